/** Deposits from the client: the same digest as the chain's, and proofs that hold on a live node. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret } from '../../cli/keys/keys.js';
import { depositDigest as ofChain, readProof } from '../../modules/bridge/port.js';
import {
  attestDeposit,
  connect,
  depositDigest,
  depositProof,
  ed25519Key,
} from '../../rpc-schemas/clients/typescript/index.js';
import { type Address, fromHex, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { addressText } from '../../runtime/lib/crypto/address.js';
import { end, nodeUrl } from './here.js';

test.after(end);

const id = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => toHex(bytes));
const printable = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const word = (maxLength: number) => fc.string({ unit: printable, minLength: 1, maxLength });

test('the client computes the digest that the chain checks, for any deposit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 ** 53 - 1 }),
      fc.record({
        chain: word(32),
        tx_hash: word(128),
        log_index: fc.nat(2 ** 32 - 1),
        amount: fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
      }),
      id,
      id,
      (chainId, log, mint, recipient) => {
        const wanted = ofChain({ chainId }, { ...log, mint: mint as Hash, recipient: recipient as string as Address });
        const native = addressText(recipient as string as Address, 'trl');
        for (const account of [`0x${recipient}`, native])
          assert.is(toHex(depositDigest(chainId, { ...log, mint: `0x${mint}`, recipient: account })), wanted);
      },
    ),
  );
});

test('an invalid mint or account, or two signatures by one attester, is rejected before anything is sent', () => {
  const deposit = { chain: 'ethereum', tx_hash: '0x12', log_index: 0, mint: '0x12', amount: 1n, recipient: 'trl1' };
  assert.throws(() => depositDigest(1, deposit), /0x12 is not a mint/);
  assert.throws(() => depositDigest(1, { ...deposit, mint: `0x${'1'.repeat(64)}` }), /trl1 is not an account/);
  const one = { index: 1, signature: new Uint8Array(64) };
  assert.throws(() => depositProof(1, [one, { ...one, index: 0 }, one]), /same attester index/);
  const { sigs } = readProof(fromHex(depositProof(7, [one, { ...one, index: 0 }]).slice(2)))!;
  assert.equal(
    sigs.map(({ index }) => index),
    [0, 1],
  );
});

test('a proof by enough attesters of the set on chain is accepted, and one by too few is not', async () => {
  const node = connect(await nodeUrl());
  const { chainId } = await node.identify();
  const { set_index, threshold, attesters } = await node.call('chain_getBridgeAttesters');
  assert.equal([set_index, threshold, attesters.length], [1, 3, 4]);
  const { mappings } = await node.call('chain_getBridgeMappings', ['ethereum']);
  const { mint } = mappings.find(({ symbol }) => symbol === 'WETH')!;
  const recipient = attesters[0]!.address;
  const deposit = { chain: 'ethereum', tx_hash: `0x${'ef'.repeat(32)}`, log_index: 3, mint, amount: 5n, recipient };
  const keys = [1, 2, 3, 4].map((index) => ed25519Key(devSecret(index)));
  assert.equal(
    attesters.map(({ public_key }) => public_key),
    keys.map(({ publicKey }) => toHex(publicKey)),
  );
  const digest = depositDigest(chainId, deposit);
  const signatures = await Promise.all(keys.map((key, place) => attestDeposit(key, place, digest)));
  const send = (from: number) =>
    node.ask('chain_bridgeToken', [
      deposit.chain,
      deposit.tx_hash,
      'WETH',
      `${deposit.amount}`,
      recipient,
      depositProof(set_index, signatures.slice(from).reverse()),
      deposit.log_index,
      { wait: 'included' },
    ]);
  const refused = await send(2).catch((cause: Error) => cause);
  assert.match(String(refused), /InvalidProof/);
  await send(1);
  const { balance } = await node.call('chain_getBalance', [recipient, 'WETH']);
  assert.is(balance, '5');
  assert.is((await node.call('chain_getBridgeStatus', ['ethereum', deposit.tx_hash, 3]))?.status, 'completed');
});

test.run();
