/** Merkle roots: the definition, and proofs that show what is there and nothing else. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toHex } from '../../../runtime/lib/codec/ids.js';
import { blake3 } from '../../../runtime/lib/crypto/hash.js';
import { MerkleRoot, merkleRoot, merkleTree, verifyMerkleProof } from '../../../runtime/lib/crypto/merkle.js';

const leaf = (item: Uint8Array) => blake3(Uint8Array.of(0, ...item));
const node = (left: Uint8Array, right: Uint8Array) => blake3(Uint8Array.of(1, ...left, ...right));
const item = (n: number) => new TextEncoder().encode(`item ${n}`);
const list = (count: number) => Array.from({ length: count }, (_, i) => item(i));

test('an empty list has the zero root, and a single item its leaf', () => {
  assert.equal(merkleRoot([]), new Uint8Array(32));
  assert.equal(merkleRoot([item(0)]), leaf(item(0)));
});

test('an odd node is promoted, not paired with itself', () => {
  const [a, b, c, d, e] = list(5).map(leaf) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  assert.equal(merkleRoot(list(3)), node(node(a, b), c));
  assert.equal(merkleRoot(list(5)), node(node(node(a, b), node(c, d)), e));
});

/** The same tree said another way: a left half as large as a power of two allows, and the rest. */
function recursiveRoot(items: readonly Uint8Array[]): Uint8Array {
  if (items.length === 1) return leaf(items[0]!);
  const half = 2 ** Math.ceil(Math.log2(items.length) - 1);
  return node(recursiveRoot(items.slice(0, half)), recursiveRoot(items.slice(half)));
}

test('the root matches the recursive definition', () => {
  for (const count of [...Array(70).keys()].slice(1)) assert.equal(merkleRoot(list(count)), recursiveRoot(list(count)));
  assert.equal(merkleRoot(list(1000)), recursiveRoot(list(1000)));
});

test('an incremental root is correct at each length, and so is the root with one further item', () => {
  const growing = new MerkleRoot();
  for (let count = 0; count < 70; count++) {
    assert.equal(growing.root(), merkleRoot(list(count)));
    assert.equal(growing.rootWith(item(count)), merkleRoot(list(count + 1)));
    growing.add(item(count));
  }
});

test('the root of a fixed list never changes', () => {
  assert.is(toHex(merkleRoot(list(1000))), '1e95294603b7406ff7ee3cbeefb2197e2fabdfce34e66953b235ea0ac80b6d60');
});

test('modifying a returned zero root does not affect later ones', () => {
  merkleRoot([]).fill(1);
  assert.equal(merkleRoot([]), new Uint8Array(32));
});

test('every item of every list up to 40 has a proof, valid only at its own position', () => {
  for (let count = 1; count <= 40; count++) {
    const items = list(count);
    const root = merkleRoot(items);
    for (let index = 0; index < count; index++) {
      const proof = merkleTree(items).proof(index);
      assert.ok(verifyMerkleProof(root, items[index]!, proof));
      assert.not.ok(verifyMerkleProof(root, item(count), proof));
      for (let other = 0; other < count; other++) {
        if (other !== index) assert.not.ok(verifyMerkleProof(root, items[index]!, { ...proof, index: other }));
      }
    }
  }
});

test('a modified proof is rejected', () => {
  const items = list(21);
  const root = merkleRoot(items);
  const proof = merkleTree(items).proof(13);
  const flipped = (bytes: Uint8Array, at: number) => bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));
  fc.assert(
    fc.property(fc.nat(31), fc.nat(proof.siblings.length - 1), (at, which) => {
      const siblings = proof.siblings.map((sibling, i) => (i === which ? flipped(sibling, at) : sibling));
      assert.not.ok(verifyMerkleProof(root, items[13]!, { ...proof, siblings }));
      assert.not.ok(verifyMerkleProof(flipped(root, at), items[13]!, proof));
    }),
  );
  const bad = [
    { ...proof, siblings: proof.siblings.slice(1) },
    { ...proof, siblings: [...proof.siblings, root] },
    { ...proof, siblings: proof.siblings.map((sibling) => sibling.subarray(1)) },
    { ...proof, index: -1 },
    { ...proof, index: 13.5 },
    { ...proof, index: 21 },
    { ...proof, count: 0 },
    { ...proof, count: Number.NaN },
    { ...proof, count: Number.POSITIVE_INFINITY },
  ];
  for (const wrong of bad) assert.not.ok(verifyMerkleProof(root, items[13]!, wrong));
  assert.not.ok(verifyMerkleProof(root.subarray(0, 31), items[13]!, proof));
});

test('an inner node is not accepted as an item', () => {
  const items = list(4);
  const [a, b] = items.map(leaf) as [Uint8Array, Uint8Array];
  const forged = Uint8Array.of(...a, ...b);
  const above = merkleTree(items).proof(0).siblings.slice(1);
  assert.not.ok(verifyMerkleProof(merkleRoot(items), forged, { index: 0, count: 2, siblings: above }));
});

test('a proof of an absent item is rejected', () => {
  assert.throws(() => merkleTree(list(3)).proof(3), /no item 3 in a list of 3/);
  assert.throws(() => merkleTree([]).proof(0), RangeError);
});

test.run();
