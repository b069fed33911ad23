/**
 * Sources of bundles: links to peers, and RPC callers. Work that no fee pays for, on rejected bundles or replacements,
 * is charged to the sender of the bytes, never to the account that a bundle names.
 */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { KeyType } from '../../lib/crypto/key-types.js';
import { fail } from '../../lib/errors.js';
import { TooManyFailures } from './admission.js';
import { PerSenderSequencer } from './per-sender-sequencer.js';

/**
 * Allowance of unpaid work: maximum burst, and units regained per second. A unit is one Ed25519 check, or 21,000 gas.
 */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** For a calling address: at most 2 percent of a core. */
const CALLER: Allowance = { burst: 1_024, perSecond: 128 };
/** For a link, which relays bundles of many callers: 10 percent of a core. */
const LINK: Allowance = { burst: 4_096, perSecond: 512 };
/** For the node's own bundles. */
const UNBOUNDED: Allowance = { burst: Number.POSITIVE_INFINITY, perSecond: 0 };

/** A post-quantum check, in units. */
const POST_QUANTUM = 40;
const GAS_OF_UNIT = 21_000;
const BYTES_OF_UNIT = 4_096;

/** Number of sources above which those with a full allowance are dropped. */
const SWEEP_AT = 1_024;

/** Units for parsing this many bytes. */
export const openingUnits = (bytes: number): number => 1 + bytes / BYTES_OF_UNIT;

/** Units for checking the signature of a bundle. */
export function verifyingUnits({ signed }: Envelope): number {
  const type = signed.by?.key_type;
  if (type === undefined) return 0;
  return type === KeyType.Ed25519 || type === KeyType.Secp256k1 ? 1 : POST_QUANTUM;
}

/** Units for executing this much gas. */
export const gasUnits = (gas: number): number => gas / GAS_OF_UNIT;

/** One sender of bytes. */
export class Source {
  /** Admits its bundles of one account in order; those of other sources do not wait for them. */
  readonly sequencer = new PerSenderSequencer();
  readonly #allowance: Allowance;
  readonly #now: () => number;
  #left: number;
  #atMs: number;

  constructor(allowance: Allowance, now: () => number) {
    this.#allowance = allowance;
    this.#now = now;
    this.#left = allowance.burst;
    this.#atMs = now();
  }

  /** Fails with TooManyFailures if the allowance is used up. */
  check(): void {
    if (this.#refill() <= 0) fail(TooManyFailures);
  }

  /** Charges unpaid work. Work in progress when the last unit is used is charged too, as a debt. */
  charge(units: number): void {
    this.#left = this.#refill() - units;
  }

  /** Runs an admission; a rejection is charged as a check. Fails with TooManyFailures if the allowance is used up. */
  async answerFor<T>(work: () => Promise<T>): Promise<T> {
    this.check();
    try {
      return await work();
    } catch (cause) {
      this.charge(1);
      throw cause;
    }
  }

  /** True if nothing is owed, so that a new source would be equal. */
  get isIdle(): boolean {
    return this.#refill() === this.#allowance.burst && this.sequencer.isIdle;
  }

  #refill(): number {
    const now = this.#now();
    const { burst, perSecond } = this.#allowance;
    this.#left = Math.min(burst, this.#left + ((now - this.#atMs) / 1000) * perSecond);
    this.#atMs = now;
    return this.#left;
  }
}

export class Sources {
  /** The node itself. */
  readonly own: Source;
  readonly #now: () => number;
  readonly #byName = new Map<string, Source>();
  #sweepAt = SWEEP_AT;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.own = new Source(UNBOUNDED, now);
  }

  get size(): number {
    return this.#byName.size;
  }

  /** A caller of the RPC, by the key of its limits: its IPv4 address, or the /64 of its IPv6 address. */
  caller({ network }: { readonly network: string }): Source {
    return this.#named(`caller ${network}`, CALLER);
  }

  /** The links with a peer, or with all peers of a network. */
  link(from: string): Source {
    return this.#named(`link ${from}`, LINK);
  }

  #named(name: string, allowance: Allowance): Source {
    let source = this.#byName.get(name);
    if (source === undefined) {
      if (this.#byName.size >= this.#sweepAt) this.#sweep();
      source = new Source(allowance, this.#now);
      this.#byName.set(name, source);
    }
    return source;
  }

  #sweep(): void {
    for (const [name, source] of this.#byName) if (source.isIdle) this.#byName.delete(name);
    this.#sweepAt = Math.max(SWEEP_AT, this.#byName.size * 2);
  }
}
