/** Loads files before they are imported, where Node takes longer for that. */

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** In the program that is one file; what it may load is in it. */
declare const IS_ONE_FILE: true | undefined;

/** Whether `import()` comes back to the event loop for each file, as in Node 20: later ones import as fast as they require. */
const isSlow = typeof IS_ONE_FILE === 'undefined' && process.version.startsWith('v20.');

/**
 * Loads files and all that they import, for the `import()` that follows: under Node 20 `require` takes two thirds of its CPU.
 * What cannot be required is left to `import()`, as is what to say of it: a file that waits while it loads, or is being
 * imported at this moment.
 */
export function preload(...files: readonly URL[]): void {
  if (!isSlow) return;
  for (const file of files) {
    try {
      require(fileURLToPath(file));
    } catch {
      // `import()` tells.
    }
  }
}

/** Imports a large part of the program at its first use: `file` is what `from` imports. */
export function load<T>(file: URL, from: () => Promise<T>): Promise<T> {
  preload(file);
  return from();
}
