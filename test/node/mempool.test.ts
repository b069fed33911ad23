/** The mempool of a running node: nonces, gaps, replacement, refusal and expiry, as callers see them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Signature } from '../../runtime/kernel/chain/bundle.js';
import { cleanUp, type NodeProcess, newDirectory, startProcess } from '../cli/program.js';
import { until } from '../until.js';
import { answerOf, hexOf, operationsOf, type Receipt, refusalOf, Wallet, type Written } from './live.js';

/** Makes blocks. */
let node: NodeProcess;
let wallets: Wallet[];

test.before(async () => {
  node = await startProcess('dev', '--data-dir', await newDirectory());
  const operations = await operationsOf();
  wallets = Array.from({ length: 6 }, (_, index) => new Wallet(index, operations));
});
test.after(cleanUp);

const INCLUDED = { wait: 'included' };
const submit = (hex: string, opts: object = {}) => node.ask<Written>('chain_submitBundle', hex, opts);
const nonces = (of: Wallet) => node.ask<{ confirmed: number; pending: number }>('chain_getNonce', of.hex);
/** As the node writes it. */
const hashOf = async (of: Wallet, nonce: number): Promise<string | undefined> => {
  const { bundles } = await node.ask<{ bundles: { nonce: number; bundle_hash: string }[] }>('chain_getMempool', of.hex);
  return bundles.find((one) => one.nonce === nonce)?.bundle_hash;
};

test('200 concurrent calls from one account get consecutive nonces and are all included', async () => {
  const [from, to] = wallets as [Wallet, Wallet];
  const before = await node.ask<{ balance: string }>('chain_getBalance', to.hex, 'TRL');
  const sent = await Promise.all(
    Array.from({ length: 200 }, () => node.ask<Written>('chain_transfer', from.hex, to.hex, 'TRL', '7', INCLUDED)),
  );
  assert.equal(
    sent.map(({ nonce }) => nonce).sort((a, b) => a - b),
    Array.from({ length: 200 }, (_, nonce) => nonce),
  );
  assert.is(new Set(sent.map(({ bundle_hash }) => bundle_hash)).size, 200);
  assert.ok(sent.every(({ status, receipt }) => status === 'included' && receipt?.status === 'success'));
  const after = await node.ask<{ balance: string }>('chain_getBalance', to.hex, 'TRL');
  assert.is(BigInt(after.balance) - BigInt(before.balance), 1_400n);
  assert.equal(await nonces(from), { ...(await nonces(from)), confirmed: 200, pending: 200 });
});

test('bundles up to 64 nonces ahead wait for the missing one and then execute in order', async () => {
  const from = wallets[1]!;
  const to = wallets[2]!.address;
  const ahead = Array.from({ length: 64 }, (_, i) => hexOf(from.transfer(i + 1, to, BigInt(i + 1))));
  await Promise.all(ahead.map((hex) => submit(hex)));
  assert.is((await refusalOf(node.url, 'chain_submitBundle', hexOf(from.transfer(65, to, 1n)))).code, 1002);
  assert.equal((await nonces(from)).confirmed, 0);
  const first = await submit(hexOf(from.transfer(0, to, 1n)), INCLUDED);
  await until(async () => (await nonces(from)).confirmed === 65);
  const included: Receipt[] = [];
  for (let height = first.receipt!.block_height; included.length < 65; height++) {
    const block = await node.ask<{ transactions: Receipt[] }>('chain_getBlockTransactions', height);
    included.push(...block.transactions);
  }
  assert.equal(
    included.map(({ nonce }) => nonce),
    Array.from({ length: 65 }, (_, nonce) => nonce),
  );
});

test('only a bundle that pays a tenth more replaces one with the same nonce', async () => {
  const from = wallets[2]!;
  const to = wallets[3]!.address;
  const pay = (amount: bigint, gasPrice: number, nonce = 1) => hexOf(from.transfer(nonce, to, amount, { gasPrice }));
  // The nonce before is missing, so that neither is included meanwhile.
  await submit(pay(1n, 100));
  const cheap = await refusalOf(node.url, 'chain_submitBundle', pay(2n, 109));
  assert.equal([cheap.code, cheap.data.name, cheap.data.details.needed], [1031, 'ReplacementUnderpriced', 110]);
  const again = await submit(pay(1n, 100));
  assert.equal([again.status, again.bundle_hash], ['pending', await hashOf(from, 1)]);
  const better = await submit(pay(2n, 110));
  assert.is(await hashOf(from, 1), better.bundle_hash);
  await submit(hexOf(from.transfer(0, to, 1n)));
  await until(async () => (await nonces(from)).confirmed === 2);
  const receiptOf = (hash: string) => node.ask<{ status: string }>('chain_getTransactionReceipt', hash);
  assert.is((await receiptOf(better.bundle_hash)).status, 'success');

  // One whose turn has come is replaced as well; where a block was quicker, the next nonce is tried.
  for (let nonce = 2; ; nonce++) {
    const old = await submit(pay(1n, 100, nonce));
    const next = await answerOf<Written>(node.url, 'chain_submitBundle', pay(2n, 110, nonce), INCLUDED);
    if (next.error) {
      assert.is(next.error.code, 1001, next.error.message);
      continue;
    }
    assert.is((await receiptOf(next.result.bundle_hash)).status, 'success');
    assert.is((await receiptOf(old.bundle_hash)).status, 'rejected');
    break;
  }
});

test('a failing bundle is rejected with the reason, enters no block and uses no nonce', async () => {
  const from = wallets[3]!;
  const to = wallets[4]!.address;
  const envelope = from.transfer(0, to, 10n ** 30n);
  const refused = await refusalOf(node.url, 'chain_submitBundle', hexOf(envelope), INCLUDED);
  assert.equal([refused.code, refused.data.name, refused.data.op_index], [1003, 'InsufficientBalance', 0]);
  type Rejected = { status: string; error: { code: number; name: string }; rejected_at: number };
  const receipt = await node.ask<Rejected>('chain_getTransactionReceipt', `0x${envelope.hash}`);
  assert.equal([receipt.status, receipt.error.code, receipt.error.name], ['rejected', 1003, 'InsufficientBalance']);
  assert.equal(await hashOf(from, 0), undefined);
  const good = await submit(hexOf(from.transfer(0, to, 1n)), INCLUDED);
  assert.equal([good.status, good.nonce], ['included', 0]);
  const { bundles } = await node.ask<{ bundles: string[] }>('chain_getBlockByHeight', good.receipt!.block_height);
  assert.equal(bundles, [good.bundle_hash]);
});

test('a copy with an invalid or foreign signature does not affect the genuine bundle', async () => {
  const [from, other] = [wallets[3]!, wallets[4]!];
  const { confirmed } = await nonces(from);
  const honest = from.transfer(confirmed, other.address, 3n);
  const as = (signature: (digest: Uint8Array) => Signature) =>
    hexOf(from.transfer(confirmed, other.address, 3n, { signatures: (digest) => [signature(digest)] }));
  const { code } = await refusalOf(
    node.url,
    'chain_submitBundle',
    as(() => from.signature(new Uint8Array(32))),
  );
  assert.is(code, 1000);
  const stolen = as((digest) => other.signature(digest));
  assert.ok([1050, 1051].includes((await refusalOf(node.url, 'chain_submitBundle', stolen)).code));
  const gap = hexOf(
    from.transfer(confirmed + 5, other.address, 3n, { signatures: (digest) => [other.signature(digest)] }),
  );
  assert.ok([1050, 1051].includes((await refusalOf(node.url, 'chain_submitBundle', gap)).code), 'behind a gap too');
  assert.is(await node.ask('chain_getTransactionReceipt', `0x${honest.hash}`), null);
  await submit(hexOf(honest), INCLUDED);
});

test('the bytes of an included bundle get the same response again, at any later time', async () => {
  const from = wallets[5]!;
  const hex = hexOf(from.transfer(0, wallets[3]!.address, 1n));
  const first = await submit(hex, INCLUDED);
  for (let i = 0; i < 300; i++) assert.equal(await submit(hex, INCLUDED), first);
  assert.equal(await submit(hex), first, 'also for a caller that does not wait');
  const instead = await refusalOf(node.url, 'chain_submitBundle', hexOf(from.transfer(0, wallets[3]!.address, 2n)));
  assert.equal([instead.data.name, instead.data.details], ['NonceTooLow', { expected: 1, got: 0 }]);
  await submit(hexOf(from.transfer(1, wallets[3]!.address, 1n)), INCLUDED);
});

test('a bundle that expires while waiting is rejected, and its receipt says so', async () => {
  const from = wallets[4]!;
  const to = wallets[5]!.address;
  const { finalized_height: height } = await node.ask<{ finalized_height: number }>('chain_consensusStatus');
  // So many blocks come by themselves only after a long time; moving the time makes each at once.
  const late = from.transfer(1, to, 1n, { validUntil: height + 8 });
  await submit(hexOf(late));
  await until(async () => (await node.ask<{ height: number }>('dev_advanceTime', 1)).height > height + 8);
  await submit(hexOf(from.transfer(0, to, 1n)), INCLUDED);
  const answer = await answerOf<Written>(node.url, 'chain_submitBundle', hexOf(late), INCLUDED);
  assert.is(answer.error?.code, 1022, JSON.stringify(answer));
  const receipt = await node.ask<{ status: string; error: { code: number } }>(
    'chain_getTransactionReceipt',
    `0x${late.hash}`,
  );
  assert.equal([receipt.status, receipt.error.code], ['rejected', 1022]);
  assert.equal((await nonces(from)).confirmed, 1);
});

test.run();
