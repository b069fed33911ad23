/** Exceptions that nobody waits for: one of a plugin stops the plugin, any other ends the process as it would anyway. */

import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PluginGuard } from './guard.js';

/** Where the node itself lives, and all that is compiled with it. */
const NODE = fileURLToPath(new URL('../..', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../..', import.meta.url));

/** In the program that is one file: the line that each of its parts begins at, with the file that it is of. */
declare const PARTS_OF_ONE_FILE: (() => readonly (readonly [line: number, place: string])[]) | undefined;
const ONE_FILE = typeof PARTS_OF_ONE_FILE === 'undefined' ? undefined : `${COMPILED}cli${sep}one-file.cjs`;

/** The file that a line of the one file is of. */
function partAt(line: number): string | undefined {
  const place = PARTS_OF_ONE_FILE!().findLast(([begin]) => begin <= line)?.[1];
  return place && COMPILED + place.replaceAll('/', sep);
}

/** What fell out of functions of the node that a plugin called. */
const handed = new WeakMap<object, PluginGuard>();
/** By the folder (or the file) that a plugin's code is in. */
const homes = new Map<string, PluginGuard>();

/** The files in a stack, the innermost first. */
function filesOf(stack = ''): string[] {
  const places = [...stack.matchAll(/[\s(]([^\s()]+):(\d+):\d+\)?$/gm)];
  return places
    .filter(([, place]) => !place!.startsWith('node:'))
    .map(([, place, line]) => {
      const file = place!.startsWith('file:') ? fileURLToPath(place!) : place!;
      return (file === ONE_FILE && partAt(Number(line))) || file;
    });
}

/** The file of whoever calls the caller. */
export function callingFile(): string | undefined {
  return filesOf(new Error().stack).find((file) => !file.startsWith(NODE));
}

/** The folder of a plugin, or its file alone where the folder holds the node too. */
const homeOf = (file: string): string => {
  const folder = dirname(file) + sep;
  return NODE.startsWith(folder) ? file : folder;
};

/** The plugin whose failure this is: its code threw it, or the node handed it over and nobody took it. */
export function ownerOf(cause: unknown): PluginGuard | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  const guard = handed.get(cause);
  if (guard || !(cause instanceof Error)) return guard;
  // What packages throw is of whoever called them.
  for (const file of filesOf(cause.stack)) {
    const home = [...homes.keys()].filter((one) => file.startsWith(one)).sort((a, b) => b.length - a.length)[0];
    if (home !== undefined) return homes.get(home);
    if (file.startsWith(NODE)) return undefined;
  }
  return undefined;
}

/** Remembers who was given a rejection of the node. */
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
  guard.stop('work in the background', cause);
}

function onException(cause: unknown): void {
  const guard = ownerOf(cause);
  if (guard) guard.stop('work in the background', cause);
  else if (process.listenerCount('uncaughtException') === 1) {
    // As it is where nobody listens.
    process.off('uncaughtException', onException);
    setImmediate(() => {
      throw cause;
    });
  }
}

/** Watches over the code of a plugin in the background, as long as the process lives: its timers may outlive the node. */
export function watchOver(guard: PluginGuard, file: string): void {
  if (homes.size === 0) {
    process.on('unhandledRejection', onRejection);
    process.on('uncaughtException', onException);
  }
  homes.set(homeOf(file), guard);
}
