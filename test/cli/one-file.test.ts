/** The program that runs a node, loaded from one file: where that is of what is compiled now, and only for what it holds. */

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadOneFile, stampOf } from '../../cli/startup/load-one-file.js';
import { until } from '../until.js';
import { ALONE, cleanUp, MAIN, newDirectory } from './program.js';

const ROOT = resolve(MAIN, '../../..');
const SDK = fileURLToPath(new URL('../../modules/sdk.js', import.meta.url));

test.before(async () => {
  await promisify(execFile)(process.execPath, [join(ROOT, 'cli/one-file.mjs')]);
});
test.after(cleanUp);

/** A folder `cli` of a tree, with a program in one file that says so; `stamp` is what the compiler wrote last. */
async function tree(stamp: string, compiler?: string): Promise<URL> {
  const dist = await newDirectory();
  mkdirSync(join(dist, 'cli'));
  const program = `// ${stamp}\n(function (exports) { exports.begin = async (fromFiles) => { await fromFiles(); }; })`;
  writeFileSync(join(dist, 'cli/one-file.cjs'), program);
  if (compiler !== undefined) {
    writeFileSync(join(dist, '.tsbuildinfo'), compiler);
    // A stamp is of its second: all trees were compiled in the same one.
    utimesSync(join(dist, '.tsbuildinfo'), 0, 0);
  }
  return pathToFileURL(join(dist, 'cli/'));
}

test('an installed package runs from one file, and a checkout runs from one if it matches the compiled code', async () => {
  const compiled = await tree('', '{}');
  const stamp = stampOf(statSync(new URL('../.tsbuildinfo', compiled)));
  for (const folder of [await tree('compiled 1 2'), await tree(stamp, '{}')]) {
    const begin = loadOneFile('trellis-test', folder);
    let ran = false;
    await begin!(async () => {
      ran = true;
    });
    assert.ok(ran);
  }
});

test('a checkout compiled since then, or without the file, runs from its separate files', async () => {
  assert.is(loadOneFile('trellis-test', await tree('compiled 1 2', '{}')), undefined);
  assert.is(loadOneFile('trellis-test', pathToFileURL(`${await newDirectory()}/`)), undefined);
});

/** Runs a node with a cache of its own until it has started; answers with what it said. */
async function started(
  cache: string,
  more: readonly string[] = [],
  variables: NodeJS.ProcessEnv = {},
): Promise<string> {
  const args = [MAIN, 'dev', '--ephemeral', '--rpc-port', '0', '--p2p-port', 'off', ...more];
  const env = { ...process.env, ...ALONE, XDG_CACHE_HOME: cache, ...variables };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = once(child, 'close');
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('node started') && !child.killed) child.kill();
    });
  }
  const [code] = (await ended) as [number | null];
  assert.is(code, 0, said);
  return said;
}

const keptIn = (cache: string): string[] =>
  readdirSync(join(cache, 'trellis')).filter((name) => name.endsWith('.code'));

test('a node caches its compiled code and replaces a damaged cache', async () => {
  const cache = await newDirectory();
  await started(cache);
  const [name, ...others] = keptIn(cache);
  assert.equal(others, []);
  const file = join(cache, 'trellis', name!);
  const { mtimeMs } = statSync(file);
  await started(cache);
  assert.is(statSync(file).mtimeMs, mtimeMs, 'the second one takes what the first one kept');
  const damaged = readFileSync(file);
  damaged.fill(0xff, damaged.length >> 1);
  writeFileSync(file, damaged);
  await started(cache);
  assert.not.equal(readFileSync(file), damaged);
});

test('NODE_DISABLE_COMPILE_CACHE disables the code cache', async () => {
  const cache = await newDirectory();
  await started(cache, [], { NODE_DISABLE_COMPILE_CACHE: '1' });
  assert.equal(readdirSync(cache), []);
});

test('an external module shares every class with the node, which then runs from separate files', async () => {
  const directory = await newDirectory();
  const file = join(directory, 'acorns.mjs');
  writeFileSync(file, `import { module } from '${SDK}';\nexport default module('acorns', {}).define({});`);
  const cache = await newDirectory();
  await started(cache, ['--module', file]);
  await started(cache, [], { TRELLIS_MODULE: file });
  const names = readdirSync(cache, { recursive: true, encoding: 'utf8' });
  assert.equal(
    names.filter((name) => name.endsWith('.code')),
    [],
    'what is kept is of the one file',
  );
});

/** Throws on a signal, as code of this part of the one file would. */
const THROWS = `
const { isMainThread } = require('node:worker_threads');
const { readFileSync } = require('node:fs');
const { Script } = require('node:vm');
const { ONE_FILE, PART } = process.env;
if (isMainThread) process.on('SIGUSR2', () => {
  const lines = readFileSync(ONE_FILE, 'latin1').split('\\n');
  const lineOffset = lines.findIndex((line) => line.trim() === '// dist:' + PART) + 1;
  new Script('throw new Error("out of the blue")', { filename: ONE_FILE, lineOffset }).runInThisContext();
});`;

test('a background exception of the node ends it, and one of a plugin stops only that plugin, as with separate files', async () => {
  const [directory, cache] = [await newDirectory(), await newDirectory()];
  const throws = join(directory, 'throws.cjs');
  writeFileSync(throws, THROWS);
  const thrown = async (PART: string): Promise<readonly [number | null, string]> => {
    const args = ['--require', throws, MAIN, 'dev', '--ephemeral', '--rpc-port', '0', '--p2p-port', 'off'];
    const own = { XDG_CACHE_HOME: cache, ONE_FILE: join(ROOT, 'dist/cli/one-file.cjs'), PART };
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...ALONE, ...own },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const ended = once(child, 'close');
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await until(() => said.includes('node started'));
    child.kill('SIGUSR2');
    await until(
      () => said.includes('plugin stopped') || child.exitCode !== null,
      () => said,
    );
    child.kill();
    const [code] = (await ended) as [number | null];
    return [code, said];
  };
  const [ofNode, told] = await thrown('runtime/engine/ledger/ledger.js');
  assert.ok(ofNode !== 0 && ofNode !== null, told);
  const [ofPlugin, stopped] = await thrown('plugins/explorer/index.js');
  assert.is(ofPlugin, 0, stopped);
  assert.match(stopped, /plugin stopped .*background work/);
});

test.run();
