/**
 * Block coverage of V8, read in this process. A package that instruments code would be faster per input, but needs a native
 * library for a newer C library than the node does (docs/decisions/0183).
 */

import { type Profiler, Session } from 'node:inspector';

/** A place in the code: the script and an offset in it. */
export interface Place {
  readonly script: string;
  readonly at: number;
}

/** Code entered between two readings: half-open ranges of offsets by script. */
export type Entered = ReadonlyMap<string, readonly (readonly [start: number, end: number])[]>;

/** Covered characters of the code under test. */
export class Coverage {
  readonly #session = new Session();
  /** By script, one byte for each character: 1 if it was entered. */
  readonly #known = new Map<string, Uint8Array>();
  readonly #isWatched: (url: string) => boolean;
  #size = 0;

  constructor(isWatched: (url: string) => boolean) {
    this.#isWatched = isWatched;
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Number of characters of code that were entered so far. */
  get size(): number {
    return this.#size;
  }

  /** First places of the code entered since the last reading that was never entered before. */
  take(): Place[] {
    const fresh: Place[] = [];
    for (const [script, ranges] of this.entered()) {
      for (const [start, end] of ranges) {
        const known = this.#mapOf(script, end);
        const at = known.indexOf(0, start);
        if (at < 0 || at >= end) continue;
        fresh.push({ script, at });
        for (let i = at; i < end; i++) this.#size += 1 - known[i]!;
        known.fill(1, at, end);
      }
    }
    return fresh;
  }

  #mapOf(script: string, size: number): Uint8Array {
    const known = this.#known.get(script) ?? new Uint8Array();
    if (known.length >= size) return known;
    const larger = new Uint8Array(2 * size);
    larger.set(known);
    this.#known.set(script, larger);
    return larger;
  }

  /** Code entered since the last reading. */
  entered(): Entered {
    const all = new Map<string, [number, number][]>();
    this.#session.post('Profiler.takePreciseCoverage', (error, found) => {
      if (error) throw error;
      for (const { scriptId, url, functions } of (found as Profiler.TakePreciseCoverageReturnType).result)
        if (this.#isWatched(url)) all.set(scriptId, coveredIn(functions.flatMap(({ ranges }) => ranges)));
    });
    return all;
  }

  close(): void {
    this.#session.disconnect();
  }
}

/** Whether the code entered has a place. */
export const has = (entered: Entered, { script, at }: Place): boolean =>
  entered.get(script)?.some(([start, end]) => start <= at && at < end) ?? false;

/** Ranges of functions and blocks are nested; of each character, the innermost one says how often it was entered. */
function coveredIn(ranges: readonly Profiler.CoverageRange[]): [number, number][] {
  const sorted = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const covered: [number, number][] = [];
  const open: Profiler.CoverageRange[] = [];
  let at = 0;
  const upTo = (end: number): void => {
    if (end > at && (open.at(-1)?.count ?? 0) > 0) covered.push([at, end]);
    at = Math.max(at, end);
  };
  const closeBefore = (offset: number): void => {
    for (let top = open.at(-1); top !== undefined && top.endOffset <= offset; top = open.at(-1)) {
      upTo(top.endOffset);
      open.pop();
    }
  };
  for (const range of sorted) {
    closeBefore(range.startOffset);
    upTo(range.startOffset);
    open.push(range);
  }
  closeBefore(Number.POSITIVE_INFINITY);
  return covered;
}
