/** What consumers have of a stream, and whether it is all that a chain has to say. */

import { JetStreamApiError } from '@nats-io/jetstream';
import * as assert from 'uvu/assert';
import { type Consumed, consume } from '../../../plugins/nats/consume.js';
import { type Message, Messages } from '../../../plugins/nats/messages.js';
import type { PluginContext } from '../../../runtime/plugin.js';
import { until } from '../../until.js';
import type { NatsServer } from './server.js';

type Told = Pick<PluginContext, 'set' | 'text' | 'blocks' | 'ledger'>;

/** All that the blocks of a chain say, from one on. */
export async function messagesOf({ set, text, blocks, ledger }: Told, from = 1): Promise<readonly Message[]> {
  const messages = new Messages(set, text);
  const all: Message[] = [];
  for (let height = from; height <= ledger.head.height; height++) all.push(...messages.of((await blocks.at(height))!));
  return all;
}

/** What a consumer gets, as many as he expects, and a while longer what he does not. */
export async function consumed(server: NatsServer, subject: string, count: number): Promise<Consumed[]> {
  const ending = new AbortController();
  const found: Consumed[] = [];
  let failed: unknown;
  const read = async (): Promise<void> => {
    for await (const one of consume({ url: server.url, subject, signal: ending.signal })) found.push(one);
  };
  const reading = (async () => {
    for (let again = true; again && !ending.signal.aborted; ) {
      again = await read().then(
        () => false,
        (cause) => {
          failed = cause;
          return cause instanceof JetStreamApiError; // a node makes it when it first reaches the server
        },
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();

  await until(
    () => found.length >= count,
    () => `${found.length} of ${count} messages of ${subject} ${failed}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  ending.abort();
  await reading;
  return found;
}

/** Waits until a stream has all that the blocks say, from one on, each once and in order. */
export async function checkStream(told: Told, server: NatsServer, from = 1): Promise<void> {
  const all = await messagesOf(told, from);
  const json = await consumed(server, 'json.>', all.length);
  assert.equal(
    json.map(({ subject }) => subject),
    all.map(({ subject }) => `json.${subject}`),
  );
  assert.equal(
    json.map((one) => one.json()),
    all.map(({ type, value }) => type.toJson(value, told.text)),
  );
}
