/** Dials peers again and again: those that were named always, others until there are enough links; each with a growing pause. */

import { readAddress } from './address.js';
import type { PeerBook } from './peer-book.js';
import type { Connection, Transport } from './transport.js';

/** What a dialer needs of its node. */
export interface DialerParts {
  readonly book: PeerBook;
  readonly bootnodes: readonly string[];
  /** Whether a link to the peer is there or being made. */
  readonly linked: (peer: string) => boolean;
  /** Links that this node has dialled itself. */
  readonly outbound: () => number;
  /** Only the named peers are dialled. */
  readonly namedOnly: boolean;
  readonly failed: (peer: string, named: boolean, reason: string) => void;
}

interface Attempt {
  failures: number;
  /** Not by the clock of the system, which may be set back by hours while the node runs. */
  notBefore: number;
  pending: boolean;
}

/** Own links wanted besides bootnodes and validators. */
const WANTED = 8;
const PARALLEL = 8;
const DIAL_MS = 5_000;
const NAMED_PAUSE = { first: 500, longest: 3_000 };
const OTHER_PAUSE = { first: 2_000, longest: 120_000 };

export class Dialer {
  readonly #parts: DialerParts;
  readonly #attempts = new Map<string, Attempt>();
  readonly #stopped = new AbortController();

  constructor(parts: DialerParts) {
    this.#parts = parts;
  }

  /** Dials who is due. Called every now and then. */
  turn(transport: Transport): void {
    const { bootnodes, book, linked, outbound, namedOnly } = this.#parts;
    const isDue = (peer: string) => {
      const attempt = this.#attempts.get(peer);
      return (
        peer !== transport.peer && !linked(peer) && !attempt?.pending && (attempt?.notBefore ?? 0) <= performance.now()
      );
    };
    let room = PARALLEL - [...this.#attempts.values()].filter(({ pending }) => pending).length;
    const dial = (peer: string, addresses: readonly string[], named: boolean) => {
      if (room <= 0 || !isDue(peer)) return;
      room--;
      void this.#dial(transport, peer, addresses, named);
    };
    for (const text of bootnodes) {
      const { peer } = readAddress(text)!;
      if (book.banned(peer) === undefined) dial(peer, [text], true);
    }
    if (namedOnly) return;
    let wanted = WANTED - outbound();
    for (const { peer, addresses, validator } of book.candidates()) {
      if (!validator && wanted <= 0) break;
      if (!validator && isDue(peer)) wanted--;
      dial(peer, addresses, validator);
    }
  }

  /** The peer is there: the next time it goes, it is dialled at once. */
  reached(peer: string): void {
    this.#attempts.delete(peer);
  }

  /** The peer would not have a link: it is left alone for longer. */
  refused(peer: string): void {
    this.#put(peer, 5, OTHER_PAUSE);
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #dial(transport: Transport, peer: string, addresses: readonly string[], named: boolean): Promise<void> {
    const attempt = this.#attempts.get(peer) ?? { failures: 0, notBefore: 0, pending: false };
    attempt.pending = true;
    this.#attempts.set(peer, attempt);
    let reason = 'no address';
    for (const address of addresses) {
      const dialled = await this.#once(transport, address);
      if (typeof dialled !== 'string') {
        attempt.pending = false;
        // The handshake comes next; until it is done, a failure there pauses as well.
        this.#put(peer, attempt.failures + 1, named ? NAMED_PAUSE : OTHER_PAUSE);
        return;
      }
      reason = dialled;
    }
    attempt.pending = false;
    this.#put(peer, attempt.failures + 1, named ? NAMED_PAUSE : OTHER_PAUSE);
    if (!this.#stopped.signal.aborted) this.#parts.failed(peer, named, reason);
  }

  async #once(transport: Transport, address: string): Promise<Connection | string> {
    try {
      return await transport.dial(address, AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(DIAL_MS)]));
    } catch (cause) {
      return cause instanceof Error ? cause.message : String(cause);
    }
  }

  #put(peer: string, failures: number, { first, longest }: typeof NAMED_PAUSE): void {
    const pause = Math.min(longest, first * 2 ** (failures - 1));
    const notBefore = performance.now() + pause * (0.75 + Math.random() / 2);
    this.#attempts.set(peer, { failures, notBefore, pending: false });
  }
}
