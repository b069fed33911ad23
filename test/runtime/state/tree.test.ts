/** The state tree against its specification: roots, undo, history independence, memory. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { blake3 } from '../../../runtime/lib/crypto/hash.js';
import { StateTree } from '../../../runtime/lib/state/tree.js';
import { changeOf, leafOf, type TreeChange, type TreeLeaf } from '../../../runtime/lib/state/tree-leaf.js';
import { BUNCHED, contentOf, EMPTY_ROOT, leafHash, nodeHash, noise, partingAt, rootOf } from './specification.js';

/** Changes among few paths, so that they meet: inserts, updates, deletions, insertions again, and several at one path. */
const change = fc
  .tuple(fc.nat(BUNCHED.length - 1), fc.option(fc.nat(3), { freq: 2 }))
  .map(([i, value]): TreeChange => ({ path: BUNCHED[i]!, content: value === null ? null : contentOf(1000 + value) }));
const blocks = fc.array(fc.array(change, { maxLength: 30 }), { minLength: 1, maxLength: 8 });

const name = (path: Uint8Array) => Buffer.from(path).toString('hex');

/** The same changes made to a plain map. */
function applyTo(map: Map<string, TreeLeaf>, changes: readonly TreeChange[]): void {
  for (const { path, content } of changes) {
    if (content === null) map.delete(name(path));
    else map.set(name(path), { path, content });
  }
}

const leaves = (count: number, seed = 5000): TreeLeaf[] =>
  Array.from({ length: count }, (_, i) => ({ path: noise(seed + i), content: contentOf(i) }));

test('an empty tree has the zero root, one leaf its own hash, two leaves a node over both', () => {
  const tree = StateTree.empty();
  assert.equal(tree.root(), EMPTY_ROOT);
  const low = { path: Uint8Array.of(0, ...noise(1).subarray(1)), content: noise(2) };
  const high = { path: Uint8Array.of(128, ...noise(1).subarray(1)), content: noise(3) };
  tree.apply([low]);
  assert.equal(tree.root(), leafHash(low));
  tree.apply([high]);
  assert.equal(tree.root(), nodeHash(leafHash(low), leafHash(high)));
  tree.apply([{ ...low, content: null }]);
  assert.equal(tree.root(), leafHash(high));
  tree.apply([{ ...high, content: null }]);
  assert.equal(tree.root(), EMPTY_ROOT);
  assert.is(tree.size, 0);
});

/** Paths of which some share no more than chance has it, some 12 bits, and six alone begin as they do: three and three share 48. */
const SPREAD = Array.from({ length: 1_500 }, (_, i) => {
  const path = noise(9_000 + i);
  if (i % 2 === 1) path.set([i % 5, 16 * (i % 7)]);
  if (path[0]! >> 1 === 0x52) path[0]! ^= 0x80;
  if (i % 250 === 0) path.set([0xa5, i % 4, 7, 7, 7, 7]);
  return path;
});

test('a value is found while branches nearby are added and removed between lookups', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3 }),
      fc.array(fc.integer(), { minLength: 4, maxLength: 8 }),
      (built, rounds) => {
        const map = new Map<string, TreeLeaf>();
        const first = SPREAD.slice(0, 400 * built).map((path, i) => ({ path, content: Uint8Array.of(i) }));
        const tree = StateTree.build(first);
        applyTo(map, first);
        for (const seed of rounds) {
          const bytes = noise(seed);
          const changes = SPREAD.flatMap((path, i): TreeChange[] => {
            const drawn = bytes[i % 31]! ^ (i >> 3);
            if (drawn % 4 === 0) return [{ path, content: null }];
            return drawn % 4 === 1 ? [{ path, content: Uint8Array.of(seed, i) }] : [];
          });
          tree.apply(changes);
          applyTo(map, changes);
          for (const path of SPREAD) assert.equal(tree.value(path), map.get(name(path))?.content ?? null);
        }
      },
    ),
    { numRuns: 20 },
  );
});

/** A leaf whose path begins so. */
const leafAt = (...bytes: readonly number[]): TreeLeaf => ({
  path: Uint8Array.of(...bytes, ...noise(1).subarray(bytes.length)),
  content: Uint8Array.of(bytes.length),
});
/** A hundred leaves whose paths begin with a 1. */
const ONES = leaves(100).map(({ path, content }) => ({ path: path.with(0, path[0]! | 0x80), content }));

test('a value is found after its neighbor is removed together with their shared branch', () => {
  const [one, two] = [leafAt(0, 0, 0), leafAt(0, 0, 8)];
  const tree = StateTree.build([...ONES, one, two]);
  assert.equal(tree.value(one.path), one.content);
  tree.apply([{ path: two.path, content: null }]);
  assert.equal(tree.value(one.path), one.content);
  assert.is(tree.value(two.path), null);
});

test('a value is found if its path diverges early from others that share bits and diverge far below', () => {
  const [one, two] = [leafAt(1, 0, 7, 7, 7, 7, 0), leafAt(1, 0, 7, 7, 7, 7, 0x80)];
  const tree = StateTree.build([...ONES, one, two]);
  assert.equal(tree.value(one.path), one.content);
  const early = leafAt(1, 1, 7, 7, 7, 7);
  tree.apply([early]);
  assert.equal(tree.value(early.path), early.content);
});

test('after any blocks of changes, root, size and values match the specification', () => {
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
        assert.equal(tree.get(path), map.get(name(path))?.content ?? null);
        const { content } = map.get(name(path)) ?? { content: null };
        assert.equal(tree.value(path), content?.length === 32 ? undefined : content);
      }
    }),
    { numRuns: 150 },
  );
});

test('undoing blocks one by one restores every root and size, with or without root computations between', () => {
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
  const redo = tree.apply(tree.apply([...leaves(20, 6000), ...leaves(10).map((l) => ({ ...l, content: null }))]));
  tree.apply(redo);
  assert.equal(tree.root(), rootOf([...leaves(50).slice(10), ...leaves(20, 6000)]));
});

test('the same set has the same root whatever its history', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(BUNCHED.length - 1)), fc.nat(), (chosen, seed) => {
      const set = chosen.map((i) => ({ path: BUNCHED[i]!, content: contentOf(i + seed) }));
      const inOrder = StateTree.empty();
      for (const leaf of set) inOrder.apply([leaf]);
      const detour = StateTree.empty();
      detour.apply(BUNCHED.map((path) => ({ path, content: noise(7) })));
      detour.root();
      detour.apply(BUNCHED.filter((_, i) => !chosen.includes(i)).map((path) => ({ path, content: null })));
      detour.apply([...set].reverse());
      const built = StateTree.build([...set].sort((a, b) => a.path[1]! - b.path[1]!));
      assert.equal(detour.root(), inOrder.root());
      assert.equal(built.root(), inOrder.root());
    }),
    { numRuns: 100 },
  );
});

test('the last of several changes at one path wins, and one undo reverts all', () => {
  const tree = StateTree.build(leaves(3));
  const root = tree.root();
  const { path } = leaves(1)[0]!;
  const undo = tree.apply([null, noise(1), noise(2), null, noise(3)].map((content) => ({ path, content })));
  assert.equal(tree.get(path), noise(3));
  tree.apply(undo);
  assert.equal(tree.root(), root);
});

test('changes without effect have no undo', () => {
  const tree = StateTree.build(leaves(3));
  assert.equal(tree.apply([...leaves(3), { path: noise(1), content: null }]), []);
});

test('two leaves that share 255 bits are at depth 256, and either alone is just a leaf', () => {
  const one = { path: noise(1), content: noise(2) };
  const two = { path: partingAt(one.path, 255), content: noise(3) };
  const tree = StateTree.empty();
  tree.apply([one, two]);
  assert.equal(tree.root(), rootOf([one, two]));
  assert.equal(StateTree.build([two, one]).root(), tree.root());
  const third = { path: partingAt(one.path, 128), content: noise(4) };
  tree.apply([third]);
  assert.equal(tree.root(), rootOf([one, two, third]));
  tree.apply([{ ...one, content: null }]);
  assert.equal(tree.root(), rootOf([two, third]));
  tree.apply([{ ...third, content: null }]);
  assert.equal(tree.root(), leafHash(two));
});

test('256 leaves that diverge from one path at every depth are handled', () => {
  const path = noise(1);
  const comb = Array.from({ length: 256 }, (_, depth) => ({ path: partingAt(path, depth), content: noise(depth) }));
  const all = [...comb, { path, content: noise(9) }];
  const tree = StateTree.empty();
  tree.apply(all);
  assert.equal(tree.root(), rootOf(all));
  assert.equal(StateTree.build(all).root(), tree.root());
});

test('a path that is not 32 bytes or overlong content is rejected and nothing changes', () => {
  const tree = StateTree.build(leaves(5));
  const root = tree.root();
  const good = { path: noise(1), content: noise(2) };
  assert.throws(() => tree.apply([good, { path: noise(1, 31), content: noise(2) }]), /path must be 32 bytes, got 31/);
  assert.throws(
    () => tree.apply([good, { path: noise(1), content: noise(2, 33) }]),
    /content must be at most 32 bytes, got 33/,
  );
  assert.throws(() => tree.get(noise(1, 20)), /path must be 32 bytes/);
  assert.throws(() => StateTree.build([{ path: noise(1), content: noise(2, 33) }]), /content must be at most 32 bytes/);
  assert.equal(tree.root(), root);
  assert.is(tree.size, 5);
});

test('a tree cannot be built from duplicate paths', () => {
  assert.throws(() => StateTree.build([...leaves(3), ...leaves(1)]), /two leaves have the same path/);
});

test('a tree can be built in batches and from reused objects', () => {
  const { add, finish } = StateTree.builder();
  const leaf = { path: new Uint8Array(32), content: noise(0) };
  for (const { path, content } of leaves(500)) {
    leaf.path.set(path);
    leaf.content = content;
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
  tree.apply(all.slice(300).map(({ path }) => ({ path, content: null })));
  assert.equal(tree.root(), rootOf(all.slice(0, 300)));
});

test('memory use stays constant over a thousand rounds of churn', () => {
  const tree = StateTree.build(leaves(30_000));
  const reserved = tree.bytes;
  const root = tree.root();
  const erased = ({ path }: TreeLeaf): TreeChange => ({ path, content: null });
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

test('a leaf is the hash of key and value, and a value shorter than a hash is read from the tree', () => {
  for (const length of [0, 1, 16, 31, 32, 33, 200]) {
    const [key, value] = [Uint8Array.of(1, 2), noise(length, 200).subarray(0, length)];
    const tree = StateTree.empty();
    const { path } = leafOf(key, value);
    assert.is(tree.value(path), null);
    const undo = tree.apply([changeOf(key, value)]);
    assert.equal(tree.root(), leafHash({ path, content: blake3(value) }));
    assert.equal(tree.value(path), length < 32 ? value : undefined);
    tree.apply([changeOf(key, null)]);
    assert.is(tree.size, 0);
    tree.apply(undo);
    assert.is(tree.value(path), null);
  }
});

test('undoing a change of its length restores a value', () => {
  const key = Uint8Array.of(7);
  const values = [0, 31, 32, 5, 64, 31].map((length, i) => noise(i + 1, 64).subarray(0, length));
  const tree = StateTree.empty();
  const undos = values.map((value) => tree.apply([changeOf(key, value)]));
  for (let i = values.length - 1; i >= 0; i--) {
    assert.equal(tree.root(), leafHash(leafOf(key, values[i]!)));
    assert.equal(tree.value(leafOf(key, values[i]!).path), values[i]!.length < 32 ? values[i] : undefined);
    tree.apply(undos[i]!);
  }
  assert.equal(tree.root(), EMPTY_ROOT);
});

test.run();
