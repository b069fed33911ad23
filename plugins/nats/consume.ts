/** Consumes the stream of a chain: messages in order, each once, from where the consumer of the same name stopped. Published as `trellis/nats`. */

import {
  AckPolicy,
  type ConsumerConfig,
  DeliverPolicy,
  JetStreamApiError,
  type JetStreamManager,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { OMITTED, PLACE, readPosition } from './stream-position.js';

/** What to consume. */
export interface ConsumeOptions {
  /** `nats://…`, with what the server wants to know of its callers. */
  readonly url: string;
  readonly stream?: string;
  /** Under which the server remembers how far it is, for one who consumes at a time; without one each call begins anew. */
  readonly durable?: string;
  /** Behind the stream: `json.event.tokens.>`; everything in JSON when left out. */
  readonly subject?: string;
  /** Where a consumer that the server does not know begins: with all that the stream has, or with what is new. */
  readonly from?: 'first' | 'new';
  /** Ends it. */
  readonly signal?: AbortSignal;
}

/** A message. */
export interface Consumed {
  /** Behind the stream. */
  readonly subject: string;
  readonly height: number;
  /** Place in the stream, which only grows: what is kept with it is known not to be kept twice. */
  readonly seq: number;
  readonly bytes: Uint8Array;
  /** Bytes that it would have, of one that is larger than the server takes: such a one says nothing, and is to be asked of a node. */
  readonly omitted: number | undefined;
  /** What a JSON message says. Throws where that is omitted. */
  json(): unknown;
}

/** How long the server waits for a message to be worked on before it gives it again, nanoseconds. */
const ACK_WAIT = 30_000_000_000;

/**
 * Yields messages, one at a time: the next is asked for when the loop comes back, and only then is the one before marked as done.
 * A loop that ends in between gets it again: whoever keeps `seq` with what he makes of it has each once.
 */
export async function* consume(options: ConsumeOptions): AsyncGenerator<Consumed, void, void> {
  const { url, stream = 'TRELLIS', durable, subject = 'json.>', from = 'first', signal } = options;
  const prefix = `${stream.toLowerCase()}.`;
  const connection = await connect({ servers: url, name: 'trellis consumer', maxReconnectAttempts: -1 });
  const close = () => void connection.close();
  signal?.addEventListener('abort', close, { once: true });
  try {
    const manager = await jetstreamManager(connection);
    const terms = {
      ack_policy: AckPolicy.Explicit,
      ack_wait: ACK_WAIT,
      max_ack_pending: 1_000,
      deliver_policy: from === 'first' ? DeliverPolicy.All : DeliverPolicy.New,
      filter_subject: prefix + subject,
    };
    const name =
      durable === undefined
        ? (await manager.consumers.add(stream, terms)).name
        : await takeOver(manager, stream, durable, terms);
    const consumer = await jetstream(connection).consumers.get(stream, name);
    let last = 0;
    for await (const message of await consumer.consume({ max_messages: 256 })) {
      // What is given again was not done in time, or is on its way twice.
      if (message.seq > last) {
        last = message.seq;
        yield consumed(message, prefix);
      }
      message.ack();
    }
  } finally {
    signal?.removeEventListener('abort', close);
    await connection.drain().catch(() => {});
  }
}

/**
 * Goes on behind what was done under a name, and answers with the consumer that does. The server gives what the one before had under
 * way only once its time is over, and newer messages meanwhile: so another one begins behind what was done, in one of two places,
 * of which one is always there.
 */
async function takeOver(
  manager: JetStreamManager,
  stream: string,
  durable: string,
  terms: Partial<ConsumerConfig>,
): Promise<string> {
  const places = [`${durable}_a`, `${durable}_b`];
  const known = await Promise.all(places.map((place) => manager.consumers.info(stream, place).catch(orUndefined)));
  const floors = known.map((info) => info?.ack_floor.stream_seq ?? -1);
  const done = Math.max(...floors);
  if (done < 0) return (await manager.consumers.add(stream, { ...terms, durable_name: places[0]! })).name;
  const [before, next] = floors[0] === done ? [0, 1] : [1, 0];
  if (known[next]) await manager.consumers.delete(stream, places[next]!);
  const begun = { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: done + 1 };
  const { name } = await manager.consumers.add(stream, { ...terms, ...begun, durable_name: places[next]! });
  await manager.consumers.delete(stream, places[before]!);
  return name;
}

const NOT_FOUND = 404;

/** There is none of this name. */
function orUndefined(cause: unknown): undefined {
  if (!(cause instanceof JetStreamApiError && cause.status === NOT_FOUND)) throw cause;
}

function consumed(message: JsMsg, prefix: string): Consumed {
  const subject = message.subject.slice(prefix.length);
  const height = readPosition(message.headers?.get(PLACE) ?? '')?.height ?? 0;
  const omitted = Number(message.headers?.get(OMITTED) || 0) || undefined;
  return {
    subject,
    height,
    seq: message.seq,
    bytes: message.data,
    omitted,
    json() {
      if (omitted !== undefined)
        throw new Error(`${subject} of block ${height} has ${omitted} bytes, more than the server takes: ask a node`);
      return JSON.parse(Buffer.from(message.data).toString()) as unknown;
    },
  };
}
