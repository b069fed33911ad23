/** web3.py, unmodified, against a running node. Needs python3 with venv and PyPI. */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ethereumWorld } from './ethereum-world.js';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../../test/clients/web3/wallet.py', import.meta.url));

test.after(cleanUp);

test('web3.py pays, moves tokens of three standards, finds their logs, and follows blocks and logs', async () => {
  const directory = await newDirectory();
  await run('python3', ['-m', 'venv', directory]);
  const python = join(directory, 'bin', 'python');
  await run(python, ['-m', 'pip', 'install', '--quiet', 'web3==8.0.0']);
  const world = await ethereumWorld();
  const { stdout } = await run(python, [PROGRAM], { env: world.env });
  assert.match(stdout, /passed/);
  await world.stop();
});

test.run();
