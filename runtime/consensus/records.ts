/** The vote log's records: what a validator must find again after a crash, as typed bytes (consensus 2.9). */
import type { Hash } from '../codec/ids.js';
import {
  readCommit,
  readPolka,
  readRound,
  readSigned,
  writeCommit,
  writePolka,
  writeRound,
  writeSigned,
} from './messages.js';
import type { CoreRecord } from './types.js';
import { Reader, WireError, Writer } from './wire.js';

/** One frame of the vote log. */
export interface LogRecord {
  readonly type: number;
  readonly payload: Uint8Array;
}

/** The append-only file of what this node signed and locked, until the block log has its height. */
export interface VoteLog {
  /** Appends and syncs once; when it resolves, the records survive a crash. */
  append(records: readonly LogRecord[]): Promise<void>;
  /** Everything since the last finished height, in order. */
  load(): Promise<readonly LogRecord[]>;
  /** The height and all before it are durable elsewhere: their records may go. */
  finish(height: number): Promise<void>;
}

const TYPES = ['height', 'signed', 'block', 'lock', 'valid', 'round', 'commit'] as const;

/** A record as read back; a block comes with its bytes, a height opens the records that follow. */
export type LoggedRecord =
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'block'; readonly hash: Hash; readonly bytes: Uint8Array }
  | Exclude<CoreRecord, { type: 'block' }>;

/** The bytes of a record of the vote log. */
export function encodeRecord(record: LoggedRecord): LogRecord {
  return { type: TYPES.indexOf(record.type), payload: write(new Writer(), record).finish() };
}

function write(writer: Writer, record: LoggedRecord): Writer {
  switch (record.type) {
    case 'height':
      return writer.u64(record.height);
    case 'signed':
      return writeSigned(writer, record.message);
    case 'block':
      return writer.hash(record.hash).u32(record.bytes.length).bytes(record.bytes);
    case 'lock':
      return writer.u32(record.round).hash(record.hash);
    case 'valid':
      return writePolka(writer, record.certificate);
    case 'round':
      return writeRound(writer.u32(record.round), record.certificate);
    case 'commit':
      return writeCommit(writer, record.certificate);
  }
}

/** Reads a frame; throws WireError on bytes this version did not write. */
export function decodeRecord({ type, payload }: LogRecord): LoggedRecord {
  const reader = new Reader(payload);
  const record = read(reader, TYPES[type]);
  reader.end();
  return record;
}

function read(reader: Reader, type: (typeof TYPES)[number] | undefined): LoggedRecord {
  switch (type) {
    case 'height':
      return { type, height: reader.u64() };
    case 'signed':
      return { type, message: readSigned(reader) };
    case 'block':
      return { type, hash: reader.hash(), bytes: reader.bytes(reader.u32()) };
    case 'lock':
      return { type, round: reader.u32(), hash: reader.hash() };
    case 'valid':
      return { type, certificate: readPolka(reader) };
    case 'round':
      return { type, round: reader.u32(), certificate: readRound(reader) };
    case 'commit':
      return { type, certificate: readCommit(reader) };
    default:
      throw new WireError('unknown type of vote log record');
  }
}
