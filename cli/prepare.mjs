/** Compiles after an install, where what that needs is; an install without it (`--omit=dev`) uses what is compiled. With --check: says what to do where nothing is. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = `${root}node_modules/typescript/bin/tsc`;
// A package that a node needs may bring TypeScript along; types for development are there only after a whole install.
const canCompile = existsSync(compiler) && existsSync(`${root}node_modules/@types/node`);
const compiled = existsSync(`${root}dist/cli/main.js`);
const check = process.argv.includes('--check');

if (!check && canCompile) {
  for (const step of [[compiler, '-b'], ['plugins/web/bundle.mjs'], ['cli/one-file.mjs']]) {
    process.exitCode = spawnSync(process.execPath, step, { cwd: root, stdio: 'inherit' }).status ?? 1;
    if (process.exitCode !== 0) break;
  }
} else if (!compiled) {
  console.error('Nothing is compiled here, and what compiling needs is not installed (--omit=dev).');
  console.error('Run: npm ci && npm prune --omit=dev');
  process.exitCode = check ? 1 : 0;
}
