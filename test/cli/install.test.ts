/** Installing: the lock file is whole, as `npm ci` asks; and what compiles after it does so where all that it needs is there. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

interface Locked {
  readonly dependencies?: object;
  readonly optionalDependencies?: object;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const LOCK = join(ROOT, 'package-lock.json');
const INNER = '/node_modules/';

/** Where Node looks for a package that one at `place` asks for, the nearest first. */
function placesOf(name: string, place: string): string[] {
  if (place === '') return [`node_modules/${name}`];
  const parent = place.includes(INNER) ? place.slice(0, place.lastIndexOf(INNER)) : '';
  return [`${place}/node_modules/${name}`, ...placesOf(name, parent)];
}

function missingIn(packages: Readonly<Record<string, Locked>>): string[] {
  return Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(name, place).some((one) => packages[one] !== undefined))
      .map((name) => `${place || 'the project'} asks for ${name}`),
  );
}

test('the lock file has every package that another requires, including those for other platforms', () => {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Record<string, Locked> };
  assert.ok(Object.keys(packages).length > 100);
  assert.equal(missingIn(packages), []);
});

test('a missing package is found, and packages further up the tree count', () => {
  const packages = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { optionalDependencies: { 'a-darwin': '1' }, dependencies: { b: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { a: '1' } },
  };
  assert.equal(missingIn(packages), ['node_modules/a asks for a-darwin']);
});

/** What `npm ci` ends with, in a folder with these files besides. */
function prepared(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-install-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    mkdirSync(join(folder, 'cli'), { recursive: true });
    copyFileSync(join(ROOT, 'cli/prepare.mjs'), join(folder, 'cli/prepare.mjs'));
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'cli/prepare.mjs')], { encoding: 'utf8' });
    return { status, stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('an install compiles if TypeScript and the types are present, not if another package brought TypeScript alone', () => {
  const compiler = { 'node_modules/typescript/bin/tsc': 'process.exit(3)' };
  const types = { 'node_modules/@types/node/index.d.ts': '' };
  assert.is(prepared({ ...compiler, ...types }).status, 3);
  const production = prepared(compiler);
  assert.is(production.status, 0);
  assert.match(production.stderr, 'npm prune --omit=dev');
  assert.equal(prepared({ ...compiler, 'dist/cli/main.js': '' }), { status: 0, stderr: '' });
});

test.run();
