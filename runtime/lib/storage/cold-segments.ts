/** Cold segments: which interval of keys is in which file, and the files on disk. */

import { readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { list, struct } from '../codec/composites.js';
import { toHex } from '../codec/ids.js';
import * as scalar from '../codec/scalars.js';
import { CodecError, decode, type ValueOf } from '../codec/type.js';
import { Failure, fail } from '../errors.js';
import { ColdFile, compareKeys } from './cold-file.js';
import { columnRange, columns, metaKey } from './columns.js';
import type { Database } from './database.js';
import { CorruptDatabase, CorruptRecord, errno, fileFailure } from './errors.js';

const KEY_BYTES = 1_024;
const Bound = scalar.bytes(0, KEY_BYTES);
/** Cold intervals of keys, ascending, each with the file of its records, and the progress of the walk. */
export const Cold = struct({
  segments: list(struct({ file: scalar.u32, from: Bound, to: Bound }), 1_000_000),
  next_file: scalar.u32,
  /** The key at which the walk continues; empty before it starts. */
  at: Bound,
  /** Unix milliseconds of the end of the last walk; before the first walk, of the start of the wait for it. */
  rested_since: scalar.timeMs,
});
export type Cold = ValueOf<typeof Cold>;

export interface Segment {
  readonly file: number;
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  readonly cold: ColdFile;
}

/** Key of the registry, the record that holds a `Cold`. */
export const REGISTRY = metaKey('cold');
/** Keys of the state. */
export const STATE = columnRange(columns.state);

/** Key of the row about a state record in another column. */
export const besides = (column: number, key: Uint8Array): Uint8Array => {
  const row = new Uint8Array(key);
  row[0] = column;
  return row;
};
export const after = (key: Uint8Array): Uint8Array => Uint8Array.of(...key, 0);
export const earlier = (a: Uint8Array, b: Uint8Array): Uint8Array => (compareKeys(a, b) <= 0 ? a : b);
export const later = (a: Uint8Array, b: Uint8Array): Uint8Array => (compareKeys(a, b) >= 0 ? a : b);

/** Decodes the registry. Throws CorruptRecord. */
export function readRegistry({ path }: Database, bytes: Uint8Array): Cold {
  try {
    return decode(Cold, bytes);
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    return fail(CorruptRecord, { path, key: toHex(REGISTRY), reason: cause.message });
  }
}

/** Whether part of a database is in cold files, so that it cannot be read without them. */
export async function hasCold(warm: Database): Promise<boolean> {
  const bytes = await warm.get(REGISTRY);
  return bytes !== null && readRegistry(warm, bytes).segments.length > 0;
}

/** Path of a cold file. */
export const fileOf = (directory: string, file: number): string =>
  join(directory, `${String(file).padStart(8, '0')}.cold`);

/** The parts of a segment outside an interval. */
export function without(segment: Segment, from: Uint8Array, to: Uint8Array): Segment[] {
  const parts = [
    { ...segment, to: earlier(segment.to, from) },
    { ...segment, from: later(segment.from, to) },
  ];
  return parts.filter((part) => compareKeys(part.from, part.to) < 0);
}

/** Opens a cold file. Throws CorruptDatabase if it is missing. */
export async function openCold(directory: string, file: number): Promise<ColdFile> {
  const path = fileOf(directory, file);
  try {
    return await ColdFile.open(path);
  } catch (cause) {
    if (cause instanceof Failure && cause.error !== CorruptDatabase && /ENOENT/.test(String(cause.details.reason))) {
      throw new Failure(CorruptDatabase, { path, reason: 'a cold file is missing' });
    }
    throw cause;
  }
}

/** Removes files that no batch ever named, or that none names any more. */
export async function removeStrays(directory: string, wanted: ReadonlySet<number>): Promise<void> {
  for (const name of await readdir(directory)) {
    const file = /^(\d{8})\.cold(\.part)?$/.exec(name);
    if (!file || (wanted.has(Number(file[1])) && file[2] === undefined)) continue;
    await unlink(join(directory, name)).catch((cause: unknown) => {
      if (errno(cause) !== 'ENOENT') throw fileFailure(directory, cause);
    });
  }
}
