/** Proofs: the true ones hold, and nothing else does. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CodecError, decode, encode, type TextForms } from '../../../runtime/lib/codec/type.js';
import { Proof, verifyPath, verifyProof } from '../../../runtime/lib/state/proof.js';
import { StateTree } from '../../../runtime/lib/state/tree.js';
import { leafOf, type TreeLeaf } from '../../../runtime/lib/state/tree-leaf.js';
import {
  BUNCHED,
  bit,
  contentOf,
  EMPTY_ROOT,
  leafHash,
  nodeHash,
  noise,
  partingAt,
  valueHash,
} from './specification.js';

const key = (i: number) => new TextEncoder().encode(`key ${i}`);
const value = (i: number) => new TextEncoder().encode(`value ${i}`);
const keys = (count: number) => StateTree.build(Array.from({ length: count }, (_, i) => leafOf(key(i), value(i))));
const proofOf = (tree: StateTree, i: number) => tree.prove(leafOf(key(i), value(i)).path);

const bunch = (chosen: readonly number[]): TreeLeaf[] =>
  chosen.map((i) => ({ path: BUNCHED[i]!, content: contentOf(1000 + i) }));

test('a proof shows the value of every key in a tree, and the absence of every other key', () => {
  for (const count of [0, 1, 2, 3, 10, 300]) {
    const tree = keys(count);
    for (let i = 0; i < count + 50; i++) {
      const proof = proofOf(tree, i);
      assert.is(verifyProof(tree.root(), key(i), value(i), proof), i < count, `${i} of ${count} present`);
      assert.is(verifyProof(tree.root(), key(i), null, proof), i >= count, `${i} of ${count} absent`);
      assert.is(verifyProof(tree.root(), key(i), value(i + 1), proof), false);
    }
  }
});

test('proofs hold for paths that diverge at any depth, including the last bit', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(BUNCHED.length - 1)), (chosen) => {
      const tree = StateTree.build(bunch(chosen));
      for (let i = 0; i < BUNCHED.length; i++) {
        const path = BUNCHED[i]!;
        const held = chosen.includes(i) ? valueHash(contentOf(1000 + i)) : null;
        assert.ok(verifyPath(tree.root(), path, held, tree.prove(path)));
        assert.not(verifyPath(tree.root(), path, held === null ? noise(1000 + i) : null, tree.prove(path)));
      }
    }),
    { numRuns: 40 },
  );
});

test('two leaves that share 255 bits have proofs at depth 256 with one sibling', () => {
  const one = { path: noise(1), content: noise(2) };
  const two = { path: partingAt(one.path, 255), content: noise(3) };
  const tree = StateTree.build([one, two]);
  const proof = tree.prove(two.path);
  assert.is(proof.depth, 256);
  assert.is(proof.siblings.length, 1);
  assert.ok(verifyPath(tree.root(), two.path, two.content, proof));
  const parting = tree.prove(partingAt(one.path, 200));
  assert.equal(parting.terminal, { empty: {} });
  assert.is(parting.depth, 201);
  assert.ok(verifyPath(tree.root(), partingAt(one.path, 200), null, parting));
});

test('in an empty tree an empty proof shows that every key is absent', () => {
  const proof = keys(0).prove(noise(1));
  assert.equal(proof, { terminal: { empty: {} }, depth: 0, bitmap: EMPTY_ROOT, siblings: [] });
  assert.ok(verifyProof(EMPTY_ROOT, key(1), null, proof));
  assert.not(verifyProof(EMPTY_ROOT, key(1), value(1), proof));
});

test('a proof with any bit changed is rejected, as is one for a changed root, key or value', () => {
  const tree = keys(30);
  const kinds = new Set<string>();
  for (const i of [0, 1, ...Array.from({ length: 24 }, (_, j) => 30 + j)]) {
    const proof = proofOf(tree, i);
    const kind = Object.keys(proof.terminal)[0]!;
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const held = i < 30 ? value(i) : null;
    const root = tree.root();
    const bytes = encode(Proof, proof);
    eachBitChanged(bytes, (changed) => {
      const read = decodeOrNull(changed);
      assert.not(read !== null && verifyProof(root, key(i), held, read));
    });
    eachBitChanged(root, (changed) => assert.not(verifyProof(changed, key(i), held, proof)));
    if (held === null) continue;
    eachBitChanged(key(i), (changed) => assert.not(verifyProof(root, changed, held, proof)));
    eachBitChanged(held, (changed) => assert.not(verifyProof(root, key(i), changed, proof)));
  }
  assert.equal([...kinds].sort(), ['empty', 'other', 'own']);
});

test('another leaf proves nothing about its own path or one that does not lead to it', () => {
  const [one, two] = [
    { path: partingAt(noise(1), 0), content: noise(2) },
    { path: partingAt(noise(1), 3), content: noise(3) },
  ];
  const tree = StateTree.build([one, two]);
  const proof = tree.prove(noise(1));
  assert.ok('other' in proof.terminal);
  assert.ok(verifyPath(tree.root(), noise(1), null, proof));
  assert.not(verifyPath(tree.root(), one.path, null, proof));
  assert.not(verifyPath(tree.root(), two.path, null, proof));
});

test('a leaf off its path proves nothing, even under a root crafted to contain it', () => {
  const path = partingAt(noise(1), 0);
  const astray = { path: noise(1), content: noise(2) };
  const sibling = noise(3);
  const root = bit(path, 0) === 0 ? nodeHash(leafHash(astray), sibling) : nodeHash(sibling, leafHash(astray));
  const bitmap = Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 0x80 : 0));
  const other = { path: astray.path, value_hash: astray.content };
  assert.not(verifyPath(root, path, null, { terminal: { other }, depth: 1, bitmap, siblings: [sibling] }));
});

test('an incomplete, extended or non-canonical proof is rejected', () => {
  const tree = keys(30);
  const proof = proofOf(tree, 3);
  const holds = (changed: Partial<Proof>) => verifyProof(tree.root(), key(3), value(3), { ...proof, ...changed });
  assert.ok(holds({}));
  const { bitmap, siblings, depth } = proof;
  const marked = (level: number) => bitmap.map((byte, i) => (i === level >> 3 ? byte | (0x80 >> (level & 7)) : byte));
  assert.not(holds({ siblings: [...siblings, noise(1)] }));
  assert.not(holds({ siblings: siblings.slice(1) }));
  assert.not(holds({ bitmap: marked(depth) }));
  assert.not(holds({ bitmap: marked(255), siblings: [...siblings, noise(1)] }));
  assert.not(holds({ bitmap: marked(255), siblings: [noise(1), ...siblings] }));
  assert.not(holds({ bitmap: bitmap.slice(1) }));
  assert.not(holds({ depth: depth + 1 }));
  assert.not(holds({ depth: 257 }));
  assert.not(holds({ depth: -1 }));
  assert.not(holds({ depth: depth + 0.5 }));
  assert.not(holds({ siblings: siblings.map((hash, i) => (i === 0 ? hash.subarray(1) : hash)) }));
  assert.not(verifyProof(tree.root().subarray(1), key(3), value(3), proof));
});

test('an empty sibling is omitted, never encoded as zeros', () => {
  const one = { path: noise(1), content: noise(2) };
  const two = { path: partingAt(one.path, 1), content: noise(3) };
  const tree = StateTree.build([one, two]);
  const proof = tree.prove(one.path);
  assert.equal([proof.depth, proof.bitmap[0], proof.siblings.length], [2, 0x40, 1]);
  const spelt = {
    ...proof,
    bitmap: proof.bitmap.map((b, i) => (i === 0 ? 0xc0 : b)),
    siblings: [EMPTY_ROOT, ...proof.siblings],
  };
  assert.ok(verifyPath(tree.root(), one.path, one.content, proof));
  assert.not(verifyPath(tree.root(), one.path, one.content, spelt));
});

test('a proof survives bytes and JSON, and trailing bytes are rejected', () => {
  const text = {} as TextForms;
  const tree = keys(200);
  for (let i = 150; i < 250; i++) {
    const proof = proofOf(tree, i);
    const bytes = encode(Proof, proof);
    assert.equal(decode(Proof, bytes), proof);
    assert.equal(Proof.fromJson(JSON.parse(JSON.stringify(Proof.toJson(proof, text))), text), proof);
    assert.is(decodeOrNull(Uint8Array.of(...bytes, 0)), null);
    assert.is(decodeOrNull(bytes.subarray(1)), null);
  }
});

test('a proof is valid only under its own root', () => {
  const tree = keys(20);
  const [proof, root] = [proofOf(tree, 4), tree.root()];
  const undo = tree.apply([leafOf(key(99), value(99))]);
  assert.not(verifyProof(tree.root(), key(4), value(4), proof));
  assert.ok(verifyProof(tree.root(), key(4), value(4), proofOf(tree, 4)));
  tree.apply(undo);
  assert.ok(verifyProof(tree.root(), key(4), value(4), proof));
  assert.equal(tree.root(), root);
});

function decodeOrNull(bytes: Uint8Array): Proof | null {
  try {
    return decode(Proof, bytes);
  } catch (error) {
    assert.instance(error, CodecError);
    return null;
  }
}

function eachBitChanged(bytes: Uint8Array, check: (changed: Uint8Array) => void): void {
  for (let i = 0; i < bytes.length * 8; i++) {
    const changed = bytes.slice();
    changed[i >> 3]! ^= 1 << (i & 7);
    check(changed);
  }
}

test.run();
