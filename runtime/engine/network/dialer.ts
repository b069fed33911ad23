/**
 * Dials peers repeatedly, with a growing pause per peer. A node that takes part in agreement dials named peers and every
 * validator; any other node dials some, and needs named peers only while it has few links (decisions 0165, 0167).
 */

import { readAddress } from './address.js';
import type { PeerBook } from './peer-book.js';
import type { Connection, Transport } from './transport.js';

export interface DialerParts {
  readonly book: PeerBook;
  /** Multiaddresses of the named peers. */
  readonly bootnodes: () => readonly string[];
  /** Whether a link to the peer exists or is being made. */
  readonly linked: (peer: string) => boolean;
  /** Links that are still wanted. */
  readonly wanted: () => WantedLinks;
  readonly namedOnly: boolean;
  readonly failed: (peer: string, named: boolean, reason: string) => void;
}

interface Attempt {
  /** Neither named by the operator nor a validator. */
  readonly stranger: boolean;
  failures: number;
  /** Monotonic time: the system clock may be set back by hours while the node runs. */
  notBefore: number;
  pending: boolean;
}

/** Links that a node would dial. */
export interface WantedLinks {
  readonly validators: number;
  readonly others: number;
  /** Whether it dials named peers. */
  readonly named: boolean;
}

/** A link, or a handshake in progress, as far as it counts. */
export interface CountedLink {
  readonly outbound: boolean;
  readonly isValidator: boolean;
  readonly isNamed: boolean;
}

/** Wanted outbound links besides those with named peers and validators. */
const WANTED_OUTBOUND = 8;
/** Links with validators of a node that takes no part in agreement: with 1,000 such nodes, 60 at each of 100 validators. */
export const WANTED_VALIDATORS = 6;
/** A node that takes no part in agreement dials named peers again when it lacks more links than this: half of all. */
const FEW_WANTED = (WANTED_OUTBOUND + WANTED_VALIDATORS) / 2;
const PARALLEL = 8;
/** Parallel dials of strangers, whose addresses may be dead; the rest is for named peers and validators. */
const PARALLEL_STRANGERS = 4;
const DIAL_MS = 5_000;
const MAX_ATTEMPTS = 2_000;
const NAMED_PAUSE = { first: 500, longest: 3_000 };
const OTHER_PAUSE = { first: 2_000, longest: 120_000 };

/** Links that a node with these links wants, handshakes included. */
export function wantedLinks(links: readonly CountedLink[], takesPart: boolean): WantedLinks {
  // Links with named peers do not count for a node that gives them up once it has enough others.
  const counted = takesPart ? links : links.filter(({ isNamed }) => !isNamed);
  const dialled = counted.filter(({ outbound, isValidator }) => outbound && (takesPart || !isValidator));
  const validators = WANTED_VALIDATORS - counted.filter(({ isValidator }) => isValidator).length;
  const others = WANTED_OUTBOUND - dialled.length;
  if (takesPart) return { validators: Number.POSITIVE_INFINITY, others, named: true };
  return { validators, others, named: Math.max(0, validators) + Math.max(0, others) > FEW_WANTED };
}

/** Whether a node has all links that it wants, so that it ends those that it has dialled to named peers. */
export const hasEnough = ({ validators, others, named }: WantedLinks): boolean =>
  !named && validators <= 0 && others <= 0;

export class Dialer {
  readonly #parts: DialerParts;
  readonly #attempts = new Map<string, Attempt>();
  readonly #stopped = new AbortController();

  constructor(parts: DialerParts) {
    this.#parts = parts;
  }

  /** Dials peers whose pause is over. Called periodically. */
  dialDue(transport: Transport): void {
    const { bootnodes, book, linked, namedOnly } = this.#parts;
    const isDue = (peer: string) => {
      const attempt = this.#attempts.get(peer);
      return (
        peer !== transport.peer && !linked(peer) && !attempt?.pending && (attempt?.notBefore ?? 0) <= performance.now()
      );
    };
    this.#dropObsolete();
    const pending = [...this.#attempts.values()].filter((attempt) => attempt.pending);
    let room = PARALLEL - pending.length;
    let roomForStrangers = PARALLEL_STRANGERS - pending.filter(({ stranger }) => stranger).length;
    const dial = (peer: string, addresses: readonly string[], named: boolean) => {
      if (room <= 0 || (!named && roomForStrangers <= 0) || !isDue(peer)) return;
      room--;
      if (!named) roomForStrangers--;
      void this.#dial(transport, peer, addresses, named);
    };
    const wanted = { ...this.#parts.wanted() };
    const named = new Set<string>();
    for (const text of bootnodes()) {
      const { peer } = readAddress(text)!;
      named.add(peer);
      if ((namedOnly || wanted.named) && book.banned(peer) === undefined) dial(peer, [text], true);
    }
    if (namedOnly || (wanted.validators <= 0 && wanted.others <= 0)) return;
    // A node that wants some validators finds them among peers that it has not met.
    const isSearching = wanted.validators > 0 && Number.isFinite(wanted.validators);
    for (const { peer, addresses, validator, isMet } of book.candidates()) {
      if (named.has(peer)) continue;
      const mayBeValidator = isSearching && !isMet && wanted.others <= 0;
      const kind = validator || mayBeValidator ? 'validators' : 'others';
      if (wanted[kind] <= 0 || !isDue(peer)) continue;
      wanted[kind]--;
      dial(peer, addresses, validator);
    }
  }

  /** The peer is connected: after its next disconnect it is dialled at once. */
  connected(peer: string): void {
    this.#attempts.delete(peer);
  }

  /** The peer refused a link: it is dialled again after half a minute, or sooner if it only had no room. */
  refused(peer: string, forRoom: boolean): void {
    this.#scheduleRetry(peer, forRoom ? 3 : 5, false);
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #dial(transport: Transport, peer: string, addresses: readonly string[], named: boolean): Promise<void> {
    const { failures } = this.#attempts.get(peer) ?? { failures: 0 };
    const attempt = { stranger: !named, failures, notBefore: 0, pending: true };
    this.#attempts.set(peer, attempt);
    let reason = 'no address';
    for (const address of addresses) {
      const dialled = await this.#tryAddress(transport, address);
      if (typeof dialled !== 'string') {
        // The handshake follows; a failure there also causes a pause.
        this.#scheduleRetry(peer, attempt.failures + 1, named);
        return;
      }
      reason = dialled;
    }
    this.#scheduleRetry(peer, attempt.failures + 1, named);
    if (!this.#stopped.signal.aborted) this.#parts.failed(peer, named, reason);
  }

  async #tryAddress(transport: Transport, address: string): Promise<Connection | string> {
    try {
      return await transport.dial(address, AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(DIAL_MS)]));
    } catch (cause) {
      return cause instanceof Error ? cause.message : String(cause);
    }
  }

  #scheduleRetry(peer: string, failures: number, named: boolean): void {
    const { first, longest } = named ? NAMED_PAUSE : OTHER_PAUSE;
    const pause = Math.min(longest, first * 2 ** (failures - 1));
    const notBefore = performance.now() + pause * (0.75 + Math.random() / 2);
    this.#attempts.set(peer, { stranger: !named, failures, notBefore, pending: false });
  }

  /** Drops obsolete attempts if there are too many, because peer ids are free to invent. */
  #dropObsolete(): void {
    if (this.#attempts.size <= MAX_ATTEMPTS) return;
    for (const [peer, { pending, notBefore }] of this.#attempts) {
      if (!pending && notBefore <= performance.now()) this.#attempts.delete(peer);
    }
  }
}
