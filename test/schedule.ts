/** The order of a run of tests: which files share a process, and which process begins when. */

import { placementOf } from './suites.js';

/** Files that run one after another in one process. */
export interface Batch {
  readonly files: readonly string[];
  readonly how: 'shared' | 'own';
}

export interface Schedule {
  readonly first: readonly Batch[];
  /** Files that measure: they run after all others. */
  readonly measured: readonly Batch[];
}

/** A batch that takes longer keeps the run waiting at its end; a shorter one loads the modules once more for nothing. */
const BATCH_SECONDS = 20;
/** Files without a known duration may take longer than estimated. */
const BATCH_FILES = 30;

/** Longest first, so that the run does not end waiting for one long file. */
export function schedule(files: readonly string[], secondsOf: (file: string) => number): Schedule {
  const longestFirst = [...files].sort((a, b) => secondsOf(b) - secondsOf(a));
  const alone = (process: string): Batch[] =>
    longestFirst
      .filter((file) => (placementOf(file)?.process ?? 'own') === process)
      .map((file) => ({ files: [file], how: 'own' }));
  return { first: [...alone('own'), ...shared(files, secondsOf)], measured: alone('measured') };
}

/** Neighbors in the list of files share a process: they load the same modules. */
function shared(files: readonly string[], secondsOf: (file: string) => number): Batch[] {
  const batches: string[][] = [];
  let seconds = Number.POSITIVE_INFINITY;
  for (const file of files.filter((one) => placementOf(one)?.process === 'shared')) {
    if (seconds + secondsOf(file) > BATCH_SECONDS || batches.at(-1)!.length === BATCH_FILES) {
      batches.push([]);
      seconds = 0;
    }
    batches.at(-1)!.push(file);
    seconds += secondsOf(file);
  }
  return batches.map((batch) => ({ files: batch, how: 'shared' }));
}
