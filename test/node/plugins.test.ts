/** Plugins on a running node: their options are flags, their rows follow the chain, their methods are of the node. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { optionFlags, pluginFlags } from '../../cli/command-line/options.js';
import { defaults } from '../../cli/distribution/default.js';
import { decode, encode } from '../../runtime/lib/codec/type.js';
import { Failure } from '../../runtime/lib/errors.js';
import { InvalidOption } from '../../runtime/node/options/options.js';
import { plugin, setting } from '../../runtime/plugin.js';
import { t } from '../../runtime/sdk.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { until } from '../until.js';
import { account, startHere } from './here.js';
import { answerOf, refusalOf, type Written } from './live.js';

test.after(cleanUp);

const HEIGHT = Uint8Array.of(0);

/** Counts the bundles of blocks, by a step that is an option. */
const tally = plugin('tally', {
  sdk: 1,
  about: 'Counts bundles.',
  options: { 'tally-step': setting('What a bundle counts', 'N', t.range(1, 100), 1) },
  async start(node) {
    const database = await node.openDatabase();
    const key = Uint8Array.of(1);
    const count = async () => {
      const bytes = await database.get(key);
      return bytes ? decode(t.u32, bytes) : 0;
    };
    const follower = await node.follow({
      name: 'the tally',
      database,
      cursor: HEIGHT,
      rows: async ({ envelopes }) => [
        [key, encode(t.u32, (await count()) + envelopes.length * node.options['tally-step'])],
      ],
    });
    const getTally = node.method({
      name: 'tally_get',
      about: 'Bundles so far.',
      params: {},
      result: t.struct({ count: t.u32, height: t.height }),
      answer: async () => ({ count: await count(), height: follower.height }),
    });
    return { methods: [getTally] };
  },
});

const distribution = { ...defaults, plugins: [tally] };

const start = (dataDir: string, step?: string) =>
  startHere(distribution, dataDir, { plugins: { tally: step === undefined ? {} : { 'tally-step': step } } });

const send = (url: string) =>
  answerOf<Written>(url, 'chain_transfer', account(0), `0x${'7'.repeat(64)}`, 'TRL', '5', { wait: 'included' });

async function tallied(url: string, wanted: number): Promise<void> {
  await until(async () => {
    const answer = await answerOf<{ count: number }>(url, 'tally_get');
    return !answer.error && answer.result.count === wanted;
  });
}

test('a plugin counts every block once, even across a restart', async () => {
  const dataDir = await newDirectory();
  const first = await start(dataDir);
  await send(first.url);
  await tallied(first.url, 1);
  await first.node.stop();
  const second = await start(dataDir, '10');
  await tallied(second.url, 1);
  await send(second.url);
  await tallied(second.url, 11);
  const described = await answerOf<{ methods: { name: string }[] }>(second.url, 'rpc.discover');
  assert.ok(!described.error && described.result.methods.some(({ name }) => name === 'tally_get'));
  await second.node.stop();
});

test('a plugin option becomes a flag of node commands only, and an invalid value is rejected', async () => {
  const [flag] = pluginFlags(distribution);
  assert.equal(flag, { name: 'tally-step', about: 'What a bundle counts', value: 'N', standard: '1' });
  assert.not(optionFlags().some(({ name }) => name === 'tally-step'));
  const refused = await start(await newDirectory(), '0').catch((cause: unknown) => cause);
  assert.ok(refused instanceof Failure && refused.error === InvalidOption);
  assert.is(refused.details.option, '--tally-step');
});

test('a node without the plugin rejects its methods as unknown', async () => {
  const { node, url } = await startHere({ ...defaults, plugins: [] }, await newDirectory());
  assert.is((await refusalOf(url, 'tally_get')).code, -32601);
  await node.stop();
});

test.run();
