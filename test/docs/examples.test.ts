/** The programs of docs/examples run, and do what they say. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, program, spawnProgram } from '../cli/program.js';
import { ROOT } from '../client/project.js';

test.after(cleanUp);

const FOLDER = join(ROOT, 'docs/examples');
const file = (name: string) => join(FOLDER, name);

test('this file runs every example', () => {
  const programs = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  assert.equal(programs.sort(), ['distribution.js', 'embedded.js', 'plugin.js']);
});

test('the example distribution is a chain with its own name, symbol, prefix and module', async () => {
  const node = await spawnProgram(file('distribution.js'), 'dev', '--ephemeral').started;
  const info = await node.ask<Record<string, unknown>>('chain_nodeInfo');
  assert.is(`${info.name} ${info.symbol} ${info.chain_id}`, 'Oak ACO 90210');
  const [, alice] = /dev:0 +(oak\w+)/.exec(node.output())!;
  await node.ask('chain_signGuestbook', 'hello', alice, { wait: 'included' });
  assert.is(await node.ask('chain_lineOf', alice), 'hello');
  const refused = await node.ask('chain_signGuestbook', ' ', alice).catch((cause: Error) => cause.message);
  assert.is(refused, 'The line must not be empty');
  await node.stop();
});

test('the example plugin counts events and serves them by a method and a page', async () => {
  const node = await spawnProgram(file('plugin.js'), 'dev', '--ephemeral').started;
  const [from, to] = [...node.output().matchAll(/dev:[01] +(trl\w+)/g)].map(([, address]) => address);
  await node.ask('chain_transfer', from, to, 'TRL', '1', { wait: 'included' });
  const { blocks, bundles } = await node.ask<{ blocks: number; bundles: number }>('pulse_get');
  assert.is(bundles, 1);
  assert.ok(blocks >= 1);
  assert.match(await (await fetch(`${node.url}/pulse`)).text(), /^\d+ blocks, 1 bundles\n$/);
  await node.stop();
});

test('a program with an embedded node makes a payment and exits', async () => {
  const { code, out, err } = await program(file('embedded.js'));
  assert.is(code, 0, err);
  assert.match(out, /^success in block \d+$/m);
  assert.match(out, /^2\.5 TRL$/m);
});

test.run();
