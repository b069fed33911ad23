/** Offline signing: a prepared file that lies is not signed, and a signed file pays once. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { UnsignedFile } from '../../cli/signing/unsigned.js';
import { cleanUp, type NodeProcess, newDirectory, startProcess, trellisIn } from './program.js';

test.after(cleanUp);

let node: NodeProcess;
let folder: string;
let honest: UnsignedFile;

const cli = (...args: readonly string[]) => trellisIn(folder, ...args);

test.before(async () => {
  node = await startProcess('dev', '--ephemeral');
  folder = await newDirectory();
  const { code, err } = await cli('send', 'dev:3', 'dev:1', '1.5', '--unsigned', 'pay.json', '--node', node.url);
  assert.is(code, 0, err);
  honest = JSON.parse(await readFile(join(folder, 'pay.json'), 'utf8')) as UnsignedFile;
});

test.after(async () => void (await node.stop()));

/** Signs a file that differs from the honest one, and expects the refusal and no signed file. */
async function refuses(expected: RegExp, changed: object | string, ...flags: readonly string[]): Promise<void> {
  const text = typeof changed === 'string' ? changed : JSON.stringify({ ...honest, ...changed });
  await writeFile(join(folder, 'false.json'), text);
  const key = flags.includes('--key') ? [] : ['--key', 'dev:3'];
  const { code, err } = await cli('sign', 'false.json', ...key, ...flags);
  assert.is(code, 1, err);
  assert.match(err, expected);
  await assertNone('false.signed.json');
}

async function assertNone(name: string): Promise<void> {
  const found = await readFile(join(folder, name)).catch(() => undefined);
  assert.is(found, undefined, `${name} was written`);
}

test('a prepared file whose bytes, hash, chain, sender or memo differ from its operations is not signed', async () => {
  const payment = (honest.operations[0] as { Transfer: object }).Transfer;
  await refuses(/the operations differ from the request/, { operations: [{ Transfer: { ...payment, amount: '1' } }] });
  await refuses(/the bytes do not match the hash/, { signing_hash: `0x${'00'.repeat(32)}` });
  await refuses(/it is for chain 1618031, not 7/, { chain_id: 7 });
  await refuses(/the memo differs/, { memo: 'for the rent' });
  await refuses(/the bundle is for chain 1618031, not 9; nothing is signed/, {}, '--chain-id', '9');
  await refuses(/it spends from 0x/, {}, '--key', 'dev:4');
});

test('limits of the signer hold whatever the file says', async () => {
  await refuses(/--max-out/, {}, '--max-out', '1TRL');
  await refuses(/it may cost 0\.00021 TRL, and --max-fee is 0\.0001 TRL/, {}, '--max-fee', '0.0001');
  await refuses(/it is valid until height \d+, and the chain is at 9000000000/, { height: 9_000_000_000 });
});

test('false decimals of the file do not change what the signer reads', async () => {
  await writeFile(
    join(folder, 'units.json'),
    JSON.stringify({ ...honest, tokens: { TRL: { symbol: 'TRL', decimals: 12 } } }),
  );
  const { code, err } = await cli('sign', 'units.json', '--key', 'dev:3');
  assert.is(code, 0, err);
  assert.match(err, /^outflow: at most 1\.5 TRL, plus the fee$/m);
});

test('a file that is no prepared bundle is named, and nothing is written', async () => {
  await refuses(/false\.json is not JSON/, '{');
  await refuses(/contains no record/, '7');
  await refuses(/has the format 2; this program reads 1/, { format: 2 });
  await refuses(/is not a prepared bundle/, { operations: 'all' });
  await refuses(/is not a prepared bundle/, { tokens: { X: { symbol: 'X', decimals: 1e9 } } });
  await refuses(/is larger than 2000000 bytes/, ' '.repeat(2_000_001));
});

test('a signed file pays once, however often it is submitted, and is not overwritten', async () => {
  assert.is((await cli('sign', 'pay.json', '--key', 'dev:3')).code, 0);
  assert.match((await cli('sign', 'pay.json', '--key', 'dev:3')).err, /pay\.signed\.json exists already/);
  const submit = () => cli('submit', 'pay.signed.json', '--output', 'json', '--node', node.url);
  const [first, second] = [await submit(), await submit()];
  assert.is(first.code, 0, first.err);
  assert.is(first.out, second.out);
  const { nonce } = await node.ask<{ nonce: number }>('chain_getBalance', JSON.parse(first.out).from, 'TRL');
  assert.is(nonce, 1);
  assert.match((await cli('submit', 'pay.json', '--node', node.url)).err, /is not a signed bundle/);
});

test.run();
