/** What blocks may refer to, and whom it credits, convicts and blames. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AttestationCount, type AttestedHeight, InvalidAttestation } from '../../../runtime/kernel/chain/attested.js';
import type { AttestationRef } from '../../../runtime/kernel/chain/block.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { account, hash } from './made.js';

const SET = [0, 1, 2, 3].map((n) => ({ address: account(n), power: 10 }));
const ref = (age: number, validator: number, n = validator): AttestationRef => ({ age, validator, hash: hash(n) });

function count(
  height: number,
  refs: readonly AttestationRef[],
  before: readonly AttestedHeight[] = [],
  epochBlocks = 100,
) {
  const counted = new AttestationCount({ height, proposer: account(height + 50), epochBlocks, set: SET }, before);
  for (const one of refs) counted.take(one);
  return counted;
}

function refuses(work: () => unknown, reason: RegExp): void {
  try {
    work();
  } catch (cause) {
    assert.ok(cause instanceof Failure && cause.error === InvalidAttestation, String(cause));
    assert.match(cause.details.reason as string, reason);
    return;
  }
  assert.unreachable('it was accepted');
}

test('validators of the set are credited once per height, in time or up to three heights late', () => {
  const one = count(1, [ref(0, 0), ref(0, 2)]);
  assert.equal(one.credited, [
    { validator: account(0), age: 0 },
    { validator: account(2), age: 0 },
  ]);
  const two = count(2, [ref(0, 1), ref(1, 1)], one.window);
  assert.equal(two.credited[1], { validator: account(1), age: 1 });
  const three = count(3, [], two.window);
  const four = count(4, [ref(3, 3)], three.window);
  assert.equal(four.credited, [{ validator: account(3), age: 3 }]);
  refuses(() => count(5, [ref(3, 0), ref(4 as 3, 3)], four.window), /height cannot be attested/);
  assert.is(four.window.length, 4);
});

test('references ascend, name members and stay in their epoch', () => {
  refuses(() => count(1, [ref(0, 1), ref(0, 0)]), /ascending order/);
  refuses(() => count(1, [ref(0, 1), ref(0, 1)]), /ascending order/);
  refuses(() => count(1, [ref(0, 4)]), /no such validator/);
  refuses(() => count(1, [ref(1, 0)]), /height cannot be attested/);
  const before = count(2, [], [], 2).window;
  refuses(() => count(3, [ref(1, 0)], before, 2), /epoch is over/);
  assert.is(count(3, [ref(0, 0)], before, 2).credited.length, 1);
});

test('a rejected reference does not change the count', () => {
  const counted = count(1, [ref(0, 1)]);
  const before = JSON.stringify([counted.window, counted.credited]);
  refuses(() => counted.take(ref(0, 0)), /ascending order/);
  refuses(() => counted.take(ref(2, 2)), /height cannot be attested/);
  assert.is(JSON.stringify([counted.window, counted.credited]), before);
  counted.take(ref(0, 2));
  assert.is(counted.credited.length, 2);
});

test('a second attestation for a height is a conflict, in the same block or a later one', () => {
  assert.equal(count(1, [ref(0, 1, 5), ref(0, 1, 6)]).conflicting, [account(1)]);
  refuses(() => count(1, [ref(0, 1, 5), ref(0, 1, 6), ref(0, 1, 7)]), /conflict is already known/);
  const later = count(2, [ref(1, 1, 9)], count(1, [ref(0, 1, 5)]).window);
  assert.equal([later.conflicting, later.credited], [[account(1)], []]);
});

test('a proposer that omits a third of the power is reported once', () => {
  const one = count(1, [ref(0, 0)]);
  const two = count(2, [ref(1, 1)], one.window);
  assert.equal(two.omitting, []);
  const three = count(3, [ref(2, 2)], two.window);
  assert.equal(three.omitting, [account(51)]);
  assert.equal(count(4, [ref(3, 3)], three.window).omitting, []);
  assert.equal(count(2, [ref(0, 0), ref(1, 1), ref(1, 2)], one.window).omitting, [account(51)]);
});

test.run();
