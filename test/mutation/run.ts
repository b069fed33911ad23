/**
 * Mutation testing: `npm run mutation -- [AREA] [--count N] [--seed N] [--raise]`. Changes one operator, number or statement of the
 * area at a time and runs its tests. Prints the mutants that no test notices and a score by area; ends with 1 if a score is below
 * its floor in floors.json. `--raise` writes higher floors.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Random } from '../../runtime/lib/codec/type.js';
import { seeded } from '../kit/random.js';
import { testFiles } from '../suites.js';
import { AREAS, type Area } from './areas.js';
import { Laboratory } from './laboratory.js';
import { type Mutation, mutationsOf } from './operators.js';

const FLOORS = fileURLToPath(new URL('../../../test/mutation/floors.json', import.meta.url));
/** Time of the tests of one mutant; an endless loop is noticed, too. */
const MOST_MS = 120_000;
/** Tests that try many random cases take longest, and run only on mutants that all others miss. */
const SLOW = /random|life|model|corpus|kill|driver/;

/** What became of the mutants of an area. */
export interface Score {
  readonly area: string;
  readonly tried: number;
  readonly killed: number;
  readonly survivors: readonly string[];
}

interface Mutant extends Mutation {
  readonly file: string;
}

/** Mutants of an area, drawn at random without repetition. */
function drawn(laboratory: Laboratory, { folder }: Area, count: number, below: Random): Mutant[] {
  const files = readdirSync(laboratory.pathOf(folder)).filter((name) => name.endsWith('.js'));
  const all = files.sort().flatMap((name) => {
    const file = join(folder, name.slice(0, -3));
    return mutationsOf(readFileSync(laboratory.pathOf(`${file}.js`), 'utf8')).map((one) => ({ ...one, file }));
  });
  return Array.from({ length: Math.min(count, all.length) }, () => all.splice(below(all.length), 1)[0]!);
}

/** Runs the tests of an area on some of its mutants. */
export async function score(laboratory: Laboratory, area: Area, count: number, seed: number): Promise<Score> {
  const files = testFiles().filter((path) => area.tests.some((beginning) => path.startsWith(beginning)));
  const stages = [files.filter((path) => !SLOW.test(path)), files.filter((path) => SLOW.test(path))];
  const notices = async (tests: readonly string[]): Promise<boolean> =>
    tests.length > 0 && (await laboratory.run(['run.js', ...tests], MOST_MS)).code !== 0;
  if (await notices(stages[0]!)) throw new Error(`the tests of ${area.name} fail without a mutant`);
  const mutants = drawn(laboratory, area, count, seeded(seed));
  const survivors: string[] = [];
  for (const { file, line, from, to, text } of mutants) {
    const killed = await laboratory.withText(
      file,
      text,
      async () => (await notices(stages[0]!)) || notices(stages[1]!),
    );
    if (!killed) survivors.push(`${file}.js:${line}: ${from}  ->  ${to}`);
  }
  return { area: area.name, tried: mutants.length, killed: mutants.length - survivors.length, survivors };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      raise: { type: 'boolean', default: false },
    },
  });
  const floors = JSON.parse(readFileSync(FLOORS, 'utf8')) as Record<string, number>;
  const laboratory = await Laboratory.open();
  try {
    for (const area of AREAS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
      const { tried, killed, survivors } = await score(laboratory, area, Number(values.count), Number(values.seed));
      const percent = Math.floor((100 * killed) / tried);
      console.log(`| ${area.name} | ${tried} | ${killed} | ${percent} |`);
      for (const survivor of survivors) console.log(`    ${survivor}`);
      if (percent < (floors[area.name] ?? 0)) process.exitCode = 1;
      if (values.raise && percent > (floors[area.name] ?? 0)) floors[area.name] = percent;
    }
  } finally {
    await laboratory.close();
  }
  if (values.raise) writeFileSync(FLOORS, `${JSON.stringify(floors, null, 2)}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
