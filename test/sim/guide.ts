/** Search guided by coverage: half of the schedules begin as one that reached a new state, and go on with another seed. */
import { type Options, type Result, simulate } from './simulation.js';
import { Chance, type Turn } from './world.js';

/** Schedules that are kept to begin with. */
const MOST_KEPT = 2000;

/** A schedule that reached a new state, and after how many draws. */
interface Kept {
  readonly seed: number;
  readonly turns: readonly Turn[];
  readonly draws: number;
}

/** A schedule that was run. */
export interface Run extends Result {
  readonly turns: readonly Turn[];
  /** States that no schedule of this guide reached before. */
  readonly states: readonly number[];
}

/** Another seed takes over after so many draws. */
const turned = ({ turns }: Kept, at: number, seed: number): readonly Turn[] => [
  ...turns.filter(([draws]) => draws < at),
  [at, seed],
];

export class Guide {
  private readonly seen = new Set<number>();
  private readonly kept: Kept[] = [];

  /** Runs a schedule: that of the seed, or a kept one whose end the seed decides. */
  run(seed: number, options: Options = {}): Run {
    const chance = new Chance(seed);
    const begin = chance.happens(0.5) && this.kept.length > 0 ? chance.pick(this.kept) : null;
    const turns = begin === null ? [] : turned(begin, 1 + chance.below(begin.draws), seed);
    const states: number[] = [];
    let last = 0;
    const reached = (state: number, draws: number): void => {
      if (this.seen.has(state)) return;
      this.seen.add(state);
      states.push(state);
      last = draws;
    };
    const result = simulate(begin?.seed ?? seed, { ...options, turns, reached });
    if (states.length > 0) this.keep({ seed: result.seed, turns, draws: last }, chance);
    return { ...result, turns, states };
  }

  private keep(one: Kept, chance: Chance): void {
    if (this.kept.length < MOST_KEPT) this.kept.push(one);
    else this.kept[chance.below(MOST_KEPT)] = one;
  }
}

/** The first schedule that breaks an invariant, of `count` guided ones from the seed `from` on. */
export function firstViolation(from: number, count: number, options: Options = {}): Run | null {
  const guide = new Guide();
  for (let seed = from; seed < from + count; seed++) {
    const run = guide.run(seed, options);
    if (run.violation !== null) return run;
  }
  return null;
}
