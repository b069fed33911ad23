/** Messages in a stream: their ids and headers, those that a server has no room for, and those that are on their way when it hangs. */

import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Ajv } from 'ajv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asyncApi } from '../../../plugins/nats/asyncapi.js';
import { Messages } from '../../../plugins/nats/messages.js';
import type { PluginContext } from '../../../runtime/plugin.js';
import { sealed } from '../../examples/signed.js';
import { until } from '../../until.js';
import { checkStream, consumed, messagesOf } from './consumed.js';
import { PublishedChain } from './published.js';

const published = await PublishedChain.open();
const { chain, begin, publish, another } = published;
const { context, stage } = chain;

test.after.each(() => published.rest());
test.after(() => published.close());

test('a message above the limit of the server blocks nothing, and its size is reported', async () => {
  const server = await begin('max_payload: 2048');
  await publish(server, ['json']);
  const memo = [{ Memo: { data: `0x${'ab'.repeat(900)}` } }];
  const prepared = await stage.ask<Parameters<typeof sealed>[2]>('chain_prepareBundle', stage.person(0), memo);
  await stage.ask('chain_submitBundle', sealed(stage, 0, prepared));
  await stage.mine();
  await chain.pay(1);
  const all = await messagesOf(context);
  const found = await consumed(server, 'json.>', all.length);
  const large = all.flatMap(({ type, value }, i) => {
    const size = Buffer.byteLength(JSON.stringify(type.toJson(value, context.text)));
    return size + 1_024 > 2_048 ? [[found[i]!, size] as const] : [];
  });
  assert.ok(large.length > 0 && large.length < all.length, `${large.length} of ${all.length}`);
  assert.ok(large.some(([{ subject }]) => subject.startsWith('json.operation.accounts.Memo.')));
  for (const [one, size] of large) {
    assert.equal([one.omitted, one.bytes.length], [size, 0]);
    assert.throws(
      () => one.json(),
      /of block \d+ has \d+ bytes, more than the limit of the server: request it from a node/,
    );
  }
  assert.is(found.filter(({ omitted }) => omitted !== undefined).length, large.length);
});

test('the id of a message is the same for every publisher, and the server drops duplicates', async () => {
  const server = await begin();
  const feeds = await Promise.all([publish(server), publish(server)]);
  await chain.pay(2);
  await until(() => feeds.every(({ height }) => height === stage.height), 'the stream');
  await Promise.all(feeds.map((feed) => feed.stop()));
  const { channels } = new Messages(context.set, context.text);
  const { components } = asyncApi(channels, { stream: 'TRELLIS', forms: ['json'], node: context }) as {
    components: { schemas: { Headers: object } };
  };
  const isDescribed = new Ajv({ strict: false }).compile({
    ...components.schemas.Headers,
    additionalProperties: false,
  });
  const connection = await connect({ servers: server.url });
  try {
    const manager = await jetstreamManager(connection);
    const { state } = await manager.streams.info('TRELLIS');
    const ids = new Set<string>();
    for (let seq = 1; seq <= state.last_seq; seq++) {
      const { header, subject, data } = (await manager.streams.getMessage('TRELLIS', { seq }))!;
      const said = Object.fromEntries(header.keys().map((key) => [key, header.get(key)]));
      const ours = Object.entries(said).filter(([key]) => !key.startsWith('Nats-Expected-'));
      assert.ok(isDescribed(Object.fromEntries(ours)), JSON.stringify([said, isDescribed.errors]));
      ids.add(said['Nats-Msg-Id']!);
      if (seq < state.last_seq) continue;
      const again = await jetstream(connection).publish(subject, data, { msgID: said['Nats-Msg-Id']! });
      assert.equal([again.duplicate, again.seq], [true, seq]);
    }
    assert.is(ids.size, state.last_seq, 'no two have the same');
    assert.is((await manager.streams.info('TRELLIS')).state.last_seq, state.last_seq);
  } finally {
    await connection.close();
  }
});

test('an event that no bundle caused names no bundle', async () => {
  await chain.pay(1);
  const all = (await messagesOf(context)).filter(({ subject }) => subject.startsWith('event.'));
  const told = all.map(
    ({ type, value }) => type.toJson(value, context.text) as { bundle_hash: string | null; op_index: number | null },
  );
  const ofBlocks = told.filter(({ bundle_hash }) => bundle_hash === null);
  assert.ok(ofBlocks.length > 0 && ofBlocks.length < told.length);
  assert.ok(ofBlocks.every(({ op_index }) => op_index === null));
  assert.not.match(JSON.stringify(told), /"trh1+"/);
});

test('an unresponsive NATS delays no block, and messages in flight arrive once', async () => {
  const server = await begin();
  let reads = 0;
  const once: PluginContext['blocks']['once'] = (...of) => {
    reads++;
    return context.blocks.once(...of);
  };
  const { node, logged } = another();
  await publish(server, ['json'], {
    ...node,
    blocks: { oldest: context.blocks.oldest, once } as PluginContext['blocks'],
  });
  await chain.pay(1);
  await checkStream(context, server);
  server.freeze(true);
  reads = 0;
  const { height } = stage;
  await chain.pay(3);
  await stage.mine(100);
  assert.is(stage.height, height + 103, 'the chain goes on');
  await until(() => logged.some((line) => line.startsWith('warn NATS publish failed')), 'it to be given up');
  assert.ok(reads <= 3, `${reads} blocks are read for it`);
  server.freeze(false);
  await checkStream(context, server);
});

test.run();
