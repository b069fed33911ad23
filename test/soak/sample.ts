/** What a node takes of its machine, as the system tells it. */

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errno } from '../../runtime/lib/storage/errors.js';

const MIB = 1024 ** 2;
/** What databases keep in memory. */
const DATABASE = ['write_buffers', 'block_cache', 'table_readers'];

/** What is resident of a process by kind, MiB. */
export interface Memory {
  /** Objects that live, or that nobody has collected yet. */
  readonly heap: number;
  /** Of the heap as the system gave it, what holds no object. */
  readonly reserve: number;
  /** Buffers that objects own. */
  readonly buffers: number;
  /** Caches and write buffers of the databases. */
  readonly database: number;
  /** Heaps of other threads, compiled code, and what allocators keep. */
  readonly native: number;
  /** Files of programs and tables that are mapped: the system takes them back at will. */
  readonly files: number;
}

/** A node at one moment. */
export interface Sample {
  /** Since the beginning, seconds. */
  readonly seconds: number;
  readonly height: number;
  /** Bundles in blocks so far. */
  readonly bundles: number;
  readonly memory: Memory;
  readonly handles: number;
  /** Bytes on disk, without snapshots. */
  readonly disk: number;
}

/** Memory of a Node.js process; `bytesOf` answers a series of its metrics. */
export function memoryOf(pid: number, bytesOf: (series: string) => number): Memory {
  const heap = bytesOf('nodejs_heap_size_used_bytes') / MIB;
  const reserve = bytesOf('nodejs_heap_size_total_bytes') / MIB - heap;
  const buffers = bytesOf('nodejs_external_memory_bytes') / MIB;
  const database =
    DATABASE.reduce((sum, kind) => sum + bytesOf(`chain_database_memory_bytes\\{kind="${kind}"\\}`), 0) / MIB;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [own, files] = ['RssAnon', 'RssFile'].map(
    (name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)![1]) / 1024,
  );
  return { heap, reserve, buffers, database, native: own! - heap - reserve - buffers - database, files: files! };
}

/** All of it. */
export const residentMib = ({ heap, reserve, buffers, database, native, files }: Memory): number =>
  heap + reserve + buffers + database + native + files;

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
