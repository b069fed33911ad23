/**
 * Consumer of a chain's stream: messages in order, each once, resuming where the consumer of the same name stopped.
 * Published as `trellis/nats`.
 */

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

/** Options of a consumer. */
export interface ConsumeOptions {
  /** `nats://…`, with credentials if the server requires them. */
  readonly url: string;
  readonly stream?: string;
  /**
   * Name under which the server stores the progress, for one consumer at a time; without a name each call starts over.
   */
  readonly durable?: string;
  /** Subject filter after the stream prefix, such as `json.event.tokens.>`; by default everything in JSON. */
  readonly subject?: string;
  /** Start of a consumer that is new to the server: the first stored message, or new messages only. */
  readonly from?: 'first' | 'new';
  /** Ends the consumer. */
  readonly signal?: AbortSignal;
}

/** A message. */
export interface Consumed {
  /** Subject after the stream prefix. */
  readonly subject: string;
  readonly height: number;
  /**
   * Position in the stream, which only grows. Store it with your results to detect a message that was already
   * processed.
   */
  readonly seq: number;
  readonly bytes: Uint8Array;
  /**
   * Size in bytes of a message that exceeds the server's limit; it has no content, so request it from a node instead.
   */
  readonly omitted: number | undefined;
  /** Parsed content of a JSON message. Throws if the content was omitted. */
  json(): unknown;
}

/** Time after which the server redelivers an unacknowledged message, nanoseconds. */
const ACK_WAIT = 30_000_000_000;

/**
 * Yields messages one at a time: the loop's next iteration requests a message, and only then is the previous one
 * acknowledged. If the loop ends in between, the message is delivered again; to process each exactly once, store `seq`
 * with your results.
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
      // A redelivered message was not acknowledged in time, or was sent twice.
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
 * Resumes after the last acknowledged message of a durable name and returns the name of the new consumer. The old
 * consumer's unacknowledged messages would be redelivered only after a timeout, out of order. So a second consumer
 * starts after the acknowledged messages, under one of two names, of which one always exists.
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

/** Ignores the error that no consumer has this name. */
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
        throw new Error(
          `${subject} of block ${height} has ${omitted} bytes, more than the limit of the server: request it from a node`,
        );
      return JSON.parse(Buffer.from(message.data).toString()) as unknown;
    },
  };
}
