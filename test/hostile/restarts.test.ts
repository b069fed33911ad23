/** Nodes that start while strangers flood every port: one validator, all four at once, a new full node and a new light node. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { FRAME, PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { startLightNode } from '../../runtime/node/light/node.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { allSign, chainOf, start, stop, stopAll, type TestChain, type TestNode } from '../network/nodes.js';
import { rawFrame, rawPeer, rawStream } from '../network/raw-peer.js';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { attacker, heightOf } from './four.js';

const VALIDATORS = [0, 1, 2, 3] as const;
const FLOODERS = 4;

test.after.each(stopAll);
test.after(cleanUp);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Floods all nodes until it is banned, and comes back under another name. */
async function floods(nodes: readonly TestNode[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const made = await attacker(nodes).catch(() => undefined);
    while (!signal.aborted && made !== undefined && made.links.all().length > 0) {
      for (const link of made.links.all()) {
        for (let i = 0; i < 20; i++) link.send(12, new Uint8Array());
        link.send(FRAME.relayBatch, new Uint8Array(2));
      }
      await pause(10);
    }
    await made?.stop();
  }
}

/** Begins handshakes that never end, and leaves with all of them. */
async function halves(nodes: readonly TestNode[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const one = await rawPeer();
    for (const { address } of nodes) {
      const connection = await one.connect(address).catch(() => undefined);
      const half = connection && (await rawStream(connection, PROTOCOL.consensus).catch(() => undefined));
      half?.stream.send(rawFrame(FRAME.hello, new Uint8Array(1), 900));
      await pause(20);
    }
    await one.stop();
  }
}

interface Scene {
  readonly chain: TestChain;
  /** The validators as they run now. */
  readonly nodes: TestNode[];
  /** Stops some of them and starts them again, all at once. */
  restart(indexes: readonly number[]): Promise<void>;
}

/** Four validators on ports that they keep, with strangers that flood them until the work is done. */
async function underFlood(work: (scene: Scene) => Promise<void>): Promise<void> {
  const chain = await chainOf(4);
  const port = await portsFrom(VALIDATORS.length);
  const optionsOf = (index: number) => ({ blockTime: 1, p2pPort: port + index, maxPeers: 12 });
  const first = await start(chain, optionsOf(0), 0);
  const bootnodes = [first.address];
  const others = await Promise.all([1, 2, 3].map((i) => start(chain, { ...optionsOf(i), bootnodes }, i)));
  const nodes = [first, ...others];
  await allSign(nodes);
  const restart = async (indexes: readonly number[]): Promise<void> => {
    await Promise.all(indexes.map((i) => stop(nodes[i]!)));
    await Promise.all(
      indexes.map(async (i) => {
        const known = i === 0 ? {} : { bootnodes };
        nodes[i] = await start(chain, { ...optionsOf(i), ...known, dataDir: nodes[i]!.dataDir }, i);
      }),
    );
  };
  const over = new AbortController();
  const targets = [...nodes];
  const attacking = Promise.all([
    ...Array.from({ length: FLOODERS }, () => floods(targets, over.signal)),
    halves(targets, over.signal),
  ]);
  try {
    const isFlooded = ({ logged }: TestNode) => logged.some((line) => line.startsWith('peer banned'));
    await until(() => nodes.every(isFlooded), 'every node has banned a stranger');
    await work({ chain, nodes, restart });
    const validators = nodes.map(({ address }) => address.split('/').at(-1)!);
    const banned = nodes.flatMap(({ logged }) => logged.filter((line) => line.startsWith('peer banned')));
    assert.not(
      banned.some((line) => validators.some((peer) => line.includes(peer))),
      'no validator was banned',
    );
  } finally {
    over.abort();
    await attacking;
  }
}

/** Waits until every node has two more blocks than the highest has now. */
async function goOn(nodes: readonly TestNode[]): Promise<void> {
  const height = Math.max(...nodes.map(heightOf));
  await until(() => nodes.every((one) => heightOf(one) >= height + 2), 'the chain goes on at every node');
}

const linksOf = async (node: TestNode): Promise<number> => {
  const { peers } = await node.ask<{ peers: readonly { validator: string | null }[] }>('chain_getPeers');
  return peers.filter(({ validator }) => validator !== null).length;
};

test('a validator that restarts under a flood links with all others and resumes', () =>
  underFlood(async ({ nodes, restart }) => {
    await restart([3]);
    await until(async () => (await linksOf(nodes[3]!)) === 3, 'it is linked with all others');
    await goOn(nodes);
  }));

test('four validators that restart at once under a flood produce the next blocks', () =>
  underFlood(async ({ nodes, restart }) => {
    await restart(VALIDATORS);
    await goOn(nodes);
    await until(async () => (await linksOf(nodes[0]!)) === 3, 'all are linked');
  }));

test('a new full node and a new light node join under a flood', () =>
  underFlood(async ({ chain, nodes }) => {
    const bootnodes = nodes.map(({ address }) => address);
    const full = await start(chain, { blockTime: 1, bootnodes });
    await until(() => heightOf(full) >= heightOf(nodes[0]!) - 1 && heightOf(full) > 2, 'the full node catches up');
    const { parts, ...distribution } = runtimeOf(defaults);
    const silent = { ...distribution, parts: { ...parts, Log: () => () => undefined } };
    const light = await startLightNode(silent, chain.genesis, {
      ...{ dataDir: await newDirectory(), light: true, rpcPort: 0, p2pPort: 0, p2pHost: '127.0.0.1' },
      bootnodes,
    });
    try {
      const heightOfLight = async () => {
        const answer = await answerOf<{ finalized_height: number }>(
          `http://127.0.0.1:${light.rpcPort}`,
          'chain_consensusStatus',
        );
        if (answer.error !== undefined) throw new Error(JSON.stringify(answer.error));
        return answer.result.finalized_height;
      };
      await until(async () => (await heightOfLight()) >= heightOf(nodes[0]!) - 1, 'the light node follows');
    } finally {
      await light.stop();
    }
    await goOn([...nodes, full]);
  }));

test.run();
