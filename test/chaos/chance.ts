/** Chance that a seed repeats, CHAOS_SEED, and how often it is tried: a few times in the suite, many in `npm run chaos`. */

import { ATTACK_SECONDS } from '../hostile/length.js';

/** What repeats a run. */
export const SEED = Number(process.env.CHAOS_SEED ?? Math.trunc(Date.now() / 1000) % 100_000);

/** How often. */
export const ROUNDS = Math.max(4, Math.trunc(ATTACK_SECONDS / 2));

let state = SEED >>> 0;

/** A number in [0, below). */
export function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return (state >>> 8) % below;
}
