/** What plugins derive from blocks: stored with each block, read back by them alone, and missing where they were not there. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import ethereum from '../../plugins/ethereum/index.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import { type Plugin, plugin, t } from '../../runtime/plugin.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { account, startHere } from './here.js';
import { answerOf, refusalOf, type Written } from './live.js';

test.after(cleanUp);

const COLUMN = 0x71;

/** Keeps how many events the bundles of a block told of; nothing of a block without. */
const events = plugin('events', {
  about: 'Counts events.',
  sdk: 1,
  derives: [
    {
      column: COLUMN,
      of: (state, bundles) =>
        bundles.length === 0 ? undefined : Uint8Array.of(state.height, bundles.flatMap((one) => one.events).length),
    },
  ],
  async start(node) {
    return {
      methods: [
        node.method({
          name: 'events_at',
          about: 'What was kept of a block: height and events, nothing, or null.',
          params: { height: t.height },
          result: t.option(t.list(t.u8, 2)),
          async answer({ height }) {
            const kept = await node.derived(COLUMN, height);
            return kept && [...kept];
          },
        }),
        node.method({
          name: 'events_of_others',
          about: 'Reads a column that is not its own.',
          params: {},
          result: t.bool,
          answer: async () => (await node.derived(0x40, 1)) !== null,
        }),
      ],
    };
  },
});

const run = (dataDir: string, plugins: readonly Plugin[], parts = {}) =>
  startHere({ ...defaults, plugins, parts }, dataDir);

/** Sends a payment; the height of its block. */
async function pay(url: string): Promise<number> {
  const sent = await answerOf<Written & { receipt: { block_height: number } }>(
    url,
    'chain_transfer',
    account(0),
    `0x${'7'.repeat(64)}`,
    'TRL',
    '5',
    { wait: 'included' },
  );
  if (sent.error) throw new Error(sent.error.message);
  return sent.result.receipt.block_height;
}

const kept = async (url: string, height: number) => {
  const answer = await answerOf<number[] | null>(url, 'events_at', height);
  return answer.error ? answer.error.message : answer.result;
};

test('derived plugin data survives a restart and a rebuild of the database', async () => {
  const dataDir = await newDirectory();
  const first = await run(dataDir, [events]);
  const height = await pay(first.url);
  const told = await kept(first.url, height);
  assert.equal(told, [height, 1]);
  assert.is((await refusalOf(first.url, 'events_of_others')).code, -32603);
  await first.node.stop();
  const second = await run(dataDir, [events]);
  assert.equal(await kept(second.url, height), told);
  await second.node.stop();
  const replayed = await run(dataDir, [events], { Database: async () => new MemoryDatabase() });
  assert.equal(await kept(replayed.url, height), told);
  await replayed.node.stop();
});

test('a block executed without the plugin has no derived row', async () => {
  const dataDir = await newDirectory();
  const without = await run(dataDir, []);
  const before = await pay(without.url);
  await without.node.stop();
  const { node, url } = await run(dataDir, [events]);
  assert.is(await kept(url, before), null);
  const height = await pay(url);
  assert.equal(await kept(url, height), [height, 1]);
  await node.stop();
});

test('a node that ran without its Ethereum plugin reports missing logs instead of an empty result', async () => {
  const dataDir = await newDirectory();
  const without = await run(dataDir, []);
  const before = await pay(without.url);
  await without.node.stop();
  const { node, url } = await run(dataDir, [ethereum]);
  const height = await pay(url);
  const logs = (from: number) => ({ fromBlock: `0x${from.toString(16)}`, toBlock: `0x${from.toString(16)}` });
  const { code, message } = await refusalOf(url, 'eth_getLogs', logs(before));
  assert.is(code, -32000);
  assert.match(message, `no logs were kept of block ${before}`);
  const known = await answerOf<unknown[]>(url, 'eth_getLogs', logs(height));
  assert.is(known.error, undefined);
  await node.stop();
});

test.run();
