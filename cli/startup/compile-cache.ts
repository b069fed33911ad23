/** Enables Node's compile cache (22.8 and later) for the next start: loading is two thirds of a start. */

import { mkdirSync } from 'node:fs';
import module from 'node:module';
import { cacheDirectory } from './user-directories.js';

/** Available in Node 22.8 and later. */
interface Caching {
  enableCompileCache?(directory: string): unknown;
}

/**
 * Enables the cache for a program of this name. Cached code is executed without checks, so no other user may write there.
 */
export function enableCompileCache(binary: string): void {
  const { enableCompileCache } = module as Caching;
  const { NODE_COMPILE_CACHE, NODE_DISABLE_COMPILE_CACHE } = process.env;
  if (enableCompileCache === undefined || (NODE_COMPILE_CACHE ?? NODE_DISABLE_COMPILE_CACHE) !== undefined) return;
  const directory = cacheDirectory(binary);
  if (directory === undefined) return;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    enableCompileCache(directory);
  } catch {
    // Without a place for the cache everything is compiled again.
  }
}
