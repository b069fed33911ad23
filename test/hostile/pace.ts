/** The time that a node takes, without what the machine gave to others: tests that run beside an attack do not fail by it. */

import { readFileSync } from 'node:fs';

/** An answer in less is no harm to anybody, whatever it took in peace, milliseconds. */
export const NO_HARM_MS = 250;

/** Milliseconds in which the main thread of a process was ready and the machine ran others. */
const waited = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6;

/** Milliseconds without those: beside other work, who does much waits longer than who does little. */
export const given = (pid: number): number => performance.now() - waited(pid);

/** Measures milliseconds from now on, without those in which one of these processes, the one that did longest, had to wait. */
export function stopwatch(...pids: readonly number[]): () => number {
  const [began, before] = [performance.now(), pids.map(waited)];
  return () => performance.now() - began - Math.max(...pids.map((pid, i) => waited(pid) - before[i]!));
}

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

/** Measures, and once more where that has something to complain of: what an attack does it does each time. */
export async function twice(measure: () => Promise<string | undefined>): Promise<string | undefined> {
  const first = await measure();
  if (first === undefined) return undefined;
  console.log(`${first}: once more`);
  return measure();
}
