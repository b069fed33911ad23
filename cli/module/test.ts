/** `module test`: runs the test files of a module with the test runner of Node. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Action } from '../command-line/command.js';
import { javaScriptOf } from '../runtime/chain.js';
import { Problem } from '../terminal/command-error.js';

const TEST_FILE = /\.test\.m?[jt]s$/;

export const test: Action = ({ args }) => runTests(args, {});

/** Runs the given test files, by default those of the working directory; `env` is added to their environment. */
export async function runTests(given: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const files = given.length > 0 ? given : (await readdir('.')).filter((name) => TEST_FILE.test(name)).sort();
  if (files.length === 0) throw new Problem('no test file here: their names end in .test.ts, .test.js or .test.mjs');
  const runnable: string[] = [];
  for (const file of files) runnable.push(await javaScriptOf(resolve(file)));
  const child = spawn(process.execPath, ['--enable-source-maps', '--test', '--test-reporter', 'spec', ...runnable], {
    stdio: 'inherit',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? 0 : 1;
}
