/** Clocks that jump, forwards and back: one chain, whose time only advances, and nobody who waits for hours. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { headerHash } from '../../runtime/kernel/chain/block.js';
import { newDirectory } from '../cli/program.js';
import { allSign, chainOf, start, stop, stopAll, type TestChain, type TestNode } from '../network/nodes.js';
import { LoopClock } from '../node/loop-clock.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { ROUNDS, random, SEED } from './chance.js';

test.after.each(stopAll);

const HOUR = 3_600_000;
/** Blocks after a jump that show that the chain goes on. */
const MORE = 3;

const heightOf = ({ node }: TestNode): number => node.ledger.head.height;
const timeOf = ({ node }: TestNode): number => node.ledger.head.header.timestamp_ms;
const withClock = (clock: LoopClock) => ({ parts: { Clock: () => clock } });

interface Four {
  readonly nodes: readonly TestNode[];
  readonly clocks: readonly LoopClock[];
}

/** Four validators, each with a clock of its own. */
async function four(): Promise<Four> {
  const chain = await chainOf(4);
  const clocks = chain.secrets.map(() => new LoopClock());
  const nodes: TestNode[] = [];
  for (const [i, clock] of clocks.entries()) {
    const bootnodes = nodes.map(({ address }) => address);
    nodes.push(await start(chain, { blockTime: 0.5, bootnodes }, i, withClock(clock)));
  }
  await allSign(nodes);
  return { nodes, clocks };
}

/** All of them have some more blocks. */
async function goOn(nodes: readonly TestNode[], what: string): Promise<void> {
  const from = Math.max(...nodes.map(heightOf));
  let states: unknown[] = [];
  const told = (): string =>
    nodes
      .map(({ logged }, i) => `-- ${i} at ${heightOf(nodes[i]!)}: ${JSON.stringify(states[i])}\n${logged.join('\n')}`)
      .join('\n');
  await until(
    async () => {
      states = await Promise.all(nodes.map(({ ask }) => ask('chain_consensusStatus')));
      return nodes.every((one) => heightOf(one) >= from + MORE);
    },
    () => `${what}, seed ${SEED}, from ${from}\n${told()}`,
  );
}

/** They have one chain, each of whose blocks is later than the one before. */
async function isOne(nodes: readonly TestNode[]): Promise<void> {
  const height = Math.min(...nodes.map(heightOf));
  const chains = await Promise.all(
    nodes.map(({ node }) =>
      Promise.all(Array.from({ length: height + 1 }, async (_, at) => (await node.ledger.store.header(at))!)),
    ),
  );
  const [first, ...others] = chains.map((headers) => headers.map(headerHash));
  for (const hashes of others) assert.equal(hashes, first);
  const times = chains[0]!.map(({ timestamp_ms }) => timestamp_ms);
  for (const [at, time] of times.entries()) assert.ok(at === 0 || time > times[at - 1]!, `block ${at} is later`);
}

test('one validator of four whose clock jumps is outvoted and follows the others', async () => {
  const { nodes, clocks } = await four();
  for (let round = 0; round < ROUNDS; round++) {
    const victim = random(clocks.length);
    const jump = (1 + random(24)) * HOUR * (random(2) === 0 ? 1 : -1);
    clocks[victim]!.advance(jump);
    await goOn(nodes, `the clock of ${victim} jumped by ${jump} ms`);
    const right = (victim + 1) % clocks.length;
    assert.ok(Math.abs(timeOf(nodes[right]!) - clocks[right]!.now()) < HOUR / 2, 'its time is that of the others');
    clocks[victim]!.advance(-jump);
    await goOn(nodes, `the clock of ${victim} came back`);
  }
  await isOne(nodes);
});

test('a chain whose clocks were all ahead continues after they are set back', async () => {
  const { nodes, clocks } = await four();
  for (const clock of clocks) clock.advance(HOUR);
  await goOn(nodes, 'all clocks jumped forwards');
  assert.ok(timeOf(nodes[0]!) - Date.now() > HOUR / 2, 'the chain believes them');
  const ahead = timeOf(nodes[0]!);
  for (const clock of clocks) clock.advance(-HOUR);
  await goOn(nodes, 'all clocks came back');
  assert.ok(timeOf(nodes[0]!) - ahead < 60_000, 'its time advances no more than it must');
  for (const clock of clocks) clock.advance(2 * HOUR);
  await goOn(nodes, 'all clocks are ahead of it again');
  assert.ok(timeOf(nodes[0]!) - ahead > HOUR / 2);
  await isOne(nodes);
});

/** A validator on its own, again and again in one directory. */
async function alone(chain: TestChain, dataDir: string, aheadMs: number): Promise<TestNode> {
  const clock = new LoopClock();
  clock.advance(aheadMs);
  return start(chain, { blockTime: 0.5, dataDir, p2pPort: undefined }, 0, withClock(clock));
}

test('a node that starts with its clock a day off continues its chain', async () => {
  const chain = await chainOf(1);
  const dataDir = await newDirectory();
  for (const aheadMs of [0, 24 * HOUR, -24 * HOUR, 0]) {
    const node = await alone(chain, dataDir, aheadMs);
    await goOn([node], `a start ${aheadMs} ms ahead`);
    await isOne([node]);
    await stop(node);
  }
});

test('peers are redialled within seconds even if the clock was set back by an hour', async () => {
  const chain = await chainOf(1);
  const p2pPort = await portsFrom();
  const bootnode = await start(chain, { blockTime: 0.5, p2pPort }, 0);
  const { address, dataDir } = bootnode;
  await stop(bootnode);
  const clock = new LoopClock();
  const node = await start(chain, { bootnodes: [address] }, undefined, withClock(clock));
  const failed = () => node.logged.some((line) => line.startsWith('peer dial failed'));
  await until(failed, 'the bootnode was dialled in vain');
  clock.advance(-HOUR);
  const again = await start(chain, { blockTime: 0.5, dataDir, p2pPort }, 0);
  await until(
    () => heightOf(node) > 0 && heightOf(node) >= heightOf(again) - 2,
    () => `it follows: ${node.logged.join('\n')}`,
  );
});

test.run();
