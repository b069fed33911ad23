/** Staking, delegating, and taking it back: who may stake what with whom, and when it can be had again. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyValidator,
  BelowMinDelegation,
  InsufficientStake,
  InvalidProofOfPossession,
  NothingToClaim,
  PoolDisabled,
  SelfStakeBelowMinimum,
  StakeBelowMinimum,
  TooManyDelegations,
  TooManyUnbondings,
} from '../../../modules/validators/index.js';
import { AmountZero, fromHex, InsufficientBalance } from '../../../runtime/sdk.js';
import { actor, alice, bob, carol, dave } from '../../kit/index.js';
import {
  delegationsOf,
  endEpoch,
  keyOf,
  proofOf,
  pubkeyOf,
  register,
  stake,
  stakingChain,
  UNIT,
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

// --- registering

test('a new consensus key makes its sender a validator, and the stake leaves the balance', () => {
  const c = chainOf();
  const before = c.balance(carol);
  register(c, carol, 1_000n)
    .returns({ validator: carol, kind: 'register' })
    .emits('Staked', { staker: carol, validator: carol, amount: 1_000n * UNIT, kind: 'register' });
  assert.is(c.balance(carol), before - 1_000n * UNIT);
  const { pubkey, stake, self_stake, status, registered_at_height } = validatorOf(c, carol);
  assert.equal([pubkey, stake, self_stake], [pubkeyOf(carol), `${1_000n * UNIT}`, `${1_000n * UNIT}`]);
  assert.equal([status, registered_at_height], ['candidate', 1]);
});

test('an account cannot stake more than its balance', () => {
  const c = chainOf();
  c.run(actor('pauper'), 'Stake', { validator_pubkey: pubkeyOf(carol), amount: 1_000n * UNIT }).fails(
    InsufficientBalance,
  );
});

test('registering takes a thousand units and an unused key, one per account', () => {
  const c = chainOf();
  const take = (amount: bigint, key = carol) => c.run(carol, 'Stake', { validator_pubkey: pubkeyOf(key), amount });
  take(0n).fails(AmountZero);
  take(1_000n * UNIT - 1n).fails(StakeBelowMinimum, { min: `${1_000n * UNIT}` });
  take(1_000n * UNIT);
  take(1_000n * UNIT, dave).fails(AlreadyValidator, { pubkey: pubkeyOf(carol) });
});

test('a key must be valid, and proven when signatures are enforced', () => {
  const open = chainOf();
  const small = Buffer.from(new Uint8Array(32).fill(1, 0, 1)).toString('hex');
  open
    .run(carol, 'Stake', { validator_pubkey: small, amount: 1_000n * UNIT })
    .fails(InvalidProofOfPossession, { reason: 'it is not a valid Ed25519 key' });

  const c = stakingChain([[alice, 10_000n]], { people: [carol, dave], enforceSignatures: true });
  const ask = { validator_pubkey: pubkeyOf(carol), amount: 1_000n * UNIT };
  c.run(carol, 'Stake', ask).fails(InvalidProofOfPossession);
  c.run(carol, 'Stake', { ...ask, proof_of_possession: proofOf(c, dave, keyOf(carol)) }).fails(
    InvalidProofOfPossession,
    { reason: 'the key must sign this digest' },
  );
  c.run(carol, 'Stake', { ...ask, proof_of_possession: proofOf(c, carol, dave) }).fails(InvalidProofOfPossession);
  c.run(carol, 'Stake', { ...ask, proof_of_possession: proofOf(c, carol) });
});

test("no account can register another's key or reuse its proof on another chain", () => {
  const c = stakingChain([[alice, 10_000n]], { people: [carol], enforceSignatures: true });
  const stolen = { validator_pubkey: pubkeyOf(alice), amount: 1_000n * UNIT, proof_of_possession: proofOf(c, carol) };
  c.run(carol, 'Stake', stolen).returns({ validator: alice, kind: 'delegate' });
  const digest = fromHex('00'.repeat(32));
  const forged = { ...stolen, validator_pubkey: pubkeyOf(carol), proof_of_possession: keyOf(carol).sign(digest) };
  c.run(carol, 'Stake', forged).fails(InvalidProofOfPossession);
});

test('an operator can stake any amount while a thousand units remain', () => {
  const c = chainOf();
  c.run(alice, 'Stake', { validator_pubkey: pubkeyOf(alice), amount: 1n })
    .returns({ validator: alice, kind: 'self' })
    .emits('Staked', { kind: 'self', amount: 1n });
  c.run(alice, 'Unstake', { amount: 10_000n * UNIT + 1n });
  c.run(alice, 'Stake', { validator_pubkey: pubkeyOf(alice), amount: 999n * UNIT }).fails(StakeBelowMinimum);
  c.run(alice, 'Stake', { validator_pubkey: pubkeyOf(alice), amount: 1_000n * UNIT });
});

// --- delegating

test("staking with another validator's key delegates, with a default minimum of a thousand units", () => {
  const c = chainOf();
  stake(c, carol, alice, 999n).fails(BelowMinDelegation, { min: `${1_000n * UNIT}` });
  stake(c, carol, alice, 1_000n).returns({ validator: alice, kind: 'delegate' });
  const { delegations } = delegationsOf(c, carol);
  assert.is(delegations.length, 1);
  assert.is(delegations[0]!.amount, `${1_000n * UNIT}`);
  const { count, total, delegators } = delegationsOf(c, alice).received!;
  assert.equal([count, total, delegators.length], [1, `${1_000n * UNIT}`, 1]);
});

test('a pool may change its minimum or close, and a leaving validator accepts no delegations', () => {
  const c = chainOf();
  const config = { pool_enabled: true, pool_name: 'Alice', min_delegation: 5n, auto_compound_default: false };
  c.run(alice, 'SetPoolConfig', config);
  c.run(carol, 'Stake', { validator_pubkey: pubkeyOf(alice), amount: 4n }).fails(BelowMinDelegation, { min: '5' });
  c.run(carol, 'Stake', { validator_pubkey: pubkeyOf(alice), amount: 5n });
  c.run(alice, 'SetPoolConfig', { ...config, pool_enabled: false });
  stake(c, carol, alice, 5_000n).fails(PoolDisabled);
  c.run(bob, 'Unstake', { amount: 5_000n * UNIT });
  stake(c, carol, bob, 5_000n).fails(PoolDisabled, { reason: 'it is leaving' });
});

test('governance may change the minimum delegation of pools without their own', () => {
  const c = chainOf();
  const { parameters } = c.ask<{ parameters: { min: string; initial: string }[] }>('getParameters', [
    'staking.min_delegation_default',
  ]);
  assert.equal([parameters[0]!.min, parameters[0]!.initial], ['1', `${1_000n * UNIT}`]);
});

test('an account delegates to at most a hundred validators', () => {
  const crowd = Array.from({ length: 101 }, (_, i) => actor(`many ${i}`));
  const c = stakingChain(
    crowd.slice(0, 100).map((who) => [who, 1_000n] as const),
    { people: [carol, crowd[100]!] },
  );
  for (const who of crowd.slice(0, 100)) stake(c, carol, who, 1_000n);
  register(c, crowd[100]!, 1_000n);
  stake(c, carol, crowd[100]!, 1_000n).fails(TooManyDelegations, { max: 100 });
  c.run(carol, 'Unstake', { amount: 1_000n * UNIT });
  stake(c, carol, crowd[100]!, 1_000n);
});

// --- taking it back

test('stake unbonds for 21 days and is paid out in full', () => {
  const c = chainOf();
  const before = c.balance(carol);
  stake(c, carol, alice, 3_000n);
  const release_at = c.time + DAYS_21;
  c.run(carol, 'Unstake', { amount: 3_000n * UNIT })
    .emits('Unstaked', { staker: carol, validator: alice, amount: 3_000n * UNIT, release_at })
    .returns({
      release_at,
      entries: [{ validator: alice, amount: 3_000n * UNIT, release_at, claimable: false }],
    });
  c.run(carol, 'ClaimUnstake').fails(NothingToClaim, { next_release_at: release_at });
  c.advance(DAYS_21 - 1);
  c.run(carol, 'ClaimUnstake').fails(NothingToClaim);
  c.block({ after: 1_000 });
  c.run(carol, 'ClaimUnstake')
    .returns({ amount: 3_000n * UNIT })
    .emits('UnstakeClaimed', { amount: 3_000n * UNIT });
  assert.is(c.balance(carol), before);
  assert.equal(delegationsOf(c, carol), { address: c.json(carol), delegations: [], unbonding: [], received: null });
  c.run(carol, 'ClaimUnstake').fails(NothingToClaim, { next_release_at: null });
});

test('without a named validator own stake is withdrawn first, then the oldest delegations', () => {
  const c = chainOf();
  stake(c, bob, alice, 2_000n);
  register(c, dave, 3_000n);
  stake(c, bob, dave, 2_000n);
  c.run(bob, 'Unstake', { amount: 1_000n * UNIT }).emits('Unstaked', { validator: bob });
  const ran = c.run(bob, 'Unstake', { amount: 7_000n * UNIT });
  assert.equal(
    ran.events.map(({ data }) => [data.validator, data.amount]),
    [
      [bob.address, 4_000n * UNIT],
      [alice.address, 2_000n * UNIT],
      [dave.address, 1_000n * UNIT],
    ],
  );
  c.run(bob, 'Unstake', { amount: 1_001n * UNIT }).fails(InsufficientStake, { have: `${1_000n * UNIT}` });
  c.run(bob, 'Unstake', { amount: 1_000n * UNIT, validator: alice }).fails(InsufficientStake, { have: '0' });
  c.run(bob, 'Unstake', { amount: 1_000n * UNIT, validator: dave });
});

test('the remaining own stake is at least a thousand units or zero', () => {
  const c = chainOf();
  c.run(bob, 'Unstake', { amount: 4_000n * UNIT + 1n }).fails(SelfStakeBelowMinimum);
  c.run(bob, 'Unstake', { amount: 4_000n * UNIT });
  c.run(bob, 'Unstake', { amount: 1n }).fails(SelfStakeBelowMinimum);
  c.run(bob, 'Unstake', { amount: 1_000n * UNIT });
});

test("an operator that unstakes fully leaves the active set at the epoch's end, and delegations can be withdrawn", () => {
  const c = chainOf();
  stake(c, carol, bob, 2_000n);
  c.run(bob, 'Unstake', { amount: 5_000n * UNIT });
  assert.is(validatorOf(c, bob).status, 'leaving');
  endEpoch(c).emits('ActiveSetChanged', { epoch: 1, added: [], removed: [bob.address] });
  assert.is(delegationsOf(c, carol).delegations[0]!.amount, `${2_000n * UNIT}`);
  c.run(carol, 'Unstake', { amount: 2_000n * UNIT });
});

test('an account has at most 32 unbonding amounts, and those of the same second are merged', () => {
  const c = chainOf();
  stake(c, carol, alice, 100_000n);
  for (let i = 0; i < 32; i++) {
    c.run(carol, 'Unstake', { amount: 2n });
    c.run(carol, 'Unstake', { amount: 1n });
    c.block();
  }
  const { unbonding } = delegationsOf(c, carol);
  assert.equal([unbonding.length, unbonding[0]!.amount], [32, '3']);
  c.run(carol, 'Unstake', { amount: 1n }).fails(TooManyUnbondings, { max: 32 });
  c.advance(DAYS_21);
  c.run(carol, 'ClaimUnstake').returns({ amount: 96n });
});

test.run();
