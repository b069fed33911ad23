/**
 * The fuzzer: `npm run fuzz -- TARGET --seconds N [--seed N] [--keep]`; without a target, all of them. Prints a table, and exits
 * with 1 after a finding, whose bytes it prints. `--keep` writes the inputs that enter all code found so far to the corpus, from
 * which the next run continues, and adds the run to `corpus/totals.json`.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { addRun, readCorpus, writeCorpus } from './corpus.js';
import { fuzz, type Outcome } from './engine.js';
import { targets } from './targets.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
    keep: { type: 'boolean', default: false },
  },
});
const directory = mkdtempSync(join(tmpdir(), 'trellis-fuzz-'));
const all = await targets(directory);
const unknown = positionals.find((name) => !all.some((target) => target.name === name));
if (unknown !== undefined) {
  console.error(`there is no target ${unknown}; targets: ${all.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const cells = (name: string, { executions, seconds, entered, corpus, slowestMs }: Outcome): string =>
  [name, executions, (executions / seconds).toFixed(0), entered, corpus.length, slowestMs.toFixed(0)].join(' | ');

console.log(`seed ${values.seed}, ${values.seconds} s a target\n`);
console.log('| target | executions | a second | characters of code entered | inputs that entered them | slowest ms |');
console.log('|---|---|---|---|---|---|');
for (const target of all.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  const outcome = await fuzz(target, readCorpus(target.name), Number(values.seconds), Number(values.seed));
  console.log(`| ${cells(target.name, outcome)} |`);
  if (values.keep) {
    writeCorpus(target.name, outcome.corpus);
    const { seconds, executions } = addRun(target.name, outcome);
    console.log(`  ${target.name} so far: ${executions} executions in ${seconds} s`);
  }
  if (outcome.finding === undefined) continue;
  console.log(`\nfinding in ${target.name}: ${outcome.finding.reason}\ninput: ${toHex(outcome.finding.bytes)}\n`);
  process.exitCode = 1;
}
rmSync(directory, { recursive: true });
