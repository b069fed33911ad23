/** After a whole run, the few files that failed run once more, each alone: real processes on a busy machine are sometimes late, a fault fails again. */

import type { FileResult } from './run-process.js';

/** More files than these fail because of a fault, not of chance. */
const FEW = 3;

/** Puts the results of second runs into the place of the first. Says which files were unsteady. */
export async function runFailedAgain(
  results: Map<string, FileResult>,
  run: (file: string) => Promise<void>,
  say: (line: string) => void,
): Promise<void> {
  const failed = (file: string) => results.get(file)!.failed > 0;
  const fallen = [...results.keys()].filter(failed);
  if (fallen.length > FEW) return;
  for (const file of fallen) {
    say(`\nonce more, alone: ${file}`);
    await run(file);
    if (!failed(file)) say(`unsteady: ${file} failed beside others and passed alone`);
  }
}
