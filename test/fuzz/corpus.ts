/** Corpora: for each target the inputs that together enter all code that was found, in a file of hex lines. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';

/** Inputs that a file keeps, and the longest of them. */
const MOST_INPUTS = 100;
const MOST_BYTES = 512;

const pathOf = (target: string): string =>
  fileURLToPath(new URL(`../../../test/fuzz/corpus/${target}.txt`, import.meta.url));

/** The inputs of a target. */
export function readCorpus(target: string): Uint8Array[] {
  const path = pathOf(target);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').split('\n').filter(Boolean).map(fromHex);
}

/** Adds inputs to the file of a target, shortest first, as far as there is room. Returns how many the file has. */
export function writeCorpus(target: string, inputs: readonly Uint8Array[]): number {
  const lines = [...readCorpus(target), ...inputs]
    .filter(({ length }) => length > 0 && length <= MOST_BYTES)
    .map(toHex);
  const kept = [...new Set(lines)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MOST_INPUTS);
  writeFileSync(pathOf(target), kept.map((line) => `${line}\n`).join(''));
  return kept.length;
}
