/** Concurrent work: a minimum number of pieces, and more while processors are idle, because most pieces wait most of the time. */

import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** How often processors are looked at. */
const LOOK_MS = 400;
/** Part of the time of all processors that has to be left for one more piece, over some looks: what begins is slow to show what it takes. */
const ENOUGH = 0.15;
/** What one look counts beside those before it. */
const NEWEST = 0.25;

/** How many pieces of work at a time. */
export interface Width {
  readonly least: number;
  readonly most: number;
}

/** What processors had to do and what they could have done, in ticks. What gives way to all others counts as nothing. */
function ticks(): { readonly spare: number; readonly all: number } {
  const times = cpus().map((one) => one.times);
  const sum = (of: (one: (typeof times)[number]) => number) => times.reduce((total, one) => total + of(one), 0);
  const spare = sum(({ idle, nice }) => idle + nice);
  return { spare, all: spare + sum(({ user, sys, irq }) => user + sys + irq) };
}

/** Part of the processors that was left since it was last asked. */
export function idleness(now: typeof ticks = ticks): () => number {
  let before = now();
  return () => {
    const after = now();
    const part = (after.spare - before.spare) / Math.max(1, after.all - before.all);
    before = after;
    return part;
  };
}

/** Does all of it, in this order. */
export async function sideBySide<T>(
  pieces: readonly T[],
  { least, most }: Width,
  work: (piece: T) => Promise<void>,
  idle = idleness(),
): Promise<void> {
  const left = [...pieces];
  const running = new Set<Promise<void>>();
  const begin = (): void => {
    const one: Promise<void> = work(left.shift()!).finally(() => running.delete(one));
    running.add(one);
  };
  let tick = pause(LOOK_MS, true);
  let spare = 0;
  while (left.length > 0) {
    while (left.length > 0 && running.size < least) begin();
    const isTime = await Promise.race([tick, ...[...running].map((one) => one.then(() => false))]);
    if (!isTime) continue;
    tick = pause(LOOK_MS, true);
    spare += (idle() - spare) * NEWEST;
    if (spare < ENOUGH || running.size >= most || left.length === 0) continue;
    begin();
    spare = 0;
  }
  await Promise.all(running);
}
