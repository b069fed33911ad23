/** Double signs, jail and consensus keys: who is convicted by what, for how long, and by which key. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ConsensusKeyInUse,
  EvidenceInvalid,
  EvidenceKnown,
  InvalidPoolConfig,
  InvalidProofOfPossession,
  JailNotExpired,
  KeyRotationThisEpoch,
  MetadataTooLong,
  NotJailed,
  NotValidator,
} from '../../../modules/validators/index.js';
import { applyEvidence } from '../../../runtime/kernel/chain/execute.js';
import { evidenceOf, type Hash, toHex } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import {
  convict,
  doubleSign,
  EPOCH,
  endEpoch,
  keyOf,
  proofOf,
  pubkeyOf,
  reach,
  register,
  stakingChain,
  UNIT,
  validatorOf,
} from '../shared/stakers.js';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Bob is jailed again and again; alice and carol keep the chain going. */
const chainOf = () =>
  stakingChain(
    [
      [alice, 5_000n],
      [bob, 3_000n],
      [carol, 4_000n],
    ],
    { people: [dave] },
  );

const accuse = (c: TestChain, messages: object) => c.run(dave, 'SubmitEvidence', messages);

// --- evidence

test('a validator that double-signs is jailed and keeps its stake', () => {
  const c = chainOf();
  reach(c, 5);
  accuse(c, doubleSign(c, bob, 4)).emits('ValidatorJailed', {
    validator: bob,
    reason: 'double-sign',
    count: 1,
    release_at: c.time + HOUR,
  });
  const { status, is_jailed, jail_release_time, jail_count, stake, reputation } = validatorOf(c, bob);
  assert.equal([status, is_jailed, jail_release_time, jail_count], ['jailed', true, c.time + HOUR, 1]);
  assert.equal([stake, reputation], [`${3_000n * UNIT}`, 30]);
  assert.is(c.ask('stakingInfo').jailed, 1);
});

test('a jailed validator loses its turns and rewards at once and its power from the next epoch', () => {
  const c = chainOf();
  reach(c, 3);
  accuse(c, doubleSign(c, bob, 2));
  c.block();
  const led = new Set<string>();
  for (; c.height < EPOCH - 1; c.block()) led.add(c.proposer);
  assert.is(led.has(bob.address), false);
  assert.is(c.validators('current').length, 3);
  c.block({ proposer: bob });
  c.block().emits('BlockRewarded', { proposer: bob, proposer_reward: 0n, score_bps: 0 });
  assert.equal(
    c.validators('current').map(({ address }) => address),
    [alice.address, carol.address],
  );
});

test('evidence counts in either order and convicts only once', () => {
  const c = chainOf();
  reach(c, 5);
  const { message_a, message_b } = doubleSign(c, bob, 4);
  accuse(c, { message_a: message_b, message_b: message_a });
  accuse(c, { message_a, message_b }).fails(EvidenceKnown);
  accuse(c, doubleSign(c, bob, 3)).fails(EvidenceKnown);
  accuse(c, doubleSign(c, bob, 5)).fails(EvidenceKnown);
  accuse(c, doubleSign(c, alice, 4));
});

test('single, forged, non-validator and future messages are rejected as evidence', () => {
  const c = chainOf();
  reach(c, 5);
  const { message_a, message_b } = doubleSign(c, bob, 4);
  accuse(c, { message_a, message_b: message_a }).fails(EvidenceInvalid);
  accuse(c, doubleSign(c, bob, 4, keyOf(alice))).fails(EvidenceInvalid);
  accuse(c, { message_a, message_b: Uint8Array.from([...message_b, 0]) }).fails(EvidenceInvalid);
  accuse(c, { message_a, message_b: doubleSign(c, bob, 3).message_b }).fails(EvidenceInvalid);
  accuse(c, { message_a, message_b: doubleSign(c, carol, 4).message_b }).fails(EvidenceInvalid);
  accuse(c, doubleSign(c, bob, 6)).fails(EvidenceInvalid, { reason: 'its height is not known, or no longer known' });
  register(c, dave, 1_000n);
  const stranger = doubleSign(c, dave, 4);
  accuse(c, stranger).fails(EvidenceInvalid);
  assert.is(validatorOf(c, bob).is_jailed, false);
});

test('messages of another chain convict no validator here', () => {
  const c = chainOf();
  const other = stakingChain([
    [alice, 6_000n],
    [bob, 3_000n],
  ]);
  reach(c, 5);
  reach(other, 5);
  accuse(c, doubleSign(other, bob, 4)).fails(EvidenceInvalid);
});

test('evidence of the current height counts, and evidence older than 24 hours does not', () => {
  const now = chainOf();
  reach(now, 5);
  accuse(now, doubleSign(now, bob, 5));
  const c = chainOf();
  reach(c, 5);
  const old = doubleSign(c, bob, 4);
  c.block({ after: DAY * 1_000 + 1 });
  accuse(c, old).fails(EvidenceInvalid, { reason: 'it is too old' });
  accuse(c, doubleSign(c, bob, 5));
});

test('evidence in a block has the same effect as the operation', () => {
  const c = chainOf();
  reach(c, 5);
  const { message_a, message_b } = doubleSign(c, bob, 4);
  const events = c.within((run) => applyEvidence(run, evidenceOf(message_a, message_b)));
  assert.equal(
    events.map(({ type }) => type.name),
    ['ValidatorJailed'],
  );
  assert.is(validatorOf(c, bob).is_jailed, true);
});

// --- jail

test('jail lasts 1 hour, 24 hours, 7 days, then 30 days each time', () => {
  const c = chainOf();
  for (const [i, term] of [HOUR, DAY, 7 * DAY, 30 * DAY, 30 * DAY].entries()) {
    endEpoch(c);
    endEpoch(c);
    convict(c, bob).emits('ValidatorJailed', { count: i + 1, release_at: c.time + term });
    c.advance(term - 1);
    c.run(bob, 'Unjail').fails(JailNotExpired, { release_at: c.time + 1 });
    c.block({ after: 1_000 });
    c.run(bob, 'Unjail').emits('ValidatorUnjailed', { validator: bob });
  }
});

test('a validator that leaves jail is active again from the next epoch', () => {
  const c = chainOf();
  reach(c, 3);
  convict(c, bob);
  endEpoch(c).emits('ActiveSetChanged', { removed: [bob.address] });
  c.advance(HOUR);
  c.run(bob, 'Unjail');
  assert.is(validatorOf(c, bob).status, 'candidate');
  endEpoch(c).emits('ActiveSetChanged', { added: [bob.address] });
  assert.is(validatorOf(c, bob).status, 'active');
  c.run(bob, 'Unjail').fails(NotJailed);
  c.run(dave, 'Unjail').fails(NotValidator);
});

test('jailed stake can be withdrawn', () => {
  const c = chainOf();
  reach(c, 3);
  convict(c, bob);
  c.run(bob, 'Unstake', { amount: 3_000n * UNIT });
});

test('a second double sign in jail extends the term', () => {
  const c = chainOf();
  reach(c, 3);
  convict(c, bob);
  c.block();
  c.block();
  convict(c, bob).emits('ValidatorJailed', { count: 2, release_at: c.time + DAY });
});

test('when all validators are jailed they continue to produce blocks without rewards', () => {
  const c = stakingChain([[alice, 5_000n]], { people: [dave] });
  reach(c, 3);
  convict(c, alice);
  endEpoch(c);
  assert.is(c.proposer, alice.address);
  c.block().emits('BlockRewarded', { proposer_reward: 0n });
});

// --- consensus keys

const next = (who: Actor): Actor => actor(`next key of ${who}`);
const hexOf = (key: Actor): Hash => toHex(key.publicKey) as Hash;
const rotate = (c: TestChain, who: Actor, key: Actor, by = key) =>
  c.run(who, 'RotateConsensusKey', {
    new_consensus_pubkey: hexOf(key),
    proof_of_possession: proofOf(c, who, by === key ? key : by),
  });

test('a new consensus key signs from the next epoch and can change once per epoch', () => {
  const c = chainOf();
  const applies_at_height = EPOCH + 1;
  rotate(c, bob, next(bob))
    .returns({ applies_at_height })
    .emits('ConsensusKeyRotationQueued', { validator: bob, pubkey: hexOf(next(bob)), applies_at_height });
  rotate(c, bob, actor('a third key')).fails(KeyRotationThisEpoch, { applies_at_height });
  const { pubkey, pending_consensus_key } = validatorOf(c, bob);
  assert.equal([pubkey, pending_consensus_key], [pubkeyOf(bob), { pubkey: hexOf(next(bob)), applies_at_height }]);
  reach(c, EPOCH);
  assert.is(c.validators('current').find(({ address }) => address === bob.address)!.publicKey, pubkeyOf(bob));
  c.block().emits('ConsensusKeyRotationApplied', {
    validator: bob,
    old_pubkey: pubkeyOf(bob),
    pubkey: hexOf(next(bob)),
  });
  assert.is(c.validators('current').find(({ address }) => address === bob.address)!.publicKey, hexOf(next(bob)));
  assert.equal([validatorOf(c, bob).pubkey, validatorOf(c, bob).pending_consensus_key], [hexOf(next(bob)), null]);
  rotate(c, bob, actor('a third key'));
});

test('a new key needs a proof of possession and cannot belong to another validator', () => {
  const c = chainOf();
  rotate(c, dave, next(dave)).fails(NotValidator);
  rotate(c, bob, next(bob), next(carol)).fails(InvalidProofOfPossession);
  rotate(c, bob, keyOf(alice)).fails(ConsensusKeyInUse);
  rotate(c, bob, keyOf(bob)).fails(ConsensusKeyInUse);
});

test('the old key can still be convicted for its signatures, and the new key only for its own', () => {
  const c = chainOf();
  rotate(c, bob, next(bob));
  endEpoch(c);
  reach(c, EPOCH + 3);
  accuse(c, doubleSign(c, bob, EPOCH - 1, next(bob))).fails(EvidenceInvalid);
  accuse(c, doubleSign(c, bob, EPOCH + 2, keyOf(bob))).fails(EvidenceInvalid);
  accuse(c, doubleSign(c, bob, EPOCH - 1, keyOf(bob)));
  const other = chainOf();
  rotate(other, bob, next(bob));
  reach(other, EPOCH + 3);
  accuse(other, doubleSign(other, bob, EPOCH + 2, next(bob)));
});

test('a validator is found by either key and by its operator', () => {
  const c = chainOf();
  rotate(c, bob, next(bob));
  const found = [bob, pubkeyOf(bob), hexOf(next(bob))].map((id) => c.ask('getValidator', [id]).address);
  assert.equal(found, Array(3).fill(c.json(bob)));
  assert.is(c.ask('getValidator', [dave]), null);
});

// --- what operators say

test('an operator sets its public details within limits', () => {
  const c = chainOf();
  const metadata = { name: 'Bob', description: 'Runs on wind', website: 'https://bob.example', avatar: '' };
  c.run(bob, 'SetValidatorMetadata', metadata);
  assert.equal(validatorOf(c, bob).metadata, metadata);
  const say = (change: object, who = bob) => c.run(who, 'SetValidatorMetadata', { ...metadata, ...change });
  say({ name: '' }).fails(MetadataTooLong);
  say({ name: 'x'.repeat(65) }).fails(MetadataTooLong);
  say({ description: 'x'.repeat(501) }).fails(MetadataTooLong);
  say({ website: 'x'.repeat(257) }).fails(MetadataTooLong);
  say({ avatar: 'x'.repeat(257) }).fails(MetadataTooLong);
  say({}, dave).fails(NotValidator);
  assert.equal(validatorOf(c, bob).metadata, metadata);
});

test('the settings of a pool are reported and must be valid', () => {
  const c = chainOf();
  const config = { pool_enabled: false, pool_name: 'Bob & friends', min_delegation: 7n, auto_compound_default: true };
  c.run(bob, 'SetPoolConfig', config);
  const { pool_enabled, pool_name, min_delegation, auto_compound_default } = validatorOf(c, bob);
  assert.equal([pool_enabled, pool_name, min_delegation, auto_compound_default], [false, 'Bob & friends', '7', true]);
  const set = (change: object, who = bob) => c.run(who, 'SetPoolConfig', { ...config, ...change });
  set({ pool_name: '' }).fails(InvalidPoolConfig, { field: 'pool_name' });
  set({ pool_name: 'x'.repeat(65) }).fails(InvalidPoolConfig);
  set({ min_delegation: 0n, pool_enabled: true });
  c.run(dave, 'Stake', { validator_pubkey: validatorOf(c, bob).pubkey, amount: 1n, proof_of_possession: null });
  set({}, dave).fails(NotValidator);
});

test.run();
