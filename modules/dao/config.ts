/** Settings of a DAO: their bounds, their form in calls, and how they change. */

import { type ErrorDef, fail, flaw, type Hash, type Type, t, type ValueOf, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { MAX_SUPPLY } from '../tokens/port.js';
import type { Reading } from './shape.js';

/** Longest terms, in blocks and seconds. */
const MONTH_BLOCKS = 1_296_000;
const DAY_BLOCKS = 43_200;
const MONTH_S = 2_592_000;

/** Settings that a proposal copies when it is made. */
const rules = {
  proposal_threshold: t.doc(
    t.amountOf('token_mint'),
    'Raw units of the token that the proposer must hold until the vote ends',
  ),
  quorum_bps: t.doc(
    t.bps(10_000, 100),
    'Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points',
  ),
  approval_bps: t.doc(
    t.bps(10_000, 5_001),
    'Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points',
  ),
  timelock_s: t.doc(
    t.range(0, MONTH_S, 'seconds'),
    'Seconds between the end of the vote and the earliest execution, at most 30 days',
  ),
  execution_window_s: t.doc(
    t.range(3_600, 0xffffffff, 'seconds'),
    'Seconds after the timelock in which the proposal can be executed, at least 3,600',
  ),
  late_quorum_extension_blocks: t.doc(
    t.range(0, DAY_BLOCKS, 'blocks'),
    'Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension',
  ),
  allow_early_execution: t.doc(t.bool, 'True if the vote ends as soon as the proposal is certain to pass'),
};
/** Settings that decide a proposal, copied when it was made. */
export const Rules = t.struct(rules);
export type Rules = ValueOf<typeof Rules>;

const fields = {
  ...rules,
  voting_delay_blocks: t.doc(
    t.range(1, DAY_BLOCKS, 'blocks'),
    'Blocks between the proposal and the first block of the vote, 1 to 43,200',
  ),
  voting_period_blocks: t.doc(t.range(1, MONTH_BLOCKS, 'blocks'), 'Length of the vote in blocks, 150 to 1,296,000'),
  guardian: t.doc(
    t.option(t.address),
    'Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it',
  ),
  description: t.doc(t.text(0, 1_000), 'Purpose of the DAO, at most 1,000 characters'),
  url: t.doc(t.option(t.link()), 'Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none'),
};
export const Config = t.struct(fields);
export type Config = ValueOf<typeof Config>;

const optional = <T>(wide: Type<T>, { schema }: Type<unknown>) => t.doc(t.option(wide), `${schema.description}`);

/**
 * Settings as callers give them: each is optional. The types are wider than the bounds, so that a value out of bounds
 * fails with the operation's own error code.
 */
export const GivenConfig = t.struct({
  proposal_threshold: optional(t.amount, fields.proposal_threshold),
  quorum_bps: optional(t.u32, fields.quorum_bps),
  approval_bps: optional(t.u32, fields.approval_bps),
  voting_delay_blocks: optional(t.u32, fields.voting_delay_blocks),
  voting_period_blocks: optional(t.u32, fields.voting_period_blocks),
  timelock_s: optional(t.u32, fields.timelock_s),
  execution_window_s: optional(t.u32, fields.execution_window_s),
  late_quorum_extension_blocks: optional(t.u32, fields.late_quorum_extension_blocks),
  guardian: optional(t.address, fields.guardian),
  allow_early_execution: optional(t.bool, fields.allow_early_execution),
  description: optional(t.text(0, 4_096), fields.description),
  url: optional(t.text(0, 1_024), fields.url),
});
export type GivenConfig = ValueOf<typeof GivenConfig>;

/** Default settings of a DAO, given the decimals of its token. */
export const standardConfig = (decimals: number): Config => ({
  proposal_threshold: 10n ** BigInt(decimals),
  quorum_bps: 400,
  approval_bps: 5_001,
  voting_delay_blocks: 1,
  voting_period_blocks: 302_400,
  timelock_s: 172_800,
  execution_window_s: 1_209_600,
  late_quorum_extension_blocks: 0,
  guardian: null,
  allow_early_execution: false,
  description: '',
  url: null,
});

/**
 * Applies a change; rejects settings out of bounds. An empty URL removes the URL, and the zero address removes the
 * guardian.
 */
export function changedConfig(before: Config, given: GivenConfig, leastPeriod: number, refusal: ErrorDef): Config {
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const merged = { ...before, ...change } as Config;
  const config = {
    ...merged,
    guardian: merged.guardian === ZERO_ADDRESS ? null : merged.guardian,
    url: merged.url === '' ? null : merged.url,
  };
  const wrong = flaw(Config, config);
  if (wrong) fail(refusal, { field: wrong.path, reason: wrong.message });
  if (config.voting_period_blocks < leastPeriod) {
    fail(refusal, { field: 'voting_period_blocks', reason: `must be >= ${leastPeriod}` });
  }
  return config;
}

/** Rejects a threshold above the largest possible supply of the token: no one could ever propose. */
export function checkReachable({ use }: Reading, mint: Hash, threshold: bigint, refusal: ErrorDef): void {
  const { mint_authority, max_supply } = use.tokens.info(mint)!;
  const most = mint_authority === null ? use.tokens.supply(mint) : (max_supply ?? MAX_SUPPLY);
  if (threshold > most) {
    fail(refusal, { field: 'proposal_threshold', reason: `must be <= ${most}, the maximum that an account can hold` });
  }
}

export function rulesOf(config: Config): Rules {
  return Object.fromEntries(Object.keys(rules).map((name) => [name, config[name as keyof Rules]])) as Rules;
}
