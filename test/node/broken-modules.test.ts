/** Modules that break: a syntax error, an exception, a promise. The author is shown his own line; the node goes on. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory, spawnNode, trellis } from '../cli/program.js';
import { loyaltyModule, refusalOf } from './live.js';

test.after(cleanUp);

/** The third-party module of the tests, changed. */
async function changed(change: (source: string) => string, name = 'loyalty.mjs'): Promise<string> {
  const source = await readFile(await loyaltyModule(), 'utf8');
  assert.not.equal(change(source), source);
  const path = join(await newDirectory(), name);
  await writeFile(path, change(source));
  return path;
}

const lineOf = async (path: string, text: string): Promise<number> =>
  (await readFile(path, 'utf8')).split('\n').findIndex((line) => line.includes(text)) + 1;

test('a syntax error in a module or its imports is reported with file and line', async () => {
  const folder = await newDirectory();
  const broken = join(folder, 'errors.mjs');
  await writeFile(broken, 'export const a = 1;\nexport const b = {\n  c: 3\n  d: 4,\n};\n');
  const module = join(folder, 'loyalty.mjs');
  await writeFile(module, "import './errors.mjs';\nexport default () => undefined;\n");
  const { code, err } = await trellis('dev', '--ephemeral', '--rpc-port', '0', '--module', module);
  assert.is(code, 64);
  assert.ok(err.includes(`Unexpected identifier 'd' (at ${broken}:4)`), err);
});

test('a typo in a declaration is reported with its name and line', async () => {
  const module = await changed((source) => source.replace('map(0, [t.address]', 'map(0, [t.adress]'));
  const { err } = await trellis('dev', '--ephemeral', '--rpc-port', '0', '--module', module);
  const at = `${module}:${await lineOf(module, 't.adress')}`;
  assert.ok(err.includes(`there is no type t.adress (at ${at}:`), err);
  const told = await trellis('dev', '--ephemeral', '--verbose', '--rpc-port', '0', '--module', module);
  assert.match(told.err, /TypeError: there is no type t\.adress\n {4}at /);
});

test('a module with an async operation is rejected at startup', async () => {
  const module = await changed((source) => source.replace('execute({ state, sender, emit }, { points })', 'async $&'));
  const { code, err } = await trellis('dev', '--ephemeral', '--rpc-port', '0', '--module', module);
  assert.is(code, 64);
  assert.match(err, /3143 InvalidModule: .*execute of Earn must be synchronous/);
});

test('a call whose module code throws or returns a promise in a trial is rejected', async () => {
  const module = await changed((source) =>
    source.replace(
      'if (points === 0n) fail(NoPoints);\n          const',
      'if (points === 0n) fail(NoPoints);\n          if (points === 7n) state.nothing.put(1);\n          if (points === 8n) return Promise.reject(new Error("later"));\n          const',
    ),
  );
  const starting = spawnNode('dev', '--ephemeral', '--module', module);
  const node = await starting.started;
  const [, alice] = /dev:0 +(trl\w+)/.exec(node.output())!;
  for (const [points, reason] of [
    ['7', /Cannot read properties of undefined/],
    ['8', /returned a promise: modules are synchronous/],
  ] as const) {
    const { code, data } = await refusalOf(node.url, 'chain_earnPoints', alice, points);
    assert.equal([code, data.name, data.details.where], [3149, 'ModuleBroke', 'loyalty.Earn']);
    assert.match(`${data.details.reason}`, reason);
  }
  await node.ask('chain_earnPoints', alice, '5', { wait: 'included' });
  const { code, err } = await node.stop();
  assert.is(code, 0, err);
  assert.ok(err.includes(`(at ${module}:${await lineOf(module, 'state.nothing')}:`), err);
});

test('module code that throws in a block stops the node, which reports its line', async () => {
  const module = await changed((source) =>
    source.replace(
      '  }).define({',
      '  }).define({\n    hooks: { blockEnd({ height }) { if (height === 3) nothing.here(); } },',
    ),
  );
  // It ends by itself: a signal might come before it has told why.
  const { err } = await trellis('dev', '--ephemeral', '--verbose', '--rpc-port', '0', '--module', module);
  const at = `${module}:${await lineOf(module, 'nothing.here')}`;
  assert.match(
    err,
    /consensus halted and the node stopped: loyalty\.blockEnd threw at height 3: nothing is not defined/,
  );
  assert.ok(err.includes(`(at ${at}:`), err);
  assert.match(err, /ReferenceError: nothing is not defined\n/);
});

test.run();
