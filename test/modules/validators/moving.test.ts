/** Moving stake between validators, the one account where it all lies, and keys that are never given away. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  BelowMinDelegation,
  ConsensusKeyInUse,
  InsufficientStake,
  NotValidator,
  RedelegationTooSoon,
  SelfStakeBelowMinimum,
} from '../../../modules/validators/index.js';
import { AmountZero, InvalidAddress } from '../../../runtime/sdk.js';
import { actor, alice, bob, carol, dave } from '../../kit/index.js';
import {
  delegationsOf,
  endEpoch,
  keyOf,
  proofOf,
  pubkeyOf,
  stake,
  stakingChain,
  UNIT,
  VAULT,
  validatorOf,
} from '../shared/stakers.js';

const DAYS_21 = 1_814_400;

const chainOf = () =>
  stakingChain(
    [
      [alice, 10_000n],
      [bob, 5_000n],
    ],
    { people: [carol, dave] },
  );

test('stake moves to another validator immediately and cannot move again for 21 days', () => {
  const c = chainOf();
  stake(c, carol, alice, 3_000n);
  const move = (from: typeof alice, to: typeof alice, units: bigint) =>
    c.run(carol, 'Redelegate', { from_validator: from, to_validator: to, amount: units * UNIT });
  move(alice, bob, 2_000n).emits('Redelegated', { from: alice, to: bob, amount: 2_000n * UNIT });
  assert.equal(
    delegationsOf(c, carol).delegations.map(({ amount }) => amount),
    [`${1_000n * UNIT}`, `${2_000n * UNIT}`],
  );
  move(bob, alice, 2_000n).fails(RedelegationTooSoon, { next_at: c.time + DAYS_21 });
  c.advance(DAYS_21);
  move(bob, alice, 2_000n);
  assert.is(delegationsOf(c, carol).delegations.length, 1);
});

test('only the moved part of a stake is held', () => {
  const c = chainOf();
  stake(c, carol, alice, 9_000n);
  stake(c, carol, bob, 5_000n);
  const move = (from: typeof alice, to: typeof alice, units: bigint) =>
    c.run(carol, 'Redelegate', { from_validator: from, to_validator: to, amount: units * UNIT });
  move(alice, bob, 1_000n);
  const first = c.time + DAYS_21;
  c.advance(86_400);
  move(alice, bob, 2_000n);
  // Of the 8,000 with bob 3,000 were moved there: the others are free.
  move(bob, alice, 5_001n).fails(RedelegationTooSoon, { next_at: first, free: `${5_000n * UNIT}` });
  move(bob, alice, 5_000n);
  move(bob, alice, 1n).fails(RedelegationTooSoon, { free: '0' });
  move(bob, alice, 3_001n).fails(InsufficientStake);
  c.advance(first - c.time);
  move(bob, alice, 1_001n).fails(RedelegationTooSoon, { free: `${1_000n * UNIT}` });
  c.advance(86_400);
  move(bob, alice, 3_000n);
});

test('moving stake obeys the rules of both unstaking and staking', () => {
  const c = chainOf();
  stake(c, carol, alice, 3_000n);
  const move = (who: typeof alice, from: typeof alice, to: typeof alice, amount: bigint) =>
    c.run(who, 'Redelegate', { from_validator: from, to_validator: to, amount });
  move(carol, alice, bob, 0n).fails(AmountZero);
  move(carol, alice, alice, 1_000n * UNIT).fails(InvalidAddress);
  move(carol, alice, dave, 1_000n * UNIT).fails(NotValidator);
  move(carol, alice, bob, 999n * UNIT).fails(BelowMinDelegation);
  move(carol, alice, bob, 3_001n * UNIT).fails(InsufficientStake);
  move(bob, bob, alice, 4_001n * UNIT).fails(SelfStakeBelowMinimum);
  move(bob, bob, alice, 4_000n * UNIT);
  assert.is(validatorOf(c, bob).self_stake, `${1_000n * UNIT}`);
});

// --- the vault

test('all staked and unbonding funds are in one account, from which only the module pays', () => {
  const c = chainOf();
  assert.is(c.balance(VAULT), 15_000n * UNIT);
  stake(c, carol, alice, 2_000n);
  c.run(carol, 'Unstake', { amount: 500n * UNIT });
  assert.is(c.balance(VAULT), 17_000n * UNIT);
  const { staked, locked } = c.ask<{ staked: string; locked: string }>('getBalance', [carol, 'TRL']);
  assert.equal([staked, locked], [`${1_500n * UNIT}`, `${500n * UNIT}`]);
});

test('a retired or pending key belongs to its validator forever', () => {
  const c = chainOf();
  const key = actor('the next key of bob');
  const next = Buffer.from(key.publicKey).toString('hex');
  const rotate = { new_consensus_pubkey: next, proof_of_possession: proofOf(c, bob, key) };
  c.run(bob, 'RotateConsensusKey', rotate);
  const other = { new_consensus_pubkey: next, proof_of_possession: proofOf(c, alice, key) };
  c.run(alice, 'RotateConsensusKey', other).fails(ConsensusKeyInUse, { pubkey: next });
  endEpoch(c);
  const old = { new_consensus_pubkey: pubkeyOf(bob), proof_of_possession: proofOf(c, alice, keyOf(bob)) };
  c.run(alice, 'RotateConsensusKey', old).fails(ConsensusKeyInUse);
  c.run(carol, 'Stake', { validator_pubkey: pubkeyOf(bob), amount: 1_000n * UNIT }).returns({
    validator: bob,
    kind: 'delegate',
  });
});

test.run();
