/** Making snapshots and exports, killed at each step: what is there is whole, and the next one is made. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, command, newDirectory, trellis } from '../cli/program.js';
import { some } from './chance.js';
import { again, exportOf, killedAt, makeSource, newNode, restore, type Source, shelfOf } from './source.js';

let source: Source;
test.before(async () => {
  source = await makeSource();
});
test.after(cleanUp);

for (const step of some(['making', 'making/archive', 'made.tar.zst', 'made.tar.zst.sha256', 'made.json'])) {
  test(`a snapshot killed at ${step} is complete or absent, and the next one succeeds`, async () => {
    const dataDir = await newNode(source);
    await again(restore(shelfOf(source.dataDir), dataDir));
    const make = ['snapshot', 'make', '--data-dir', dataDir];
    const { height } = source.manifest.contents;
    await killedAt(command(...make), join(shelfOf(dataDir), step.replace('made', `checkpoint-${height}`)));
    const verify = () => trellis('snapshot', 'verify', shelfOf(dataDir), '--data-dir', dataDir);
    // Its own manifest makes it complete, before the link to the latest one.
    const isComplete = existsSync(join(shelfOf(dataDir), `checkpoint-${height}.json`));
    assert.is((await verify()).code, isComplete ? 0 : 75);
    await again(make);
    assert.is((await verify()).code, 0);
    assert.not.ok(readdirSync(shelfOf(dataDir)).some((name) => /making|tmp/.test(name)));
  });
}

test('a killed export leaves either no file under its name or a complete one', async () => {
  const folder = await newDirectory();
  for (const step of ['state.part', 'state']) {
    const path = join(folder, 'state');
    await rm(path, { force: true });
    await killedAt(command('export', path, '--data-dir', source.dataDir), join(folder, step));
    if ((await readdir(folder)).includes('state')) assert.is(Buffer.compare(readFileSync(path), source.exported), 0);
  }
  assert.is(Buffer.compare(await exportOf(source.dataDir), source.exported), 0);
});

test.run();
