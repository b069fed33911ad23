#!/usr/bin/env node
/**
 * The command `trellis`: the default distribution on the command line. Checks the Node version before it loads anything
 * else.
 */

import { createRequire } from 'node:module';
import type * as CompileCache from './startup/compile-cache.js';
import type * as LoadOneFile from './startup/load-one-file.js';
import { EXIT_USAGE, versionError } from './startup/node-version.js';

/** `require` loads its few files at once; `import()` takes a turn of the event loop for each. */
const require = createRequire(import.meta.url);

/** Commands that run a node can be loaded from the bundled file, if it exists. */
const RUNS_NODE: ReadonlySet<string | undefined> = new Set(['start', 'dev']);

async function fromFiles(): Promise<void> {
  const { preload } = await import('./runtime/preload.js');
  preload(...['program', 'command-line/run'].map((name) => new URL(`./${name}.js`, import.meta.url)));
  const [{ program }, { run }] = await Promise.all([import('./program.js'), import('./command-line/run.js')]);
  await run(program);
}

function begin(): Promise<void> {
  const { enableCompileCache } = require('./startup/compile-cache.js') as typeof CompileCache;
  enableCompileCache('trellis');
  if (!RUNS_NODE.has(process.argv[2])) return fromFiles();
  const { loadOneFile } = require('./startup/load-one-file.js') as typeof LoadOneFile;
  return (loadOneFile('trellis') ?? ((files) => files()))(fromFiles);
}

const error = versionError(process.versions.node);
if (error !== undefined) {
  process.stderr.write(`${error}\n`);
  process.exitCode = EXIT_USAGE;
} else void begin();
