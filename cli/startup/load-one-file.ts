/**
 * Loads the program from the bundle built by one-file.mjs; otherwise a thousand files are looked up, read and linked
 * one by one.
 */

import { readFileSync, type Stats, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isModuleNamespaceObject } from 'node:util/types';
import { compile } from './code-cache.js';
import type * as OneFile from './one-file.js';
import { cacheDirectory } from './user-directories.js';

const HERE = new URL('../', import.meta.url);

/** Identifies one run of the compiler, even after a copy that stores times in whole seconds. */
export const stampOf = ({ mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'>): string =>
  `compiled ${Math.trunc(mtimeMs / 1000)} ${size}`;

/**
 * Whether the bundle is newer than the last compilation; an installed package lacks the file that the compiler writes
 * at its end.
 */
function isCurrent(text: Buffer, folder: URL): boolean {
  const compiler = statSync(new URL('../.tsbuildinfo', folder), { throwIfNoEntry: false });
  return compiler === undefined || text.indexOf(`// ${stampOf(compiler)}\n`) === 0;
}

/**
 * For a script that was an ES module before it was published, `import` treats the whole as its default export; esbuild
 * uses the exports that the script declares.
 */
const isTranslated = (content: unknown): content is object =>
  typeof content === 'object' && content !== null && '__esModule' in content && !isModuleNamespaceObject(content);

/** Loads packages as `import` finds them: some have no entry for `require`, and others have two copies. */
function importing(): (name: string) => unknown {
  const require = createRequire(import.meta.url);
  const loaded = new Map<string, unknown>();
  return (name) => {
    if (!loaded.has(name)) {
      const found = import.meta.resolve(name);
      const content: unknown = require(found.startsWith('file:') ? fileURLToPath(found) : found);
      loaded.set(name, isTranslated(content) ? { ...content, default: content } : content);
    }
    return loaded.get(name);
  };
}

/** The program from the bundle in this folder; undefined if it is missing or older than the compiled files. */
export function loadOneFile(
  binary: string,
  folder: URL = HERE,
): ((fromFiles: () => Promise<void>) => Promise<void>) | undefined {
  const file = new URL('./one-file.cjs', folder);
  let text: Buffer;
  try {
    text = readFileSync(file);
  } catch {
    return undefined;
  }
  if (!isCurrent(text, folder)) return undefined;
  const path = fileURLToPath(file);
  // Respects the variable that disables Node's own cache.
  const keeps = process.env.NODE_DISABLE_COMPILE_CACHE === undefined;
  const { script, keep } = compile(text, path, keeps ? cacheDirectory(binary) : undefined);
  const module = { exports: {} as typeof OneFile };
  const define = script.runInThisContext() as (...given: unknown[]) => void;
  define(module.exports, importing(), module, path, dirname(path));
  return (fromFiles) => module.exports.begin(fromFiles, keep);
}
