/** CPU time of this thread: tells code that held the thread from a machine that had no time for it. */

import { readFileSync } from 'node:fs';

interface CpuUsage {
  readonly user: number;
  readonly system: number;
}

const ms = ({ user, system }: CpuUsage): number => (user + system) / 1000;

/** Milliseconds of CPU time, by the most exact source that this platform has. */
function sourceOfTime(): () => number {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => CpuUsage }; // since Node 23.9
  if (threadCpuUsage !== undefined) return () => ms(threadCpuUsage());
  const linux = (): number => Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;
  try {
    if (linux() > 0) return linux;
  } catch {
    // Another platform, or a kernel without these statistics.
  }
  // All threads together: never less than this one.
  return () => ms(process.cpuUsage());
}

const cpuMs = sourceOfTime();

/** Age of a sample from which a new one is taken, milliseconds: reading it costs 20 µs. */
const SAMPLE_MS = 100;

let sample = { at: Number.NEGATIVE_INFINITY, cpu: 0 };
let depth = 0;

/** What a section of synchronous code took, milliseconds. */
export interface SectionTime {
  readonly wall: number;
  readonly cpu: number;
}

/** Begins a section: gives what `endSection` is to be told. */
export function beginSection(): number {
  const now = performance.now();
  if (depth++ === 0 && now - sample.at > SAMPLE_MS) sample = { at: now, cpu: cpuMs() };
  return now;
}

/**
 * Ends a section. Its CPU time is undefined when it took less than `limitMs` by the clock, which is no reason to look further.
 * Work between the last sample and its beginning is taken off: a section is never charged for code before it.
 */
export function endSection(began: number, limitMs: number): SectionTime | undefined {
  depth--;
  const wall = performance.now() - began;
  if (wall <= limitMs) return undefined;
  return { wall, cpu: Math.max(0, Math.min(wall, cpuMs() - sample.cpu - (began - sample.at))) };
}
