/** The inner loop of `npm test -- --watch`: compiles after each change and runs the tests again. */

import { spawnSync } from 'node:child_process';
import { watch as watchFiles } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './suites.js';

const FOLDERS = ['cli', 'modules', 'plugins', 'rpc-schemas', 'runtime', 'test'];
/** Editors write a file in several steps. */
const SETTLE_MS = 100;

/** Runs until the process is stopped. A change during a run starts another run after it. */
export async function watch(run: () => Promise<unknown>): Promise<void> {
  let wake = () => {};
  let changed = new Promise<void>((resolve) => (wake = resolve));
  for (const folder of FOLDERS) {
    watchFiles(join(ROOT, folder), { recursive: true }, (_, name) => {
      if (name?.endsWith('.ts')) wake();
    });
  }
  for (;;) {
    await run();
    console.log('waiting for a change');
    await changed;
    await pause(SETTLE_MS);
    changed = new Promise((resolve) => (wake = resolve));
    while (!compiles()) {
      await changed;
      changed = new Promise((resolve) => (wake = resolve));
    }
  }
}

const compiles = (): boolean =>
  spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], { cwd: ROOT, stdio: 'inherit' }).status === 0;
