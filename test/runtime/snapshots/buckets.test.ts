/** Cutting a state into parts: the same on all nodes, in bounds whatever the keys, and each part shows that it is one. */

import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CHUNK_BYTES } from '../../../runtime/engine/snapshots/archive/contents.js';
import { Buckets, type StatePart } from '../../../runtime/engine/snapshots/buckets.js';
import { checkedRecords, packRecords, readRecords } from '../../../runtime/engine/snapshots/records.js';
import { CodecError } from '../../../runtime/lib/codec/type.js';
import { blake3 } from '../../../runtime/lib/crypto/hash.js';
import { tile } from '../../../runtime/lib/state/subtrees.js';
import { StateTree } from '../../../runtime/lib/state/tree.js';
import { leafOf } from '../../../runtime/lib/state/tree-leaf.js';
import type { Entry } from '../../../runtime/lib/storage/database.js';
import { inDirectory } from '../storage/temporary.js';

const records = (count: number, valueBytes: number): Entry[] =>
  Array.from({ length: count }, (_, i) => [Buffer.from(`key ${i}`), new Uint8Array(randomBytes(valueBytes))]);

async function partsOf(all: readonly Entry[], at = 1_000): Promise<StatePart[]> {
  const parts: StatePart[] = [];
  await inDirectory(async (path) => {
    const buckets = new Buckets(path, all.length);
    for (let i = 0; i < all.length; i += at) buckets.add(all.slice(i, i + at));
    parts.push(...buckets.parts());
  });
  return parts;
}

const rootOf = (all: readonly Entry[]): Uint8Array => StateTree.build(all.map((one) => leafOf(...one))).root();

test('chunks add up to the root of all records, for any order and batches of input', async () => {
  const all = records(40_000, 200);
  const parts = await partsOf(all);
  assert.ok(parts.length > 4);
  assert.equal(tile(parts)?.root, rootOf(all));
  assert.equal(await partsOf(all.toReversed(), 77), parts);
});

test('a state larger than the memory limit is sorted in files', async () => {
  const all = records(9_000, 16 * 1024);
  const parts = await partsOf(all);
  assert.equal(tile(parts)?.root, rootOf(all));
  assert.ok(parts.every(({ content }) => content.length <= CHUNK_BYTES));
});

test('keys crafted to fall into one chunk do not enlarge it', async () => {
  const ground: Entry[] = [];
  for (let i = 0; ground.length < 800; i++) {
    const key = Buffer.from(`ground ${i}`);
    if (blake3(key)[0] === 0xa7) ground.push([key, new Uint8Array(randomBytes(8 * 1024))]);
  }
  const parts = await partsOf(ground);
  assert.ok(ground.length * 8 * 1024 > 2 * CHUNK_BYTES);
  assert.ok(parts.every(({ content }) => content.length <= CHUNK_BYTES));
  assert.equal(tile(parts)?.root, rootOf(ground));
});

test('an empty state is one chunk, and so is a single record of any size', async () => {
  assert.equal(
    (await partsOf([])).map(({ leaves }) => leaves),
    [0],
  );
  const [only] = await partsOf(records(1, CHUNK_BYTES + 1));
  assert.is(only!.leaves, 1);
});

test('only an unmodified chunk is accepted', async () => {
  const all = records(20_000, 300);
  const parts = await partsOf(all);
  const { prefixes } = tile(parts)!;
  const [part, prefix, other] = [parts[1]!, prefixes[1]!, parts[2]!];
  const own = readRecords(part.content);
  assert.equal(checkedRecords(part.content, part, prefix), own);
  const refused: [string, Entry[]][] = [
    ['a value is another', own.with(3, [own[3]![0], Uint8Array.of(1)])],
    ['a record is missing', own.slice(1)],
    ['a record is there twice', own.with(1, own[0]!)],
    ['a record is of another part', own.with(1, readRecords(other.content)[0]!)],
    ['it is another part', readRecords(other.content)],
  ];
  for (const [what, changed] of refused) {
    assert.throws(
      () => checkedRecords(packRecords(changed), part, prefix),
      (cause: unknown) => cause instanceof CodecError,
      what,
    );
  }
  assert.throws(
    () => checkedRecords(part.content.subarray(0, -1), part, prefix),
    (cause: unknown) => cause instanceof CodecError,
  );
});

test.run();
