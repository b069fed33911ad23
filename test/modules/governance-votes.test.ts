/** Votes weigh what was bonded when the epoch of the proposal began; validators speak for delegators who are silent. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NoVotingPower } from '../../modules/governance/index.js';
import { actor, alice, bob, carol, dave, type TestChain } from '../kit/index.js';
import { cancel, endVoting, erin, execute, governed, propose, TIMELOCK, told, UNIT, vote } from './governing.js';
import { bond, nextEpoch } from './stakes.js';

const tally = (c: TestChain, id = 0) => {
  const { yes_power, no_power, voters } = told(c, id);
  return [BigInt(yes_power) / UNIT, BigInt(no_power) / UNIT, voters];
};

test('a validator speaks for everybody who has bonded with it', () => {
  const c = governed();
  propose(c);
  vote(c, alice, true).emits('ProposalVoted', { voter: alice, approve: true, power: 1_400n * UNIT });
  assert.equal(tally(c), [1_400n, 0n, 1]);
});

test('a delegator who votes takes his part out of what the validator speaks for, before or after it', () => {
  const before = governed();
  propose(before);
  vote(before, carol, false).emits('ProposalVoted', { power: 500n * UNIT });
  vote(before, alice, true);
  vote(before, bob, true);
  assert.equal(tally(before), [1_600n, 500n, 3]);
  const after = governed();
  propose(after);
  vote(after, alice, true);
  vote(after, bob, false);
  vote(after, carol, false);
  assert.equal(tally(after), [1_100n, 1_000n, 3]);
  assert.equal(
    told(after).votes.map(({ voter, power, approve }) => [voter, BigInt(power) / UNIT, approve]),
    [
      [after.json(alice), 1_100n, true],
      [after.json(bob), 500n, false],
      [after.json(carol), 500n, false],
    ],
  );
});

test('a new vote replaces the one before', () => {
  const c = governed();
  propose(c);
  vote(c, carol, true);
  vote(c, alice, true);
  vote(c, carol, false);
  vote(c, alice, false);
  vote(c, alice, false);
  assert.equal(tally(c), [0n, 1_600n, 2]);
  vote(c, alice, true);
  assert.equal(tally(c), [1_100n, 500n, 2]);
});

test('an account without stake has no say', () => {
  const c = governed();
  propose(c);
  vote(c, erin, true).fails(NoVotingPower);
});

test('what is bonded after the epoch began has no say, not even what was bonded to vote on it', () => {
  const c = governed();
  bond(c, erin, alice, 900_000n);
  propose(c);
  bond(c, erin, erin, 900_000n);
  vote(c, erin, true).fails(NoVotingPower);
  nextEpoch(c);
  vote(c, erin, true, propose(c, erin)).emits('ProposalVoted', { power: 1_800_000n * UNIT });
});

test('stake that moves to another validator after the snapshot is not counted twice', () => {
  const c = governed();
  propose(c);
  vote(c, bob, true);
  bond(c, carol, bob, 0n);
  bond(c, carol, alice, 500n);
  vote(c, carol, false).fails(NoVotingPower);
  vote(c, alice, true);
  assert.equal(tally(c), [2_100n, 0n, 2]);
});

test('stake with somebody who does not validate has no say', () => {
  const c = governed();
  bond(c, erin, dave, 5_000n);
  nextEpoch(c);
  vote(c, erin, true, propose(c)).fails(NoVotingPower);
});

test('an operator also votes with what he has bonded with other validators', () => {
  const c = governed();
  bond(c, bob, alice, 50n);
  nextEpoch(c);
  const id = propose(c);
  vote(c, bob, true, id).emits('ProposalVoted', { power: 750n * UNIT });
  vote(c, alice, false, id);
  assert.equal(tally(c, id), [750n, 1_400n, 2]);
});

test('a proposal needs a third of the power, and more than half of what is cast', () => {
  const outcome = (...votes: (readonly [typeof alice, boolean])[]) => {
    const c = governed();
    propose(c);
    for (const [who, approve] of votes) vote(c, who, approve);
    endVoting(c);
    return told(c).status;
  };
  assert.is(outcome(), 'rejected');
  assert.is(outcome([bob, true]), 'rejected'); // 700 of 2,100 are 33.3 %
  assert.is(outcome([bob, true], [dave, true]), 'approved'); // 800 are 38 %
  assert.is(outcome([alice, false], [bob, true]), 'rejected');
  assert.is(outcome([alice, true], [bob, false]), 'approved');
  const even = governed({ params: { 'governance.voting_blocks': 3, 'governance.quorum_bps': 0 } });
  bond(even, bob, bob, 1_200n);
  nextEpoch(even);
  propose(even);
  vote(even, alice, true);
  vote(even, bob, false);
  assert.equal(tally(even), [1_400n, 1_400n, 2]);
  endVoting(even);
  assert.is(told(even).status, 'rejected', 'half is not more than half');
});

test('a vote counts until the last block of voting', () => {
  const c = governed();
  propose(c);
  c.reach(told(c).voting_end_height);
  vote(c, alice, true);
  c.block().emits('ProposalApproved', { yes_power: 1_400n * UNIT, no_power: 0n });
});

test('stake sold after the vote does not change the outcome, and the last say needs the timelock', () => {
  const c = governed();
  propose(c);
  vote(c, alice, true);
  bond(c, alice, alice, 0n);
  endVoting(c);
  assert.is(told(c).status, 'approved');
  c.advance(TIMELOCK);
  execute(c).returns({ result: 'executed' });
});

/** What governance should count, written as plainly as can be. */
class Model {
  readonly votes = new Map<string, boolean>();

  readonly powers: ReadonlyMap<string, bigint>;
  readonly bonds: readonly (readonly [owner: string, validator: string, amount: bigint])[];

  constructor(powers: Model['powers'], bonds: Model['bonds']) {
    this.powers = powers;
    this.bonds = bonds;
  }

  tally(): readonly [yes: bigint, no: bigint] {
    const sides = [0n, 0n] as [bigint, bigint];
    for (const [validator, power] of this.powers) {
      let silent = power;
      for (const [owner, to, amount] of this.bonds) {
        const vote = this.votes.get(owner);
        if (to !== validator || owner === validator || vote === undefined) continue;
        sides[vote ? 0 : 1] += amount;
        silent -= amount;
      }
      const vote = this.votes.get(validator);
      if (vote !== undefined) sides[vote ? 0 : 1] += silent;
    }
    return sides;
  }
}

test('whoever votes in whatever order and as often as he likes, the tally is what the bonds say', () => {
  const people = Array.from({ length: 7 }, (_, i) => actor(`voter ${i}`));
  const amount = fc.bigInt({ min: 0n, max: 5_000n });
  const bonds = fc.array(fc.tuple(fc.nat(6), fc.nat(2), amount), { maxLength: 14 });
  const votes = fc.array(fc.tuple(fc.nat(6), fc.boolean()), { maxLength: 25 });
  fc.assert(
    fc.property(fc.tuple(amount, amount, amount), bonds, votes, (own, delegated, cast) => {
      const c = governed({ balances: people.map((one) => [one, 10n ** 15n] as const) });
      const held = new Map<string, readonly [string, string, bigint]>();
      const put = (owner: number, to: number, units: bigint) => {
        bond(c, people[owner]!, people[to]!, units);
        held.set(`${owner} ${to}`, [`${owner}`, `${to}`, units]);
      };
      own.forEach((units, i) => void put(i, i, units));
      for (const [owner, to, units] of delegated) if (owner !== to) put(owner, to, units);
      for (const gone of [alice, bob]) bond(c, gone, gone, 0n);
      nextEpoch(c);
      const all = [...held.values()];
      const powers = new Map<string, bigint>();
      own.forEach((units, i) => {
        if (units > 0n)
          powers.set(
            `${i}`,
            all.reduce((sum, [, to, one]) => (to === `${i}` ? sum + one : sum), 0n),
          );
      });
      const model = new Model(
        powers,
        all.filter(([, to]) => powers.has(to)),
      );
      const id = propose(c, people[0]!);
      for (const [who, approve] of cast) {
        const before = model.votes.get(`${who}`);
        const [yes, no] = model.tally();
        model.votes.set(`${who}`, approve);
        const [yesAfter, noAfter] = model.tally();
        if (before === undefined && yes === yesAfter && no === noAfter) {
          // He may have taken over what a validator had said the same way: only stake decides whether he may vote.
          const stake = all.some(([owner, to, units]) => owner === `${who}` && powers.has(to) && units > 0n);
          if (!stake) {
            model.votes.delete(`${who}`);
            vote(c, people[who]!, approve, id).fails(NoVotingPower);
            continue;
          }
        }
        if (!vote(c, people[who]!, approve, id).succeeded) assert.unreachable(`vote of ${who} refused`);
        assert.equal(tally(c, id).slice(0, 2), [yesAfter, noAfter]);
      }
      assert.ok(BigInt(told(c, id).yes_power) + BigInt(told(c, id).no_power) <= BigInt(told(c, id).total_power));
    }),
    { numRuns: Number(process.env.TEST_RUNS ?? 60) },
  );
});

test('cancelling, closing and expiring leave nothing behind that a block would look at again', () => {
  const c = governed();
  for (let id = 0; id < 4; id++) propose(c);
  cancel(c, alice, 0);
  vote(c, alice, true, 1);
  vote(c, alice, true, 2);
  endVoting(c, 3);
  c.advance(TIMELOCK);
  execute(c, erin, 1);
  c.advance(20 * 86_400);
  c.block();
  assert.equal(
    ['endings', 'expiries'].map((store) => c.entries('governance', store).length),
    [0, 0],
  );
});

test.run();
