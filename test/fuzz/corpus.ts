/** Corpora: for each target the inputs that together enter all code that was found, in a file of hex lines. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';

/** Inputs that a file keeps, and the longest of them. */
const MOST_INPUTS = 300;
const MOST_BYTES = 512;

/** All runs of a target that kept their inputs. */
export interface Total {
  readonly seconds: number;
  readonly executions: number;
  /** Characters of code that the best of them entered. */
  readonly entered: number;
}

const TOTALS = fileURLToPath(new URL('../../../test/fuzz/corpus/totals.json', import.meta.url));

const pathOf = (target: string): string =>
  fileURLToPath(new URL(`../../../test/fuzz/corpus/${target}.txt`, import.meta.url));

/** The inputs of a target. */
export function readCorpus(target: string): Uint8Array[] {
  const path = pathOf(target);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').split('\n').filter(Boolean).map(fromHex);
}

/**
 * Writes the inputs that together enter all code found so far: a run starts with those of the runs before. The longest go first when
 * there is no room.
 */
export function writeCorpus(target: string, inputs: readonly Uint8Array[]): void {
  const lines = inputs.filter(({ length }) => length > 0 && length <= MOST_BYTES).map(toHex);
  const kept = [...new Set(lines)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MOST_INPUTS);
  writeFileSync(pathOf(target), kept.map((line) => `${line}\n`).join(''));
}

/** Adds a run to the totals of its target, and returns them. */
export function addRun(target: string, { seconds, executions, entered }: Total): Total {
  const totals = JSON.parse(readFileSync(TOTALS, 'utf8')) as Record<string, Total>;
  const before = totals[target] ?? { seconds: 0, executions: 0, entered: 0 };
  const total = {
    seconds: Math.round(before.seconds + seconds),
    executions: before.executions + executions,
    entered: Math.max(before.entered, entered),
  };
  totals[target] = total;
  writeFileSync(TOTALS, `${JSON.stringify(totals, null, 2)}\n`);
  return total;
}
