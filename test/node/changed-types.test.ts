/** A chain whose module was changed: what its records can still be read by goes on, all else is refused with what to do. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory, startProcess, trellis } from '../cli/program.js';
import { loyaltyModule } from './live.js';

test.after(cleanUp);

const STATE = 'points: map(0, [t.address], t.u64)';

test('a record type changed without a new module version is rejected with module, store and remedy', async () => {
  const module = await loyaltyModule();
  const source = await readFile(module, 'utf8');
  const dataDir = await newDirectory();
  const dev = ['dev', '--data-dir', dataDir, '--module', module] as const;
  const write = async (state: string, version = 1) => {
    assert.ok(source.includes(STATE));
    const versioned = version === 1 ? source : source.replace("module('loyalty', {", `$&\n    version: ${version},`);
    await writeFile(module, versioned.replace(STATE, state));
  };
  await write(`${STATE}, notes: map(1, [t.address], t.text(0, 40)), gone: map(2, [t.u8], t.u8)`);
  const node = await startProcess(...dev);
  const [, alice] = /dev:0 +(trl\w+)/.exec(node.output())!;
  await node.ask('chain_earnPoints', alice, '300', { wait: 'included' });
  assert.is((await node.stop()).code, 0);

  // Stores that are new, that are gone, or that have nothing in them yet, may be as they like.
  await write(`${STATE}, notes: map(1, [t.address, t.u8], t.u16)`);
  const again = await startProcess(...dev);
  assert.equal(await again.ask('chain_getPoints', alice), { account: alice, points: '300' });
  await again.stop();

  for (const [state, reason] of [
    ['points: map(0, [t.address], t.u32)', /its byte layout has changed/],
    ['points: map(0, [t.hash], t.u64)', /its byte layout has changed/],
  ] as const) {
    await write(state);
    const { code, err } = await trellis(...dev, '--rpc-port', '0');
    assert.is(code, 64, err);
    const line = err.trim().split('\n').at(-1)!;
    assert.match(err, /error 3193 StateTypeChanged: /);
    assert.match(line, reason);
    assert.match(line, /module loyalty, store points/);
    assert.match(line, /change the version of the module.*dev --reset$/);
  }

  await write(STATE, 2);
  const early = await trellis(...dev, '--rpc-port', '0');
  assert.match(early.err, /error 3190 UpgradeNotDue: .*loyalty v1 → v2.*dev --reset/);

  await write('points: map(0, [t.address], t.u32)');
  const fresh = await startProcess(...dev, '--reset');
  await fresh.stop();
});

test('a dev chain that gets a new module is rejected with a hint to reset it', async () => {
  const dataDir = await newDirectory();
  const node = await startProcess('dev', '--data-dir', dataDir);
  await node.stop();
  const { code, err } = await trellis(
    'dev',
    '--data-dir',
    dataDir,
    '--rpc-port',
    '0',
    '--module',
    await loyaltyModule(),
  );
  assert.is(code, 64);
  assert.match(err, /3190 UpgradeNotDue: .*loyalty v0 → v1.*start it with its original modules.*dev --reset/);
});

test('bounds may be widened, or narrowed as far as every record allows', async () => {
  const module = join(await newDirectory(), 'notes.mjs');
  const write = (max: number) =>
    writeFile(
      module,
      `export default ({ map, module, t, fn }) => module('notes', { state: { notes: map(0, [t.address], t.text(0, ${max})) } }).define({
        operations: { Note: { about: 'Keep a note.', params: { note: t.text(0, 400) }, gas: 40_000, rpc: ['note', 'note', 'sender'],
          execute: ({ state, sender }, { note }) => { state.notes.put(sender, note); } } },
      });`,
    );
  await write(40);
  const dataDir = await newDirectory();
  const dev = ['dev', '--data-dir', dataDir, '--module', module] as const;
  const node = await startProcess(...dev);
  const [, alice] = /dev:0 +(trl\w+)/.exec(node.output())!;
  await node.ask('chain_note', 'twenty letters or so.', alice, { wait: 'included' });
  await node.stop();
  for (const max of [80, 30]) {
    await write(max);
    await (await startProcess(...dev)).stop();
  }
  await write(10);
  const { err } = await trellis(...dev, '--rpc-port', '0');
  assert.match(err, /error 3193 StateTypeChanged: .*a record does not match it: must NOT have more than 10 characters/);
});

test.run();
