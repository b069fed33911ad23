/**
 * Where bundles come from: links to peers, callers of the RPC. Work that no fee pays for, on bundles that are refused or that
 * replace others, is charged to whoever sent the bytes, never to the sender that a bundle names.
 */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { KeyType } from '../../lib/crypto/key-types.js';
import { fail } from '../../lib/errors.js';
import { TooManyFailures } from './admission.js';
import { PerSenderSequencer } from './per-sender-sequencer.js';

/** Work for nothing: at once, and regained in a second. A unit is the check of an Ed25519 signature, or 21,000 gas. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Of an address that calls: 2 percent of a core at most. */
const CALLER: Allowance = { burst: 1_024, perSecond: 128 };
/** Of a link, which brings what many callers sent: 10 percent of a core. */
const LINK: Allowance = { burst: 4_096, perSecond: 512 };
/** What the node makes itself. */
const UNBOUNDED: Allowance = { burst: Number.POSITIVE_INFINITY, perSecond: 0 };

/** A post-quantum check, in units. */
const POST_QUANTUM = 40;
const GAS_OF_UNIT = 21_000;
const BYTES_OF_UNIT = 4_096;

/** Sources that are remembered before those with a full allowance are forgotten. */
const SWEEP_AT = 1_024;

/** What reading bytes takes, in units. */
export const openingUnits = (bytes: number): number => 1 + bytes / BYTES_OF_UNIT;

/** What checking the signature of a bundle takes, in units. */
export function verifyingUnits({ signed }: Envelope): number {
  const type = signed.by?.key_type;
  if (type === undefined) return 0;
  return type === KeyType.Ed25519 || type === KeyType.Secp256k1 ? 1 : POST_QUANTUM;
}

/** Units of executing. */
export const gasUnits = (gas: number): number => gas / GAS_OF_UNIT;

/** One sender of bytes. */
export class Source {
  /** Its bundles of one account are taken in in their order; those of other sources do not wait for them. */
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

  /** Refuses with TooManyFailures who has nothing left. */
  check(): void {
    if (this.#refill() <= 0) fail(TooManyFailures);
  }

  /** Charges work that nobody pays for. Work under way when the last unit goes is charged too: it is owed. */
  charge(units: number): void {
    this.#left = this.#refill() - units;
  }

  /** Runs the work of taking something in; its refusal is charged as a check. Refuses with TooManyFailures who has nothing left. */
  async answerFor<T>(work: () => Promise<T>): Promise<T> {
    this.check();
    try {
      return await work();
    } catch (cause) {
      this.charge(1);
      throw cause;
    }
  }

  /** True where nothing is owed, so that a new one would be the same. */
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

/** All of them. */
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

  /** A caller of the RPC, by what its limits are counted under: its IPv4 address, or the /64 of its IPv6 one. */
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
