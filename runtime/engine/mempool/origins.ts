/**
 * Origins of bundles: links to peers, and RPC callers. Work that no fee pays for, on rejected bundles or replacements,
 * is charged to the sender of the bytes, never to the account that a bundle names (decision 0100).
 */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { KeyType } from '../../lib/crypto/key-types.js';
import { fail } from '../../lib/errors.js';
import type { Rate } from '../../lib/throttle.js';
import { TokenBucket } from '../../lib/token-bucket.js';
import { TooManyFailures } from './limits.js';
import { PerSenderSequencer } from './per-sender-sequencer.js';

/** Rates of unpaid work in units: one Ed25519 check, or 21,000 gas. For a calling address: at most 2 percent of a core. */
const CALLER: Rate = { burst: 1_024, perSecond: 128 };
/** For a link, which relays bundles of many callers: 10 percent of a core. */
const LINK: Rate = { burst: 4_096, perSecond: 512 };
const UNBOUNDED: Rate = { burst: Number.POSITIVE_INFINITY, perSecond: 0 };

/** A post-quantum check, in units. */
const POST_QUANTUM = 40;
const GAS_OF_UNIT = 21_000;
const BYTES_OF_UNIT = 4_096;

/** Number of origins above which those with a full allowance are dropped. */
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

export class Origin {
  /** Admits its bundles of one account in order; those of other origins do not wait for them. */
  readonly sequencer = new PerSenderSequencer();
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #bucket = new TokenBucket();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Fails with TooManyFailures if the allowance is used up. */
  check(): void {
    if (this.#unitsLeft() <= 0) fail(TooManyFailures);
  }

  /** Charges unpaid work. Work in progress when the last unit is used is charged too, as a debt. */
  charge(units: number): void {
    this.#unitsLeft(); // refills up to the burst before spending
    this.#bucket.spend(units);
  }

  /** Runs an admission; a rejection is charged as a check. Fails with TooManyFailures if the allowance is used up. */
  async chargeFailure<T>(work: () => Promise<T>): Promise<T> {
    this.check();
    try {
      return await work();
    } catch (cause) {
      this.charge(1);
      throw cause;
    }
  }

  /** True if nothing is owed, so that a new origin would be equal. */
  get isIdle(): boolean {
    return this.#unitsLeft() === this.#rate.burst && this.sequencer.isIdle;
  }

  #unitsLeft(): number {
    return this.#bucket.available(this.#rate, this.#now());
  }
}

export class Origins {
  readonly own: Origin;
  readonly #now: () => number;
  readonly #byName = new Map<string, Origin>();
  #sweepAt = SWEEP_AT;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.own = new Origin(UNBOUNDED, now);
  }

  get size(): number {
    return this.#byName.size;
  }

  /** A caller of the RPC, by the key of its limits: its IPv4 address, or the /64 of its IPv6 address. */
  caller({ network }: { readonly network: string }): Origin {
    return this.#named(`caller ${network}`, CALLER);
  }

  /** The links with a peer, or with all peers of a network. */
  link(from: string): Origin {
    return this.#named(`link ${from}`, LINK);
  }

  #named(name: string, rate: Rate): Origin {
    let origin = this.#byName.get(name);
    if (origin === undefined) {
      if (this.#byName.size >= this.#sweepAt) this.#sweep();
      origin = new Origin(rate, this.#now);
      this.#byName.set(name, origin);
    }
    return origin;
  }

  #sweep(): void {
    for (const [name, origin] of this.#byName) if (origin.isIdle) this.#byName.delete(name);
    this.#sweepAt = Math.max(SWEEP_AT, this.#byName.size * 2);
  }
}
