/** Peers that pass on garbage: what they send is not kept, they are banned for what they must have seen, and others go on. */

import { randomBytes } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FRAME } from '../../runtime/engine/network/protocol.js';
import { RelayBatch } from '../../runtime/engine/network/relay-batch.js';
import { sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import type { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { type Address, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { chainOf, start, stopAll, type TestChain, type TestNode } from '../network/nodes.js';
import { PEER_STATUS, type Peer, peer } from '../network/peers.js';
import { operationsOf, Wallet } from '../node/live.js';
import { until } from '../until.js';

let chain: TestChain;
let operations: OperationTable;
let users: Wallet[];
const strangers: Peer[] = [];
test.before(async () => {
  chain = await chainOf(1, { enforceSignatures: true });
  operations = await operationsOf();
  users = [0, 1].map((index) => new Wallet(index, operations));
});
test.after.each(async () => {
  await Promise.all(strangers.splice(0).map((one) => one.stop()));
  await stopAll();
});
test.after(cleanUp);

/** Somebody without a key who is linked with a node. */
async function stranger({ node, address }: TestNode): Promise<Peer> {
  const { genesis, set, ledger } = node;
  await until(() => ledger.head.height > PEER_STATUS.height, 'the node would not ask a stranger for blocks');
  const one = await peer({
    bootnodes: [address],
    exchange: false,
    domain: { chainId: genesis.chain.chainId, genesisHash: genesis.hash },
    hello: { chain_id: genesis.chain.chainId, genesis_hash: genesis.hash, module_set_id: set.id },
  });
  strangers.push(one);
  await until(() => one.links.all().length > 0, 'the stranger is linked');
  return one;
}

/** Sends bundles as a bare batch, again and again until something has come of it: a stream takes some time to be there. */
const relayUntil = (
  from: Peer,
  bundles: readonly Uint8Array[],
  holds: () => boolean | Promise<boolean>,
  what: string,
) => {
  const batch = encode(RelayBatch, { seal: null, bundles });
  return until(() => {
    from.links.all()[0]?.send(FRAME.relayBatch, batch);
    return holds();
  }, what);
};

const isIncluded = async (node: TestNode, hash: Hash) => (await node.node.blocks.bundle(hash)) !== null;
const includedIn = (node: TestNode, hash: Hash) =>
  until(() => isIncluded(node, hash), 'the bundle of the user is in a block');

/** Bundles behind a gap that nobody signed, of senders that nobody knows. */
const invented = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const { bundle } = users[0]!.transfer(1 + (i % 60), users[0]!.address, 1n);
    return sealEnvelope({ ...bundle, from: toHex(randomBytes(32)) as Address }, [], operations).bytes;
  });

test('a peer that relays forged signatures is banned, while a peer that relays the genuine bundle stays linked', async () => {
  const validator = await start(chain, { blockTime: 1 }, 0);
  const honest = await stranger(validator);
  const forger = await stranger(validator);
  const [user, other] = users as [Wallet, Wallet];
  const transfer = user.transfer(0, other.address, 5n);
  const forged = [0, 1, 2, 3].map(
    (nonce) => user.transfer(nonce, other.address, 5n, { signatures: () => [user.signature(randomBytes(32))] }).bytes,
  );
  const bans = () => validator.logged.filter((line) => line.startsWith('peer banned')).length;
  await relayUntil(forger, forged, () => bans() > 0, 'the forger is banned');
  assert.is(bans(), 1);
  await relayUntil(honest, [transfer.bytes], () => isIncluded(validator, transfer.hash), 'the transfer is in a block');
  assert.ok(honest.links.all().some(({ peer }) => validator.address.endsWith(peer)));
});

test("unsigned bundles behind gaps are neither kept nor relayed, and a user's bundle waits for its gap to close", async () => {
  const validator = await start(chain, { blockTime: 1, peerExchange: false }, 0);
  const middle = await start(chain, { bootnodes: [validator.address], peerExchange: false });
  const [user, other] = users as [Wallet, Wallet];
  const attacker = await stranger(middle);
  const health = () => middle.ask<{ sync_status: string }>('chain_validatorHealth');
  await until(
    async () =>
      (await health()).sync_status === 'synced' &&
      middle.node.ledger.head.height >= validator.node.ledger.head.height - 1,
    'the node in the middle has caught up',
  );
  const late = user.transfer(1, other.address, 1n);
  await middle.node.mempool.submit(late.bytes);
  assert.is(middle.node.mempool.queuedSize, 1);
  const relayed = () => middle.ask<{ forwarded: number; received: number }>('chain_getRelayStats');
  await relayUntil(attacker, invented(500), async () => (await relayed()).received >= 5_000, 'the attack has come in');
  const first = user.transfer(0, other.address, 1n);
  await middle.node.mempool.submit(first.bytes);
  assert.is((await relayed()).forwarded, 0, 'nothing was passed on before');
  await includedIn(validator, first.hash);
  await includedIn(validator, late.hash);
  assert.is(validator.node.mempool.size, 0);
  await until(() => middle.node.mempool.size === 0, 'nothing stays');
});

test.run();
