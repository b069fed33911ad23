/** A subscription that resumes after the last received item, on a new connection or at another node. */

import type { Methods } from '../../client/methods.js';
import { ClientError, NodeError } from './errors.js';
import { Queue } from './queue.js';
import type { Listener, Notice } from './socket.js';

/** Delays between attempts to resume, milliseconds. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** The connection to whichever node responds. */
export interface StreamWire {
  /** Identifies the node. Rejects with ClientError OtherChain if it is on another chain. */
  identify(): Promise<Methods['chain_nodeInfo']['result']>;
  /** Subscribes at a node that has block `least`, and returns the subscription id. */
  subscribe(kind: string, params: object, least: number, listener: Listener): Promise<string>;
  /** Ends a subscription; no effect if it has already ended. */
  unsubscribe(kind: string, id: string): Promise<void>;
  /** How long to try to resume, milliseconds. */
  readonly patience: number;
}

/** The last received item, in the form of `resume`. */
interface StreamPosition {
  readonly seq: number;
  readonly height: number;
  /** Number of items of that block; undefined for all of them. */
  readonly items?: number;
}

/** One subscription at one node. */
class Segment<Item> implements Listener {
  readonly queue = new Queue<Notice<Item>>();
  position: StreamPosition;
  #first = true;

  constructor(position: StreamPosition) {
    this.position = position;
  }

  notify(notice: Notice<unknown>): void {
    // A node that is catching up says so once and sends items again when it is done.
    if ((notice.result as { readonly paused?: boolean }).paused) return;
    // Skipped items are requested again; only those too old for that stay skipped.
    const isWhole = this.#first || notice.skipped === undefined;
    this.#first = false;
    if (!isWhole || !this.queue.push(notice as Notice<Item>)) {
      this.queue.end();
      return;
    }
    const { seq, result } = notice;
    const { height = 0, blockHeight = height } = result as { readonly height?: number; readonly blockHeight?: number };
    const { position } = this;
    this.position = {
      seq,
      height: blockHeight,
      items: position.height === blockHeight ? (position.items ?? 0) + 1 : 1,
    };
  }

  lost(): void {
    this.queue.end();
  }
}

/** The items of a kind that match a filter. */
export class Stream<Item> {
  readonly #wire: StreamWire;
  readonly #kind: string;
  readonly #filter: object;
  #segment: Segment<Item> | undefined;
  #genesis: string | undefined;
  #closed: ClientError | undefined;

  constructor(wire: StreamWire, kind: string, filter: object) {
    this.#wire = wire;
    this.#kind = kind;
    this.#filter = filter;
  }

  /** Yields the items from now on. Rejects if no node resumes within the client's `patience`. */
  async *read(): AsyncGenerator<Notice<Item>, void, void> {
    let { segment, id } = await this.#begin();
    for (;;) {
      try {
        yield* segment.queue.read();
      } finally {
        await this.#wire.unsubscribe(this.#kind, id);
      }
      ({ segment, id } = await this.#resume());
    }
  }

  /** The failure that the reader receives. */
  close(cause: ClientError): void {
    this.#closed = cause;
    this.#segment?.queue.end(cause);
  }

  /** Subscribes from the end of the previous segment, or from the head of the node if there was none. */
  async #begin(): Promise<{ segment: Segment<Item>; id: string }> {
    const { genesis_hash, height } = await this.#wire.identify();
    this.#genesis ??= genesis_hash;
    if (genesis_hash !== this.#genesis) {
      throw new ClientError('OtherChain', `the node is now on another chain, with genesis ${genesis_hash}`);
    }
    const { position } = this.#segment ?? { position: { seq: 0, height } };
    const segment = new Segment<Item>(position);
    const id = await this.#wire.subscribe(this.#kind, { ...this.#filter, resume: position }, position.height, segment);
    this.#segment = segment;
    return { segment, id };
  }

  async #resume(): Promise<{ segment: Segment<Item>; id: string }> {
    const end = performance.now() + this.#wire.patience;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      if (this.#closed) throw this.#closed;
      try {
        return await this.#begin();
      } catch (cause) {
        if (!isTransient(cause) || performance.now() + pause > end) throw cause;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const isTransient = (cause: unknown): boolean =>
  (cause instanceof ClientError && cause.name === 'NoAnswer') || (cause instanceof NodeError && cause.retryable);
