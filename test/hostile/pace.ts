/** The time that a node takes, without what the machine gave to others: tests that run beside an attack do not fail by it. */

import { readFileSync } from 'node:fs';

/** An answer in less is no harm to anybody, whatever it took in peace, milliseconds. */
export const NO_HARM_MS = 250;

/**
 * Milliseconds without those in which the main threads of these processes were ready and the machine ran others: beside other
 * work, who does much waits longer than who does little. What two wait at once is taken off twice.
 */
export function given(...pids: readonly number[]): number {
  const waitedNs = pids.map((pid) =>
    Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[1]),
  );
  return waitedNs.reduce((ms, ns) => ms - ns / 1e6, performance.now());
}

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

/** Measures, and once more where that has something to complain of: what an attack does it does each time. */
export async function twice(measure: () => Promise<string | undefined>): Promise<string | undefined> {
  const first = await measure();
  if (first === undefined) return undefined;
  console.log(`${first}: once more`);
  return measure();
}
