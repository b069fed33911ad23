/**
 * Publisher to JetStream: publishes the chain at its own pace, each message once. The stream's last message determines
 * the next one, and the server rejects any other (decision 0124).
 */

import { JetStreamApiError, type JetStreamClient, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { BLOCKS, encode, type PluginContext, Progress, SpareTurn } from '../../runtime/plugin.js';
import { type Message, Messages } from './messages.js';
import type { PublishedHeight } from './published-height.js';
import { behind, CHAIN, FORMS, OMITTED, PLACE, positionText, readPosition } from './stream-position.js';

/** Maximum messages in flight. */
const WINDOW = 256;
/** Delays before a retry, milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
/** Timeout of a response, and of a silent server before the connection counts as lost, milliseconds. */
const PATIENCE_MS = 10_000;
/** A new block ends the wait early. */
const REST_MS = 5_000;
const NOT_FOUND = 404;
/** Server error code if the stream's last message is not the expected one. */
const WRONG_LAST_SEQUENCE = 10_071;
/** Space reserved for headers and subject. */
const HEAD_BYTES = 1_024;

export interface Target {
  readonly url: string;
  readonly stream: string;
  readonly forms: readonly ('json' | 'borsh')[];
}

/** A permanent failure: a retry would fail in the same way. */
class UnusableStream extends Error {}

/** The next blocks are pruned on this node: only another node can publish them. */
class BlocksGone extends Error {}

/** The position after the last message of a stream. */
interface Next {
  readonly sequence: number;
  readonly next: { readonly height: number; readonly message: number };
}

export class Feed {
  readonly #node: PluginContext;
  readonly #target: Target;
  readonly #reached: PublishedHeight;
  readonly #messages: Messages;
  #connection: NatsConnection | undefined;
  #working: Promise<void> | undefined;
  #stopped = false;
  #ended = false;
  #failing = false;
  #wake: () => void = () => {};
  #height: number | undefined;

  private constructor(node: PluginContext, target: Target, reached: PublishedHeight) {
    this.#node = node;
    this.#target = target;
    this.#reached = reached;
    this.#messages = new Messages(node.set, node.text);
  }

  /** Starts in the background, so the node never waits for the server. */
  static start(node: PluginContext, target: Target, reached: PublishedHeight): Feed {
    const feed = new Feed(node, target, reached);
    feed.#working = feed.#run();
    return feed;
  }

  /** The last published block; undefined until it is known. */
  get height(): number | undefined {
    return this.#height;
  }

  /** The first block still to be read; undefined after a permanent failure. */
  get needs(): number | undefined {
    return this.#ended ? undefined : (this.#height ?? this.#reached.height) + 1;
  }

  /** Signals a new block. */
  wake(): void {
    this.#wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#connection?.close();
    await this.#working;
  }

  async #run(): Promise<void> {
    let pause = FIRST_PAUSE;
    while (!this.#stopped) {
      try {
        await this.#connect();
        await this.#follow(() => {
          pause = FIRST_PAUSE;
        });
      } catch (cause) {
        if (this.#stopped) return;
        this.#failed(cause);
        this.#ended = cause instanceof UnusableStream;
        if (this.#ended) return;
        await this.#rest(pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      } finally {
        await this.#connection?.close().catch(() => {});
        this.#connection = undefined;
      }
    }
  }

  async #connect(): Promise<void> {
    const { url, stream } = this.#target;
    this.#connection = await connect({
      servers: url,
      name: 'trellis',
      reconnect: false, // `#run` reconnects and determines the position again
      timeout: PATIENCE_MS,
      pingInterval: PATIENCE_MS,
      maxPingOut: 2,
    });
    const manager = await jetstreamManager(this.#connection, { timeout: PATIENCE_MS });
    try {
      await manager.streams.info(stream);
    } catch (cause) {
      if (!isNotFound(cause)) throw cause;
      await manager.streams.add({ name: stream, subjects: [`${stream.toLowerCase()}.>`], description: ABOUT });
    }
  }

  /** Publishes new blocks until the connection is lost. */
  async #follow(published: () => void): Promise<void> {
    const { ledger, blocks } = this.#node;
    const client = jetstream(this.#connection!, { timeout: PATIENCE_MS });
    let { sequence, next } = await this.#found();
    for (;;) {
      const progress = new Progress(this.#node.log, { name: 'NATS backfill', ...BLOCKS }, next.height - 1);
      while (next.height <= ledger.head.height && !this.#stopped) {
        if (next.height < blocks.oldest) {
          const { stream } = this.#target;
          throw new BlocksGone(
            `stream ${stream} needs blocks ${next.height} to ${blocks.oldest - 1}, which this node has pruned: publish them from a node that has them, or start another stream with --nats-stream`,
          );
        }
        try {
          sequence = await this.#publish(client, next, sequence);
          next = { height: next.height + 1, message: 0 };
          await this.#is(next.height - 1);
        } catch (cause) {
          if (!isOutrun(cause)) throw cause;
          // Another node published it first.
          ({ sequence, next } = await this.#found());
        }
        published();
        progress.at(next.height - 1, ledger.head.height);
        this.#recovered();
      }
      if (this.#stopped) return;
      await Promise.race([this.#rest(REST_MS), this.#connection!.closed()]);
      if (this.#connection!.isClosed()) throw new Error('the connection was lost');
    }
  }

  /** Records that the stream has all blocks up to this height. */
  async #is(height: number): Promise<void> {
    this.#height = height;
    await this.#reached.set(height);
  }

  /** Reads the last message of the stream and returns the position after it. */
  async #found(): Promise<Next> {
    const { stream } = this.#target;
    const manager = await jetstreamManager(this.#connection!, { timeout: PATIENCE_MS, checkAPI: false });
    const { state } = await manager.streams.info(stream);
    const last =
      state.last_seq === 0 ? null : await manager.streams.getMessage(stream, { seq: state.last_seq }).catch(orNull);
    // A new or purged stream continues where this node stopped.
    if (!last) return { sequence: state.last_seq, next: { height: this.#reached.height + 1, message: 0 } };
    const place = readPosition(last.header.get(PLACE));
    if (!place || last.header.get(CHAIN) !== this.#node.ledger.chain.genesisHash)
      throw new UnusableStream(`stream ${stream} belongs to another chain: choose another one with --nats-stream`);
    const forms = last.header.get(FORMS);
    if (forms !== formsText(this.#target))
      throw new UnusableStream(
        `stream ${stream} has other forms: use --nats-forms ${forms}, or choose another stream with --nats-stream`,
      );
    const next = behind(place);
    await this.#is(next.height - 1);
    return { sequence: state.last_seq, next };
  }

  /** Publishes the messages of a block from `from.message` on; returns the sequence of the last one. */
  async #publish(
    client: JetStreamClient,
    from: { height: number; message: number },
    sequence: number,
  ): Promise<number> {
    const turn = new SpareTurn();
    const block = await this.#node.blocks.once(from.height, turn);
    if (!block) throw new Error(`block ${from.height} is missing`);
    const { forms, stream } = this.#target;
    const all = [...this.#messages.of(block)];
    const of = all.length * forms.length;
    const onTheWay: Promise<unknown>[] = [];
    for (let message = from.message; message < of; message++) {
      const form = forms[message % forms.length]!;
      const one = all[Math.trunc(message / forms.length)]!;
      const payload = this.#payload(one, form);
      const head = headers();
      head.set(CHAIN, this.#node.ledger.chain.genesisHash);
      head.set(FORMS, formsText(this.#target));
      head.set(PLACE, positionText({ height: from.height, message, of }));
      const isTooLarge =
        payload.length + HEAD_BYTES > (this.#connection!.info?.max_payload ?? Number.POSITIVE_INFINITY);
      if (isTooLarge) head.set(OMITTED, `${payload.length}`);
      const published = client.publish(
        `${stream.toLowerCase()}.${form}.${one.subject}`,
        isTooLarge ? undefined : payload,
        {
          headers: head,
          msgID: `${form}/${from.height}/${message}`,
          expect: { streamName: stream, lastSequence: sequence++ },
        },
      );
      published.catch(() => {}); // errors are handled by `settled`
      onTheWay.push(published);
      if (onTheWay.length === WINDOW) await settled(onTheWay.splice(0));
      if (turn.over) await turn.next();
    }
    await settled(onTheWay);
    return sequence;
  }

  #payload({ type, value }: Message, form: 'json' | 'borsh'): Uint8Array {
    const { text, set } = this.#node;
    return form === 'json'
      ? Buffer.from(JSON.stringify(type.toJson(value, text)))
      : encode(type, value, set.operations);
  }

  async #rest(ms: number): Promise<void> {
    if (this.#stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Logs the first failure only, until publishing succeeds again. */
  #failed(cause: unknown): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (cause instanceof UnusableStream) this.#node.log('error', 'NATS stream unusable, feed stopped', { reason });
    else if (cause instanceof BlocksGone && !this.#failing)
      this.#node.log('error', 'NATS feed waits for blocks from another node', { reason });
    else if (!this.#failing) this.#node.log('warn', 'NATS publish failed, will retry', { reason });
    this.#failing = true;
  }

  #recovered(): void {
    if (this.#failing) this.#node.log('info', 'NATS publishing resumed', { height: this.#height });
    this.#failing = false;
  }
}

const ABOUT = 'Blocks, receipts, operations and events of a Trellis chain';

/** The forms as written in the option. */
const formsText = ({ forms }: Target): string => (forms.length > 1 ? 'both' : forms[0]!);

const isOutrun = (cause: unknown): boolean => cause instanceof JetStreamApiError && cause.code === WRONG_LAST_SEQUENCE;

const isNotFound = (cause: unknown): boolean => cause instanceof JetStreamApiError && cause.status === NOT_FOUND;

/** Returns null if the message does not exist. */
function orNull(cause: unknown): null {
  if (isNotFound(cause)) return null;
  throw cause;
}

/** Waits for all promises, so that none is left pending, then throws the first failure. */
async function settled(all: readonly Promise<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(all)) if (one.status === 'rejected') throw one.reason;
}
