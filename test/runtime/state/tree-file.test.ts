/** The state tree written to bytes and read back, whole or not at all. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { StateTree } from '../../../runtime/lib/state/tree.js';
import { TreeFileError } from '../../../runtime/lib/state/tree-file.js';
import type { TreeLeaf } from '../../../runtime/lib/state/tree-leaf.js';
import { BUNCHED, contentOf, noise } from './specification.js';

const bunch = (count: number): TreeLeaf[] =>
  BUNCHED.slice(0, count).map((path, i) => ({ path, content: contentOf(i) }));
/** Path, content with zeros after it, and its length. */
const LEAF = 65;
const fileOf = (tree: StateTree, height: number) => Uint8Array.from(Buffer.concat([...tree.toChunks(height)]));

/** A file cut into pieces of `size` bytes. */
function* cut(file: Uint8Array, size: number): Generator<Uint8Array> {
  for (let i = 0; i < file.length; i += size) yield file.subarray(i, i + size);
}

const damaged = (chunks: Iterable<Uint8Array>, what: RegExp) =>
  assert.throws(
    () => StateTree.fromChunks(chunks),
    (error: unknown) => error instanceof TreeFileError && what.test(error.message),
  );

test('a tree survives a round trip with its height, root and values, however its bytes are split', () => {
  fc.assert(
    fc.property(fc.nat(BUNCHED.length), fc.nat(2 ** 40), fc.integer({ min: 1, max: 700 }), (count, height, size) => {
      const tree = StateTree.build(bunch(count));
      const back = StateTree.fromChunks(cut(fileOf(tree, height), size));
      assert.is(back.height, height);
      assert.equal(back.tree.root(), tree.root());
      assert.is(back.tree.size, count);
      for (const { path, content } of bunch(count)) assert.equal(back.tree.get(path), content);
    }),
    { numRuns: 60 },
  );
});

test('the bytes depend only on the leaves and the height, and a restored tree continues like the original', () => {
  const tree = StateTree.build(bunch(40));
  const undo = tree.apply(bunch(20).map(({ path }) => ({ path, content: null })));
  const { tree: back } = StateTree.fromChunks(tree.toChunks(3));
  tree.apply(undo);
  back.apply(undo);
  assert.equal(back.root(), tree.root());
  assert.equal(fileOf(back, 4), fileOf(StateTree.build(bunch(40).reverse()), 4));
});

test('a tree of more than one chunk survives a round trip', () => {
  const leaves = Array.from({ length: 20_000 }, (_, i) => ({ path: noise(i), content: contentOf(i) }));
  const tree = StateTree.build(leaves);
  const chunks = [...tree.toChunks(1)];
  assert.ok(chunks.length > 2);
  assert.equal(StateTree.fromChunks(chunks).tree.root(), tree.root());
});

test('every flipped bit is detected', () => {
  const file = fileOf(StateTree.build(bunch(5)), 77);
  for (let i = 0; i < file.length * 8; i++) {
    const changed = file.slice();
    changed[i >> 3]! ^= 1 << (i & 7);
    damaged([changed], /state tree file is damaged/);
  }
});

test('a truncated or extended file is rejected with the reason', () => {
  const file = fileOf(StateTree.build(bunch(5)), 77);
  for (let length = 0; length < file.length; length++) damaged([file.subarray(0, length)], /it ends too early/);
  damaged([file, Uint8Array.of(0)], /bytes follow the last leaf/);
});

test('unordered or duplicate leaves are rejected', () => {
  const file = fileOf(StateTree.build(bunch(5)), 77);
  const at = file.length - 5 * LEAF;
  const [head, first, second] = [
    file.subarray(0, at),
    file.subarray(at, at + LEAF),
    file.subarray(at + LEAF, at + 2 * LEAF),
  ];
  damaged([head, second, first, file.subarray(at + 2 * LEAF)], /not in ascending path order/);
  damaged([head, first, first, file.subarray(at + 2 * LEAF)], /same path/);
});

test('a file of another kind is rejected', () => {
  damaged([new Uint8Array(500)], /its header is not one of this version/);
});

test.run();
