/** The stream: every message once and in order, whoever publishes, whatever fails; and what consumers have of it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asyncApi } from '../../../plugins/nats/asyncapi.js';
import { type Consumed, consume } from '../../../plugins/nats/consume.js';
import { Feed } from '../../../plugins/nats/feed.js';
import { type Message, Messages } from '../../../plugins/nats/messages.js';
import { Reached } from '../../../plugins/nats/reached.js';
import { decode } from '../../../runtime/lib/codec/type.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { until } from '../../until.js';
import { FedChain } from '../postgres/chain.js';
import { NatsServer } from './server.js';

const chain = await FedChain.open();
const { context, stage } = chain;
const closers: (() => Promise<unknown>)[] = [];

test.after.each(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
test.after(() => chain.close());

/** A server with a stream that begins with the first block. */
async function begin() {
  const server = await NatsServer.start();
  closers.push(() => server.close());
  return server;
}

/** Another node that publishes; `forms` in this order. */
async function publish(server: NatsServer, forms: readonly ('json' | 'borsh')[] = ['json', 'borsh']) {
  const reached = await Reached.open(new MemoryDatabase(), 0);
  const feed = Feed.start(context, { url: server.url, stream: 'TRELLIS', forms }, reached);
  context.hooks.finalized.tap('feed', () => feed.wake());
  closers.push(() => feed.stop());
  return feed;
}

/** All that the chain has to say. */
async function expected(): Promise<readonly Message[]> {
  const messages = new Messages(context.set, context.text);
  const all: Message[] = [];
  for (let height = 1; height <= stage.height; height++) all.push(...messages.of((await context.blocks.at(height))!));
  return all;
}

/** What a consumer gets, as many as he expects, and a while longer what he does not. */
async function consumed(server: NatsServer, subject: string, count: number): Promise<Consumed[]> {
  const ending = new AbortController();
  const found: Consumed[] = [];
  let failed: unknown;
  const reading = (async () => {
    for await (const one of consume({ url: server.url, subject, signal: ending.signal })) found.push(one);
  })().catch((cause) => {
    failed = cause;
  });

  await until(
    () => found.length >= count,
    () => `${found.length} of ${count} messages of ${subject} ${failed}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  ending.abort();
  await reading;
  return found;
}

async function checkWhole(server: NatsServer): Promise<void> {
  const all = await expected();
  const json = await consumed(server, 'json.>', all.length);
  assert.equal(
    json.map(({ subject }) => subject),
    all.map(({ subject }) => `json.${subject}`),
  );
  assert.equal(
    json.map((one) => one.json()),
    all.map(({ type, value }) => type.toJson(value, context.text)),
  );
}

test('blocks, receipts, operations and events come once, in order, as JSON and as borsh', async () => {
  const server = await begin();
  await publish(server);
  await chain.pay(3);
  await checkWhole(server);
  const all = await expected();
  const borsh = await consumed(server, 'borsh.>', all.length);
  for (const [i, { type, value }] of all.entries())
    assert.equal(
      type.toJson(decode(type, borsh[i]!.bytes, context.set.operations), context.text),
      type.toJson(value, context.text),
    );
});

test('a consumer picks by module, by operation and by address', async () => {
  const server = await begin();
  await publish(server, ['json']);
  await chain.pay(6);
  const all = await expected();
  const who = stage.person(2);
  for (const [subject, begins] of [
    ['event.tokens.Transfer', 'event.tokens.Transfer'],
    ['operation.tokens.Transfer.>', 'operation.tokens.Transfer.'],
    [`receipt.${stage.person(0)}`, `receipt.${stage.person(0)}`],
    [`account.${who}.>`, `account.${who}.`],
  ] as const) {
    const wanted = all.filter((one) => one.subject.startsWith(begins));
    assert.ok(wanted.length > 0, subject);
    const found = await consumed(server, `json.${subject}`, wanted.length);
    assert.equal(
      found.map((one) => one.json()),
      wanted.map(({ type, value }) => type.toJson(value, context.text)),
    );
  }
});

test('NATS is killed again and again, and stays away while blocks are made: nothing is lost, nothing is there twice', async () => {
  const server = await begin();
  await publish(server);
  for (let i = 0; i < 5; i++) {
    await chain.pay(1);
    await server.down();
    const { height } = stage;
    await chain.pay(2);
    assert.is(stage.height, height + 2, 'the chain goes on');
    await server.up();
  }

  await checkWhole(server);
});

test('several nodes publish into one stream, and one of them ends in between', async () => {
  const server = await begin();
  const [first] = await Promise.all([publish(server), publish(server), publish(server)]);
  await chain.pay(3);
  await first!.stop();
  await chain.pay(3);
  await checkWhole(server);
});

test('a node that ends within a block is followed by one that goes on with the next message', async () => {
  const server = await begin();
  for (let i = 0; i < 12; i++) {
    const feed = await publish(server);
    await new Promise((resolve) => setTimeout(resolve, 5 * i));
    await feed.stop();
  }
  await publish(server);
  await checkWhole(server);
});

test('a consumer that stops goes on behind what it has done', async () => {
  const server = await begin();
  const feed = await publish(server, ['json']);
  const all = await expected();
  await until(() => feed.height === stage.height, 'all to be published');
  const seen: number[] = [];
  while (seen.length < 30) {
    for await (const { seq } of consume({ url: server.url, durable: 'books' })) {
      seen.push(seq);
      if (seen.length % 7 === 0) break;
    }
  }
  // What the loop ended at is not done, and comes again.
  assert.equal(
    [...new Set(seen)],
    Array.from({ length: new Set(seen).size }, (_, i) => i + 1),
  );
  assert.ok(all.length > 30);
});

test('the description names every subject, with schemas that the API has', () => {
  const { channels } = new Messages(context.set, context.text);
  const described = asyncApi(channels, { stream: 'TRELLIS', forms: ['json', 'borsh'], node: context }) as {
    readonly asyncapi: string;
    readonly channels: Readonly<Record<string, { address: string; messages: object }>>;
    readonly operations: Readonly<Record<string, { channel: { $ref: string } }>>;
    readonly components: { readonly schemas: object };
  };
  assert.is(described.asyncapi, '3.0.0');
  assert.is(Object.keys(described.channels).length, 2 * channels.length, 'no two share a name');
  const schemas = new Set(Object.keys(described.components.schemas));
  for (const [, name] of JSON.stringify(described).matchAll(/#\/components\/schemas\/(\w+)/g))
    assert.ok(schemas.has(name!), name);
  for (const { channel } of Object.values(described.operations))
    assert.ok(described.channels[channel.$ref.replace('#/channels/', '')]);
});

test.run();
