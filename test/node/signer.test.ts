/** Nodes whose validator's record is gone, copied, older than the chain, or used twice: they wait, or refuse and say why. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SUPERVISED } from '../../cli/supervise/child.js';
import { cleanUp, MAIN, type NodeProcess, newDirectory, startProcess, trellis } from '../cli/program.js';
import { until } from '../until.js';

/** A dev chain that was stopped, and a copy of its directory from a few blocks before. */
let original: string;
let older: string;

test.before(async () => {
  [original, older] = [await newDirectory(), await newDirectory()];
  await run(original, 2);
  await cp(original, older, { recursive: true });
});
test.after(cleanUp);

const heightOf = async (node: NodeProcess) =>
  (await node.ask<{ finalized_height: number }>('chain_consensusStatus')).finalized_height;
const beyond = (node: NodeProcess, height: number) => until(async () => (await heightOf(node)) > height);

/** Runs a dev chain for some more blocks, and answers what its node logged. */
async function run(dataDir: string, blocks: number, ...flags: string[]): Promise<string> {
  const node = await startProcess('dev', '--data-dir', dataDir, ...flags);
  if (blocks > 0) await beyond(node, (await heightOf(node)) + blocks - 1);
  const { code, err } = await node.stop();
  assert.is(code, 0);
  return err;
}

async function copy(): Promise<string> {
  const dataDir = await newDirectory();
  await cp(original, dataDir, { recursive: true });
  return dataDir;
}

/** Starts a dev chain that shall stop as soon as it has started, before it can speak; answers what its node logged. */
async function glance(dataDir: string): Promise<string> {
  const node = spawn(process.execPath, [MAIN, 'dev', '--data-dir', dataDir, '--rpc-port', '0'], {
    env: { ...process.env, NO_COLOR: '1', [SUPERVISED]: '1' },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  node.stdin.end();
  let err = '';
  node.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk;
  });
  const [code] = await once(node, 'close');
  assert.is(code, 0, err);
  return err;
}

const SILENT = /validator does not sign until it has followed some blocks/;

test('a restarted validator is not silent', async () => {
  assert.not.match(await run(original, 2), SILENT);
});

test('a validator with a deleted signing record is silent once and not afterwards', async () => {
  const dataDir = await copy();
  await rm(join(dataDir, 'signer'), { recursive: true });
  const began = Date.now();
  assert.match(await run(dataDir, 1), /the signing record of the validator is missing/);
  assert.ok(Date.now() - began > 4000, 'it did not wait');
  assert.not.match(await glance(dataDir), SILENT);
});

test('a copied node is silent across restarts unless --unsafe-sign-now is given', async () => {
  const dataDir = await copy();
  assert.match(await glance(dataDir), /was copied and may be outdated/);
  assert.match(await glance(dataDir), /the validator did not sign yet when the node stopped/);
  const told = await run(dataDir, 1, '--unsafe-sign-now');
  assert.not.match(told, SILENT);
  assert.match(told, /validator signs immediately because of --unsafe-sign-now/);
  assert.not.match(await glance(dataDir), SILENT, 'nor is it afterwards');
});

test('a node whose blocks are older than its signing record refuses to start', async () => {
  for (const part of await readdir(older)) {
    if (part === 'signer') continue;
    await rm(join(original, part), { recursive: true, force: true });
    await cp(join(older, part), join(original, part), { recursive: true });
  }
  const { code, err } = await trellis('dev', '--data-dir', original, '--rpc-port', '0');
  assert.is(code, 65, err);
  assert.match(
    err,
    /error 3129 CorruptLog: .*the validator signed at height \d+, which is neither in the blocks nor in the vote/s,
  );
});

test('only one node at a time can use a key', async () => {
  const [dataDir, other] = [await newDirectory(), await newDirectory()];
  const node = await startProcess('dev', '--data-dir', dataDir);
  for (const file of ['genesis.json', 'token-genesis.json']) await cp(join(dataDir, file), join(other, file));
  const key = (await readdir(dataDir)).find((name) => name.endsWith('.key'))!;
  const { code, err } = await trellis('start', '--data-dir', other, '--validator-key', join(dataDir, key));
  assert.is(code, 75, err);
  assert.match(err, /error 3130 ValidatorKeyLocked: Another running node signs with this validator key/);
  await node.stop();
});

test.run();
