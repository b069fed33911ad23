/**
 * A connection of an ingress thread as the main thread sees it: the subset of a socket that responses and limits use.
 */

import { EventEmitter } from 'node:events';
import type { Answering } from '../http/plain-http.js';
import type { CallerConnection } from '../limits/connection.js';
import { Down } from './records.js';
import type { Tell } from './ring.js';

/** Called when the system has taken the written data, or with the reason why it never will. */
type Taken = (failed?: Error | null) => void;

export class RemoteSocket extends EventEmitter implements Answering, CallerConnection {
  readonly isRemote = true;
  readonly remoteAddress: string;
  readonly writableEnded = false;
  destroyed = false;
  /** Bytes with a requested notification that the system has not taken. */
  writableLength = 0;
  readonly #id: number;
  readonly #tell: Tell;
  readonly #server: Pick<Answering, 'ending'>;
  /** Pending notifications, with their bytes. */
  readonly #waiting: (readonly [number, Taken | undefined])[] = [];
  /** True while the system does not take data at once: written bytes are counted until it has. */
  #isSlow = false;
  /**
   * Data written while corked. It is sent with the end of its response, so that the next request never overtakes it.
   */
  #held: Uint8Array | string | undefined;
  #isCorked = false;

  constructor(id: number, remoteAddress: string, tell: Tell, server: Pick<Answering, 'ending'>) {
    super();
    this.#id = id;
    this.remoteAddress = remoteAddress;
    this.#tell = tell;
    this.#server = server;
    this.setMaxListeners(0); // each of many pipelined requests may listen for the end of the connection
  }

  write(chunk: string | Uint8Array, given?: 'latin1' | 'utf8' | Taken): void {
    const taken = typeof given === 'function' ? given : undefined;
    if (this.destroyed) {
      taken?.(new Error('the connection is closed'));
      return;
    }
    const content = typeof chunk === 'string' && given !== 'latin1' ? Buffer.from(chunk) : chunk;
    this.#release();
    if (taken === undefined && !this.#isSlow) {
      if (this.#isCorked) this.#held = content;
      else this.#tell(Down.Write, this.#id, content);
      return;
    }
    this.writableLength += content.length;
    this.#waiting.push([content.length, taken]);
    this.#tell(Down.WriteAndNotify, this.#id, content);
  }

  get ending(): string {
    return this.#server.ending;
  }

  cork(): void {
    this.#isCorked = true;
  }

  uncork(): void {
    this.#isCorked = false;
  }

  #release(): void {
    if (this.#held !== undefined) this.#tell(Down.Write, this.#id, this.#held);
    this.#held = undefined;
  }

  /** The request is answered; in `generation` the same question has the same answer. */
  answered(generation: number | undefined): void {
    // Responses with characters beyond one byte are too rare to be worth caching.
    if (generation !== undefined && typeof this.#held === 'string') this.#tell(Down.Keep, this.#id, String(generation));
    this.#tell(Down.Answered, this.#id, this.#held ?? '');
    this.#held = undefined;
  }

  end(chunk: string, ended: () => void): void {
    this.write(chunk, () => ended());
  }

  destroy(): void {
    this.#tell(Down.Destroy, this.#id, '');
  }

  resetAndDestroy(): void {
    this.#tell(Down.Reset, this.#id, '');
  }

  /** Called when the remote end reads slower than this end writes. */
  slow(): void {
    this.#isSlow = true;
  }

  /** Called when the system has taken the oldest data with a requested notification. */
  taken(): void {
    const [bytes, told] = this.#waiting.shift()!;
    this.writableLength -= bytes;
    if (this.#waiting.length === 0) this.#isSlow = false;
    told?.();
  }

  closed(): void {
    this.destroyed = true;
    for (const [, told] of this.#waiting.splice(0)) told?.(new Error('the connection is closed'));
    this.emit('close');
  }
}
