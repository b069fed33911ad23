/** A node behind address translation: it dials, nobody can dial it, and it catches up, follows and submits. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, readAddress } from '../../runtime/engine/network/address.js';
import { cleanUp } from '../cli/program.js';
import { hexOf, operationsOf, Wallet } from '../node/live.js';
import { until } from '../until.js';
import { chainOf, start, stopAll } from './nodes.js';
import { UdpProxy } from './udp-proxy.js';

let router: UdpProxy | undefined;
test.after(async () => {
  await stopAll();
  router?.close();
  await cleanUp();
});

/** The others never see a packet from this address: all packets of the node pass through the router. */
const INSIDE = { p2pHost: '127.0.0.2', peerExchange: false };

test('a node that accepts no connections catches up, follows the chain, and its bundles are included', async () => {
  const chain = await chainOf(1);
  const validator = await start(chain, { blockTime: 0.5 }, 0);
  const heightOf = ({ node }: typeof validator): number => node.ledger.head.height;
  await until(() => heightOf(validator) >= 5, 'there are blocks');

  const { peer, port } = readAddress(validator.address)!;
  router = await UdpProxy.open(port);
  const bootnodes = [addressOf('127.0.0.1', router.port, peer)];
  const inside = await start(chain, { ...INSIDE, bootnodes });
  await until(() => inside.logged.some((line) => line.startsWith('sync finished')), 'it has caught up');

  const wallet = new Wallet(0, await operationsOf());
  await inside.ask('chain_submitBundle', { borsh_hex: hexOf(wallet.transfer(0, wallet.address, 1n)) });
  const nonceOf = async (): Promise<number> =>
    (await validator.ask<{ nonce: number }>('chain_getAccount', { address: wallet.hex })).nonce;
  await until(async () => (await nonceOf()) === 1, 'the validator has included its bundle');
  const { height } = validator.node.ledger.head;
  await until(() => heightOf(inside) > height, 'it follows');

  const hidden = readAddress(inside.address)!.peer;
  const other = await start(chain, { bootnodes: [validator.address] });
  const failed = (line: string) => line.startsWith('peer dial failed') && line.includes(hidden);
  await until(() => other.logged.some(failed), 'another node has learned its address, and does not reach it');
  const { peers } = await inside.ask<{ peers: { direction: string }[] }>('chain_getPeers');
  assert.ok(
    peers.length > 0 && peers.every(({ direction }) => direction === 'outbound'),
    'it has dialled all of its links',
  );
});

test.run();
