/** What is asked about validators and stakes: pages and their order, records by every form of an id, and the summary. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Actor, actor, alice, bob, carol, dave, h, type TestChain } from '../../kit/index.js';
import {
  convict,
  delegationsOf,
  EPOCH,
  endEpoch,
  pubkeyOf,
  register,
  stake,
  stakingChain,
  UNIT,
  unstake,
  validatorOf,
} from '../shared/stakers.js';

const erin = actor('erin');

interface Listed {
  readonly validators: readonly {
    readonly address: string;
    readonly stake: string;
    readonly rank: number;
    readonly status: string;
    readonly voting_power_bps: number;
  }[];
  readonly count: number;
  readonly next_cursor: string | null;
  readonly total_staked: string;
}

const list = (c: TestChain, ...params: unknown[]) => c.ask<Listed>('listValidators', params);

/** All pages of so many, as the names of their validators. */
function pagesOf(c: TestChain, limit: number, people: readonly Actor[]): string[] {
  const names = new Map(people.map((who) => [c.json(who), `${who}`]));
  const pages: string[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: Listed = list(c, limit, cursor);
    assert.is(page.count, page.validators.length);
    pages.push(page.validators.map(({ address }) => names.get(address)).join(' '));
    cursor = page.next_cursor;
    if (cursor === null) return pages;
  }
}

/** Alice to dave with 2,000 to 5,000, erin with 6,000. */
function five() {
  const people = [alice, bob, carol, dave, erin];
  const c = stakingChain(people.map((who, i) => [who, BigInt(i + 2) * 1_000n] as const));
  c.block();
  return { c, people };
}

test('validators are listed by stake, ineligible ones last, page by page', () => {
  const { c, people } = five();
  assert.equal(pagesOf(c, 2, people), ['erin dave', 'carol bob', 'alice']);
  assert.equal(pagesOf(c, 5, people), ['erin dave carol bob alice']);
  convict(c, erin);
  unstake(c, dave, dave, 5_000n);
  stake(c, bob, alice, 10_000n);
  endEpoch(c);
  assert.equal(pagesOf(c, 1, people), ['alice', 'carol', 'bob', 'erin', 'dave']);
  const { validators, total_staked } = list(c);
  assert.equal(
    validators.map(({ rank, status }) => [rank, status]),
    [
      [1, 'active'],
      [2, 'active'],
      [3, 'active'],
      [0, 'jailed'],
      [0, 'leaving'],
    ],
  );
  assert.is(total_staked, `${(12_000n + 4_000n + 3_000n + 6_000n) * UNIT}`);
  assert.equal(
    validators.map(({ voting_power_bps }) => voting_power_bps),
    [6_315, 2_105, 1_578, 0, 0],
  );
});

test('a page continues after the previous one even if its last validator is gone', () => {
  const { c, people } = five();
  const first = list(c, 2);
  assert.is(first.validators[1]!.address, c.json(dave));
  unstake(c, dave, dave, 5_000n);
  const rest = list(c, 10, first.next_cursor);
  const names = people.map((who) => c.json(who));
  assert.equal(
    rest.validators.map(({ address }) => names.indexOf(address as never)),
    [2, 1, 0, 3],
  );
  assert.is(rest.next_cursor, null);
});

test('a page has 1 to 1,000 validators, 100 by default, and its cursor must be one that was returned', () => {
  const members = Array.from({ length: 105 }, (_, i) => actor(`member ${i}`));
  const c = stakingChain([], { people: members });
  for (const [i, who] of members.entries()) register(c, who, 1_000n + BigInt(i));
  const first = list(c);
  assert.equal([first.count, first.validators[0]!.stake], [100, `${1_104n * UNIT}`]);
  assert.is(list(c, undefined, first.next_cursor).count, 5);
  assert.equal([list(c, 1_000).count, list(c, 1_000).next_cursor], [105, null]);
  for (const limit of [0, -1, 1_001, 1.5, 'x']) c.refuses('listValidators', [limit], /must be/);
  for (const cursor of ['x', 'zz', 7]) c.refuses('listValidators', [10, cursor], /must|cursor/);
});

test('a validator is found by either form of its operator or by its key, and malformed queries are rejected', () => {
  const { c } = five();
  const { address } = validatorOf(c, bob);
  assert.is(address, c.json(bob));
  for (const id of [`0x${bob.address}`, pubkeyOf(bob), pubkeyOf(bob).toUpperCase()]) {
    assert.is(c.ask('getValidator', [id]).address, address, id);
  }
  for (const id of [`0x${h(0xabc)}`, h(0xabc), actor('nobody')]) assert.is(c.ask('getValidator', [id]), null);
  for (const id of ['', 'bob', '0x12', `${h(1)}00`, 7]) c.refuses('getValidator', [id], /must/);
});

test('at most a hundred delegations to a validator are listed, and all are counted', () => {
  const crowd = Array.from({ length: 103 }, (_, i) => actor(`delegator ${i}`));
  const c = stakingChain([[alice, 2_000n]], { people: crowd, epochBlocks: 1_000 });
  for (const who of crowd) stake(c, who, alice, 1_000n);
  const { count, total, delegators } = delegationsOf(c, alice).received!;
  assert.equal([count, total, delegators.length], [103, `${103_000n * UNIT}`, 100]);
  const shown = crowd.map(({ address }) => address).sort((a, b) => (a < b ? -1 : 1));
  assert.equal(
    delegators.map(({ delegator }) => delegator),
    shown.slice(0, 100).map((one) => c.json(one)),
  );
  assert.is(validatorOf(c, alice).delegators, 103);
});

test('the summary reports the total stake, active and jailed validators and the start of the next epoch', () => {
  const { c } = five();
  const before = c.ask('stakingInfo');
  const { emission, apr_bps_estimate, ...told } = before;
  const supply = BigInt(c.ask<{ total_supply: string }>('getTokenInfo', ['TRL']).total_supply);
  assert.equal(told, {
    total_staked: `${20_000n * UNIT}`,
    validators_total: 5,
    active_validators: 5,
    max_active: 100,
    min_stake: `${1_000n * UNIT}`,
    unbonding_seconds: 1_814_400,
    epoch: 0,
    epoch_blocks: EPOCH,
    next_epoch_height: EPOCH + 1,
    staked_bps: Number((20_000n * UNIT * 10_000n) / supply),
    jailed: 0,
  });
  assert.is(apr_bps_estimate, 0);
  assert.is((emission as { year: number }).year, 1);
  convict(c, erin);
  endEpoch(c);
  const after = c.ask('stakingInfo');
  assert.equal([after.jailed, after.active_validators, after.epoch, after.next_epoch_height], [1, 4, 1, 2 * EPOCH + 1]);
  assert.ok((after.apr_bps_estimate as number) > 0);
});

test.run();
