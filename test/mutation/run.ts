/**
 * Mutation testing: `npm run mutation -- [AREA] [--count N] [--seed N] [--file WORD] [--raise]`. Changes one operator, number or
 * statement of the area at a time and runs its tests. Prints the mutants that no test notices, and scores by file and area; ends
 * with 1 if the score of an area is below its floor in floors.json. `--raise` writes higher floors.
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
/** Tests that try many random cases take longest, and run only on mutants that all others miss. */
const SLOW = /random|life|model|corpus|kill|driver/;

/** Mutants tried and noticed. */
interface Count {
  tried: number;
  noticed: number;
}

/** What became of the mutants of an area. */
interface Score extends Readonly<Count> {
  readonly files: ReadonlyMap<string, Count>;
}

interface Mutant extends Mutation {
  readonly file: string;
}

/** Which mutants of an area are tried. */
interface Sample {
  readonly count: number;
  readonly below: Random;
  /** Part of the names of their files. */
  readonly word: string;
}

/** Mutants of an area, drawn at random without repetition. */
function drawn(laboratory: Laboratory, { folder }: Area, { count, below, word }: Sample): Mutant[] {
  const files = readdirSync(laboratory.pathOf(folder)).filter((name) => name.endsWith('.js') && name.includes(word));
  const all = files.sort().flatMap((name) => {
    const file = join(folder, name.slice(0, -3));
    return mutationsOf(readFileSync(laboratory.pathOf(`${file}.js`), 'utf8')).map((one) => ({ ...one, file }));
  });
  return Array.from({ length: Math.min(count, all.length) }, () => all.splice(below(all.length), 1)[0]!);
}

/** Runs the tests of an area on some of its mutants, and prints each that none notices. */
async function score(laboratory: Laboratory, area: Area, sample: Sample): Promise<Score> {
  const files = testFiles().filter((path) => area.tests.some((beginning) => path.startsWith(beginning)));
  const stages = [files.filter((path) => !SLOW.test(path)), files.filter((path) => SLOW.test(path))];
  const notices = async (tests: readonly string[]): Promise<boolean> =>
    tests.length > 0 && (await laboratory.run(['run.js', ...tests])).code !== 0;
  if (await notices(stages[0]!)) throw new Error(`the tests of ${area.name} fail without a mutant`);
  const counts = new Map<string, Count>();
  const total: Count = { tried: 0, noticed: 0 };
  for (const { file, line, from, to, text } of drawn(laboratory, area, sample)) {
    const killed = await laboratory.withText(
      file,
      text,
      async () => (await notices(stages[0]!)) || notices(stages[1]!),
    );
    const count = counts.get(file) ?? { tried: 0, noticed: 0 };
    counts.set(file, count);
    for (const one of [count, total]) {
      one.tried++;
      if (killed) one.noticed++;
    }
    if (!killed) console.log(`survived: ${file}.js:${line}: ${from}  ->  ${to}`);
  }
  return { ...total, files: counts };
}

const row = (name: string, { tried, noticed }: Readonly<Count>): string => `| ${name} | ${tried} | ${noticed} |`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      file: { type: 'string', default: '' },
      raise: { type: 'boolean', default: false },
    },
  });
  const floors = JSON.parse(readFileSync(FLOORS, 'utf8')) as Record<string, number>;
  const laboratory = await Laboratory.open();
  try {
    for (const area of AREAS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
      const sample = { count: Number(values.count), below: seeded(Number(values.seed)), word: values.file };
      const { files, ...total } = await score(laboratory, area, sample);
      for (const [file, count] of [...files].sort()) console.log(row(file, count));
      console.log(row(area.name, total));
      const percent = Math.floor((100 * total.noticed) / total.tried);
      if (percent < (floors[area.name] ?? 0)) process.exitCode = 1;
      if (values.raise && percent > (floors[area.name] ?? 0)) floors[area.name] = percent;
    }
  } finally {
    await laboratory.close();
  }
  if (values.raise) writeFileSync(FLOORS, `${JSON.stringify(floors, null, 2)}\n`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
