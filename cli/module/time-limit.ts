/**
 * A time limit for foreign code that may never return: V8 ends it, and its profile shows where it was.
 * Decision 0153.
 */

import { Session } from 'node:inspector';
import { findSourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

/** Sampling interval of the profiler, microseconds. */
const INTERVAL_US = 10_000;
/** Number of last samples that count. */
const RECENT_SAMPLES = 50;
/** Root of this package, to exclude its files from the author's. */
const PACKAGE_ROOT = new URL('../../', import.meta.url).href;

interface Node {
  readonly id: number;
  readonly callFrame: { readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
  readonly positionTicks?: readonly { readonly line: number; readonly ticks: number }[];
}
interface Profile {
  readonly nodes: readonly Node[];
  readonly samples?: readonly number[];
}

/** Location of the code at the time limit: `loyalty.ts:24`; undefined if none of the author's code ran. */
export interface TimeLimitReached {
  readonly at: string | undefined;
}

/** Runs synchronous work; undefined if it returned in time. */
export function runWithin(seconds: number, work: () => void): TimeLimitReached | undefined {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
  session.post('Profiler.start');
  try {
    runInNewContext('work()', { work }, { timeout: Math.ceil(seconds * 1_000) });
    return undefined;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
    let at: string | undefined;
    session.post('Profiler.stop', (_, answer) => {
      at = locationIn((answer as unknown as { readonly profile: Profile }).profile);
    });
    return { at };
  } finally {
    session.disconnect();
  }
}

/** The line of an author's file with the most samples at the end. */
function locationIn({ nodes, samples = [] }: Profile): string | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const counts = new Map<Node, number>();
  for (const sample of samples.slice(-RECENT_SAMPLES)) {
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
      const node = byId.get(id)!;
      const { url } = node.callFrame;
      if (!url.startsWith('file:') || url.startsWith(PACKAGE_ROOT)) continue;
      counts.set(node, (counts.get(node) ?? 0) + 1);
      break;
    }
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && lineOf(most[0]);
}

function lineOf({ callFrame, positionTicks = [] }: Node): string {
  const [busiest] = [...positionTicks].sort((a, b) => b.ticks - a.ticks);
  const line = busiest?.line ?? callFrame.lineNumber + 1;
  const path = fileURLToPath(callFrame.url.replace(/\?.*$/, ''));
  const entry = findSourceMap(callFrame.url)?.findEntry(line - 1, 1_000) as
    | { readonly originalSource?: string; readonly originalLine?: number }
    | undefined;
  if (entry?.originalSource === undefined) return `${relative('.', path)}:${line}`;
  return `${relative('.', fileURLToPath(entry.originalSource))}:${entry.originalLine! + 1}`;
}
