/** The state tree against its specification: roots, undo, history independence, memory. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { StateTree } from '../../../runtime/lib/state/tree.js';
import { changeOf, leafOf, type TreeChange, type TreeLeaf } from '../../../runtime/lib/state/tree-leaf.js';
import { BUNCHED, EMPTY_ROOT, leafHash, nodeHash, noise, partingAt, rootOf } from './specification.js';

/** Changes among few paths, so that they meet: inserts, updates, deletions, insertions again, and several at one path. */
const change = fc
  .tuple(fc.nat(BUNCHED.length - 1), fc.option(fc.nat(3), { freq: 2 }))
  .map(([i, value]): TreeChange => ({ path: BUNCHED[i]!, valueHash: value === null ? null : noise(1000 + value) }));
const blocks = fc.array(fc.array(change, { maxLength: 30 }), { minLength: 1, maxLength: 8 });

const name = (path: Uint8Array) => Buffer.from(path).toString('hex');

/** The same changes made to a plain map. */
function applyTo(map: Map<string, TreeLeaf>, changes: readonly TreeChange[]): void {
  for (const { path, valueHash } of changes) {
    if (valueHash === null) map.delete(name(path));
    else map.set(name(path), { path, valueHash });
  }
}

const leaves = (count: number, seed = 5000): TreeLeaf[] =>
  Array.from({ length: count }, (_, i) => ({ path: noise(seed + i), valueHash: noise(i) }));

test('no leaf has the zero root, one leaf its own hash, two a node over both', () => {
  const tree = StateTree.empty();
  assert.equal(tree.root(), EMPTY_ROOT);
  const low = { path: Uint8Array.of(0, ...noise(1).subarray(1)), valueHash: noise(2) };
  const high = { path: Uint8Array.of(128, ...noise(1).subarray(1)), valueHash: noise(3) };
  tree.apply([low]);
  assert.equal(tree.root(), leafHash(low));
  tree.apply([high]);
  assert.equal(tree.root(), nodeHash(leafHash(low), leafHash(high)));
  tree.apply([{ ...low, valueHash: null }]);
  assert.equal(tree.root(), leafHash(high));
  tree.apply([{ ...high, valueHash: null }]);
  assert.equal(tree.root(), EMPTY_ROOT);
  assert.is(tree.size, 0);
});

test('after any blocks of changes, root, size and values are those of the specification', () => {
  fc.assert(
    fc.property(blocks, (made) => {
      const tree = StateTree.empty();
      const map = new Map<string, TreeLeaf>();
      for (const changes of made) {
        tree.apply(changes);
        applyTo(map, changes);
        assert.equal(tree.root(), rootOf([...map.values()]));
        assert.is(tree.size, map.size);
      }
      for (const path of BUNCHED) {
        assert.equal(tree.get(path), map.get(name(path))?.valueHash ?? null);
        assert.is(tree.has(path), map.has(name(path)));
      }
    }),
    { numRuns: 150 },
  );
});

test('undoing blocks one by one restores every root and size, whether or not a root was asked for between', () => {
  fc.assert(
    fc.property(blocks, fc.boolean(), (made, asking) => {
      const tree = StateTree.empty();
      const map = new Map<string, TreeLeaf>();
      const before: { root: Uint8Array; size: number; undo: TreeChange[] }[] = [];
      for (const changes of made) {
        const root = rootOf([...map.values()]);
        before.push({ root, size: map.size, undo: tree.apply(changes) });
        if (asking) tree.root();
        applyTo(map, changes);
      }
      for (const { root, size, undo } of before.reverse()) {
        tree.apply(undo);
        assert.equal(tree.root(), root);
        assert.is(tree.size, size);
      }
      assert.is(tree.size, 0);
    }),
    { numRuns: 100 },
  );
});

test('an undo can itself be undone', () => {
  const tree = StateTree.build(leaves(50));
  const redo = tree.apply(tree.apply([...leaves(20, 6000), ...leaves(10).map((l) => ({ ...l, valueHash: null }))]));
  tree.apply(redo);
  assert.equal(tree.root(), rootOf([...leaves(50).slice(10), ...leaves(20, 6000)]));
});

test('the same set has the same root whatever its history', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(BUNCHED.length - 1)), fc.nat(), (chosen, seed) => {
      const set = chosen.map((i) => ({ path: BUNCHED[i]!, valueHash: noise(i + seed) }));
      const inOrder = StateTree.empty();
      for (const leaf of set) inOrder.apply([leaf]);
      const detour = StateTree.empty();
      detour.apply(BUNCHED.map((path) => ({ path, valueHash: noise(7) })));
      detour.root();
      detour.apply(BUNCHED.filter((_, i) => !chosen.includes(i)).map((path) => ({ path, valueHash: null })));
      detour.apply([...set].reverse());
      const built = StateTree.build([...set].sort((a, b) => a.valueHash[0]! - b.valueHash[0]!));
      assert.equal(detour.root(), inOrder.root());
      assert.equal(built.root(), inOrder.root());
    }),
    { numRuns: 100 },
  );
});

test('of several changes at one path the last wins, and one undo takes all back', () => {
  const tree = StateTree.build(leaves(3));
  const root = tree.root();
  const { path } = leaves(1)[0]!;
  const undo = tree.apply([null, noise(1), noise(2), null, noise(3)].map((valueHash) => ({ path, valueHash })));
  assert.equal(tree.get(path), noise(3));
  tree.apply(undo);
  assert.equal(tree.root(), root);
});

test('changes that change nothing have no undo', () => {
  const tree = StateTree.build(leaves(3));
  assert.equal(tree.apply([...leaves(3), { path: noise(1), valueHash: null }]), []);
});

test('two leaves that share 255 bits hang at depth 256, and either alone is just a leaf', () => {
  const one = { path: noise(1), valueHash: noise(2) };
  const two = { path: partingAt(one.path, 255), valueHash: noise(3) };
  const tree = StateTree.empty();
  tree.apply([one, two]);
  assert.equal(tree.root(), rootOf([one, two]));
  assert.equal(StateTree.build([two, one]).root(), tree.root());
  const third = { path: partingAt(one.path, 128), valueHash: noise(4) };
  tree.apply([third]);
  assert.equal(tree.root(), rootOf([one, two, third]));
  tree.apply([{ ...one, valueHash: null }]);
  assert.equal(tree.root(), rootOf([two, third]));
  tree.apply([{ ...third, valueHash: null }]);
  assert.equal(tree.root(), leafHash(two));
});

test('256 leaves that part from one path at every depth are handled', () => {
  const path = noise(1);
  const comb = Array.from({ length: 256 }, (_, depth) => ({ path: partingAt(path, depth), valueHash: noise(depth) }));
  const all = [...comb, { path, valueHash: noise(9) }];
  const tree = StateTree.empty();
  tree.apply(all);
  assert.equal(tree.root(), rootOf(all));
  assert.equal(StateTree.build(all).root(), tree.root());
});

test('a hash that is not 32 bytes is refused and nothing changes', () => {
  const tree = StateTree.build(leaves(5));
  const root = tree.root();
  const good = { path: noise(1), valueHash: noise(2) };
  assert.throws(() => tree.apply([good, { path: noise(1, 31), valueHash: noise(2) }]), /path must be 32 bytes, got 31/);
  assert.throws(
    () => tree.apply([good, { path: noise(1), valueHash: noise(2, 33) }]),
    /value hash must be 32 bytes, got 33/,
  );
  assert.throws(() => tree.get(noise(1, 20)), /path must be 32 bytes/);
  assert.throws(() => StateTree.build([{ path: noise(1), valueHash: noise(2, 0) }]), /value hash must be 32 bytes/);
  assert.equal(tree.root(), root);
  assert.is(tree.size, 5);
});

test('a path given twice cannot be built from', () => {
  assert.throws(() => StateTree.build([...leaves(3), ...leaves(1)]), /two leaves have the same path/);
});

test('a tree can be built in portions and from reused objects', () => {
  const { add, finish } = StateTree.builder();
  const leaf = { path: new Uint8Array(32), valueHash: new Uint8Array(32) };
  for (const { path, valueHash } of leaves(500)) {
    leaf.path.set(path);
    leaf.valueHash.set(valueHash);
    add(leaf);
  }
  assert.equal(finish().root(), rootOf(leaves(500)));
});

test('a tree that outgrows its memory segments in steps equals one built at once', () => {
  const all = leaves(40_000);
  const tree = StateTree.empty();
  for (let i = 0; i < all.length; i += 7000) tree.apply(all.slice(i, i + 7000));
  assert.equal(tree.root(), StateTree.build(all).root());
  assert.is(tree.size, all.length);
  tree.apply(all.slice(300).map(({ path }) => ({ path, valueHash: null })));
  assert.equal(tree.root(), rootOf(all.slice(0, 300)));
});

test('a thousand rounds of churn take no more memory than the first', () => {
  const tree = StateTree.build(leaves(30_000));
  const reserved = tree.bytes;
  const root = tree.root();
  const erased = ({ path }: TreeLeaf): TreeChange => ({ path, valueHash: null });
  const [all, fresh] = [leaves(30_000), leaves(200, 100_000)];
  for (let round = 0; round < 1000; round++) {
    const gone = all.slice((round * 50) % 29_000, ((round * 50) % 29_000) + 200);
    tree.apply([...fresh, ...gone.map(erased)]);
    assert.is(tree.size, 30_000);
    tree.apply([...gone, ...fresh.map(erased)]);
  }
  assert.is(tree.bytes, reserved);
  assert.equal(tree.root(), root);
});

test('a record becomes the hashes of its key and value', () => {
  const [key, value] = [Uint8Array.of(1, 2), Uint8Array.of(3)];
  const tree = StateTree.build([leafOf(key, value)]);
  assert.equal(tree.get(leafOf(key, value).path), leafOf(key, value).valueHash);
  tree.apply([changeOf(key, null)]);
  assert.is(tree.size, 0);
});

test.run();
