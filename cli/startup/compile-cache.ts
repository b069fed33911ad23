/** Keeps what V8 compiles for the next start, where Node can (22.8 and later): two thirds of a start are loading. */

import { mkdirSync } from 'node:fs';
import module from 'node:module';
import { cacheDirectory } from './user-directories.js';

/** Of Node 22.8 and later. */
interface Caching {
  enableCompileCache?(directory: string): unknown;
}

/** Begins it for a program of this name. What was compiled is run as it is, so it lies where nobody else can write. */
export function keepCompiled(binary: string): void {
  const { enableCompileCache } = module as Caching;
  const { NODE_COMPILE_CACHE, NODE_DISABLE_COMPILE_CACHE } = process.env;
  if (enableCompileCache === undefined || (NODE_COMPILE_CACHE ?? NODE_DISABLE_COMPILE_CACHE) !== undefined) return;
  const directory = cacheDirectory(binary);
  if (directory === undefined) return;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    enableCompileCache(directory);
  } catch {
    // Without a place for it everything is compiled anew.
  }
}
