/** What a command line loads before it knows its command: every command waits for it. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAIN } from './program.js';

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
  /^(modules|plugins)\/.*\/(?!options\.js)|^runtime\/(engine\/(?!network\/address)|kernel\/(?!chain\/common-errors)|sdk|plugin\.)/;

test('until its command is known a command line loads nothing of modules, plugins and the node', () => {
  const files = new Set<string>();
  for (const name of ['default', 'init-command', 'run']) loaded(join(DIST, `cli/${name}.js`), files);
  const names = [...files].map((file) => relative(DIST, file));
  assert.ok(names.includes('plugins/faucet/options.js') && names.includes('runtime/lib/codec/scalars.js'));
  assert.equal(
    names.filter((name) => NODE.test(name)),
    [],
  );
});

test.run();
