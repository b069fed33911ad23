/** The pool of attestations: what it keeps, what blocks may refer to, what attestations point to, and what it forgets. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AttestationPool } from '../../../runtime/engine/attestations/pool.js';
import type { AttestationRef } from '../../../runtime/kernel/chain/block.js';
import { attestation, hash } from './made.js';

/** A pool whose head is a height; the hash of each block is its height. */
function poolAt(height: number, refs: Readonly<Record<number, readonly AttestationRef[]>> = {}): AttestationPool {
  const pool = new AttestationPool();
  for (let at = 1; at <= height; at++) pool.follow(at, hash(at), hash(at - 1), refs[at] ?? []);
  return pool;
}

const at = (height: number, validator: number, madeMs = 0) =>
  attestation(height, validator, hash(height - 1), { made_ms: madeMs });

test('attestations of the next height come first, then late ones in ascending order', () => {
  const pool = poolAt(5);
  const [late, second, first] = [at(4, 0), at(6, 3), at(6, 1)];
  for (const one of [late, second, first]) assert.ok(pool.add(one));
  assert.equal(pool.offered(), [
    { age: 0, validator: 1, hash: first.hash },
    { age: 0, validator: 3, hash: second.hash },
    { age: 2, validator: 0, hash: late.hash },
  ]);
});

test('an attestation that a block already references is not offered again, but a second one of its validator is', () => {
  const [one, other, third] = [at(5, 2, 1), at(5, 2, 2), at(5, 2, 3)];
  const pool = poolAt(5, { 5: [{ age: 0, validator: 2, hash: one.hash }] });
  assert.ok(pool.add(one));
  assert.equal(pool.offered(), []);
  assert.ok(pool.add(other));
  assert.equal(pool.offered(), [{ age: 1, validator: 2, hash: other.hash }]);
  assert.not(pool.add(third), 'a third says nothing new');
  pool.follow(6, hash(6), hash(5), [{ age: 1, validator: 2, hash: other.hash }]);
  assert.equal(pool.offered(), []);
  assert.equal(pool.referred(5, 2), [one.hash, other.hash]);
});

test('an attestation that references another chain is never offered', () => {
  const pool = poolAt(5);
  assert.ok(pool.add(attestation(6, 0, hash(99))));
  assert.equal(pool.offered(), []);
});

test('attestations that are too old or too far ahead are not kept, and blocks prune the pool', () => {
  const pool = poolAt(10);
  for (const height of [7, 13]) assert.not(pool.add(at(height, 0)), `height ${height}`);
  for (const height of [8, 9, 10, 11, 12]) assert.ok(pool.add(at(height, 0)), `height ${height}`);
  assert.not(pool.add(at(9, 0)), 'known');
  pool.follow(11, hash(11), hash(10), []);
  assert.is(pool.size, 4);
  for (let height = 12; height < 16; height++) pool.follow(height, hash(height), hash(height - 1), []);
  assert.is(pool.size, 0);
});

test('attestations reference earlier ones that no block references', () => {
  const [seen, unseen, own] = [at(5, 0), at(5, 1), at(6, 2)];
  const pool = poolAt(5, { 5: [{ age: 0, validator: 0, hash: seen.hash }] });
  for (const one of [seen, unseen, own]) pool.add(one);
  assert.equal(pool.unreferred(), [unseen.hash]);
});

test('the references in a block are limited to the space available', () => {
  const pool = poolAt(5);
  for (const height of [4, 5, 6]) for (let validator = 0; validator < 100; validator++) pool.add(at(height, validator));
  const offered = pool.offered();
  assert.is(offered.length, 128);
  assert.is(offered.filter(({ age }) => age === 0).length, 100);
});

test.run();
