/** Reputation of a token: a score from on-chain facts with every factor listed (definitions 4.1). Pure. */

import type { SafetyLevel } from '../../modules/safety/port.js';

/** Inputs of the score. A field is undefined if this chain lacks the module for it. */
export interface ReputationInputs {
  readonly isNative: boolean;
  /** Whether the token was created at genesis. */
  readonly canonical: boolean;
  readonly metadataLocked: boolean;
  readonly hasMintAuthority: boolean;
  readonly hasFreezeAuthority: boolean;
  readonly paused: boolean;
  readonly holders: number;
  readonly ageDays: number;
  /** Share of the supply owned by the ten largest holders, without pools, escrows and system accounts; basis points. */
  readonly topTenBps: number;
  /**
   * Pool with the native token: its native reserve in whole units, and the share of its liquidity that stays locked.
   */
  readonly pool: { readonly depth: bigint; readonly lockedBps30d: number; readonly lockedBps7d: number } | undefined;
  readonly hasDex: boolean;
  readonly safety: SafetyLevel | undefined;
  /** Whether the creator has a name or a passport. */
  readonly creatorKnown: boolean | undefined;
}

export interface Factor {
  readonly name: string;
  readonly points: number;
  readonly detail: string;
}

/** A score with its factors. `confidence`: 100 percent, less 10 for each input that this chain has no module for. */
export interface Reputation {
  readonly score: number;
  readonly grade: 'A' | 'B' | 'C' | 'D' | 'F';
  readonly factors: readonly Factor[];
  readonly confidence: number;
}

const START = 40;
const CANONICAL_FLOOR = 80;
const PAUSED_CEILING = 40;
const MALICIOUS_CEILING = 5;
/** Native reserves of deep and shallow pools, in whole units. */
const DEEP = 10_000n;
const SHALLOW = 1_000n;

const clamp = (score: number) => Math.max(0, Math.min(100, score));

function gradeOf(score: number): Reputation['grade'] {
  if (score >= 80) return 'A';
  if (score >= 60) return 'B';
  if (score >= 40) return 'C';
  return score >= 20 ? 'D' : 'F';
}

function liquidity({ pool, hasDex }: ReputationInputs): Factor[] {
  if (!hasDex) return [];
  if (pool === undefined) return [{ name: 'pool_depth', points: -10, detail: 'no pool with the native token' }];
  const depth = pool.depth >= DEEP ? 10 : pool.depth >= SHALLOW ? 0 : -10;
  const locked = pool.lockedBps30d >= 5_000 ? 10 : pool.lockedBps7d >= 5_000 ? 5 : 0;
  return [
    { name: 'pool_depth', points: depth, detail: `${pool.depth} native units in its pool` },
    {
      name: 'liquidity_locked',
      points: locked,
      detail: `${percent(pool.lockedBps30d)} locked for 30 days, ${percent(pool.lockedBps7d)} for 7 days`,
    },
  ];
}

const percent = (bps: number) => `${Math.trunc(bps / 100)} %`;

function concentration({ topTenBps }: ReputationInputs): Factor {
  const points = topTenBps > 8_000 ? -30 : topTenBps > 5_000 ? -15 : topTenBps > 3_000 ? -5 : 0;
  return { name: 'concentration', points, detail: `the ten largest holders own ${percent(topTenBps)}` };
}

function safety({ safety: level }: ReputationInputs): Factor[] {
  if (level === undefined) return [];
  const points = level === 'verified' ? 15 : level === 'warning' ? -25 : 0;
  return [{ name: 'contract_safety', points, detail: level }];
}

export function reputationOf(facts: ReputationInputs): Reputation {
  if (facts.isNative) {
    const native = { name: 'native', points: 100, detail: 'native token of the chain' };
    return { score: 100, grade: 'A', factors: [native], confidence: 100 };
  }
  const { metadataLocked, hasMintAuthority, hasFreezeAuthority, holders, ageDays, creatorKnown } = facts;
  const digits = `${holders + 1}`.length - 1;
  const factors: Factor[] = [
    { name: 'base', points: START, detail: 'starting score' },
    {
      name: 'metadata_locked',
      points: metadataLocked ? 10 : 0,
      detail: metadataLocked ? 'metadata cannot change' : 'the creator can change the metadata',
    },
    {
      name: 'mint_authority',
      points: hasMintAuthority ? 0 : 10,
      detail: hasMintAuthority ? 'supply can grow' : 'supply cannot grow',
    },
    {
      name: 'freeze_authority',
      points: hasFreezeAuthority ? 0 : 5,
      detail: hasFreezeAuthority ? 'accounts can be frozen' : 'accounts cannot be frozen',
    },
    ...liquidity(facts),
    { name: 'holders', points: Math.min(10, 3 * digits), detail: `${holders} holders` },
    { name: 'age', points: Math.min(10, Math.trunc(ageDays / 9)), detail: `${ageDays} days old` },
    concentration(facts),
    ...(creatorKnown === undefined
      ? []
      : [
          {
            name: 'creator',
            points: creatorKnown ? 5 : 0,
            detail: creatorKnown ? 'creator has a name or a profile' : 'creator has neither name nor profile',
          },
        ]),
    ...safety(facts),
  ];
  let score = clamp(factors.reduce((sum, { points }) => sum + points, 0));
  if (facts.canonical) score = Math.max(score, CANONICAL_FLOOR);
  if (facts.paused) score = Math.min(score, PAUSED_CEILING);
  if (facts.safety === 'malicious') score = Math.min(score, MALICIOUS_CEILING);
  const unknown = [!facts.hasDex, facts.safety === undefined, creatorKnown === undefined].filter(Boolean).length;
  return { score, grade: gradeOf(score), factors, confidence: 100 - 10 * unknown };
}
