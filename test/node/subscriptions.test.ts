/** Subscriptions to a running node: every block in order, every bundle, and the operations that a filter lets through. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, type NodeProcess, newDirectory, startProcess } from '../cli/program.js';
import { until } from '../until.js';
import { Listener, operationsOf, type Receipt, Wallet, type Written } from './live.js';

let node: NodeProcess;
let wallets: Wallet[];

test.before(async () => {
  node = await startProcess('dev', '--data-dir', await newDirectory());
  const operations = await operationsOf();
  wallets = Array.from({ length: 3 }, (_, index) => new Wallet(index, operations));
});
test.after(cleanUp);

const pay = (from: Wallet, to: Wallet): Promise<Written> =>
  node.ask<Written>('chain_transfer', from.hex, to.hex, 'TRL', '5', { wait: 'included' });

test('newHeads delivers every head in order, numbered and linked', async () => {
  const listener = await Listener.open(node.url);
  const heads = await listener.subscribe('newHeads');
  await until(async () => listener.of(heads).length >= 4);
  const heard = listener.of(heads).slice(0, 4);
  listener.close();
  assert.equal(
    heard.map(({ kind, seq }) => [kind, seq]),
    [1, 2, 3, 4].map((seq) => ['newHeads', seq]),
  );
  for (const [i, { result }] of heard.entries()) {
    if (i > 0) assert.is(result.parentHash, heard[i - 1]!.result.hash);
    const block = await node.ask<Record<string, unknown>>('chain_getBlockByHeight', result.height);
    for (const [field, value] of Object.entries(result)) assert.equal(value, block[field], field);
  }
});

test('a log filter by recipient delivers each transfer to an account, also several of one operation', async () => {
  const [alice, bob, carol] = wallets as [Wallet, Wallet, Wallet];
  const listener = await Listener.open(node.url);
  const deposits = await listener.subscribe('logs', { recipient: [carol.hex, alice.hex] });
  const fromBob = await listener.subscribe('logs', { recipient: [carol.hex, alice.hex], address: [bob.hex] });
  await pay(alice, bob);
  await pay(alice, carol);
  const { height } = await node.ask<{ height: number }>('chain_nodeInfo');
  const transfers = [carol, alice].map(({ address: to }, i) => ({
    to,
    token_symbol: 'TRL',
    amount: BigInt(i + 1),
  }));
  const { nonce } = await node.ask<{ nonce: number }>('chain_getAccount', bob.hex);
  const { bytes } = bob.bundle(nonce, 'BatchTransfer', { transfers });
  await node.ask('chain_submitBundle', `0x${toHex(bytes)}`, { wait: 'included' });
  await until(() => listener.of(deposits).length === 3 && listener.of(fromBob).length === 2);
  const amounts = (id: string) => listener.of(id).map(({ result }) => (result.data as { amount: string }).amount);
  assert.equal(
    [amounts(deposits), amounts(fromBob)],
    [
      ['5', '1', '2'],
      ['1', '2'],
    ],
  );
  listener.close();

  interface Found {
    readonly transfers: readonly { readonly height: number; readonly event_index: number; readonly amount: string }[];
    readonly next_height: number;
    readonly final_height: number;
  }
  const found: Found['transfers'][number][] = [];
  for (let from = 0; ; ) {
    const page = await node.ask<Found>('chain_getTransfersTo', [carol.hex, alice.hex], from);
    found.push(...page.transfers);
    assert.ok(page.next_height > from || page.next_height > page.final_height);
    from = page.next_height;
    if (from > page.final_height) break;
  }
  assert.ok(found.every((one, i) => i === 0 || one.height >= found[i - 1]!.height));
  assert.equal(
    found.filter((one) => one.height > height).map(({ amount }) => amount),
    ['1', '2'],
  );
  assert.is(new Set(found.map((one) => `${one.height}.${one.event_index}`)).size, found.length);
});

test('newTransactions and logs deliver included bundles, and logs apply their filter', async () => {
  const [alice, bob, carol] = wallets as [Wallet, Wallet, Wallet];
  const listener = await Listener.open(node.url);
  const all = await listener.subscribe('newTransactions');
  const everything = await listener.subscribe('logs');
  const ofAlice = await listener.subscribe('logs', { address: [alice.hex], opType: ['Transfer'] });
  const memos = await listener.subscribe('logs', { opType: ['Memo'] });
  const sent = await Promise.all([pay(alice, bob), pay(bob, carol), pay(alice, carol)]);
  await until(
    () => listener.of(everything).length === 3 && listener.of(all).length === 3 && listener.of(ofAlice).length === 2,
  );

  const receipts = sent.map(({ receipt }) => receipt as Receipt & { index: number });
  receipts.sort((a, b) => a.block_height - b.block_height || a.index - b.index);
  const hashes = receipts.map(({ bundle_hash }) => bundle_hash);
  for (const id of [all, everything]) {
    const heard = listener.of(id);
    assert.equal(
      heard.map(({ result }) => result.bundleHash),
      hashes,
    );
    assert.equal(
      heard.map(({ seq }) => seq),
      [1, 2, 3],
    );
  }
  const first = listener.of(all)[0]!.result;
  assert.equal(first.operations, ['Transfer']);
  assert.equal(
    [first.blockHeight, first.blockHash, first.from, first.gasUsed],
    [receipts[0]!.block_height, receipts[0]!.block_hash, receipts[0]!.from, receipts[0]!.gas_used],
  );
  const account = await node.ask<{ address: string }>('chain_getAccount', alice.hex);
  const own = listener.of(ofAlice).map(({ result }) => result);
  assert.is(own.length, 2);
  for (const { from, opType, data } of own) {
    assert.equal([from, opType], [account.address, 'Transfer']);
    assert.is((data as { amount: string }).amount, '5');
  }
  assert.is(listener.of(memos).length, 0);

  assert.equal(await listener.call('chain_unsubscribe_logs', everything), { jsonrpc: '2.0', id: 5, result: true });
  await pay(carol, alice);
  await until(async () => listener.of(all).length === 4);
  assert.is(listener.of(everything).length, 3);
  listener.close();
});

test('the log of an operation is its own event, not one of an intermediate transfer', async () => {
  const [alice] = wallets as [Wallet];
  const listener = await Listener.open(node.url);
  const logs = await listener.subscribe('logs');
  const write = (method: string, ...params: unknown[]) => node.ask<Written>(method, ...params, { wait: 'included' });
  await write('chain_createToken', 'Pine', 'PINE', 6, '9000000', alice.hex);
  await write('chain_createPool', 'TRL', 'PINE', '8000000', '8000000', 0, alice.hex);
  await write('chain_swap', 'TRL', 'PINE', '1000', '1', alice.hex);
  await until(() => listener.of(logs).length === 3);
  const told = listener.of(logs).map(({ result }) => [result.opType, Object.keys(result.data as object)]);
  assert.equal(told, [
    ['CreateToken', ['mint', 'token', 'name', 'decimals', 'supply', 'owner', 'creator']],
    ['CreatePool', ['pool', 'token_a', 'token_b', 'amount_a', 'amount_b', 'lp_mint', 'lp_tokens', 'creator']],
    ['Swap', ['pool', 'token_in', 'token_out', 'amount_in', 'amount_out', 'trader', 'hop']],
  ]);
  listener.close();
});

test('an invalid filter and a subscription without a connection are rejected', async () => {
  const listener = await Listener.open(node.url);
  const wrong = await listener.call('chain_subscribe_logs', { address: ['nobody'] });
  assert.is(wrong.error?.code, -32602);
  const unknown = await listener.call('chain_subscribe_logs', { color: 'red' });
  assert.is(unknown.error?.code, -32602);
  listener.close();
  await node.ask('chain_subscribe_newHeads').then(
    () => assert.unreachable('there is no connection to tell anything on'),
    (cause: Error) => assert.match(cause.message, 'subscribe over WebSocket'),
  );
});

test.run();
