/** Faster loading of files before they are imported, for Node versions with a slow `import()` (decision 0138). */

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** True in the bundled program, which is one file and contains everything that it may load. */
declare const IS_ONE_FILE: true | undefined;

/**
 * Whether `import()` returns to the event loop for each file, as in Node 20. Later versions import as fast as they
 * require.
 */
const isSlow = typeof IS_ONE_FILE === 'undefined' && process.version.startsWith('v20.');

/**
 * Loads files and their imports ahead of `import()`: under Node 20 `require` takes two thirds of its CPU. Files that
 * cannot be required are left to `import()`, including the error message: files with top-level await, or files being
 * imported at this moment.
 */
export function preload(...files: readonly URL[]): void {
  if (!isSlow) return;
  for (const file of files) {
    try {
      require(fileURLToPath(file));
    } catch {
      // `import()` reports the error.
    }
  }
}

/** Imports a large part of the program on first use; `file` is the file that `from` imports. */
export function load<T>(file: URL, from: () => Promise<T>): Promise<T> {
  preload(file);
  return from();
}
