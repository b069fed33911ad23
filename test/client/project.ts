/** Programs of somebody else that use the client: compiled with strict types, and run. */

import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { devSecret } from '../../cli/keys/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { newDirectory } from '../cli/program.js';
import { PATIENCE_MS } from '../until.js';
import { SECRETS } from './here.js';

/** The checkout. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const STRICT = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node', '--pretty', 'false'];

/** Secrets of three attesters of the dev chain. */
const ATTESTERS = [1, 2, 3].map((index) => toHex(devSecret(index))).join(' ');

const execute = promisify(execFile);

/** Runs a program of Node; what it printed is told when it fails. */
export async function run(folder: string, ...args: readonly string[]): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, SECRET: SECRETS[0], ATTESTERS }, timeout: PATIENCE_MS };
  try {
    return (await execute(process.execPath, args, options)).stdout;
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout: string; stderr: string };
    throw new Error(stdout + stderr, { cause });
  }
}

/** Compiles files of a project; throws with what the compiler says. */
export const compile = (folder: string, ...files: readonly string[]) => run(folder, TSC, ...STRICT, ...files);

/** A project of somebody else, with the packages it needs. */
export async function project(): Promise<string> {
  const folder = await newDirectory();
  await mkdir(join(folder, 'node_modules'));
  await symlink(ROOT, join(folder, 'node_modules/trellis'));
  for (const name of ['ws', '@types']) {
    await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}
