/** Votes weigh what was bonded when the epoch of the proposal began; validators speak for delegators who are silent. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NoVotingPower } from '../../../modules/governance/index.js';
import { actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import {
  cancel,
  endVoting,
  erin,
  execute,
  governed,
  governing,
  MILLION,
  propose,
  TIMELOCK,
  told,
  UNIT,
  vote,
} from '../shared/governing.js';
import { convict, endEpoch, register, stake, unstake } from '../shared/stakers.js';

const tally = (c: TestChain, id = 0) => {
  const { yes_power, no_power, voters } = told(c, id);
  return [BigInt(yes_power) / UNIT, BigInt(no_power) / UNIT, voters];
};

test('a vote can be cast and changed at the lowest gas limit that governance may set', () => {
  const c = governed({ params: { 'gas.VoteProposal': 10_000 } });
  propose(c);
  for (const approve of [true, false, true]) vote(c, alice, approve).emits('ProposalVoted', { approve });
});

test('a validator votes for every account bonded to it', () => {
  const c = governed();
  propose(c);
  vote(c, alice, true).emits('ProposalVoted', { voter: alice, approve: true, power: 2_800n * UNIT });
  assert.equal(tally(c), [2_800n, 0n, 1]);
});

test("a delegator's own vote removes its share from the validator's vote, before or after it", () => {
  const before = governed();
  propose(before);
  vote(before, carol, false).emits('ProposalVoted', { power: 1_000n * UNIT });
  vote(before, alice, true);
  vote(before, bob, true);
  assert.equal(tally(before), [3_200n, 1_000n, 3]);
  const after = governed();
  propose(after);
  vote(after, alice, true);
  vote(after, bob, false);
  vote(after, carol, false);
  assert.equal(tally(after), [2_200n, 2_000n, 3]);
  assert.equal(
    told(after).votes.map(({ voter, power, approve }) => [voter, BigInt(power) / UNIT, approve]),
    [
      [after.json(alice), 2_200n, true],
      [after.json(bob), 1_000n, false],
      [after.json(carol), 1_000n, false],
    ],
  );
});

test('a new vote replaces the previous one', () => {
  const c = governed();
  propose(c);
  vote(c, carol, true);
  vote(c, alice, true);
  vote(c, carol, false);
  vote(c, alice, false);
  vote(c, alice, false);
  assert.equal(tally(c), [0n, 3_200n, 2]);
  vote(c, alice, true);
  assert.equal(tally(c), [2_200n, 1_000n, 2]);
});

test('an account without stake cannot vote', () => {
  const c = governed();
  propose(c);
  vote(c, erin, true).fails(NoVotingPower);
});

test('stake bonded after the epoch began has no vote, even if it was bonded to vote', () => {
  const c = governed();
  stake(c, erin, alice, 400_000n);
  propose(c);
  register(c, erin, 400_000n);
  vote(c, erin, true).fails(NoVotingPower);
  endEpoch(c);
  vote(c, erin, true, propose(c, erin)).emits('ProposalVoted', { power: 800_000n * UNIT });
});

test('stake that moves to another validator after the snapshot is not counted twice', () => {
  const c = governed();
  propose(c);
  vote(c, bob, true);
  c.run(carol, 'Redelegate', { from_validator: bob, to_validator: alice, amount: 400n * UNIT });
  // What she had with alice is hers; what she moved is still spoken for by bob.
  vote(c, carol, false).emits('ProposalVoted', { power: 600n * UNIT });
  vote(c, alice, true);
  assert.equal(tally(c), [3_600n, 600n, 3]);
});

test('stake that is unbonding when the epoch begins has no vote', () => {
  const c = governed();
  unstake(c, dave, alice, 200n);
  endEpoch(c);
  propose(c);
  vote(c, dave, true).fails(NoVotingPower);
  vote(c, alice, true).emits('ProposalVoted', { power: 2_600n * UNIT });
});

test('compounding during a vote adds no power beyond the snapshot', () => {
  const c = governed({ params: { 'governance.voting_blocks': 25 } });
  c.run(carol, 'SetAutoCompound', { validator: alice, enable: true });
  endEpoch(c);
  propose(c);
  endEpoch(c);
  vote(c, carol, true);
  vote(c, alice, true);
  vote(c, bob, true);
  const { yes_power, total_power } = told(c);
  assert.is(yes_power, total_power);
});

test('neither a jailed validator nor the stake bonded to it has a vote', () => {
  const c = governed();
  register(c, dave, 1_000n);
  stake(c, erin, dave, 5_000n);
  endEpoch(c);
  vote(c, erin, true, propose(c)).emits('ProposalVoted', { power: 5_000n * UNIT });
  c.block();
  convict(c, dave);
  endEpoch(c);
  const id = propose(c);
  vote(c, erin, true, id).fails(NoVotingPower);
  // What he has with alice is still his.
  vote(c, dave, true, id).emits('ProposalVoted', { power: 200n * UNIT });
});

test('an operator also votes with its bonds to other validators', () => {
  const c = governed();
  stake(c, bob, alice, 100n);
  endEpoch(c);
  const id = propose(c);
  vote(c, bob, true, id).emits('ProposalVoted', { power: 1_500n * UNIT });
  vote(c, alice, false, id);
  assert.equal(tally(c, id), [1_500n, 2_800n, 2]);
});

test('a proposal needs a turnout of a third of the power and more than half of the votes cast', () => {
  const outcome = (...votes: (readonly [typeof alice, boolean])[]) => {
    const c = governed();
    propose(c);
    for (const [who, approve] of votes) vote(c, who, approve);
    endVoting(c);
    return told(c).status;
  };
  assert.is(outcome(), 'rejected');
  assert.is(outcome([bob, true]), 'rejected'); // 1,400 of 4,200 are 33.3 %
  assert.is(outcome([bob, true], [dave, true]), 'approved'); // 1,600 are 38 %
  assert.is(outcome([alice, false], [bob, true]), 'rejected');
  assert.is(outcome([alice, true], [bob, false]), 'approved');
  const even = governed({ params: { 'governance.voting_blocks': 3, 'governance.quorum_bps': 0 } });
  stake(even, bob, bob, 1_400n);
  endEpoch(even);
  propose(even);
  vote(even, alice, true);
  vote(even, bob, false);
  assert.equal(tally(even), [2_800n, 2_800n, 2]);
  endVoting(even);
  assert.is(told(even).status, 'rejected', 'half is not more than half');
});

test('a vote counts until the last block of voting', () => {
  const c = governed();
  propose(c);
  c.reach(told(c).voting_end_height);
  vote(c, alice, true);
  c.block().emits('ProposalApproved', { yes_power: 2_800n * UNIT, no_power: 0n });
});

test('stake sold after the vote does not change the outcome', () => {
  const c = governed();
  propose(c);
  vote(c, alice, true);
  unstake(c, alice, alice, 2_000n);
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

test('for any order and number of votes the tally matches the bonds', () => {
  const people = Array.from({ length: 7 }, (_, i) => actor(`voter ${i}`));
  const validators = people.slice(0, 3);
  const own = fc.tuple(...validators.map(() => fc.bigInt({ min: 1_000n, max: 5_000n })));
  const delegation = fc.tuple(fc.nat(6), fc.nat(2), fc.bigInt({ min: 1n, max: 5_000n }));
  const delegations = fc.uniqueArray(delegation, { maxLength: 14, selector: ([owner, to]) => `${owner} ${to}` });
  const votes = fc.array(fc.tuple(fc.nat(6), fc.boolean()), { maxLength: 25 });
  fc.assert(
    fc.property(own, delegations, votes, (staked, delegated, cast) => {
      const c = governing([], { balances: people.map((one) => [one, MILLION] as const) });
      const bonds: (readonly [string, string, bigint])[] = staked.map((units, i) => [`${i}`, `${i}`, units]);
      for (const [i, who] of validators.entries()) register(c, who, staked[i]!);
      for (const [owner, to, units] of delegated) {
        if (owner === to) continue;
        stake(c, people[owner]!, people[to]!, units);
        bonds.push([`${owner}`, `${to}`, units]);
      }
      endEpoch(c);
      const powerOf = (id: string) => bonds.reduce((sum, [, to, units]) => (to === id ? sum + units : sum), 0n);
      const model = new Model(new Map(['0', '1', '2'].map((id) => [id, powerOf(id)])), bonds);
      const id = propose(c, people[0]!);
      for (const [who, approve] of cast) {
        if (!bonds.some(([owner]) => owner === `${who}`)) {
          vote(c, people[who]!, approve, id).fails(NoVotingPower);
          continue;
        }
        model.votes.set(`${who}`, approve);
        if (!vote(c, people[who]!, approve, id).succeeded) assert.unreachable(`vote of ${who} refused`);
        assert.equal(tally(c, id).slice(0, 2), model.tally());
      }
      assert.ok(BigInt(told(c, id).yes_power) + BigInt(told(c, id).no_power) <= BigInt(told(c, id).total_power));
    }),
    { numRuns: Number(process.env.TEST_RUNS ?? 60) },
  );
});

test('a cancelled, closed or expired proposal leaves no pending work for later blocks', () => {
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
