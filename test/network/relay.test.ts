/** Bundles between nodes: whoever takes one in, a validator includes it; who is not on the allowlist delivers nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeMessage } from '../../runtime/engine/consensus/messages.js';
import { FRAME } from '../../runtime/engine/network/protocol.js';
import {
  type BatchSeal,
  RelayBatch,
  sealBatch,
  sealBytes,
  sealerOf,
} from '../../runtime/engine/network/relay-batch.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { operationsOf, Wallet } from '../node/live.js';
import { until } from '../until.js';
import { chainOf, start, stopAll, type TestChain, type TestNode } from './nodes.js';
import { DOMAIN, keyOf, type Peer, peer } from './peers.js';

interface Stats {
  readonly enabled: boolean;
  readonly seal_type: string;
  readonly forwarded: number;
  readonly received: number;
  readonly duplicates: number;
  readonly dropped: number;
  readonly bytes_in: number;
  readonly peers: number;
}

let chain: TestChain;
let wallet: Wallet;
const strangers: Peer[] = [];
test.before(async () => {
  chain = await chainOf(1);
  wallet = new Wallet(0, await operationsOf());
});
test.after.each(async () => {
  await Promise.all(strangers.splice(0).map((one) => one.stop()));
  await stopAll();
});
test.after(cleanUp);

const stats = (node: TestNode) => node.ask<Stats>('chain_getRelayStats');
/** So many peers are linked, and the node is not catching up. */
const linked = (node: TestNode, count: number) =>
  until(async () => {
    const { sync_status } = await node.ask<{ sync_status: string }>('chain_validatorHealth');
    const isBehind = node.logged.some((line) => line.startsWith('peer linked')) && node.node.ledger.head.height === 0;
    return (await stats(node)).peers >= count && sync_status !== 'syncing' && !isBehind;
  }, `${count} peers are linked`);
const included = async (node: TestNode, hash: Hash) => (await node.node.blocks.bundle(hash)) !== null;

async function includedSoon(node: TestNode, hash: Hash): Promise<void> {
  await until(() => included(node, hash), 'it is in a block');
}

test('a bundle submitted to a full node reaches the validator, even through a node between them', async () => {
  const validator = await start(chain, { blockTime: 1, peerExchange: false }, 0);
  const middle = await start(chain, { bootnodes: [validator.address], peerExchange: false });
  const far = await start(chain, { bootnodes: [middle.address], peerExchange: false });
  await linked(middle, 2);
  await linked(far, 1);
  const bundle = wallet.transfer(0, wallet.address, 1n);
  await far.node.mempool.submit(bundle.bytes);
  await includedSoon(validator, bundle.hash);
  await includedSoon(far, bundle.hash);
  const { enabled, seal_type, forwarded } = await stats(far);
  assert.ok(enabled);
  assert.is(seal_type, 'ed25519');
  assert.is(forwarded, 1);
  const taken = await stats(validator);
  assert.ok(taken.received >= 1 && taken.bytes_in > bundle.bytes.length);
});

test('bundles submitted while no peer is linked are relayed later, once no earlier nonce is missing', async () => {
  const validator = await start(chain, { blockTime: 1 }, 0);
  const alone = await start(chain, {});
  const bundles = [1, 0].map((nonce) => wallet.transfer(nonce, wallet.address, 2n));
  for (const { bytes } of bundles) await alone.node.mempool.submit(bytes);
  await stopAll();
  const again = await start(chain, { dataDir: validator.dataDir, blockTime: 1 }, 0);
  const other = await start(chain, { dataDir: alone.dataDir, bootnodes: [again.address] });
  await linked(other, 1);
  for (const { bytes } of bundles) await other.node.mempool.submit(bytes);
  for (const { hash } of bundles) await includedSoon(again, hash);
});

test('with the allowlist, bundles and consensus messages from non-validators are rejected', async () => {
  const validator = await start(chain, { blockTime: 1, enforceValidatorAllowlist: true }, 0);
  const other = await start(chain, { bootnodes: [validator.address] });
  await linked(validator, 1);
  await linked(other, 1);
  const bundle = wallet.transfer(0, wallet.address, 3n);
  await other.node.mempool.submit(bundle.bytes);
  await until(() => validator.logged.some((line) => line.includes('bundles from a non-validator')), 'it is refused');
  const from = validator.node.ledger.head.height;
  await until(() => validator.node.ledger.head.height > from + 1, 'blocks go on');
  assert.not(await included(validator, bundle.hash));
  // It still gives its chain to whoever asks.
  await until(() => other.node.ledger.head.height > from, 'the other follows');

  const { genesis, set } = validator.node;
  const stranger = await peer({
    bootnodes: [validator.address],
    domain: { chainId: genesis.chain.chainId, genesisHash: genesis.hash },
    hello: { chain_id: genesis.chain.chainId, genesis_hash: genesis.hash, module_set_id: set.id },
  });
  strangers.push(stranger);
  await until(() => stranger.links.all().length > 0, 'the stranger is linked');
  const vote = {
    type: 'precommit',
    height: from,
    round: 0,
    value: 'nil',
    validRound: -1,
    validator: 0,
    signature: new Uint8Array(64),
  } as const;
  stranger.links.all()[0]!.send(FRAME.message, encodeMessage({ type: 'vote', vote }));
  await until(
    () => validator.logged.some((line) => line.includes('consensus message from a non-validator')),
    'votes are refused',
  );
});

test('a peer that relays invalid bundles is banned', async () => {
  const validator = await start(chain, { blockTime: 1 }, 0);
  const { genesis, set } = validator.node;
  const stranger = await peer({
    bootnodes: [validator.address],
    domain: { chainId: genesis.chain.chainId, genesisHash: genesis.hash },
    hello: { chain_id: genesis.chain.chainId, genesis_hash: genesis.hash, module_set_id: set.id },
  });
  strangers.push(stranger);
  await until(() => stranger.links.all().length > 0, 'the stranger is linked');
  const junk = encode(RelayBatch, {
    seal: null,
    bundles: Array.from({ length: 5 }, (_, i) => new Uint8Array(80).fill(i)),
  });
  await until(() => stranger.links.all()[0]?.send(FRAME.relayBatch, junk) ?? true, 'it is sent');
  await until(() => validator.logged.some((line) => line.startsWith('peer banned')), 'it is banned');
});

test('a seal covers the validator, number, time, bundles and chain of its batch', async () => {
  const validators = [keyOf(1), keyOf(2)];
  const members = validators.map(({ publicKey }) => ({
    address: wallet.address,
    publicKey: toHex(publicKey),
    power: 1,
  }));
  const seal = async (body: BatchSeal) => validators[1]!.sign(sealBytes(DOMAIN, body));
  const batch = await sealBatch([Uint8Array.of(1), Uint8Array.of(2)], { origin: 1, seq: 4, nowMs: 5, seal });
  assert.equal(sealerOf(batch, members, DOMAIN), members[1]);
  assert.is(sealerOf({ ...batch, seal: null }, members, DOMAIN), undefined);
  for (const forged of [
    { ...batch, bundles: [Uint8Array.of(1)] },
    { ...batch, bundles: [Uint8Array.of(2), Uint8Array.of(1)] },
    { ...batch, seal: { ...batch.seal!, seq: 5 } },
    { ...batch, seal: { ...batch.seal!, created_ms: 6 } },
    { ...batch, seal: { ...batch.seal!, origin: 0 } },
    { ...batch, seal: { ...batch.seal!, origin: 9 } },
  ]) {
    assert.is(sealerOf(forged, members, DOMAIN), null);
  }
  assert.is(sealerOf(batch, members, { ...DOMAIN, chainId: 8 }), null);
});

test.run();
