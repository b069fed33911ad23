/**
 * The MANIFEST of a RocksDB database, as far as a copy needs it: a log of edits in records, each with a checksum, in blocks
 * of 32 KiB (https://github.com/facebook/rocksdb/wiki/MANIFEST and .../Write-Ahead-Log-File-Format).
 */

import { fail } from '../errors.js';
import { crc32c } from './crc32c.js';
import { CorruptDatabase } from './errors.js';

const BLOCK = 32_768;
/** Checksum, length, type. */
const HEADER = 7;
/** Record types: a complete record, and the last part of one; the types between are the other parts. */
const FULL = 1;
const LAST = 4;
/** The edit "the next file gets this number". */
const NEXT_FILE_NUMBER = 3;
/** Far above the number of any file. */
const FAR = 1_000_000_000;

/**
 * The same manifest, but the database numbers its next file far above all others. An incomplete last record is dropped.
 */
export function skipFileNumbers(manifest: Uint8Array, path: string): Uint8Array {
  const end = lastWhole(manifest, path);
  const edit = Uint8Array.of(NEXT_FILE_NUMBER, ...varint(FAR));
  const left = BLOCK - (end % BLOCK);
  const filling = left < HEADER + edit.length ? left : 0;
  const bytes = new Uint8Array(end + filling + HEADER + edit.length);
  bytes.set(manifest.subarray(0, end));
  const at = end + filling;
  bytes[at + 6] = FULL;
  bytes.set(edit, at + HEADER);
  const view = new DataView(bytes.buffer);
  view.setUint32(at, masked(crc32c(bytes.subarray(at + 6))), true);
  view.setUint16(at + 4, edit.length, true);
  return bytes;
}

/** Offset after the last complete record. */
function lastWhole(manifest: Uint8Array, path: string): number {
  const view = new DataView(manifest.buffer, manifest.byteOffset, manifest.byteLength);
  let end = 0;
  for (let at = 0; at + HEADER <= manifest.length; ) {
    const left = BLOCK - (at % BLOCK);
    if (left < HEADER) {
      at += left;
      continue;
    }
    const length = view.getUint16(at + 4, true);
    const type = manifest[at + 6]!;
    if (type === 0 && length === 0) break; // reserved space that is not written yet
    if (type < FULL || type > LAST) fail(CorruptDatabase, { path, reason: `a record of type ${type} in the manifest` });
    const next = at + HEADER + length;
    if (next > manifest.length) break;
    if (masked(crc32c(manifest.subarray(at + 6, next))) !== view.getUint32(at, true)) break;
    if (type === FULL || type === LAST) end = next;
    at = next;
  }
  return end;
}

/** Checksums are stored in masked form, so that a checksum over stored checksums stays meaningful. */
const masked = (crc: number): number => (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}
