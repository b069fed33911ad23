/** Files that are loaded before they are imported: whatever becomes of it, `import()` answers as it would have without. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { preload } from '../../runtime/lib/preload.js';

const folder = mkdtempSync(join(tmpdir(), 'trellis-preload-'));
test.after(() => {
  rmSync(folder, { recursive: true });
  for (const name of names) delete (globalThis as { [name: string]: unknown })[name];
});

/** The files, each of which counts in a global of its name. */
const names: string[] = [];

/** Writes a file that counts how often it ran. */
function file(name: string, code: string): URL {
  const path = join(folder, `${name}.mjs`);
  names.push(name);
  writeFileSync(path, `${code}\nglobalThis['${name}'] = (globalThis['${name}'] ?? 0) + 1;`);
  return pathToFileURL(path);
}

const runs = (name: string): unknown => (globalThis as { [name: string]: unknown })[name];

test('Node 20 loads a file synchronously with its imports, and import() returns the same module', async () => {
  file('leaf', 'export const leaf = {};');
  const root = file('root', `export { leaf } from './leaf.mjs';`);
  preload(root);
  assert.is(runs('root'), process.version.startsWith('v20.') ? 1 : undefined);
  const { leaf } = (await import(root.href)) as { leaf: object };
  assert.is(leaf, ((await import(pathToFileURL(join(folder, 'leaf.mjs')).href)) as { leaf: object }).leaf);
  assert.equal([runs('leaf'), runs('root')], [1, 1]);
});

test('files that cannot be required fall back to import(), and their errors are reported', async () => {
  for (let i = 0; i < 20; i++) file(`deep${i}`, i < 19 ? `import './deep${i + 1}.mjs';` : '');
  const waiting = file('waiting', `import './deep3.mjs'; export const one = await Promise.resolve(1);`);
  const throwing = file('throwing', `import './deep5.mjs'; throw new Error('on purpose');`);
  const broken = file('broken', `import './deep7.mjs'; const = 1;`);
  const missing = pathToFileURL(join(folder, 'missing.mjs'));
  const under = import(pathToFileURL(join(folder, 'deep9.mjs')).href);
  await new Promise(setImmediate);
  preload(waiting, throwing, broken, missing, pathToFileURL(join(folder, 'deep0.mjs')));
  await under;
  assert.is(((await import(waiting.href)) as { one: number }).one, 1);
  const told = async ({ href }: URL) => import(href).then(String, (cause: Error) => `${cause.name}: ${cause.message}`);
  assert.is(await told(throwing), 'Error: on purpose');
  assert.match(await told(broken), /^SyntaxError: /);
  assert.match(await told(missing), /^Error: Cannot find module .*missing\.mjs/);
  await import(pathToFileURL(join(folder, 'deep0.mjs')).href);
  for (let i = 0; i < 20; i++) assert.is(runs(`deep${i}`), 1);
});

test.run();
