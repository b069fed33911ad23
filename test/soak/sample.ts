/** What a node takes of its machine, as the system tells it. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errno } from '../../runtime/lib/storage/errors.js';

/** A node at one moment. */
export interface Sample {
  /** Since the beginning, seconds. */
  readonly seconds: number;
  readonly height: number;
  /** Bundles in blocks so far. */
  readonly bundles: number;
  readonly residentMib: number;
  readonly heapMib: number;
  readonly handles: number;
  /** Bytes on disk, without snapshots. */
  readonly disk: number;
}

/** Resident memory of a process, MiB. */
export const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Open files, sockets and the like of a process. */
export const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Bytes that a directory takes; files that go while it is read are not counted. */
export function diskOf(directory: string, without: readonly string[]): number {
  let bytes = 0;
  for (const entry of orNothing(() => readdirSync(directory, { withFileTypes: true })) ?? []) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) bytes += without.includes(entry.name) ? 0 : diskOf(path, without);
    else bytes += (orNothing(() => statSync(path))?.blocks ?? 0) * 512;
  }
  return bytes;
}

function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (cause) {
    if (errno(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}
