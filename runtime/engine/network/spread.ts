/**
 * Spreads frames to all validators: directly while that costs little upload, otherwise through relays that each forward
 * them to a share of the validators (decision 0166).
 */

import type { Rate } from '../../lib/throttle.js';
import { TokenBucket } from '../../lib/token-bucket.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { joinShare, SHARED, type Share } from './protocol.js';
import type { ValidatorSets } from './validator-sets.js';

/** Relays of a frame, and so the maximum copies that its origin uploads beyond its direct allowance. */
export const RELAYS = 4;

const MIB = 1024 * 1024;
/** Upload allowance for sending to each validator directly, bytes. */
export const DIRECT: Rate = { perSecond: MIB, burst: 2 * MIB };
/** Upload allowance for forwarding, bytes: frames of one link, and of all. */
const FORWARD_EACH: Rate = { perSecond: 2 * MIB, burst: 8 * MIB };
const FORWARD_ALL: Rate = { perSecond: 8 * MIB, burst: 16 * MIB };
/** Attempts to find a share whose relays are all linked. */
const DRAWS = 8;

export interface SpreadParts {
  readonly links: Pick<Links, 'validators'>;
  readonly sets: Pick<ValidatorSets, 'current' | 'indexOf'>;
  /** This node's validator key; undefined for a node without one. */
  readonly publicKey: string | undefined;
  readonly direct?: Rate;
}

/** Result of spreading a frame. */
export interface Spreading {
  readonly sent: number;
  readonly dropped: number;
  /** Links that did not receive the frame from here: a relay forwards it to them, or their queue is full. */
  readonly others: readonly Link[];
}

export class Spread {
  readonly #parts: SpreadParts;
  readonly #direct = new TokenBucket();
  readonly #forwarding = new TokenBucket();
  readonly #forwardingOf = new WeakMap<Link, TokenBucket>();

  constructor(parts: SpreadParts) {
    this.#parts = parts;
  }

  /** Index of this node in the validator set; undefined for a node that is not in it. */
  get own(): number | undefined {
    const { sets, publicKey } = this.#parts;
    return sets.indexOf(publicKey);
  }

  /** Sends a frame to every linked validator, directly or through relays. */
  send(type: number, payload: Uint8Array): Spreading {
    const validators = this.#parts.links.validators();
    const cost = payload.length * validators.length;
    const covered = this.#direct.available(this.#parts.direct ?? DIRECT, performance.now()) >= cost;
    const origin = this.own;
    if (origin !== undefined && !covered && validators.length > RELAYS) {
      return this.#sendShared(origin, validators, type, payload);
    }
    this.#direct.spend(covered ? cost : 0);
    const others = validators.filter((link) => !link.send(type, payload));
    return { sent: validators.length - others.length, dropped: others.length, others };
  }

  /** Forwards a verified frame to this node's part of a share, if the share is that of the sender. */
  forward(from: Link, share: Share, type: number, payload: Uint8Array): number {
    const { links, sets } = this.#parts;
    const position = this.own === undefined ? undefined : this.#position(this.own, share);
    if (position === undefined || position >= RELAYS || sets.indexOf(from.validator) !== share.origin) return 0;
    const targets = links.validators().filter((link) => {
      const other = this.#positionOf(link, share);
      return other !== undefined && other >= RELAYS && other % RELAYS === position;
    });
    const cost = payload.length * targets.length;
    return this.#mayForward(from, cost) ? targets.filter((link) => link.send(type, payload)).length : 0;
  }

  /** A validator whose relay is not linked receives the frame directly. */
  #sendShared(origin: number, validators: readonly Link[], type: number, payload: Uint8Array): Spreading {
    const share = this.#draw(origin, validators);
    const shared = joinShare(share, payload);
    const positions = new Map(validators.map((link) => [link, this.#positionOf(link, share)]));
    const relays = new Set<number>();
    const others: Link[] = [];
    let dropped = 0;
    const note = (link: Link, isSent: boolean): void => {
      if (isSent) return;
      others.push(link);
      dropped++;
    };
    for (const [link, position] of positions) {
      if (position === undefined || position >= RELAYS) continue;
      const isSent = link.send(type + SHARED, shared);
      if (isSent) relays.add(position);
      note(link, isSent);
    }
    for (const [link, position] of positions) {
      if (position !== undefined && position < RELAYS) continue;
      if (position !== undefined && relays.has(position % RELAYS)) others.push(link);
      else note(link, link.send(type, payload));
    }
    return { sent: validators.length - others.length, dropped, others };
  }

  /** A random share, so that no bundle decides its relays; preferably one whose relays are all linked. */
  #draw(origin: number, validators: readonly Link[]): Share {
    const others = this.#parts.sets.current.length - 1;
    const draws = Array.from({ length: DRAWS }, () => ({ origin, offset: Math.floor(Math.random() * others) }));
    const isComplete = (share: Share): boolean => {
      const positions = new Set(validators.map((link) => this.#positionOf(link, share)));
      return [...Array(Math.min(RELAYS, others)).keys()].every((position) => positions.has(position));
    };
    return draws.find(isComplete) ?? draws[0]!;
  }

  #positionOf(link: Link, share: Share): number | undefined {
    const index = this.#parts.sets.indexOf(link.validator);
    return index === undefined ? undefined : this.#position(index, share);
  }

  /**
   * Position of a validator among those other than the origin, in index order after it and rotated by the offset. The
   * first ones are relays; relay i forwards to positions i + RELAYS, i + 2 RELAYS and so on.
   */
  #position(index: number, { origin, offset }: Share): number | undefined {
    const size = this.#parts.sets.current.length;
    if (index === origin || origin >= size) return undefined;
    return (((index - origin - 1 + size) % size) + offset) % (size - 1);
  }

  #mayForward(from: Link, cost: number): boolean {
    const nowMs = performance.now();
    const each = this.#forwardingOf.get(from) ?? new TokenBucket();
    this.#forwardingOf.set(from, each);
    if (each.available(FORWARD_EACH, nowMs) < cost || this.#forwarding.available(FORWARD_ALL, nowMs) < cost)
      return false;
    each.spend(cost);
    this.#forwarding.spend(cost);
    return true;
  }
}
