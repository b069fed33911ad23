/** The golden files: ids, codes and bytes that must never change once a chain uses them. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../test/golden/', import.meta.url));

/** Permanent number -> name. What fell out of use stays under `retired`, so that its number is not taken again. */
export interface Ids {
  readonly current: Readonly<Record<string, string>>;
  readonly retired: Readonly<Record<string, string>>;
}

/** A value with its bytes: each must give the other for ever. */
export interface Vector {
  readonly json: unknown;
  readonly hex: string;
  /** Of a bundle its id, of a header the block's hash, of a certificate what the next header names. */
  readonly hash?: string;
}

export type Vectors = Readonly<Record<string, Vector>>;

/** What the dev genesis gives; it changes with the modules. */
export interface GenesisRoots {
  readonly module_set_id: string;
  readonly genesis_hash: string;
  readonly state_root: string;
  readonly block_hash: string;
}

/** File name below test/golden -> content. */
export interface Golden {
  readonly 'operations.json': Ids;
  /** Keys are '<module number>.<slot>', names '<module>.<store>'. */
  readonly 'slots.json': Ids;
  readonly 'errors.json': Ids;
  readonly 'vectors/operations.json': Vectors;
  readonly 'vectors/records.json': Vectors;
  readonly 'genesis.json': GenesisRoots;
}

/** Reads a golden file; undefined when it was never written. */
export function readGolden<N extends keyof Golden>(name: N): Golden[N] | undefined {
  try {
    return JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Golden[N];
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
}

/** Writes a golden file; true when its text changed. */
export function writeGolden<N extends keyof Golden>(name: N, content: Golden[N]): boolean {
  const path = join(FOLDER, name);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  try {
    if (readFileSync(path, 'utf8') === text) return false;
  } catch {
    mkdirSync(dirname(path), { recursive: true });
  }
  writeFileSync(path, text);
  return true;
}
