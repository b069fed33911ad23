/** The block interval controller: the pause T before the next height, from committed headers alone. */

import type { Address } from '../../lib/codec/ids.js';
import { timeoutMs } from './timeouts.js';

/** Stored in the state tree. `intervalMs` is T; `stress` counts recent trouble, 0..8. */
export interface IntervalState {
  readonly intervalMs: number;
  readonly stress: number;
}

/** Timing of one committed block, derived from its header. */
export interface BlockTiming {
  /** Whether a round failed although its leader was online. */
  readonly failed: boolean;
  /** Time spent waiting for absent leaders, milliseconds. */
  readonly missedMs: number;
  /** Time since the parent, milliseconds. */
  readonly gapMs: number;
  readonly gasUsed: number;
  readonly gasLimit: number;
  readonly bundles: number;
  readonly maxBundles: number;
}

/** Target pause between blocks, milliseconds; the controller returns to it. */
export const TARGET_MS = 2000;
/** The shortest pause between blocks, milliseconds. */
export const MIN_INTERVAL_MS = 500;
/** The longest pause between blocks, milliseconds. */
export const MAX_INTERVAL_MS = 12_000;
/** A gap this much longer than T counts as trouble. */
const SLACK_MS = 1000;
const MAX_STRESS = 8;

/** The controller before the first block. */
export const INITIAL_INTERVAL: IntervalState = { intervalMs: TARGET_MS, stress: 0 };

/** Rounds and leaders of a block. */
export interface BlockRounds {
  /** Round of the block's first proposal; the leaders of earlier rounds missed their turn. */
  readonly round: number;
  /** Round of the parent's first proposal, and the round in which the parent was committed. */
  readonly parentRound: number;
  readonly commitRound: number;
  /** Leaders of this height by round, and signers of the parent's commit. */
  readonly leaders: readonly Address[];
  readonly signers: readonly Address[];
}

/**
 * Separates missed turns from trouble. A leader that did not sign the parent's commit either is offline: waiting for it
 * does not show that the interval is too short. A failed round whose leader is online does.
 */
export function timingOfRounds(rounds: BlockRounds): Pick<BlockTiming, 'failed' | 'missedMs'> {
  const { round, parentRound, commitRound, leaders, signers } = rounds;
  const missed = leaders.slice(0, round);
  const there = round > leaders.length || missed.some((leader) => signers.includes(leader));
  const missedMs = missed.reduce((sum, _, i) => sum + timeoutMs('propose', i) + timeoutMs('precommit', i), 0);
  return { failed: there || commitRound > parentRound, missedMs };
}

function isFull({ gasUsed, gasLimit, bundles, maxBundles }: BlockTiming): boolean {
  return 4 * gasUsed >= 3 * gasLimit || 4 * bundles >= 3 * maxBundles;
}

/**
 * Returns the controller's next state: slower under stress, faster when blocks are three quarters full, otherwise
 * towards 2 s (2.7).
 */
export function nextInterval({ intervalMs, stress }: IntervalState, pace: BlockTiming): IntervalState {
  const bad = pace.failed || pace.gapMs - pace.missedMs - intervalMs > SLACK_MS;
  const next = bad ? Math.min(MAX_STRESS, stress + 2) : Math.max(0, stress - 1);
  if (bad && next >= 4) {
    return { intervalMs: Math.min(MAX_INTERVAL_MS, Math.floor((intervalMs * 5) / 4)), stress: next };
  }
  if (isFull(pace) && next === 0) {
    return { intervalMs: Math.max(MIN_INTERVAL_MS, Math.floor((intervalMs * 3) / 4)), stress: next };
  }
  return { intervalMs: intervalMs + Math.trunc((TARGET_MS - intervalMs) / 4), stress: next };
}
