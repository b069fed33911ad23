/** Compares the coverage that `npm run coverage` measured with the floor of each folder in floors.json. */

import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../suites.js';

const SUMMARY = join(ROOT, 'node_modules/.cache/trellis/coverage/coverage-summary.json');
const FLOORS = join(ROOT, 'test/coverage/floors.json');
const KINDS = ['lines', 'branches'] as const;
/** Percentage points above its floor at which a floor is to be raised. */
const SLACK = 1;

type Counts = Record<(typeof KINDS)[number], { readonly total: number; readonly covered: number }>;

const summary = JSON.parse(readFileSync(SUMMARY, 'utf8')) as Record<string, Counts>;
const floors = JSON.parse(readFileSync(FLOORS, 'utf8')) as Record<string, Record<(typeof KINDS)[number], number>>;
const files = Object.entries(summary).map(([path, counts]) => ({
  path: relative(ROOT, path).split(sep).join('/'),
  counts,
}));

for (const [folder, floor] of Object.entries(floors)) {
  const inFolder = files.filter(({ path }) => path.startsWith(`${folder}/`));
  for (const kind of KINDS) {
    const sum = (of: 'total' | 'covered') => inFolder.reduce((total, { counts }) => total + counts[kind][of], 0);
    const percent = sum('total') === 0 ? 0 : (100 * sum('covered')) / sum('total');
    const verdict =
      percent < floor[kind]
        ? 'too low'
        : percent >= floor[kind] + SLACK
          ? 'raise the floor in test/coverage/floors.json'
          : 'ok';
    console.log(`${folder}: ${percent.toFixed(1)} % of ${kind} (floor ${floor[kind]} %): ${verdict}`);
    if (verdict === 'too low') process.exitCode = 1;
  }
}
