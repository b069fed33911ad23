/** Restores and imports that are killed at each of their steps: done again, they have the chain. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, command, newDirectory } from '../cli/program.js';
import { some } from './chance.js';
import { again, isWhole, killedAt, leftIn, makeSource, newNode, restore, type Source, shelfOf } from './source.js';

let source: Source;
test.before(async () => {
  source = await makeSource();
});
test.after(cleanUp);

const RESTORING = ['snapshot', 'chunks/0', 'database', 'database/CURRENT', 'state-tree', 'blocks', 'verified'];

for (const step of some([...RESTORING.map((name) => `restoring/${name}`), 'blocks', 'database'])) {
  test(`a restore killed at ${step} completes when run again`, async () => {
    const dataDir = await newNode(source);
    const args = restore(shelfOf(source.dataDir), dataDir);
    await killedAt(command(...args), join(dataDir, step));
    await again(args);
    assert.ok(await isWhole(source, dataDir));
    assert.not.ok((await leftIn(dataDir)).includes('restoring'));
  });
}

const IMPORTING = ['restoring/database', 'restoring/sorting', 'restoring/blocks', 'restoring/verified', 'blocks'];

for (const step of some(IMPORTING)) {
  test(`an import killed at ${step} completes when run again`, async () => {
    const file = join(await newDirectory(), 'state');
    writeFileSync(file, source.exported);
    const dataDir = await newNode(source);
    const args = ['import', file, '--data-dir', dataDir];
    await killedAt(command(...args), join(dataDir, step));
    await again(args);
    assert.ok(await isWhole(source, dataDir));
    assert.not.ok((await leftIn(dataDir)).includes('restoring'));
  });
}

test.run();
