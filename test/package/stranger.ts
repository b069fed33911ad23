/** The package as somebody else gets it: packed by npm, unpacked into his project, with what it depends on in production and nothing else of this checkout. */

import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { ALONE, newDirectory } from '../cli/program.js';
import { ROOT } from '../client/project.js';
import { PATIENCE_MS, until } from '../until.js';

const execute = promisify(execFile);

/** A package in the lock file. */
export interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly engines?: { readonly node?: string };
}

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };

/** What a production install brings, by its place in the tree. */
export const production: readonly (readonly [place: string, one: Locked])[] = Object.entries(lock.packages).filter(
  ([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional,
);

/** What somebody who writes for the package installs besides. */
const TOOLS = [
  'typescript',
  '@typescript',
  '@types/node',
  'undici-types',
  'uvu',
  'dequal',
  'diff',
  'kleur',
  'mri',
  'sade',
];

/** The command in a project of a stranger. */
export const TRELLIS = 'node_modules/trellis/dist/cli/main.js';

/** Packs a folder as npm does; answers with the tarball. */
export async function packFolder(folder: string): Promise<string> {
  const target = await newDirectory();
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', target];
  await execute('npm', args, { cwd: folder, timeout: PATIENCE_MS });
  return join(target, readdirSync(target)[0]!);
}

/** The package as it is compiled, as a tarball: packed by the first of the files of a run that wants it. */
export async function pack(): Promise<string> {
  const shared = process.env.RUN_DIRECTORY ?? (await newDirectory());
  const [tarball, begun] = [join(shared, 'trellis.tgz'), join(shared, 'packing')];
  await until(async () => {
    if (existsSync(tarball)) return true;
    if (!isFirst(begun)) return false;
    try {
      if (!existsSync(tarball)) renameSync(await packFolder(ROOT), tarball);
    } finally {
      rmdirSync(begun);
    }
    return true;
  }, 'the test file that packs the package');
  return tarball;
}

/** Whether this process is the one that makes a directory. */
function isFirst(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    return false;
  }
}

/**
 * An empty project in which the tarball is installed; `tools` are TypeScript, the types of Node and uvu, `optional` the
 * optional peers to install.
 */
export async function stranger(
  tarball: string,
  { tools = true, optional = [] as readonly string[] } = {},
): Promise<string> {
  const folder = await newDirectory();
  const modules = join(folder, 'node_modules');
  const own = join(modules, 'trellis');
  mkdirSync(own, { recursive: true });
  await extract({ file: tarball, cwd: own, strip: 1 });
  const names = production
    .map(([place]) => place.replace('node_modules/', ''))
    .filter((name) => !name.includes('/node_modules/'));
  for (const name of [...names, ...(tools ? TOOLS : []), ...optional]) link(name, modules);
  mkdirSync(join(modules, '.bin'));
  symlinkSync('../trellis/dist/cli/main.js', join(modules, '.bin/trellis'));
  if (tools) symlinkSync('../typescript/bin/tsc', join(modules, '.bin/tsc'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

/** A project with the files of an example, in which the package is installed, with these optional peers. */
export async function author(example: string, ...optional: readonly string[]): Promise<string> {
  const folder = await stranger(await pack(), { optional });
  cpSync(join(ROOT, 'docs/examples', example), folder, { recursive: true });
  return folder;
}

/** Links a package of this checkout; those of other machines are not there. */
function link(name: string, modules: string): void {
  const at = join(modules, name);
  mkdirSync(dirname(at), { recursive: true });
  try {
    symlinkSync(join(ROOT, 'node_modules', name), at);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  }
}

/** Runs Node in a project to its end. */
export async function node(folder: string, ...args: readonly string[]) {
  const options = { cwd: folder, env: { ...process.env, ...ALONE }, timeout: PATIENCE_MS };
  try {
    return { code: 0, ...(await execute(process.execPath, args, options)) };
  } catch (cause) {
    const { code, stdout, stderr } = cause as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

/** Compiles with strict types that look into packages too; what the compiler says. */
export async function compiled(folder: string, ...args: readonly string[]): Promise<string> {
  return (await node(folder, 'node_modules/typescript/bin/tsc', '--strict', '--pretty', 'false', ...args)).stdout;
}

/** Files that `init` writes for the chain `my-chain`, sorted. */
export const INIT_FILES: readonly string[] = [
  '.dockerignore',
  '.github',
  'Dockerfile',
  'README.md',
  'chain.config.ts',
  'genesis.json',
  'my-chain.service',
  'package.json',
];
