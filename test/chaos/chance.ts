/** Chance that a seed repeats, CHAOS_SEED, and how much of each is tried: a little in the suite, all of it in `npm run chaos`. */

import { ATTACK_SECONDS } from '../hostile/length.js';

/** What repeats a run. */
export const SEED = Number(process.env.CHAOS_SEED ?? Math.trunc(Date.now() / 1000) % 100_000);

/** How often. */
export const ROUNDS = Math.max(1, Math.trunc(ATTACK_SECONDS / 6));

let state = SEED >>> 0;
console.log(`CHAOS_SEED=${SEED} makes the same choices again`);

/** A number in [0, below). */
export function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return (state >>> 8) % below;
}

/** Some of many, in their order: as many as there are rounds, or so many. */
export function some<T>(all: readonly T[], most = ROUNDS): readonly T[] {
  const left = all.map((_, i) => i);
  while (left.length > most) left.splice(random(left.length), 1);
  return left.map((i) => all[i]!);
}
