/** Uncaught exceptions: one from a plugin stops the plugin; any other ends the process as usual. */

import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PluginGuard } from './guard.js';

/** Root of the node's own code and everything compiled with it. */
const NODE = fileURLToPath(new URL('../..', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../..', import.meta.url));

/** In the bundled program: the first line of each part, with its source file. */
declare const PARTS_OF_ONE_FILE: (() => readonly (readonly [line: number, place: string])[]) | undefined;
const ONE_FILE = typeof PARTS_OF_ONE_FILE === 'undefined' ? undefined : `${COMPILED}cli${sep}one-file.cjs`;

/** The source file of a line in the bundled program. */
function partAt(line: number): string | undefined {
  const place = PARTS_OF_ONE_FILE!().findLast(([begin]) => begin <= line)?.[1];
  return place && COMPILED + place.replaceAll('/', sep);
}

/** Rejections of node functions that were called by a plugin. */
const handed = new WeakMap<object, PluginGuard>();
/** Guards by the folder (or file) of the plugin's code. */
const homes = new Map<string, PluginGuard>();

/** The files in a stack, innermost first. */
function filesOf(stack = ''): string[] {
  const places = [...stack.matchAll(/[\s(]([^\s()]+):(\d+):\d+\)?$/gm)];
  return places
    .filter(([, place]) => !place!.startsWith('node:'))
    .map(([, place, line]) => {
      const file = place!.startsWith('file:') ? fileURLToPath(place!) : place!;
      return (file === ONE_FILE && partAt(Number(line))) || file;
    });
}

/** The file of the caller's caller. */
export function callingFile(): string | undefined {
  return filesOf(new Error().stack).find((file) => !file.startsWith(NODE));
}

/** The folder of a plugin, or only its file if the folder also contains the node. */
const homeOf = (file: string): string => {
  const folder = dirname(file) + sep;
  return NODE.startsWith(folder) ? file : folder;
};

/**
 * The plugin that caused an exception: its code threw it, or the node returned it to the plugin as a rejection that was
 * not handled.
 */
export function ownerOf(cause: unknown): PluginGuard | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  const guard = handed.get(cause);
  if (guard || !(cause instanceof Error)) return guard;
  // Exceptions from packages belong to their caller.
  for (const file of filesOf(cause.stack)) {
    const home = [...homes.keys()].filter((one) => file.startsWith(one)).sort((a, b) => b.length - a.length)[0];
    if (home !== undefined) return homes.get(home);
    if (file.startsWith(NODE)) return undefined;
  }
  return undefined;
}

/** Records which plugin received a rejection from the node. */
export function handOver<T>(guard: PluginGuard, answer: T): T {
  if (!(answer instanceof Promise)) return answer;
  return answer.catch((cause: unknown) => {
    if (typeof cause === 'object' && cause !== null) handed.set(cause, guard);
    throw cause;
  }) as T;
}

function onRejection(cause: unknown): void {
  const guard = ownerOf(cause);
  if (!guard) throw cause;
  guard.stop('background work', cause);
}

function onException(cause: unknown): void {
  const guard = ownerOf(cause);
  if (guard) guard.stop('background work', cause);
  else if (process.listenerCount('uncaughtException') === 1) {
    // Restores the default behavior without listeners.
    process.off('uncaughtException', onException);
    setImmediate(() => {
      throw cause;
    });
  }
}

/** Watches the background code of a plugin as long as the process lives: its timers may outlive the node. */
export function watchOver(guard: PluginGuard, file: string): void {
  if (homes.size === 0) {
    process.on('unhandledRejection', onRejection);
    process.on('uncaughtException', onException);
  }
  homes.set(homeOf(file), guard);
}
