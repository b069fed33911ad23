/** What a command line loads before it knows its command, as every command waits for it; and what it keeps for the next one. */

import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ALONE, cleanUp, MAIN, newDirectory } from './program.js';

test.after(cleanUp);

const DIST = resolve(dirname(MAIN), '..');
const IMPORT = /^\s*(?:import|export)\b[^'"();]*['"](\.[^'"]+)['"]/gm;

/** The files that come with a file, itself among them. */
function loaded(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const next = resolve(dirname(file), specifier!);
    if (existsSync(next)) loaded(next, found);
  }
  return found;
}

const NODE =
  /^(modules|plugins)\/.*\/(?!options\.js)|^runtime\/(engine\/(?!network\/address|mempool\/limits)|kernel\/(?!chain\/common-errors)|sdk|plugin\.)/;

test('a command line loads no modules, plugins or node code until its command is known', () => {
  const files = new Set<string>();
  for (const name of ['distribution/default', 'command-line/init-command', 'command-line/run'])
    loaded(join(DIST, `cli/${name}.js`), files);
  const names = [...files].map((file) => relative(DIST, file));
  assert.ok(names.includes('plugins/faucet/options.js') && names.includes('runtime/lib/codec/scalars.js'));
  assert.equal(
    names.filter((name) => NODE.test(name)),
    [],
  );
});

test('a node without PostgreSQL and NATS loads no client of either', () => {
  for (const [plugin, client] of [
    ['postgres', /\bfrom ['"]pg(-copy-streams)?['"]/],
    ['nats', /\bfrom ['"]@nats-io\//],
  ] as const) {
    const asks = (file: string) => client.test(readFileSync(file, 'utf8'));
    assert.equal([...loaded(join(DIST, `plugins/${plugin}/index.js`))].filter(asks), [], plugin);
    assert.ok(
      [...loaded(join(DIST, `plugins/${plugin}/feed.js`))].some(asks),
      `${plugin}: what is loaded where it is wanted`,
    );
  }
});

test('compiled code is cached if Node supports it, in a folder that no one else can write', async () => {
  const XDG_CACHE_HOME = await newDirectory();
  const env = { ...process.env, ...ALONE, XDG_CACHE_HOME, NODE_COMPILE_CACHE: undefined };
  const own = join(await newDirectory(), 'acorn.mjs');
  writeFileSync(
    own,
    `import { defaults, main } from '${join(DIST, 'cli/index.js')}';
await main({ ...defaults, binary: 'acorn' }, import.meta.url);`,
  );
  for (const [program, binary] of [
    [MAIN, 'trellis'],
    [own, 'acorn'],
  ] as const) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'config', 'show'], { env });
    assert.match(stdout, 'data-dir');
    const kept = join(XDG_CACHE_HOME, binary);
    assert.is(existsSync(kept), 'enableCompileCache' in module);
    if (!existsSync(kept)) continue;
    assert.is(statSync(kept).mode & 0o777, 0o700);
    assert.ok(readdirSync(kept).length > 0);
  }
});

test.run();
