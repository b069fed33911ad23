/** Writes rpc-schemas/examples.json: plays the scenario, and says which methods have no example. */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Example, readExamples } from '../../runtime/lib/rpc/documents/examples.js';
import { settled } from './recorder.js';
import { play } from './scenario.js';

const FILE = fileURLToPath(new URL('../../../rpc-schemas/examples.json', import.meta.url));

/** One method on each line, so that a change reads well. */
const textOf = (examples: readonly (readonly [string, Example])[]) =>
  `{\n${examples.map(([method, example]) => `${JSON.stringify(method)}: ${JSON.stringify(example)}`).join(',\n')}\n}\n`;

/** Writes the file. When a step of the scenario fails it stays as it was, and the command fails. */
export async function writeExamples(): Promise<void> {
  const recorded = readExamples();
  try {
    const { examples, methods } = await play();
    const lines = [...examples].map(([method, fresh]) => [method, settled(method, fresh, recorded[method])] as const);
    writeFileSync(FILE, textOf(lines));
    const without = methods.filter((method) => !examples.has(method));
    console.log(`${lines.length} examples${without.length === 0 ? '' : `; none of ${without.join(', ')}`}`);
  } catch (cause) {
    console.error(`the examples stay as they were: ${String(cause)}`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeExamples();
