/** The ground of a simulation: seeded chance, virtual time, and the blocks that were ever made. */
import type { Hash } from '../../runtime/lib/codec/ids.js';

/** A seed that takes over after a number of draws. */
export type Turn = readonly [draws: number, seed: number];

/** Deterministic chance (mulberry32). */
export class Chance {
  /** Draws so far. */
  draws = 0;
  private seed: number;
  private readonly turns: readonly Turn[];
  private turn = 0;

  constructor(seed: number, turns: readonly Turn[] = []) {
    this.seed = seed >>> 0;
    this.turns = turns;
  }

  /** 0 up to, not including, 1. */
  next(): number {
    if (this.draws++ === this.turns[this.turn]?.[0]) this.seed = this.turns[this.turn++]![1] >>> 0;
    this.seed = (this.seed + 0x6d2b79f5) >>> 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }
}

interface Due {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Virtual time: a heap of what is due, first come first served within a millisecond. */
export class Timeline {
  now = 0;
  events = 0;
  private order = 0;
  private readonly heap: Due[] = [];

  after(ms: number, run: () => void): void {
    const due = { at: this.now + ms, order: this.order++, run };
    this.heap.push(due);
    let at = this.heap.length - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (before(this.heap[parent]!, due)) break;
      this.heap[at] = this.heap[parent]!;
      at = parent;
    }
    this.heap[at] = due;
  }

  /** Runs the next event; false when none is left. */
  step(): boolean {
    const next = this.heap[0];
    if (next === undefined) return false;
    const last = this.heap.pop()!;
    if (this.heap.length > 0) this.sink(last);
    this.now = next.at;
    this.events++;
    next.run();
    return true;
  }

  private sink(due: Due): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.heap.length) break;
      if (child + 1 < this.heap.length && before(this.heap[child + 1]!, this.heap[child]!)) child++;
      if (before(due, this.heap[child]!)) break;
      this.heap[at] = this.heap[child]!;
      at = child;
    }
    this.heap[at] = due;
  }
}

function before(a: Due, b: Due): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

export interface SimBlock {
  readonly hash: Hash;
  readonly height: number;
  readonly round: number;
  readonly valid: boolean;
  readonly timestampMs: number;
}

/** Every block ever made, by whomever. */
export class Blocks {
  private readonly known = new Map<Hash, SimBlock>();

  make(height: number, round: number, valid: boolean, timestampMs: number): SimBlock {
    const hash = this.known.size.toString(16).padStart(64, '0') as Hash;
    const block = { hash, height, round, valid, timestampMs };
    this.known.set(hash, block);
    return block;
  }

  get(hash: Hash): SimBlock {
    return this.known.get(hash)!;
  }
}

/** The clocks of a machine: its timers run fast or slow, and its time of day also jumps. */
export interface Clock {
  /** Real milliseconds that one of its milliseconds takes. */
  readonly rate: number;
  /** Time of day, milliseconds. */
  now(): number;
}

/** A broken invariant: what the simulation is looking for. */
export class Violation extends Error {
  override readonly name = 'Violation';
}
