/** Every larger folder of the runtime and the plugins says what it is for, and names only files that are there. */

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** A folder with more files is not understood from their names alone. */
const FEW = 5;

function folders(path: string): string[] {
  const inside = readdirSync(join(ROOT, path), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [path, ...inside.flatMap(({ name }) => folders(`${path}/${name}`))];
}

const filesOf = (path: string): string[] => readdirSync(join(ROOT, path)).filter((name) => name.endsWith('.ts'));

/** Files that a README names with a bare name and that do not stand beside it. */
const missing = (text: string, beside: readonly string[]): string[] =>
  [...text.matchAll(/`([\w-]+(?:\.d)?\.ts)`/g)].map(([, name]) => name!).filter((name) => !beside.includes(name));

const all = ['runtime', 'rpc-schemas/clients', 'plugins'].flatMap(folders);

test('every folder with more than five files and every layer has a README', () => {
  const storeys = ['runtime/lib', 'runtime/kernel', 'runtime/engine', 'runtime/node', 'rpc-schemas/clients/typescript'];
  const larger = all.filter((path) => filesOf(path).length > FEW);
  assert.equal(
    [...storeys, ...larger, 'modules', 'plugins', 'cli', 'test'].filter(
      (path) => !existsSync(join(ROOT, path, 'README.md')),
    ),
    [],
  );
});

test('a README names existing files', () => {
  const wrong = all
    .filter((path) => existsSync(join(ROOT, path, 'README.md')))
    .flatMap((path) =>
      missing(readFileSync(join(ROOT, path, 'README.md'), 'utf8'), filesOf(path)).map((name) => `${path}: ${name}`),
    );
  assert.equal(wrong, []);
  assert.equal(missing('`a.ts` and `gone.ts`', ['a.ts']), ['gone.ts']);
});

test('the README of the project lists every module, plugin and command', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const row = (part: string): string[] =>
    [...new RegExp(`^\\| ${part} \\|(.*)\\|$`, 'm').exec(readme)![1]!.matchAll(/`([a-z-]+)`/g)]
      .map(([, name]) => name!)
      .sort();
  const folder = (path: string): string[] =>
    readdirSync(join(ROOT, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
      .map(({ name }) => name)
      .sort();
  const help = execFileSync(process.execPath, [join(ROOT, 'dist/cli/main.js'), '--help'], { encoding: 'utf8' });
  const [, commands] = /\[options\]\n\n([\s\S]*?)\n\nHelp for a command/.exec(help)!;
  const names = [...commands!.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name!);
  assert.equal(row('Modules'), folder('modules'));
  assert.equal(row('Plugins'), folder('plugins'));
  const listed = row('Commands');
  assert.equal(
    listed.filter((name) => !names.includes(name)),
    [],
  );
  assert.equal(
    names.filter((name) => !listed.includes(name) && !folder('modules').includes(name)),
    [],
  );
});

test.run();
