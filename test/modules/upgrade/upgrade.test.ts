/** Upgrade plans: who may make them, what they must say, who decides, and what happens at their height. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ChecksumRequired,
  HeightTooSoon,
  NotUpgradeAuthority,
  NotValidator,
  PlanExists,
  PlanNotFound,
} from '../../../modules/upgrade/index.js';
import { MalformedBundle } from '../../../runtime/kernel/chain/bundle.js';
import { InsufficientBalance } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { stake, validatorOf } from '../shared/stakers.js';
import {
  applied,
  authority,
  cancel,
  closed,
  erin,
  FILE,
  plan,
  SHA,
  schedule,
  TREASURY,
  told,
  UNIT,
  upgradeChain,
  VOTING,
  vote,
  voting,
} from './upgrading.js';

test('a plan of the authority is scheduled immediately and returned in full', () => {
  const c = upgradeChain('seed-authority');
  assert.is(c.ask('getUpgradePlan'), null);
  const at = c.height;
  schedule(c, authority).returns({ plan_id: 0 }).emits('UpgradeScheduled', { name: 'grapevine', status: 'Scheduled' });
  assert.equal(c.ask('getUpgradePlan', [null]), {
    plan_id: 0,
    name: 'grapevine',
    version: '2.0.0',
    target_height: at + VOTING + 100,
    binaries: { any: FILE },
    info: 'https://example.org/notes',
    mode: 'seed-authority',
    status: 'Scheduled',
    proposer: c.json(authority),
    scheduled_at_height: at,
    voting_start: null,
    voting_end_height: null,
    quorum_percent: 67,
    yes_power: '0',
    no_power: '0',
    cancel_power: '0',
    total_power: `${10_000n * UNIT}`,
    deposit: '0',
    applied_at_height: null,
    votes: [],
    blocks_left: VOTING + 100,
    eta: c.time + 2 * (VOTING + 100),
  });
  assert.equal(c.ask('getUpgradePlan', [0]), c.ask('getUpgradePlan'));
  assert.is(c.ask('getUpgradePlan', [1]), null);
});

test('only the authority schedules a plan, and no one can without an authority', () => {
  schedule(upgradeChain('seed-authority'), alice).fails(NotUpgradeAuthority, { required: `0x${authority.address}` });
  const c = upgradeChain('seed-authority', { params: {} });
  schedule(c, authority).fails(NotUpgradeAuthority, { required: null });
});

test('in full mode only validators schedule plans, with a deposit that is returned on approval', () => {
  const c = upgradeChain('full');
  for (const who of [authority, dave]) schedule(c, who).fails(NotUpgradeAuthority, { required: 'a validator' });
  const had = c.balance(alice);
  schedule(c, alice).emits('UpgradeScheduled', { status: 'Voting' });
  assert.is(c.balance(alice), had - 100n * UNIT);
  closed(c, alice, bob);
  assert.is(told(c).status, 'Scheduled');
  assert.is(c.balance(alice), had);
});

test('the deposit of a rejected plan goes to the treasury', () => {
  const c = upgradeChain('full');
  const had = [c.balance(alice), c.balance(TREASURY)];
  schedule(c, alice);
  closed(c, bob);
  assert.is(told(c).status, 'Rejected');
  assert.is(c.balance(alice), had[0]! - 100n * UNIT);
  assert.ok(c.balance(TREASURY) >= had[1]! + 100n * UNIT);
  const poor = upgradeChain('full', {
    balances: [
      [alice, 4_099n * UNIT],
      [bob, 3_500n * UNIT],
      [carol, 2_500n * UNIT],
    ],
  });
  schedule(poor, alice).fails(InsufficientBalance);
});

test('every file needs a safe URL and its SHA-256 hash', () => {
  const c = upgradeChain('seed-authority');
  const refused = (binaries: object, platform: string) =>
    schedule(c, authority, { binaries }).fails(ChecksumRequired, { platform });
  refused({}, 'any');
  refused({ any: { url: FILE.url, sha256: '' } }, 'any');
  refused({ any: { url: FILE.url, sha256: SHA.slice(1) } }, 'any');
  refused({ any: { url: FILE.url, sha256: SHA.toUpperCase() } }, 'any');
  refused({ any: FILE, 'linux-x64': { url: FILE.url, sha256: 'zz'.repeat(32) } }, 'linux-x64');
  for (const url of [
    'http://example.org/x',
    'ftp://example.org/x',
    'file:///x',
    '',
    'https://',
    'http://127.0.0.1.evil.org/x',
    'http://127.0.0.1:8080/x',
  ])
    refused({ any: { url, sha256: SHA } }, 'any');
  refused({ 'amiga-68k': FILE }, 'amiga-68k');
  takes(c, 'ipfs://bafy');
});

test('only a network named dev accepts files from the local machine', () => {
  const urls = ['http://127.0.0.1:8080/x', 'http://localhost/x', 'http://[::1]:80/x'];
  const dev = upgradeChain('seed-authority', { network: 'dev' });
  takes(dev, ...urls);
  const c = upgradeChain('seed-authority', { network: 'testnet' });
  for (const url of urls) schedule(c, authority, { binaries: { any: { url, sha256: SHA } } }).fails(ChecksumRequired);
  const evil = { any: { url: 'http://127.0.0.1.evil.org/x', sha256: SHA } };
  schedule(dev, authority, { binaries: evil }).fails(ChecksumRequired);
});

/** Schedules a plan with a file at each address, and cancels it. */
function takes(c: TestChain, ...urls: readonly string[]): void {
  for (const url of urls) {
    const scheduled = schedule(c, authority, { name: `n${url.length}`, binaries: { any: { url, sha256: SHA } } });
    cancel(c, authority, scheduled.returned[0]!.plan_id as number);
  }
}

test('a single file serves every platform', () => {
  const type = upgradeChain('full').set.operations.byName.get('ScheduleUpgrade')!;
  const c = upgradeChain('seed-authority');
  const json = { ...plan(c), binaries: FILE };
  const read = type.params.fromJson(json, c.text) as { binaries: unknown };
  assert.equal(read.binaries, { any: FILE });
  assert.throws(() => type.params.fromJson({ ...json, binaries: { url: FILE.url } }, c.text), /is required/);
  assert.throws(() => type.params.fromJson({ ...json, binaries: { any: {} } }, c.text), /is required/);
});

test('a plan must leave a hundred blocks after the decision', () => {
  const seed = upgradeChain('seed-authority');
  schedule(seed, authority, { target_height: seed.height + 99 }).fails(HeightTooSoon, { min: seed.height + 100 });
  schedule(seed, authority, { target_height: seed.height + 100 });
  const full = upgradeChain('full');
  const min = full.height + VOTING + 100;
  schedule(full, alice, { target_height: min - 1 }).fails(HeightTooSoon, { min, got: min - 1 });
  schedule(full, alice, { target_height: min });
});

test('there is one live plan at a time, and a name is used once', () => {
  const c = upgradeChain('seed-authority');
  schedule(c, authority);
  schedule(c, authority, { name: 'other' }).fails(PlanExists, { plan_id: 0, name: 'grapevine', status: 'Scheduled' });
  cancel(c, authority);
  schedule(c, authority).fails(PlanExists, { plan_id: 0, name: 'grapevine' });
  schedule(c, authority, { name: 'other' }).returns({ plan_id: 1 });
});

test('malformed names, versions and notes are rejected', () => {
  const c = upgradeChain('seed-authority');
  const malformed = (change: object) => schedule(c, authority, change).fails(MalformedBundle);
  for (const name of ['', 'a b', '../x', 'x'.repeat(65)]) malformed({ name });
  for (const version of ['2', '2.0', 'v2.0.0', '2.0.0+build', '02.0.0', '2.0.0-', '2.0.0-a..b']) malformed({ version });
  malformed({ info: 'x'.repeat(2_001) });
  schedule(c, authority, { version: '2.0.0-rc.1', info: undefined });
});

test('validators vote with their stake at the time of scheduling and may change their vote', () => {
  const c = voting();
  vote(c, alice, true).emits('UpgradeVoted', { validator: alice, approve: true, power: 4_000n * UNIT });
  vote(c, bob, false);
  vote(c, alice, false);
  vote(c, alice, true);
  const { yes_power, no_power, votes } = told(c);
  assert.equal([yes_power, no_power, votes.length], [`${4_000n * UNIT}`, `${3_500n * UNIT}`, 2]);
  vote(c, dave, true).fails(NotValidator);
});

test('stake added after a plan was scheduled does not vote on it', () => {
  const c = voting();
  stake(c, dave, carol, 100_000n);
  c.reach(c.height + 12);
  vote(c, carol, true).emits('UpgradeVoted', { power: 2_500n * UNIT });
  assert.is(told(closed(c, alice)).status, 'Rejected');
});

test('a quorum of all power decides at the end of the vote, not earlier', () => {
  const outcome = (...approving: Parameters<typeof closed>[1][]) => told(closed(voting(), ...approving)).status;
  assert.is(outcome(), 'Rejected');
  assert.is(outcome(alice, carol), 'Rejected'); // 65 %
  assert.is(outcome(alice, bob), 'Scheduled'); // 75 %
  const c = voting();
  for (const who of [alice, bob, carol]) vote(c, who, true);
  c.reach(told(c).voting_end_height);
  assert.is(told(c).status, 'Voting');
  vote(c, alice, false);
  c.block().emits('UpgradeRejected', { yes_power: 6_000n * UNIT, no_power: 4_000n * UNIT });
});

test('exactly the quorum is enough', () => {
  const c = upgradeChain('full', {
    params: { 'upgrade.mode': 'full', 'upgrade.voting_period': 5, 'upgrade.quorum': 75 },
  });
  schedule(c, alice);
  closed(c, alice, bob);
  assert.is(told(c).status, 'Scheduled');
});

test('as many validators as could approve a plan can cancel it', () => {
  const c = closed(voting(), alice, bob);
  cancel(c, bob)
    .returns({ cancelled: false })
    .emits('UpgradeCancelWanted', { cancel_power: 3_500n * UNIT });
  cancel(c, bob)
    .returns({ cancelled: false })
    .emits('UpgradeCancelWanted', { cancel_power: 3_500n * UNIT });
  cancel(c, erin).fails(NotUpgradeAuthority);
  cancel(c, alice).returns({ cancelled: true }).emits('UpgradeCancelled', { plan_id: 0 });
  assert.is(told(c).status, 'Cancelled');
});

test('the proposer withdraws its plan during voting and gets the deposit back if no one has voted', () => {
  const c = upgradeChain('full');
  const had = c.balance(alice);
  schedule(c, alice);
  cancel(c, alice).returns({ cancelled: true });
  assert.is(c.balance(alice), had);
  schedule(c, alice, { name: 'second' });
  vote(c, bob, false, 1);
  cancel(c, alice, 1).returns({ cancelled: true });
  assert.is(c.balance(alice), had - 100n * UNIT);
});

test('a plan is applied at its height, and missed turns do not count for a hundred blocks', () => {
  const c = upgradeChain('seed-authority');
  schedule(c, authority);
  const { target_height } = told(c);
  c.reach(target_height - 1);
  assert.is(told(c).status, 'Scheduled');
  c.block();
  assert.equal([told(c).status, told(c).applied_at_height], ['Applied', target_height]);
  c.block().emits('UpgradeApplied', { plan_id: 0, name: 'grapevine', version: '2.0.0' });
  for (let i = 0; i < 40; i++) c.block({ absent: [carol] });
  assert.equal([validatorOf(c, carol).missed_turns, validatorOf(c, carol).status], [0, 'active']);
  c.reach(target_height + 100);
  for (let i = 0; i < 40; i++) c.block({ absent: [carol] });
  assert.equal([validatorOf(c, carol).missed_turns, validatorOf(c, carol).status], [3, 'skipped']);
});

test('a cancelled plan does nothing at its height', () => {
  const c = upgradeChain('seed-authority');
  schedule(c, authority);
  const { target_height } = told(c);
  cancel(c, authority);
  c.reach(target_height);
  c.block().emitsOnly('BlockRewarded');
  assert.is(told(c).status, 'Cancelled');
});

test('an unknown plan is rejected with its own code', () => {
  const c = voting();
  vote(c, alice, true, 7).fails(PlanNotFound, { plan_id: 7 });
  cancel(c, alice, 7).fails(PlanNotFound);
  assert.is(told(applied(closed(c, alice, bob))).status, 'Applied');
});

test.run();
