/** What tests of upgrades share: chains of either mode, and plans to try. */

import accounts from '../../modules/accounts/index.js';
import fees from '../../modules/fees/index.js';
import tokens from '../../modules/tokens/index.js';
import { systemAccount } from '../../modules/tokens/port.js';
import upgrade from '../../modules/upgrade/index.js';
import type { Module } from '../../runtime/sdk.js';
import { type Actor, actor, alice, bob, type ChainOptions, carol, chain, dave, type TestChain } from '../kit/index.js';
import stakes, { bond, nextEpoch, UNIT } from './stakes.js';

export { UNIT };

/** Decides alone in the mode seed-authority; has no stake. */
export const authority = actor('authority');
/** Has neither stake nor a say. */
export const erin = actor('erin');
export const VOTING = 20;
export const TREASURY = systemAccount(3);
export const SHA = 'ab'.repeat(32);
export const FILE = { url: 'https://example.org/trellis-2.0.0.tar.gz', sha256: SHA };

/** The modules that upgrades need. */
export const MODULES: readonly Module[] = [accounts, tokens, fees, stakes, upgrade];

/** Frozen: alice with 400, bob with 350, carol with 250 units of stake. */
export function upgradeChain(mode: 'seed-authority' | 'full', options: ChainOptions = {}): TestChain {
  const { modules = MODULES, ...rest } = options as ChainOptions & { modules?: readonly Module[] };
  const c = chain(modules, {
    epochBlocks: 10,
    balances: [alice, bob, carol, dave, erin, authority].map((holder) => [holder, 1_000_000n * UNIT] as const),
    params: { 'upgrade.mode': mode, 'upgrade.voting_period': VOTING, 'upgrade.authority': `0x${authority.address}` },
    ...rest,
  });
  for (const [who, units] of [
    [alice, 400n],
    [bob, 350n],
    [carol, 250n],
  ] as const)
    bond(c, who, who, units);
  nextEpoch(c);
  return c;
}

/** A plan as far ahead as the mode wants; `change` says what is otherwise. */
export const plan = (c: TestChain, change: object = {}) => ({
  name: 'grapevine',
  version: '2.0.0',
  target_height: c.height + VOTING + 100,
  binaries: { any: FILE },
  info: 'https://example.org/notes',
  ...change,
});

export const schedule = (c: TestChain, who: Actor, change: object = {}) =>
  c.run(who, 'ScheduleUpgrade', plan(c, change));
export const vote = (c: TestChain, who: Actor, approve: boolean, plan_id = 0) =>
  c.run(who, 'VoteUpgrade', { plan_id, approve });
export const cancel = (c: TestChain, who: Actor, plan_id = 0) => c.run(who, 'CancelUpgrade', { plan_id });

/** What chain_getUpgradePlan tells. */
export interface Told {
  readonly plan_id: number;
  readonly status: string;
  readonly mode: string;
  readonly target_height: number;
  readonly voting_end_height: number;
  readonly yes_power: string;
  readonly no_power: string;
  readonly cancel_power: string;
  readonly blocks_left: number;
  readonly applied_at_height: number | null;
  readonly votes: readonly unknown[];
}
export const told = (c: TestChain, id: number | null = null): Told => c.ask<never>('getUpgradePlan', [id]);

/** A chain of the mode full on which alice has scheduled a plan. */
export function voting(options: ChainOptions = {}): TestChain {
  const c = upgradeChain('full', options);
  schedule(c, alice);
  return c;
}

/** Ends the vote, after these have approved. */
export function closed(c: TestChain, ...approving: readonly Actor[]): TestChain {
  for (const who of approving) vote(c, who, true);
  c.reach(told(c).voting_end_height + 1);
  return c;
}

/** Ends blocks until the plan takes effect. */
export function applied(c: TestChain): TestChain {
  c.reach(told(c).target_height);
  return c;
}
