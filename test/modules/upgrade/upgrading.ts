/** What tests of upgrades share: chains of either mode, and plans to try. */

import { systemAccount } from '../../../modules/tokens/port.js';
import upgrade from '../../../modules/upgrade/index.js';
import { type Actor, actor, alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { type Founders, type StakingOptions, stakingChain, UNIT } from '../shared/stakers.js';

export { UNIT };

/** Decides alone in the mode seed-authority; has no stake. */
export const authority = actor('authority');
/** Has neither stake nor a say. */
export const erin = actor('erin');
export const VOTING = 20;
export const TREASURY = systemAccount(3);
export const SHA = 'ab'.repeat(32);
export const FILE = { url: 'https://example.org/trellis-2.0.0.tar.gz', sha256: SHA };

/** Frozen: alice with 40, bob with 35, carol with 25 percent of the stake. */
export const FOUNDERS: Founders = [
  [alice, 4_000n],
  [bob, 3_500n],
  [carol, 2_500n],
];

export function upgradeChain(mode: 'seed-authority' | 'full', options: StakingOptions = {}): TestChain {
  return stakingChain(FOUNDERS, {
    people: [dave, erin, authority],
    modules: [upgrade],
    params: { 'upgrade.mode': mode, 'upgrade.voting_period': VOTING, 'upgrade.authority': `0x${authority.address}` },
    ...options,
  });
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
export function voting(options: StakingOptions = {}): TestChain {
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
