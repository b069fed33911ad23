/** The networks of the distribution: what mainnet refuses that testnet allows. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withNode } from '../golden/distribution.js';

interface Answer {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly code: number; readonly data: { readonly name: string; readonly details: object } };
}

const TREASURY = `0x${'3'.padStart(64, '0')}`;
const writes: readonly (readonly [method: string, params: readonly unknown[]])[] = [
  ['chain_transfer', [TREASURY, `0x${'7'.padStart(64, '0')}`, 'TRL', '1']],
  ['chain_createToken', ['Acorn', 'ACN', 2, '100', TREASURY]],
];

/** Asks a node of a network; it has no keys of its own. */
const onNetwork = (
  network: string,
  work: (ask: (method: string, params?: readonly unknown[]) => Promise<Answer>) => Promise<void>,
) =>
  withNode(async (node) => {
    await work(async (method, params = []) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const answer = await fetch(`http://127.0.0.1:${node.rpcPort}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      return (await answer.json()) as Answer;
    });
  }, network);

test('mainnet returns no secret keys and rejects unsigned writes', () =>
  onNetwork('mainnet', async (ask) => {
    assert.is((await ask('chain_generateKeypair')).error?.code, 1011);
    for (const [method, params] of writes) {
      const { error } = await ask(method, params);
      assert.equal([error?.code, error?.data.name], [1010, 'SignatureRequired'], method);
      assert.ok(Object.hasOwn(error!.data.details, 'unsigned_bundle_hex'));
    }
  }));

test('testnet returns keys and accepts unsigned writes', () =>
  onNetwork('testnet', async (ask) => {
    const { result } = await ask('chain_generateKeypair');
    assert.equal(Object.keys(result!), ['address', 'public_key', 'secret_key', 'key_type']);
    for (const [method, params] of writes) assert.is((await ask(method, params)).result?.status, 'pending', method);
  }));

test.run();
