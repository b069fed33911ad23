/** Compiles after an install, where TypeScript is; an install without it (`--omit=dev`) uses what is compiled. With --check: says what to do where nothing is. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const compiler = `${root}node_modules/typescript/bin/tsc`;
const compiled = existsSync(`${root}dist/cli/main.js`);
const check = process.argv.includes('--check');

if (!check && existsSync(compiler)) {
  process.exitCode = spawnSync(process.execPath, [compiler, '-b'], { cwd: root, stdio: 'inherit' }).status ?? 1;
} else if (!compiled) {
  console.error('Nothing is compiled here, and TypeScript is not installed (--omit=dev).');
  console.error('Run: npm ci && npm prune --omit=dev');
  process.exitCode = check ? 1 : 0;
}
