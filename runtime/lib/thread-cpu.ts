/** CPU time of this thread: distinguishes code that blocked the thread from an overloaded machine. */

import { readFileSync } from 'node:fs';

interface CpuUsage {
  readonly user: number;
  readonly system: number;
}

const ms = ({ user, system }: CpuUsage): number => (user + system) / 1000;

/** Milliseconds of CPU time, from the most precise source of this platform. */
function sourceOfTime(): () => number {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => CpuUsage }; // since Node 23.9
  if (threadCpuUsage !== undefined) return () => ms(threadCpuUsage());
  const linux = (): number => Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;
  try {
    if (linux() > 0) return linux;
  } catch {
    // Another platform, or a kernel without these statistics.
  }
  // CPU time of all threads together: never less than that of this one.
  return () => ms(process.cpuUsage());
}

const cpuMs = sourceOfTime();

/** Age at which a sample is renewed, milliseconds; reading CPU time costs 20 µs. */
const SAMPLE_MS = 100;

let sample = { at: Number.NEGATIVE_INFINITY, cpu: 0 };
let depth = 0;

/** Duration of a section of synchronous code, milliseconds. */
export interface SectionTime {
  readonly wall: number;
  readonly cpu: number;
}

/** Starts a section; pass the returned value to `endSection`. */
export function beginSection(): number {
  const now = performance.now();
  if (depth++ === 0 && now - sample.at > SAMPLE_MS) sample = { at: now, cpu: cpuMs() };
  return now;
}

/**
 * Ends a section. Its CPU time is undefined if it took less than `limitMs` of wall-clock time, which needs no further
 * check. CPU time between the last sample and the start of the section is subtracted, so a section is never charged for
 * earlier code.
 */
export function endSection(began: number, limitMs: number): SectionTime | undefined {
  depth--;
  const wall = performance.now() - began;
  if (wall <= limitMs) return undefined;
  return { wall, cpu: Math.max(0, Math.min(wall, cpuMs() - sample.cpu - (began - sample.at))) };
}
