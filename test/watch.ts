/** The inner loop of `npm test -- --watch`: compiles after each change and runs the tests again. */

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { ROOT } from './suites.js';

/** What the compiler prints after each compilation, with the number of errors. */
const COMPILED = /Found (\d+) errors?\. Watching for file changes/;

/** Runs until the process is stopped. A change during a run starts another run after it. */
export async function watch(run: () => Promise<unknown>): Promise<void> {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const child = spawn(process.execPath, [compiler, '-b', '--watch', '--preserveWatchOutput'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill());
  let isRunning = false;
  let isStale = false;
  const again = async (): Promise<void> => {
    isRunning = true;
    while (isStale) {
      isStale = false;
      await run();
    }
    isRunning = false;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const errors = COMPILED.exec(line)?.[1];
    if (errors === undefined && line !== '') console.log(line);
    if (errors !== '0') continue;
    isStale = true;
    if (!isRunning) void again();
  }
}
