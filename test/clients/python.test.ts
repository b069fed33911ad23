/** The Python client: every published vector, and an exchange that loses nothing over kills. Needs python3 with venv and PyPI. */

import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, MAIN, newDirectory } from '../cli/program.js';
import { portsFrom } from '../ports.js';

const CLIENT = fileURLToPath(new URL('../../../rpc-schemas/clients/python/', import.meta.url));
const run = promisify(execFile);
/** Kills of an exchange: `KILLS` sets more. */
const KILLS = process.env.KILLS ?? '4';
let python: string;

test.before(async () => {
  const directory = await newDirectory();
  await run('python3', ['-m', 'venv', directory]);
  python = join(directory, 'bin', 'python');
  const copy = join(directory, 'client');
  await cp(CLIENT, copy, { recursive: true }); // pip builds in the folder
  await run(python, ['-m', 'pip', 'install', '--quiet', `${copy}[streams,tests]`]);
});

test.after(cleanUp);

test('the Python client passes every published vector', async () => {
  const { stderr } = await run(python, ['-m', 'unittest', 'discover', '-s', join(CLIENT, 'tests')], {
    env: { ...process.env },
  });
  assert.match(stderr, /Ran [1-9]\d* tests/);
});

/** A dev node that the client itself starts and kills. */
async function killable() {
  const directory = await newDirectory();
  const port = await portsFrom();
  const node = [
    'dev',
    '--data-dir',
    join(directory, 'node'),
    '--rpc-port',
    `${port}`,
    '--p2p-port',
    'off',
    '--block-time',
    '0.5',
  ];
  const secrets = Array.from({ length: 10 }, (_, i) => toHex(devSecret(i))).join(',');
  const env = { ...process.env, TRELLIS_URL: `http://127.0.0.1:${port}`, TRELLIS_DEV_SECRETS: secrets };
  return { directory, command: [process.execPath, MAIN, ...node], env };
}

test('an exchange loses nothing while it and its node are killed again and again', async () => {
  const { directory, command, env } = await killable();
  const { stdout } = await run(python, [join(CLIENT, 'tests', 'exchange_kills.py'), directory, ...command], {
    env: { ...env, KILLS },
  });
  const [, payments] = new RegExp(`^${KILLS} kills, (\\d+) payments, nothing lost$`, 'm').exec(stdout) ?? [];
  assert.ok(Number(payments) >= 4 * Number(KILLS), stdout);
});

test('a subscription delivers each item once and in order while its node is killed five times', async () => {
  const { command, env } = await killable();
  const { stdout } = await run(python, [join(CLIENT, 'tests', 'stream_kills.py'), ...command], { env });
  assert.match(stdout, /^5 kills, 20 items, each once and in order$/m);
});

test.run();
