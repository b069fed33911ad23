/** The vote keeper against a brute force count, and its bounds. */
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addVote, powerFor, senderPower, tally, votesOfRound } from '../../../runtime/engine/consensus/votes.js';
import { holdsHonest, isQuorum } from '../../../runtime/engine/consensus/weights.js';
import type { CoreState, Value, Vote } from '../../../runtime/kernel/agreement/types.js';
import { NIL } from '../../../runtime/kernel/agreement/types.js';
import { A, B, vote } from './scene.js';

const someVote = fc
  .record({
    type: fc.constantFrom('prevote' as const, 'precommit' as const),
    validator: fc.nat(6),
    round: fc.nat(1),
    value: fc.constantFrom<Value>(A, B, NIL),
    validRound: fc.constantFrom(-1, 0),
  })
  .map(({ type, validator, round, value, validRound }) => vote(type, validator, round, value, validRound));

function keep(votes: readonly Vote[], powers: readonly number[], current = 0) {
  let book: CoreState['votes'] = {};
  let evidence = 0;
  for (const one of votes) {
    const added = addVote(book, one, powers, current);
    if (added === null) continue;
    book = added.book;
    if (added.evidence !== null) evidence++;
  }
  return { book, evidence };
}

test('tallies match a manual count of the first two distinct votes of each validator', () => {
  const powers = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(fc.array(someVote, { maxLength: 60 }), powers, (votes, weights) => {
      const { book, evidence } = keep(votes, weights);
      let doubles = 0;
      for (const type of ['prevote', 'precommit'] as const) {
        for (const round of [0, 1]) {
          const counted = new Map<string, number>();
          let any = 0;
          for (let validator = 0; validator < 7; validator++) {
            const mine = votes.filter((v) => v.type === type && v.round === round && v.validator === validator);
            const distinct = [...new Set(mine.map((v) => `${v.value}/${v.validRound}`))].slice(0, 2);
            for (const key of distinct) counted.set(key, (counted.get(key) ?? 0) + weights[validator]!);
            if (distinct.length > 0) any += weights[validator]!;
            if (distinct.length > 1) doubles++;
          }
          assert.is(tally(book, round, type).any, any);
          for (const value of [A, B, NIL] as const) {
            for (const valid of [-1, 0]) {
              assert.is(powerFor(book, round, type, value, valid), counted.get(`${value}/${valid}`) ?? 0);
            }
          }
        }
      }
      assert.is(evidence, doubles);
    }),
  );
});

test('beyond the next round only the highest round of each validator is kept', () => {
  const powers = [1, 1, 1, 1];
  const { book } = keep(
    [5, 9, 7, 1].map((round) => vote('prevote', 1, round, A)),
    powers,
  );
  assert.equal(Object.keys(book), ['1', '9']);
  const both = keep([vote('prevote', 1, 5, A), vote('prevote', 2, 5, A), vote('prevote', 1, 6, A)], powers);
  assert.is(senderPower(votesOfRound(both.book, 5), powers), 1);
  assert.is(senderPower(votesOfRound(both.book, 6), powers), 1);
});

test('the vote of an unknown validator is not counted', () => {
  assert.is(addVote({}, vote('prevote', 4, 0, A), [1, 1, 1, 1], 0), null);
});

test('two quorums overlap in more than a third, and a third is never a quorum', () => {
  fc.assert(
    fc.property(
      fc.nat(1_618_000_000),
      fc.nat(1_618_000_000),
      fc.integer({ min: 1, max: 1_618_000_000 }),
      (a, b, total) => {
        fc.pre(a <= total && b <= total);
        if (isQuorum(a, total) && isQuorum(b, total)) assert.ok(holdsHonest(a + b - total, total));
        assert.is(isQuorum(a, total), BigInt(a) * 3n > BigInt(total) * 2n);
        if (isQuorum(a, total)) assert.not(holdsHonest(total - a, total));
      },
    ),
  );
  assert.not(isQuorum(2, 3));
  assert.not(holdsHonest(1, 3));
});

test.run();
