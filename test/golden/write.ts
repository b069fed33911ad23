/** Adds new ids, codes and bytes to the golden files and rejects changes of existing ones; `--check` writes nothing. */

import type { ModuleSet } from '../../runtime/kernel/loader.js';
import {
  brokenVector,
  declaredErrors,
  genesisRoots,
  operationIds,
  operationVectors,
  recordVectors,
  slotIds,
} from './current.js';
import { defaultModules } from './distribution.js';
import { type Golden, type Ids, readGolden, type Vectors, writeGolden } from './files.js';

const problems: string[] = [];
const changed: string[] = [];

/** The ids with the new ones added and those out of use retired. */
function kept(file: string, known: Ids = { current: {}, retired: {} }, current: Readonly<Record<string, string>>): Ids {
  for (const [id, name] of Object.entries(current)) {
    const before = known.current[id] ?? known.retired[id];
    if (before !== undefined && before !== name) {
      problems.push(`${file}: ${id} was ${before} and cannot become ${name}; numbers are permanent, take a fresh one`);
    }
  }
  const gone = Object.entries(known.current).filter(([id]) => current[id] === undefined);
  return { current, retired: Object.fromEntries([...Object.entries(known.retired), ...gone]) };
}

/** The old vectors as they are, and new ones for what has none. */
function extended(set: ModuleSet, file: string, known: Vectors = {}, current: Vectors): Vectors {
  const held = Object.entries(known).filter(([name]) => current[name] !== undefined);
  for (const [name, vector] of held) {
    const broken = brokenVector(set, name, vector);
    if (broken !== undefined) problems.push(`${file}: ${name}: ${broken}`);
  }
  return {
    ...Object.fromEntries(held),
    ...Object.fromEntries(Object.entries(current).filter(([name]) => !known[name])),
  };
}

const set = await defaultModules();
const errors = Object.fromEntries(declaredErrors().map(({ code, name }) => [code, name]));
const golden: Golden = {
  'operations.json': kept('operations.json', readGolden('operations.json'), operationIds(set)),
  'slots.json': kept('slots.json', readGolden('slots.json'), slotIds(set)),
  'errors.json': kept('errors.json', readGolden('errors.json'), errors),
  'vectors/operations.json': extended(
    set,
    'vectors/operations.json',
    readGolden('vectors/operations.json'),
    operationVectors(set),
  ),
  'vectors/records.json': extended(set, 'vectors/records.json', readGolden('vectors/records.json'), recordVectors(set)),
  'genesis.json': await genesisRoots(),
};
if (problems.length === 0) {
  const write = !process.argv.includes('--check');
  for (const name of Object.keys(golden) as (keyof Golden)[]) {
    const same = JSON.stringify(readGolden(name)) === JSON.stringify(golden[name]);
    if (!same) changed.push(name);
    if (write) writeGolden(name, golden[name]);
  }
  console.log(
    changed.length === 0
      ? 'golden files are current'
      : `golden files ${write ? 'written' : 'stale'}: ${changed.join(', ')}`,
  );
  if (!write && changed.length > 0) problems.push('run: npm run golden');
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
