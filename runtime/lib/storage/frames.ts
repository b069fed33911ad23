/**
 * Format of the node's own logs: checksummed frames in groups, in which a torn end can be distinguished from damage.
 *
 *     file   = header frame, then groups
 *     group  = 0xff, the file's marker [8], frames         what one write and one sync made durable
 *     frame  = type u8, length u32, payload, crc32c u32    checksum over all before it; numbers little-endian
 *     header = frame of type 0xfe: format u8 = 1, marker [8], subject u64
 *
 * A group starts only after the previous one was synced. So data before another group's marker was durable, and its
 * damage cannot come from a crash; damage without a later marker is in the last, unacknowledged write. The marker is
 * random, because a payload may contain a stranger's bytes that look like frames (decision 0011).
 */

import { randomBytes } from 'node:crypto';
import { crc32c } from './crc32c.js';

const GROUP = 0xff;
const HEADER = 0xfe;
const FORMAT = 1;
const MARKER_LENGTH = 8;

/** Bytes of a frame beside its payload: type, length, checksum. */
export const FRAME_OVERHEAD = 9;
/** Bytes from the start of a frame to its payload. */
export const FRAME_PREFIX = 5;
/** Bytes of a file before its first group. */
export const HEADER_LENGTH = FRAME_OVERHEAD + 1 + MARKER_LENGTH + 8;

/** A record of a log: a type chosen by its owner, 0–253, and bytes, in one or several pieces. */
export interface LogRecord {
  readonly type: number;
  readonly payload: Uint8Array | readonly Uint8Array[];
}

/** A record read from a log, with the position of its frame in the file. */
export interface LogEntry {
  readonly type: number;
  readonly payload: Uint8Array;
  readonly offset: number;
}

/** Position where reading stopped before the end. `torn`: a write interrupted by a crash; otherwise damage to durable data. */
export interface Damage {
  readonly at: number;
  readonly torn: boolean;
  readonly reason: string;
}

/** The first bytes of a log file. */
export interface LogHeader {
  readonly marker: Uint8Array;
  readonly subject: number;
}

/** The first bytes of a new file and the marker in them. `subject` says what the file holds (a height). */
export function encodeHeader(subject: number): { bytes: Uint8Array; marker: Uint8Array } {
  const marker = new Uint8Array(randomBytes(MARKER_LENGTH));
  const payload = new Uint8Array(1 + MARKER_LENGTH + 8);
  payload[0] = FORMAT;
  payload.set(marker, 1);
  new DataView(payload.buffer).setBigUint64(1 + MARKER_LENGTH, BigInt(subject), true);
  return { bytes: Buffer.concat(frameOf(HEADER, payload)), marker };
}

/** The header at the start of a file, or the reason why it cannot be read. */
export function decodeHeader(bytes: Uint8Array): LogHeader | string {
  const frame = decodeLogEntry(bytes, 0);
  if (typeof frame === 'string') return frame;
  const { type, payload } = frame;
  if (type !== HEADER || payload.length !== HEADER_LENGTH - FRAME_OVERHEAD) return 'not a log of this node';
  if (payload[0] !== FORMAT) return `format ${payload[0]} of the log is unknown`;
  const view = new DataView(payload.buffer, payload.byteOffset, payload.length);
  return {
    marker: Uint8Array.from(payload.subarray(1, 1 + MARKER_LENGTH)),
    subject: Number(view.getBigUint64(1 + MARKER_LENGTH, true)),
  };
}

/** The chunks of one group, ready to write, and where each frame starts if the group starts at `offset`. */
export function encodeGroup(
  marker: Uint8Array,
  records: readonly LogRecord[],
  offset: number,
): { chunks: Uint8Array[]; offsets: number[] } {
  const chunks: Uint8Array[] = [Uint8Array.of(GROUP), marker];
  const offsets: number[] = [];
  let at = offset + 1 + MARKER_LENGTH;
  for (const record of records) {
    offsets.push(at);
    for (const chunk of encodeLogEntry(record)) {
      chunks.push(chunk);
      at += chunk.length;
    }
  }
  return { chunks, offsets };
}

/** The frame at `offset`, or the reason why it is incomplete or damaged. The payload is a view. */
export function decodeLogEntry(bytes: Uint8Array, offset: number): LogEntry | string {
  if (bytes.length - offset < FRAME_OVERHEAD) return 'the frame is cut off';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = offset + FRAME_PREFIX + view.getUint32(offset + 1, true);
  if (end + 4 > bytes.length) return 'the frame is longer than the file';
  if (crc32c(bytes.subarray(offset, end)) !== view.getUint32(end, true)) return 'the checksum of the frame differs';
  return { type: bytes[offset]!, payload: bytes.subarray(offset + FRAME_PREFIX, end), offset };
}

/** Reads all groups of a file: the sound frames before any damage, the position after them, and the damage. */
export function decodeGroups(
  bytes: Uint8Array,
  marker: Uint8Array,
): { frames: LogEntry[]; end: number; damage: Damage | null } {
  const frames: LogEntry[] = [];
  let end = HEADER_LENGTH;
  let at = end;
  while (at < bytes.length) {
    if (bytes[at] === GROUP && startsGroup(bytes, at, marker)) {
      at += 1 + MARKER_LENGTH;
      continue;
    }
    const frame = at === HEADER_LENGTH ? 'the group does not start with its marker' : decodeLogEntry(bytes, at);
    if (typeof frame === 'string') {
      const rest = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      const torn = rest.indexOf(marker, at + 2) < 0; // at + 1 would find the marker of the torn group itself
      return { frames, end, damage: { at, torn, reason: frame } };
    }
    frames.push(frame);
    at += frame.payload.length + FRAME_OVERHEAD;
    end = at;
  }
  return { frames, end, damage: at === end ? null : { at: end, torn: true, reason: 'the group is empty' } };
}

function startsGroup(bytes: Uint8Array, at: number, marker: Uint8Array): boolean {
  return marker.every((byte, i) => bytes[at + 1 + i] === byte);
}

function encodeLogEntry({ type, payload }: LogRecord): Uint8Array[] {
  if (type < 0 || type >= HEADER) throw new RangeError(`frame type ${type} is outside 0..253`);
  return frameOf(type, payload);
}

function frameOf(type: number, payload: LogRecord['payload']): Uint8Array[] {
  const pieces = payload instanceof Uint8Array ? [payload] : payload;
  const prefix = new Uint8Array(FRAME_PREFIX);
  prefix[0] = type;
  new DataView(prefix.buffer).setUint32(
    1,
    pieces.reduce((length, piece) => length + piece.length, 0),
    true,
  );
  const checksum = new Uint8Array(4);
  let crc = crc32c(prefix);
  for (const piece of pieces) crc = crc32c(piece, crc);
  new DataView(checksum.buffer).setUint32(0, crc, true);
  return [prefix, ...pieces, checksum];
}
