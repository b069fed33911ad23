/** Subtrees: any way to cut a tree comes to its root, and nothing else does. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DEEPEST, isWithin, type Subtree, tile } from '../../../runtime/lib/state/subtrees.js';
import { StateTree } from '../../../runtime/lib/state/tree.js';
import { leafOf, type TreeLeaf } from '../../../runtime/lib/state/tree-leaf.js';

const leaves = fc
  .uniqueArray(fc.uint8Array({ minLength: 1, maxLength: 6 }), { maxLength: 40, selector: (key) => key.join() })
  .map((keys) => keys.map((key) => leafOf(key, Uint8Array.of(...key, 1))));

/** Cuts where the numbers say so, down to some levels. */
function cut(all: readonly TreeLeaf[], choices: Iterator<boolean>, depth = 0, prefix = new Uint8Array(32)): Subtree[] {
  if (depth < 12 && choices.next().value === true) {
    const right = prefix.slice();
    right[depth >> 3]! |= 0x80 >> (depth & 7);
    return [prefix, right].flatMap((side) =>
      cut(
        all.filter(({ path }) => isWithin(path, side, depth + 1)),
        choices,
        depth + 1,
        side,
      ),
    );
  }
  return [{ depth, leaves: all.length, hash: StateTree.build(all).rootAt(depth) }];
}

const ways = fc.array(fc.boolean(), { maxLength: 60 });

test('any partition of a tree yields its root, and each part its prefix', () => {
  fc.assert(
    fc.property(leaves, ways, (all, choices) => {
      const parts = cut(all, choices[Symbol.iterator]());
      const tiling = tile(parts);
      assert.equal(tiling?.root, StateTree.build(all).root());
      for (const [i, { depth, leaves: count }] of parts.entries()) {
        assert.is(all.filter(({ path }) => isWithin(path, tiling!.prefixes[i]!, depth)).length, count);
      }
    }),
  );
});

test('parts with one modified, missing, duplicated or misplaced do not yield the root', () => {
  const changes: ((parts: readonly Subtree[], at: number) => readonly Subtree[])[] = [
    (parts, at) => parts.with(at, { ...parts[at]!, hash: new Uint8Array(32).fill(7) }),
    (parts, at) => parts.toSpliced(at, 1),
    (parts, at) => parts.toSpliced(at, 0, parts[at]!),
    (parts, at) => parts.with(at, { ...parts[at]!, depth: parts[at]!.depth + 1 }),
    (parts) => [...parts, { depth: 1, leaves: 0, hash: new Uint8Array(32) }],
  ];
  fc.assert(
    fc.property(leaves, ways, fc.nat(), fc.constantFrom(...changes), (all, choices, at, change) => {
      const parts = cut(all, choices[Symbol.iterator]());
      const changed = tile(change(parts, at % parts.length));
      assert.ok(changed === undefined || Buffer.compare(changed.root, StateTree.build(all).root()) !== 0);
    }),
  );
});

test('subtrees that are too deep are rejected at once', () => {
  const deep = Array.from({ length: DEEPEST + 2 }, (_, i) => ({ depth: i + 1, leaves: 0, hash: new Uint8Array(32) }));
  assert.is(tile(deep), undefined);
  assert.is(tile([]), undefined);
});

test('leaves that diverge above a depth are not a subtree at that depth', () => {
  const all = Array.from({ length: 8 }, (_, i) => leafOf(Uint8Array.of(i), Uint8Array.of(i)));
  assert.throws(() => StateTree.build(all).rootAt(40), RangeError);
});

test.run();
