/** A connection that an ingress thread holds, as the main thread sees it: as much of a socket as answers and limits use. */

import { EventEmitter } from 'node:events';
import type { Answering } from '../http/plain-http.js';
import { Down } from './records.js';
import type { Tell } from './ring.js';

/** Told when the system has taken what was written, or with why it never will. */
type Taken = (failed?: Error | null) => void;

export class RemoteSocket extends EventEmitter implements Answering {
  readonly isRemote = true;
  readonly remoteAddress: string;
  destroyed = false;
  /** Bytes of what the system was to tell of and has not taken. */
  writableLength = 0;
  readonly #id: number;
  readonly #tell: Tell;
  readonly #server: Pick<Answering, 'ending'>;
  /** Who waits to be told, and of how many bytes. */
  readonly #waiting: (readonly [number, Taken | undefined])[] = [];
  /** The system did not take all at once: what is written is counted until it has. */
  #isSlow = false;
  /** What was written while corked: it goes with the end of its answer, so that the next request never overtakes that. */
  #held: Uint8Array | string | undefined;
  #isCorked = false;

  constructor(id: number, remoteAddress: string, tell: Tell, server: Pick<Answering, 'ending'>) {
    super();
    this.#id = id;
    this.remoteAddress = remoteAddress;
    this.#tell = tell;
    this.#server = server;
    this.setMaxListeners(0); // each of many requests that come at once may watch for its end
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
    this.#tell(Down.WriteTold, this.#id, content);
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

  /** The request is answered; with `generation` whoever asks the same then has the same answer. */
  answered(generation: number | undefined): void {
    // Other answers than of one byte a character are too rare to be worth it.
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

  /** Its other end does not take what is written as fast as it is. */
  slow(): void {
    this.#isSlow = true;
  }

  /** The system has taken the oldest of what it was to tell of. */
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
