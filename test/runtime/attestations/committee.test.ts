/** The order committee: everybody where there are few, else sixteen drawn by power. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COMMITTEE_SIZE, orderCommittee } from '../../../runtime/engine/attestations/committee.js';
import { blake3Hex } from '../../../runtime/lib/crypto/hash.js';

const parent = (n: number) => blake3Hex(new TextEncoder().encode(`block ${n}`));

test('a set of up to sixteen validators is the whole committee', () => {
  assert.equal(orderCommittee([5], parent(1)), [0]);
  assert.equal(
    orderCommittee(Array(16).fill(1), parent(1)),
    Array.from({ length: 16 }, (_, i) => i),
  );
});

test('sixteen of a hundred validators are drawn, distinct, identical on every node, and different at the next height', () => {
  const powers = Array.from({ length: 100 }, (_, i) => 1_000 + i);
  const committee = orderCommittee(powers, parent(7));
  assert.is(committee.length, COMMITTEE_SIZE);
  assert.is(new Set(committee).size, COMMITTEE_SIZE);
  assert.equal(
    [...committee].sort((a, b) => a - b),
    committee,
  );
  assert.equal(orderCommittee(powers, parent(7)), committee);
  assert.not.equal(orderCommittee(powers, parent(8)), committee);
});

test('validators are drawn in proportion to their power', () => {
  const powers = Array.from({ length: 40 }, (_, i) => (i < 20 ? 1_000 : 3_000));
  const seats = [0, 0];
  for (let n = 0; n < 2_000; n++) for (const index of orderCommittee(powers, parent(n))) seats[index < 20 ? 0 : 1]!++;
  const ratio = seats[1]! / seats[0]!;
  assert.ok(
    ratio > 1.9 && ratio < 2.6,
    `drawn without putting back, three times the power has ${ratio} times the seats`,
  );
});

test.run();
