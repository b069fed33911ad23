/**
 * Modules in TypeScript. Node runs them directly from 22.18 on; before, they are compiled with their project's
 * compiler.
 */

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { InvalidModule } from '../../kernel/loader.js';
import { fail } from '../../lib/errors.js';

/** Type checks are left to `tsc`: here a file only has to become executable. */
const OPTIONS = {
  module: 'nodenext',
  target: 'es2023',
  rewriteRelativeImportExtensions: true,
  erasableSyntaxOnly: true,
  skipLibCheck: true,
  inlineSourceMap: true,
  inlineSources: true,
  types: [],
};

const isTypeScript = (path: string): boolean => /\.m?ts$/.test(path) && !/\.d\.m?ts$/.test(path);

/** Whether this Node version runs TypeScript without a compiler. */
const readsTypeScript = (): boolean => Boolean((process.features as { readonly typescript?: unknown }).typescript);

/** The file to import: the given one, or its compiled output. */
export async function javaScriptOf(path: string): Promise<string> {
  if (!isTypeScript(path) || readsTypeScript()) return path;
  const root = projectOf(path);
  const target = join(root, 'node_modules/.cache/trellis');
  await mkdir(target, { recursive: true });
  const project = join(target, `${basename(path)}.json`);
  await writeFile(
    project,
    JSON.stringify({ compilerOptions: { ...OPTIONS, rootDir: root, outDir: target }, files: [path] }),
  );
  // The compiler writes output despite type errors; a file that it cannot parse is rejected at the import.
  await promisify(execFile)(process.execPath, [compilerOf(path), '-p', project]).catch(() => undefined);
  process.setSourceMapsEnabled(true);
  const compiled = join(target, relative(root, path)).replace(/ts$/, 'js');
  if (!existsSync(compiled)) fail(InvalidModule, { module: path, reason: 'the TypeScript compiler emitted nothing' });
  return compiled;
}

/** The nearest parent folder with a package.json, or the file's own folder. */
export function projectOf(path: string): string {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) return dirname(path);
  }
}

function compilerOf(path: string): string {
  try {
    return join(dirname(createRequire(path).resolve('typescript/package.json')), 'bin/tsc');
  } catch {
    return fail(InvalidModule, {
      module: path,
      reason: `Node ${process.versions.node} cannot load TypeScript: use Node 22.18 or later, or npm install --save-dev typescript`,
    });
  }
}
