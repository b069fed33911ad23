/** Everything that can be wrong with what a node is sent: each has its code, and the node stays as it was. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, newDirectory, startProcess } from '../cli/program.js';
import { hexOf, operationsOf, post, type Refusal, refusalOf, Wallet, type Written } from './live.js';

/** Makes no blocks, so that its state root tells whether anything changed. */
let node: NodeProcess;
let alice: Wallet;
let bob: Wallet;
/** The first nonce of alice that is free. */
const FREE = 1;

test.before(async () => {
  const operations = await operationsOf();
  [alice, bob] = [new Wallet(0, operations), new Wallet(1, operations)];
  const dataDir = await newDirectory();
  const maker = await startProcess('dev', '--data-dir', dataDir, '--enforce-signatures');
  const used = hexOf(alice.transfer(0, bob.address, 5n));
  assert.is((await maker.ask<Written>('chain_submitBundle', used, { wait: 'included' })).status, 'included');
  assert.is((await maker.stop()).code, 0);
  node = await startProcess('start', '--data-dir', dataDir, '--rpc-rate-limit', '0');
});
test.after(cleanUp);

/** What bad input must not change. */
async function condition(): Promise<unknown> {
  const [head] = (await node.ask<{ blocks: { hash: string; stateRoot: string }[] }>('chain_getRecentBlocks', 1)).blocks;
  const { size } = await node.ask<{ size: number }>('chain_getMempool');
  const { pending } = await node.ask<{ pending: number }>('chain_getNonce', alice.hex);
  return [head!.hash, head!.stateRoot, size, pending];
}

let before: unknown;
test.before.each(async () => {
  before = await condition();
});
test.after.each(async () => {
  assert.equal(await condition(), before);
});

const submit = (hex: string): Promise<Refusal> => refusalOf(node.url, 'chain_submitBundle', hex);

test('a signed bundle cannot be submitted with a gas price or as a dry run', async () => {
  const hex = hexOf(alice.transfer(FREE, bob.address, 5n));
  for (const option of [{ dry_run: true }, { gas_price: 20 }]) {
    const { code, message } = await refusalOf(node.url, 'chain_submitBundle', hex, option);
    assert.is(code, -32602);
    assert.match(message, Object.keys(option)[0]!);
  }
});

test('a truncated, extended or foreign bundle is rejected as malformed, and truncation reports the position', async () => {
  const { bytes } = alice.transfer(FREE, bob.address, 5n);
  const hex = Buffer.from(bytes).toString('hex');
  const all = Array.from({ length: bytes.length - 1 }, (_, cut) => hex.slice(0, 2 * (cut + 1)));
  for (let from = 0; from < all.length; from += 100) {
    const calls = all
      .slice(from, from + 100)
      .map((one, id) => ({ jsonrpc: '2.0', id, method: 'chain_submitBundle', params: [one] }));
    const { json } = await post<{ id: number; error: Refusal }[]>(node.url, JSON.stringify(calls));
    assert.is(json.length, calls.length);
    for (const { error, id } of json) {
      assert.equal([error.code, error.data.name], [1021, 'MalformedBundle'], `cut at ${from + id}`);
      assert.ok(error.data.details.at);
    }
  }
  for (const other of [`${hex}00`, '00', 'ff'.repeat(300), `02${hex.slice(2)}`]) {
    assert.is((await submit(other)).data.name, 'MalformedBundle');
  }
  for (const none of ['', '0x', '0xf', 'hello', `0x${'00'.repeat(131_073)}`]) {
    assert.is((await submit(none)).code, -32602, none.slice(0, 20));
  }
});

test('a bundle that breaks a rule is rejected with the code of that rule', async () => {
  const pay = (nonce: number, terms: Parameters<Wallet['transfer']>[3] = {}, amount = 5n) =>
    hexOf(alice.transfer(nonce, bob.address, amount, terms));
  const unknown = alice.transfer(FREE, bob.address, 5n).bytes.slice();
  // Version, chain, sender, nonce, gas limit and price, expiry, an empty memo and the count of operations come before.
  const at = 1 + 8 + 32 + 8 + 8 + 8 + 8 + 4 + 4;
  assert.is(unknown[at], 0, 'Transfer is operation 0');
  unknown[at] = 9;
  const cases: readonly (readonly [string, number, string, string])[] = [
    ['another chain', 1023, 'WrongChainId', pay(FREE, { chainId: 1 })],
    [
      'a signature of another',
      1050,
      'KeyNotAuthorized',
      pay(FREE, { signatures: (digest) => [bob.signature(digest)] }),
    ],
    [
      'a broken signature',
      1000,
      'InvalidSignature',
      pay(FREE, { signatures: () => [alice.signature(new Uint8Array(32))] }),
    ],
    ['no signature', 1010, 'SignatureRequired', pay(FREE, { signatures: () => [] })],
    ['a used nonce', 1001, 'NonceTooLow', pay(0, {}, 6n)],
    ['a nonce too far ahead', 1002, 'NonceGap', pay(FREE + 65)],
    ['an unknown operation', 1020, 'UnknownOperation', Buffer.from(unknown).toString('hex')],
    ['too little gas', 1026, 'GasLimitExceeded', pay(FREE, { gasLimit: 20_000 })],
    ['a price below the floor', 1005, 'FeeBelowFloor', pay(FREE, { gasPrice: 9 })],
    ['an expiry in the past', 1022, 'BundleExpired', pay(FREE, { validUntil: 1 })],
    ['more than there is', 1003, 'InsufficientBalance', pay(FREE, {}, 1n << 100n)],
    ['nothing', 1008, 'AmountZero', pay(FREE, {}, 0n)],
  ];
  for (const [what, code, name, hex] of cases) {
    const refused = await submit(hex);
    assert.equal([refused.code, refused.data.name], [code, name], `${what}: ${JSON.stringify(refused)}`);
    assert.ok(refused.message.length > 10);
  }
  const low = await submit(pay(0, {}, 6n));
  assert.equal([low.data.details.expected, low.data.details.got], [FREE, 0]);
  const unsigned = await refusalOf(node.url, 'chain_transfer', `0x${'12'.repeat(32)}`, bob.hex, 'TRL', '1');
  assert.ok([1003, 1004, 1010].includes(unsigned.code), JSON.stringify(unsigned));
});

test('requests that are too deep, too many or too large are rejected as a whole', async () => {
  const deep = await post<{ error: Refusal }>(node.url, `${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  assert.equal([deep.json.error.code, deep.json.error.data.name], [-32700, 'ParseError']);
  const call = { jsonrpc: '2.0', id: 1, method: 'chain_transfer', params: [alice.hex, bob.hex, 'TRL', '1'] };
  const batch = await post<{ error: Refusal }>(node.url, JSON.stringify(Array(1_001).fill(call)));
  assert.is(batch.json.error.code, -32600);
  const big = await post<{ error: Refusal }>(node.url, JSON.stringify({ ...call, params: ['x'.repeat(6_000_000)] }));
  assert.is(big.status, 413);
  assert.ok(big.json.error.code < 0);
});

test.run();
