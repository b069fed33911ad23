/** While the port for peers is being opened: callers are answered, the node says it is not ready, and failing there ends it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { P2pPortInUse } from '../../runtime/engine/network/errors.js';
import { openQuic } from '../../runtime/engine/network/quic.js';
import type { OpenTransport } from '../../runtime/engine/network/transport.js';
import { Failure, fail } from '../../runtime/lib/errors.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { chainOf, start, stopAll } from './nodes.js';

test.after.each(stopAll);
test.after(cleanUp);

const transport = (open: OpenTransport) => ({ parts: { Transport: () => open } });

test('a node answers callers before the P2P port is open and reports that it is starting', async () => {
  const rpcPort = await portsFrom();
  const url = `http://127.0.0.1:${rpcPort}`;
  const ready = async () => {
    const answer = await fetch(`${url}/health/ready`);
    return [answer.status, await answer.json()];
  };
  const seen: unknown[] = [];
  const slow: OpenTransport = async (options, events) => {
    seen.push(await ready(), await answerOf(url, 'chain_getPeers'), await answerOf(url, 'eth_blockNumber'));
    return openQuic(options, events);
  };
  const { address } = await start(await chainOf(1), { rpcPort }, undefined, transport(slow));
  const head = { jsonrpc: '2.0', id: 1 };
  assert.equal(seen, [
    [503, { status: 'unready', code: 'starting', reason: 'starting: the port for peers is not open yet' }],
    { ...head, result: { address: null, count: 0, peers: [] } },
    { ...head, result: '0x0' },
  ]);
  await until(async () => (await ready())[0] === 200, 'it is ready');
  assert.match(address, '/quic-v1/p2p/');
});

test('a node that cannot open its P2P port fails to start and stops answering', async () => {
  const [rpcPort, chain, dataDir] = [await portsFrom(), await chainOf(1), await newDirectory()];
  const taken: OpenTransport = async ({ host }) => fail(P2pPortInUse, { host, port: 1 });
  try {
    await start(chain, { rpcPort, dataDir }, 0, transport(taken));
    assert.unreachable();
  } catch (cause) {
    assert.is(cause instanceof Failure && cause.error, P2pPortInUse);
  }
  assert.is(await fetch(`http://127.0.0.1:${rpcPort}/health`).catch(() => 'refused'), 'refused');
  await start(chain, { rpcPort, dataDir }, 0); // the directory is free again
});

test.run();
