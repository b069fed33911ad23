/** State records as consecutive bytes: u16 length and key, u32 length and value. */

import { Reader, refuse, Writer } from '../../lib/codec/type.js';
import { isWithin, type Subtree } from '../../lib/state/subtrees.js';
import { StateTree } from '../../lib/state/tree.js';
import { leafOf, type TreeLeaf } from '../../lib/state/tree-leaf.js';
import type { Entry } from '../../lib/storage/database.js';

/** Bytes of a record. */
export const sizeOf = ([key, value]: Entry): number => 6 + key.length + value.length;

export function packRecords(records: readonly Entry[]): Uint8Array {
  const to = new Writer(records.reduce((sum, record) => sum + sizeOf(record), 0));
  for (const [key, value] of records) {
    to.u16(key.length);
    to.raw(key);
    to.u32(value.length);
    to.raw(value);
  }
  return to.done();
}

/** Decodes records as views of the bytes. Throws CodecError. */
export function readRecords(bytes: Uint8Array): Entry[] {
  const from = new Reader(bytes);
  const records: Entry[] = [];
  while (from.at < bytes.length) {
    const key = from.raw(from.u16());
    records.push([key, from.raw(from.u32())]);
  }
  return records;
}

const NO_LEAVES = new Uint8Array(32);

/** The subtree of these leaves. Throws RangeError for a duplicate key, or if they diverge above the depth. */
export function subtreeOf(leaves: readonly TreeLeaf[], depth: number): Subtree {
  if (leaves.length === 0) return { depth, leaves: 0, hash: NO_LEAVES };
  return { depth, leaves: leaves.length, hash: StateTree.build(leaves).rootAt(depth) };
}

/** The records of a chunk, verified to form its expected subtree. Throws CodecError otherwise. */
export function checkedRecords(content: Uint8Array, { depth, leaves, hash }: Subtree, prefix: Uint8Array): Entry[] {
  const records = readRecords(content);
  if (records.length !== leaves) refuse(`it has ${records.length} records, not ${leaves}`);
  const found = records.map(([key, value]) => leafOf(key, value));
  if (!found.every(({ path }) => isWithin(path, prefix, depth))) refuse('a record belongs to another chunk');
  try {
    if (Buffer.compare(subtreeOf(found, depth).hash, hash) === 0) return records;
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    refuse(cause.message);
  }
  return refuse('its records do not have the hash of its subtree');
}
