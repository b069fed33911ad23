/** `doctor`: what it finds wrong with a machine and a node, and what it says to do about it. */

import { chmod, cp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { cleanUp, newDirectory, startProcess, trellis } from './program.js';

test.after(cleanUp);

interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warn' | 'bad';
  readonly found: string;
  readonly remedy?: string;
}

/** What it says, by what was looked at. */
async function doctor(...args: readonly string[]) {
  const { code, out } = await trellis('doctor', ...args, '--output', 'json');
  const { running, findings } = JSON.parse(out) as { running: number | null; findings: readonly Finding[] };
  for (const { state, remedy } of findings)
    assert.is(remedy === undefined, state === 'ok', 'what is wrong has a remedy');
  assert.is(code, findings.some(({ state }) => state === 'bad') ? 1 : 0);
  const of = (check: string) => findings.find((one) => one.check === check);
  return { running, findings, of };
}

test('doctor reports a missing chain and a key readable by others, with a remedy', async () => {
  const base = await newDirectory();
  const key = join(base, 'validator.key');
  await writeFile(key, 'ab'.repeat(32));
  await chmod(key, 0o644);
  const { running, of } = await doctor('--data-dir', join(base, 'data'), '--validator-key', key);
  assert.is(running, null);
  assert.is(of('genesis')!.state, 'bad');
  assert.is(of('data directory')!.state, 'warn');
  assert.equal([of('--validator-key')!.state, of('--validator-key')!.remedy], ['bad', `chmod 600 ${key}`]);
  await chmod(key, 0o600);
  const after = await doctor('--data-dir', join(base, 'data'), '--validator-key', key);
  assert.is(after.of('--validator-key')!.state, 'ok');
});

test('an invalid key file and a missing one are reported as bad', async () => {
  const base = await newDirectory();
  await writeFile(join(base, 'short'), 'abcd', { mode: 0o600 });
  assert.match(
    (await doctor('--validator-key', join(base, 'short'))).of('--validator-key')!.found,
    'holds 4 hex characters',
  );
  assert.match(
    (await doctor('--validator-key', join(base, 'none'))).of('--validator-key')!.found,
    'there is no key file',
  );
});

test('a port that another program uses is reported as bad', async () => {
  const port = await portsFrom();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const { of } = await doctor('--rpc-port', `${port}`, '--p2p-port', '0');
  other.close();
  assert.equal([of(`port ${port}`)!.state, of('port 0')!.state], ['bad', 'ok']);
});

test('doctor reports height, version and validator of a running node and does not complain about its ports', async () => {
  const base = await newDirectory();
  const node = await startProcess('dev', '--data-dir', base);
  const { port } = new URL(node.url);
  const { running, of } = await doctor('--data-dir', base, '--rpc-port', port, '--p2p-port', 'off');
  assert.is(running, node.pid);
  assert.match(of('genesis')!.found, 'Trellis dev (1618031)');
  for (const check of ['node', 'version', 'peers', 'validator']) assert.is(of(check)?.state, 'ok', check);
  assert.not(of(`port ${port}`));
  const elsewhere = await doctor('--data-dir', base, '--rpc-port', `${await portsFrom()}`);
  assert.match(elsewhere.of('node')!.remedy!, '--rpc-port');
  await node.stop();
});

test('doctor reports a signing record that is missing, copied, or older than the chain', async () => {
  const data = await newDirectory();
  const node = await startProcess('dev', '--data-dir', data);
  const checked = await trellis('genesis', 'check', data, '--output', 'json');
  const { genesis_hash } = JSON.parse(checked.out) as { genesis_hash: string };
  const signedAt = async () =>
    (await node.ask<{ last_signed_height: number | null }>('chain_validatorHealth')).last_signed_height ?? 0;
  await until(async () => (await signedAt()) > 0, 'it signs');
  const other = await newDirectory();
  const [key, copy] = [join(data, 'validator.key'), join(other, 'validator.key')];
  const check = async (path: string, ...more: readonly string[]) =>
    (await doctor('--data-dir', data, '--validator-key', path, ...more)).of('signing record')!;
  assert.equal((await check(key)).state, 'ok');
  await cp(key, copy);
  assert.match((await check(copy)).found, 'none at');
  const domain = ['--chain-id', '1618031', '--genesis-hash', genesis_hash];
  assert.is((await trellis('signer', 'init', '--validator-key', copy, ...domain)).code, 0);
  const stale = await check(copy, '--rpc-port', new URL(node.url).port);
  assert.is(stale.state, 'bad');
  assert.match(stale.found, /at height 0, but the key signed at \d+/);
  await cp(join(data, 'signer'), join(other, 'signer'), { recursive: true });
  assert.match((await check(copy)).found, 'was copied');
  await node.stop();
});

test('on a terminal each finding is one line with its remedy below', async () => {
  const base = await newDirectory();
  const { code, out } = await trellis('doctor', '--data-dir', join(base, 'none'), '--rpc-port', '0', '--p2p-port', '0');
  assert.is(code, 1);
  assert.match(out, /^FAIL {2}genesis +\S.* has no genesis\.json\n +→ name a node of the chain with --bootnodes/m);
  assert.match(out, /\n\d+ failed, \d+ warnings\.\n$/);
});

test('doctor uses the options that the configuration sets for start', async () => {
  const base = await newDirectory();
  const key = join(base, 'mine.key');
  const config = join(base, 'config.json');
  await writeFile(config, JSON.stringify({ start: { 'validator-key': key, 'data-dir': join(base, 'data') } }));
  const { of } = await doctor('--config', config);
  assert.match(of('--validator-key')!.found, key);
});

test.run();
