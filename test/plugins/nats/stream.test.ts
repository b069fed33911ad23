/** The stream: every message once and in order, whoever publishes, whatever fails; and what consumers have of it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { asyncApi } from '../../../plugins/nats/asyncapi.js';
import { consume } from '../../../plugins/nats/consume.js';
import { Messages } from '../../../plugins/nats/messages.js';
import { decode } from '../../../runtime/lib/codec/type.js';
import { LONGER_MS } from '../../hostile/length.js';
import { until } from '../../until.js';
import { checkStream, consumed, messagesOf } from './consumed.js';
import { PublishedChain } from './published.js';
import type { NatsServer } from './server.js';

/** At a block a second, a quarter of an hour; or five hours and a half. */
const AWAY_BLOCKS = LONGER_MS > 0 ? 20_000 : 900;

const published = await PublishedChain.open();
const { chain, begin, publish, another } = published;
const { context, stage } = chain;

test.after.each(() => published.rest());
test.after(() => published.close());

const expected = () => messagesOf(context);

const checkWhole = (server: NatsServer) => checkStream(context, server);

test('blocks, receipts, operations and events arrive once, in order, as JSON and as borsh', async () => {
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

test('a consumer filters by module, by operation and by address', async () => {
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

test('after repeated kills and outages of NATS nothing is lost or duplicated', async () => {
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

test('several nodes publish into one stream, and one of them stops in between', async () => {
  const server = await begin();
  const [first] = await Promise.all([publish(server), publish(server), publish(server)]);
  await chain.pay(3);
  await first!.stop();
  await chain.pay(3);
  await checkWhole(server);
});

test('if a node stops within a block, the next one resumes with the next message', async () => {
  const server = await begin();
  for (let i = 0; i < 12; i++) {
    const feed = await publish(server);
    await new Promise((resolve) => setTimeout(resolve, 5 * i));
    await feed.stop();
  }
  await publish(server);
  await checkWhole(server);
});

test('nodes outrun by another publisher log nothing, since only one wins each time', async () => {
  const server = await begin();
  const nodes = [another(), another(), another()];
  const feeds = await Promise.all(nodes.map(({ node }) => publish(server, ['json'], node)));
  await chain.pay(8);
  await until(() => feeds.every(({ height }) => height === stage.height), 'all to know of the last block');
  await checkWhole(server);
  assert.equal(
    nodes.flatMap(({ logged }) => logged),
    [],
  );
});

test('a node that would publish other encodings is rejected and reports those of the stream', async () => {
  const server = await begin();
  const first = await publish(server, ['json']);
  await until(() => first.height === stage.height, 'the stream');
  const { node, logged } = another();
  const other = await publish(server, ['json', 'borsh'], node);
  await until(() => logged.length > 0);
  assert.match(logged.join(), /^error NATS stream unusable, feed stopped .*has other forms: use --nats-forms json/);
  assert.is(other.needs, undefined, 'no block is kept for it');
  await chain.pay(3);
  await checkWhole(server);
  assert.is((await consumed(server, 'borsh.>', 0)).length, 0);
});

test('a node that has pruned the next block leaves no gap and waits for one that has it', async () => {
  const server = await begin();
  const first = await publish(server);
  await until(() => first.height === stage.height, 'the stream');
  await first.stop();
  const published = stage.height;
  await chain.pay(6);
  const { node, logged } = another(published + 4);
  const pruned = await publish(server, ['json', 'borsh'], node, published);
  await until(() => logged.length > 0);
  assert.match(
    logged.join(),
    new RegExp(`^error NATS feed waits .*stream TRELLIS needs blocks ${published + 1} to ${published + 3}`),
  );
  await chain.pay(1);
  assert.is(pruned.height, published);
  const whole = await publish(server);
  await until(() => whole.height === stage.height, 'another node to publish');
  await whole.stop();
  await until(() => pruned.height === stage.height, 'it to go on');
  await chain.pay(2);
  await checkWhole(server);
  assert.is(logged.filter((line) => line.startsWith('error')).length, 1, 'told once');
});

test('a consumer that stops resumes after its last processed message', async () => {
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
  // What the loop ended at is not done, and comes again, and nothing else does.
  assert.equal(
    seen.slice(0, 30),
    Array.from({ length: 30 }, (_, i) => i + 1 - Math.trunc(i / 7)),
  );
  assert.ok(all.length > 30);
});

test('the description names every subject, with the schemas of the API', () => {
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

test('during a long outage of NATS the chain continues, and afterwards the stream has all blocks', async () => {
  const server = await begin();
  const feed = await publish(server, ['json']);
  await chain.pay(1);
  await until(() => feed.height === stage.height, 'the stream');
  await server.down();
  const { height } = stage;
  await stage.mine(AWAY_BLOCKS);
  assert.is(stage.height, height + AWAY_BLOCKS, 'the chain goes on');
  assert.is(feed.needs, height + 1, 'the blocks are kept for it');
  await server.up();
  await checkWhole(server);
});

test.run();
