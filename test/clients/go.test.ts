/** The Go client: every published vector, a payment, and a light client that a lying node cannot deceive. Needs go and its proxy. */

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, MAIN, newDirectory, startProcess } from '../cli/program.js';
import { portsFrom } from '../ports.js';

const run = promisify(execFile);
const CLIENT = fileURLToPath(new URL('../../../rpc-schemas/clients/go/', import.meta.url));

test.after(cleanUp);

test('the Go client passes every vector, pays, and follows a chain from its first block', async () => {
  const node = await startProcess('dev', '--data-dir', await newDirectory(), '--block-time', '0.5');
  const env = { ...process.env, TRELLIS_URL: node.url, TRELLIS_DEV_SECRET: toHex(devSecret(0)) };
  const { stdout } = await run('go', ['test', '-count=1', '-v', '-skip', 'TestStreamKills', '.'], { cwd: CLIENT, env });
  assert.not.match(stdout, /SKIP/);
  assert.match(stdout, /--- PASS: TestLyingNode/);
  assert.is((await node.stop()).code, 0);
});

/** Environment of a test that starts and kills a dev node itself. */
async function killable(): Promise<NodeJS.ProcessEnv> {
  const port = await portsFrom();
  const node = `dev --data-dir ${await newDirectory()} --rpc-port ${port} --p2p-port off --block-time 0.5`;
  return {
    ...process.env,
    TRELLIS_NODE_COMMAND: `${process.execPath} ${MAIN} ${node}`,
    TRELLIS_URL: `http://127.0.0.1:${port}`,
    TRELLIS_DEV_SECRET: toHex(devSecret(0)),
    TRELLIS_DEV_SECRETS: Array.from({ length: 10 }, (_, i) => toHex(devSecret(i))).join(','),
  };
}

test('a subscription in Go delivers each item once and in order while its node is killed three times', async () => {
  const args = ['test', '-count=1', '-v', '-run', 'TestStreamKills', '.'];
  const { stdout } = await run('go', args, { cwd: CLIENT, env: await killable() });
  assert.match(stdout, /--- PASS: TestStreamKills/);
});

test('an exchange in Go loses nothing while it and its node are killed again and again', async () => {
  const env = { KILLS: '4', ...(await killable()) };
  const { stdout } = await run('go', ['test', '-count=1', '-v', './examples/exchange'], { cwd: CLIENT, env });
  assert.match(stdout, /--- PASS: TestKills/);
});

test.run();
