/** The lock file of npm is whole: `npm ci` refuses one that leaves out what a package may ask for on another machine. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

interface Locked {
  readonly dependencies?: object;
  readonly optionalDependencies?: object;
}

const LOCK = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
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

test('every package that another asks for is in the lock file, also those of other machines', () => {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Record<string, Locked> };
  assert.ok(Object.keys(packages).length > 100);
  assert.equal(missingIn(packages), []);
});

test('what is left out is found, and what lies further up counts', () => {
  const packages = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { optionalDependencies: { 'a-darwin': '1' }, dependencies: { b: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { a: '1' } },
  };
  assert.equal(missingIn(packages), ['node_modules/a asks for a-darwin']);
});

test.run();
