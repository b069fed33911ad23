/** Directories and refusals for the storage tests. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { type ErrorDef, Failure } from '../../../runtime/lib/errors.js';

/** Runs `work` with a new directory and removes it afterwards. */
export async function inDirectory<T>(work: (path: string) => Promise<T>): Promise<T> {
  const path = await mkdtemp(join(tmpdir(), 'trellis-storage-'));
  try {
    return await work(path);
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

/** Waits for `work` to be refused with the declared error; answers its details. */
export async function refused(work: Promise<unknown>, declared: ErrorDef): Promise<Record<string, unknown>> {
  const outcome: unknown = await work.then(
    () => 'no refusal',
    (thrown) => thrown,
  );
  if (!(outcome instanceof Failure)) throw new Error(`expected ${declared.name}, got ${String(outcome)}`);
  assert.is(outcome.error.name, declared.name, `${outcome.toString()} ${JSON.stringify(outcome.details)}`);
  return { ...outcome.details };
}

/** `length` bytes that depend on `seed`. */
export function bytes(length: number, seed = 1): Uint8Array {
  let state = seed * 2654435761 + 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}
