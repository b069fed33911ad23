/** Mistyped and missing words: one message names all that is missing, or the nearest word that exists. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, newDirectory, startProcess, trellis, trellisIn } from './program.js';

test.after(cleanUp);

let node: NodeProcess;

test.before(async () => {
  node = await startProcess('dev', '--ephemeral');
});

test.after(async () => void (await node.stop()));

async function says(expected: string, ...args: readonly string[]): Promise<void> {
  const { code, err } = await trellis(...args);
  assert.is(code, 1, err);
  assert.match(err, expected);
}

test('an unknown method, token, command or page of options gets the nearest one that exists', async () => {
  const at = ['--node', node.url];
  await says('no method getBalnce; did you mean getBalance?', 'call', 'getBalnce', ...at);
  await says('no method getHistory; methods about history: getBridgeHistory', 'call', 'getHistory', ...at);
  await says('there is no token USDCC; did you mean USDC?', 'call', 'getBalance', 'dev:1', 'USDCC', ...at);
  await says('unknown command staking stake; did you mean stake?', 'staking', 'stake');
  await says('unknown command strt; did you mean start?', 'config', 'show', 'strt');
});

test('a mistyped key gets the nearest name in the keystore', async () => {
  const keystore = join(await newDirectory(), 'keys');
  assert.is((await trellis('keys', 'new', 'alice', '--keystore', keystore)).code, 0);
  await says('; did you mean alice?; create one: keys new alic', 'keys', 'show', 'alic', '--keystore', keystore);
});

test('missing fields and missing modules are named all at once', async () => {
  await says(
    'multisig create needs --threshold N, --label TEXT',
    'multisig',
    'create',
    '--signers',
    'dev:1',
    '--key',
    'dev:1',
  );
  await says(
    '--module is given more than once; separate the values with commas: --module a,b',
    ...['call', 'version', '--module', 'a', '--module', 'b'],
  );
  const folder = await newDirectory();
  const { err } = await trellisIn(folder, 'module', 'check', './one.js', 'two');
  assert.match(
    err,
    /one\.js does not exist; it is neither a file nor an installed package \(module \.\/one\.js, two\)/,
  );
});

test('an error of the node names amounts with their unit, and as raw units for programs', async () => {
  const pay = ['send', 'dev:9', 'dev:1', '2000000', '--node', node.url];
  await says('(token TRL, have 1,000,000 TRL, need 2,000,000 TRL', ...pay);
  await says('(token TRL, have 1000000000000000, need 2000000000000000', ...pay, '--raw');
});

test('a validator is named by the account of its operator, where an operation takes its key', async () => {
  const { validators } = await node.ask<{ validators: { address: string; pubkey: string }[] }>('chain_listValidators');
  const [{ address, pubkey }] = validators as [{ address: string; pubkey: string }];
  const flags = ['--amount', '5000', '--key', 'dev:1', '--node', node.url];
  const { code, err } = await trellis('stake', '--validator', address, ...flags);
  assert.is(code, 0, err);
  assert.match(err, `${address} operates the validator ${pubkey}`);
  assert.match(err, `signing Stake {"validator_pubkey":"${pubkey}"`);
  await says('operates no validator', 'stake', '--validator', 'dev:1', ...flags);
});

test.run();
