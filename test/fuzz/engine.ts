/** The fuzzer: mutates inputs, keeps those that enter new code, and reports what no input may do. */

import { setImmediate as turn } from 'node:timers/promises';
import type { Random } from '../../runtime/lib/codec/type.js';
import { seeded } from '../kit/random.js';
import { Coverage, has, type Place } from './coverage.js';
import { mutated } from './mutations.js';

/** A reader of external bytes. */
export interface Target {
  readonly name: string;
  /** Files of the reader, as parts of their paths below dist: their coverage guides the search. */
  readonly watches: readonly string[];
  /** Valid inputs to start from. */
  seeds(): readonly Uint8Array[];
  /** Words of the format. */
  readonly words?: readonly string[];
  /** Reads an input. Throws only if the reader did what no input may make it do. */
  run(bytes: Uint8Array): void;
}

/** An input that made a reader fail. */
export interface Finding {
  readonly bytes: Uint8Array;
  readonly reason: string;
}

/** What a run did. */
export interface Outcome {
  readonly executions: number;
  readonly seconds: number;
  /** Characters of the watched code that were entered. */
  readonly entered: number;
  readonly corpus: readonly Uint8Array[];
  readonly slowestMs: number;
  readonly finding: Finding | undefined;
}

/** Inputs between two readings of the coverage, which cost more than an input. */
const BATCH = 256;
/** Inputs of a batch that are run again together. */
const GROUP = 16;
/** CPU time of one input that no reader may need, in milliseconds; other work of the machine does not count. */
const SLOW_MS = 1_000;

/** Fuzzes a target for some seconds, or only replays its inputs with 0. */
export async function fuzz(
  target: Target,
  inputs: readonly Uint8Array[],
  seconds: number,
  seed: number,
): Promise<Outcome> {
  const coverage = new Coverage((url) => target.watches.some((part) => url.includes(`/dist/${part}`)));
  try {
    return await new Run(target, coverage, seeded(seed)).all(inputs, seconds);
  } finally {
    coverage.close();
  }
}

class Run {
  readonly #target: Target;
  readonly #coverage: Coverage;
  readonly #below: Random;
  readonly #words: readonly Uint8Array[];
  readonly #corpus: Uint8Array[] = [];
  #executions = 0;
  #slowestMs = 0;
  #finding: Finding | undefined;

  constructor(target: Target, coverage: Coverage, below: Random) {
    this.#target = target;
    this.#coverage = coverage;
    this.#below = below;
    this.#words = (target.words ?? []).map((word) => new TextEncoder().encode(word));
  }

  async all(inputs: readonly Uint8Array[], seconds: number): Promise<Outcome> {
    const start = performance.now();
    const known = [...this.#target.seeds(), ...inputs];
    for (const bytes of known) this.#run(bytes);
    this.#keep(known, this.#coverage.take());
    while (this.#finding === undefined && performance.now() - start < seconds * 1_000) {
      this.#batch();
      await turn(); // closed sockets and streams are released by the event loop
    }
    return {
      executions: this.#executions,
      seconds: (performance.now() - start) / 1_000,
      entered: this.#coverage.size,
      corpus: this.#corpus,
      slowestMs: this.#slowestMs,
      finding: this.#finding,
    };
  }

  #batch(): void {
    const batch = Array.from({ length: BATCH }, () => mutated(this.#pick(), this.#below, this.#pick(), this.#words));
    for (const bytes of batch) this.#run(bytes);
    this.#keep(batch, this.#coverage.take());
  }

  /** Runs the inputs again, first in groups and then one by one, and keeps those that enter new code. */
  #keep(inputs: readonly Uint8Array[], places: readonly Place[]): void {
    let fresh = places;
    for (let from = 0; from < inputs.length && fresh.length > 0; from += GROUP) {
      const group = inputs.slice(from, from + GROUP);
      for (const bytes of group) this.#run(bytes);
      const together = this.#coverage.entered();
      if (!fresh.some((place) => has(together, place))) continue;
      for (const bytes of group) {
        this.#run(bytes);
        const entered = this.#coverage.entered();
        const left = fresh.filter((place) => !has(entered, place));
        if (left.length < fresh.length) this.#corpus.push(bytes);
        fresh = left;
      }
    }
  }

  #run(bytes: Uint8Array): void {
    if (this.#finding !== undefined) return;
    const before = process.cpuUsage();
    try {
      this.#target.run(bytes);
    } catch (cause) {
      this.#finding = { bytes, reason: cause instanceof Error ? `${cause.stack ?? cause.message}` : `${cause}` };
    }
    this.#executions++;
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1_000;
    this.#slowestMs = Math.max(this.#slowestMs, ms);
    if (ms > SLOW_MS) this.#finding ??= { bytes, reason: `took ${ms.toFixed(0)} ms of CPU` };
  }

  #pick(): Uint8Array {
    // Newer inputs are mutated more often: what they entered was searched less.
    const { length } = this.#corpus;
    return this.#corpus[length - 1 - Math.min(this.#below(length), this.#below(length))] ?? new Uint8Array();
  }
}
