/** Series of the process under the names that Prometheus clients use: CPU, memory, file handles, garbage collection. */

import { readdirSync, readFileSync } from 'node:fs';
import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics } from 'node:v8';
import { DurationsBy } from './durations.js';

/** A number with the values of its labels, in order. */
export type Reading = readonly [labels: string | readonly string[], value: number];

type ProcessReadings = readonly [name: string, help: string, labels: readonly string[], read: () => Iterable<Reading>];

const GC_ENDS_S = [0.001, 0.01, 0.1, 1, 2, 5];
const GC_KINDS = new Map([
  [constants.NODE_PERFORMANCE_GC_MAJOR, 'major'],
  [constants.NODE_PERFORMANCE_GC_MINOR, 'minor'],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, 'incremental'],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, 'weakcb'],
]);

/** A garbage collection as Node.js reports it. */
interface Collection extends PerformanceEntry {
  readonly detail: { readonly kind: number };
}

/** A number without labels; undefined if this system has none. */
const single = (name: string, help: string, read: () => number | undefined): ProcessReadings => [
  name,
  help,
  [],
  () => {
    const value = read();
    return value === undefined ? [] : [[[], value]];
  },
];

/** The total of a list of kinds, and the count of each kind. */
function byType(name: string, things: string, read: () => readonly string[]): readonly ProcessReadings[] {
  const counts = () => {
    const found = new Map<string, number>();
    for (const type of read()) found.set(type, (found.get(type) ?? 0) + 1);
    return found;
  };
  return [
    [name, `Active ${things} by type`, ['type'], counts],
    single(`${name}_total`, `Active ${things}`, () => read().length),
  ];
}

/** Number in a line of a file under /proc/self; undefined on systems without it. */
function procNumber(file: string, line: RegExp): number | undefined {
  try {
    const found = line.exec(readFileSync(`/proc/self/${file}`, 'utf8'))?.[1];
    return found === undefined ? undefined : Number(found);
  } catch {
    return undefined;
  }
}

function openFiles(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length - 1; // without the directory being read
  } catch {
    return undefined;
  }
}

/** Node.js has no public list of handles and requests. */
const internals = process as unknown as Record<'_getActiveHandles' | '_getActiveRequests', () => readonly object[]>;
const typeOf = (thing: object): string => thing.constructor.name;

const KIB = 1024;
const kib = (size: number | undefined): number | undefined => size && size * KIB;
const spaces = (size: 'space_size' | 'space_used_size' | 'space_available_size') => (): readonly Reading[] =>
  getHeapSpaceStatistics().map((space) => [space.space_name.replace(/_space.*$/, ''), space[size]]);

const VERSION = process.version;

const READINGS: readonly ProcessReadings[] = [
  single('process_cpu_user_seconds_total', 'User CPU time in seconds', () => process.cpuUsage().user / 1e6),
  single('process_cpu_system_seconds_total', 'System CPU time in seconds', () => process.cpuUsage().system / 1e6),
  single('process_cpu_seconds_total', 'User and system CPU time in seconds', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }),
  single('process_start_time_seconds', 'Start of the process, Unix time in seconds', () =>
    Math.round(performance.timeOrigin / 1000),
  ),
  single('process_resident_memory_bytes', 'Resident memory in bytes', () => process.memoryUsage.rss()),
  single('process_virtual_memory_bytes', 'Virtual memory in bytes', () =>
    kib(procNumber('status', /^VmSize:\s+(\d+)/m)),
  ),
  single('process_heap_bytes', 'Data segment in bytes', () => kib(procNumber('status', /^VmData:\s+(\d+)/m))),
  single('process_open_fds', 'Open file descriptors', openFiles),
  single('process_max_fds', 'Maximum open file descriptors', () => procNumber('limits', /^Max open files\s+(\d+)/m)),
  single('nodejs_heap_size_total_bytes', 'Heap size in bytes', () => process.memoryUsage().heapTotal),
  single('nodejs_heap_size_used_bytes', 'Used heap in bytes', () => process.memoryUsage().heapUsed),
  single('nodejs_external_memory_bytes', 'Memory outside the heap in bytes', () => process.memoryUsage().external),
  ['nodejs_heap_space_size_total_bytes', 'Size of each heap space in bytes', ['space'], spaces('space_size')],
  ['nodejs_heap_space_size_used_bytes', 'Used part of each heap space', ['space'], spaces('space_used_size')],
  ['nodejs_heap_space_size_available_bytes', 'Free part of each heap space', ['space'], spaces('space_available_size')],
  ...byType('nodejs_active_resources', 'resources that keep the process alive', () => process.getActiveResourcesInfo()),
  ...byType('nodejs_active_handles', 'handles', () => internals._getActiveHandles().map(typeOf)),
  ...byType('nodejs_active_requests', 'requests to the system', () => internals._getActiveRequests().map(typeOf)),
  [
    'nodejs_version_info',
    'Version of Node.js',
    ['version', 'major', 'minor', 'patch'],
    () => [[[VERSION, ...VERSION.slice(1).split('.')], 1]],
  ],
];

/** All series of the process; from this call on, garbage collections are counted. */
export function processSeries(): {
  readonly readings: readonly ProcessReadings[];
  readonly garbageCollection: () => DurationsBy<string>;
} {
  const durations = new DurationsBy<string>(GC_ENDS_S);
  new PerformanceObserver((list) => {
    for (const { duration, detail } of list.getEntries() as Collection[])
      durations.of(GC_KINDS.get(detail.kind) ?? 'other').add(duration);
  }).observe({ entryTypes: ['gc'] });
  return { readings: READINGS, garbageCollection: () => durations };
}
