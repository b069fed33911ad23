/** What a distribution grants a plugin beyond reading: single operations of the node's validator, files, and the last word. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { Failure } from '../../runtime/lib/errors.js';
import { StorageUnavailable } from '../../runtime/lib/storage/errors.js';
import {
  type Ended,
  type Hash,
  type Plugin,
  type PluginContext,
  type PluginEntry,
  plugin,
} from '../../runtime/plugin.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { until } from '../until.js';
import { account, startHere } from './here.js';
import { answerOf, type Written } from './live.js';

test.after(cleanUp);

const granted = (one: Plugin, ...grants: NonNullable<PluginEntry['grants']>): PluginEntry => ({
  name: one.name,
  options: {},
  grants,
  load: async () => ({ default: one }),
});

/** A plugin that hands out what it is given. */
function taker(name: string): { readonly plugin: Plugin; readonly given: () => PluginContext } {
  let context: PluginContext | undefined;
  const made = plugin(name, {
    sdk: 1,
    about: 'Takes what it is given.',
    async start(node) {
      context = node as PluginContext;
      return {};
    },
  });
  return { plugin: made, given: () => context! };
}

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it was done',
    (cause: unknown) => String(cause),
  );

test('a plugin can send only granted validator operations, one at a time', async () => {
  const [voice, mute] = [taker('voice'), taker('mute')];
  const plugins = [granted(voice.plugin, 'validator:Memo'), granted(mute.plugin, 'files')];
  const { node, url } = await startHere({ ...defaults, plugins }, await newDirectory());
  assert.is(mute.given().validator, undefined);
  const { validator, mempool, blocks, ledger } = voice.given();
  const own = (await validator!.account())!;
  const paid = await answerOf<Written>(url, 'chain_transfer', account(0), `0x${own}`, 'TRL', `${10n ** 12n}`, {
    wait: 'included',
  });
  assert.is(paid.error, undefined);
  const params = { data: Uint8Array.of(1, 2, 3) };
  assert.match(await reasonOf(validator!.send('Transfer', params)), /voice is not granted Transfer/);
  assert.match(await reasonOf(validator!.send('toString', params)), /not granted/);
  const [first, second] = await Promise.allSettled([validator!.send('Memo', params), validator!.send('Memo', params)]);
  assert.is(first.status, 'fulfilled', JSON.stringify(first));
  assert.is(
    second.status === 'rejected' && String(second.reason),
    'TypeError: the previous operation is still pending',
  );
  const hash = (first as PromiseFulfilledResult<Hash>).value;
  await until(() => mempool.get(hash) === undefined && ledger.head.height > 1, 'it is in a block');
  const found = await blocks.bundle(hash);
  assert.is(found?.block.envelopes.find((one) => one.hash === hash)?.bundle.from, own);
  assert.match(await validator!.send('Memo', params), /^[0-9a-f]{64}$/, 'then the next one');
  await node.stop();
});

test('a node without a validator key gives its plugins no validator', async () => {
  const voice = taker('voice');
  const plugins = [granted(voice.plugin, 'validator:Memo')];
  const { node } = await startHere({ ...defaults, plugins }, await newDirectory(), { validatorKey: undefined });
  assert.is(voice.given().validator, undefined);
  await node.stop();
});

test("every plugin's closed hook runs on shutdown, with the data directory only if granted", async () => {
  const directory = await newDirectory();
  const ends: [string, Ended, boolean][] = [];
  const last = (name: string, start: Plugin['start']) =>
    plugin(name, {
      sdk: 1,
      about: 'Has the last word.',
      start,
      closed: async (ended) => void ends.push([name, ended, existsSync(join(directory, 'node.lock'))]),
    });
  const fails = async () => {
    throw new TypeError('no such thing');
  };
  const plugins = [
    granted(
      last('good', async () => ({})),
      'files',
    ),
    granted(last('broken', fails)),
  ];
  const { node } = await startHere({ ...defaults, plugins }, directory);
  assert.equal(ends, []);
  await node.stop();
  assert.equal(
    ends.map(([name, { upgrade, dataDirectory }, locked]) => [name, upgrade, dataDirectory, locked]),
    [
      ['good', undefined, directory, true],
      ['broken', undefined, undefined, true],
    ],
  );
});

test("a full disk in a plugin's closed hook makes the node's stop fail", async () => {
  const closed = async () => {
    throw new Failure(StorageUnavailable, { path: 'x', reason: 'no space left' });
  };
  const full = plugin('full', { sdk: 1, about: 'Cannot write.', start: async () => ({}), closed });
  const { node } = await startHere({ ...defaults, plugins: [granted(full, 'files')] }, await newDirectory());
  const cause = await node.stop().catch((thrown: unknown) => thrown);
  assert.is(cause instanceof Failure && cause.error, StorageUnavailable);
});

test.run();
