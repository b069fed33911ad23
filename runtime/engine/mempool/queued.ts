/**
 * Queued bundles (geth's term): behind a gap, so they cannot be tried before an earlier nonce of their sender arrives.
 * They are signed, and their sender can pay for all of them; few are kept, none is relayed, and they are evicted first.
 */

import { MempoolFull, NonceGap } from '../../kernel/chain/common-errors.js';
import type { Address } from '../../lib/codec/ids.js';
import { fail } from '../../lib/errors.js';
import type { MempoolLimits } from './limits.js';
import { BundleQueue, type Pending } from './queue.js';

/** Rejects a nonce that is too far ahead of the account's next one. */
export function checkGap(nonce: number, next: number, most: number): void {
  if (nonce > next + most) fail(NonceGap, { expected: next, got: nonce, max_gap: most });
}

interface AccountUsage {
  bytes: number;
  /** Raw native units that the account must have for them. */
  cost: bigint;
}

const NOTHING: Readonly<AccountUsage> = { bytes: 0, cost: 0n };

export type QueueRoom = Pick<MempoolLimits, 'bundles' | 'bytes'>;

export class QueuedBundles extends BundleQueue {
  readonly #limits: MempoolLimits['queued'];
  readonly #usage = new Map<Address, AccountUsage>();

  constructor(limits: MempoolLimits['queued']) {
    super();
    this.#limits = limits;
  }

  /** Raw native units that the sender's queued bundles take from it. */
  costOf(sender: Address): bigint {
    return (this.#usage.get(sender) ?? NOTHING).cost;
  }

  /**
   * Bundles to evict so that this many bytes of a sender fit at a price. Fails with MempoolFull if too few bundles pay
   * less. `room` excludes pending bundles; `old` is the bundle being replaced.
   */
  evictionsFor(sender: Address, bytes: number, price: number, room: QueueRoom, old?: Pending): readonly Pending[] {
    const growth = bytes - (old?.envelope.bytes.length ?? 0);
    const own = (this.#usage.get(sender) ?? NOTHING).bytes + growth;
    if (own > this.#limits.accountBytes) {
      fail(MempoolFull, {
        reason: `at most ${this.#limits.accountBytes} bytes of one account are queued; send the missing nonces first`,
      });
    }
    const overBundles = this.size + (old ? 0 : 1) - Math.min(this.#limits.bundles, room.bundles);
    const overBytes = this.bytes + growth - Math.min(this.#limits.bytes, room.bytes);
    if (overBundles <= 0 && overBytes <= 0) return [];
    const evicted: Pending[] = [];
    let freed = 0;
    for (const pending of this.#cheapestFirst()) {
      if (pending.envelope.bundle.gas_price >= price) break;
      if (pending === old) continue;
      evicted.push(pending);
      freed += pending.envelope.bytes.length;
      if (evicted.length >= overBundles && freed >= overBytes) return evicted;
    }
    return fail(MempoolFull, { reason: 'too many bundles are queued; send the missing nonce first' });
  }

  /** The bundle to evict first; undefined if nothing is queued. */
  cheapest(): Pending | undefined {
    let found: Pending | undefined;
    for (const one of this.all()) {
      if (!found || one.envelope.bundle.gas_price <= found.envelope.bundle.gas_price) found = one;
    }
    return found;
  }

  /** By price; at the same price the latest first. */
  #cheapestFirst(): Pending[] {
    return [...this.all()].reverse().sort((a, b) => a.envelope.bundle.gas_price - b.envelope.bundle.gas_price);
  }

  override add(pending: Pending): void {
    super.add(pending);
    this.#count(pending, 1);
  }

  override replace(old: Pending, pending: Pending): void {
    super.replace(old, pending);
    this.#count(old, -1);
    this.#count(pending, 1);
  }

  override removeAt(sender: Address, nonce: number): Pending | undefined {
    const pending = super.removeAt(sender, nonce);
    if (pending) this.#count(pending, -1);
    return pending;
  }

  /** Bundles waiting since before `oldestMs`, or no longer valid for a block at `height`. */
  expired(oldestMs: number, height: number): Pending[] {
    return [...this.all()].filter(({ addedMs, envelope }) => {
      const { valid_until } = envelope.bundle;
      return addedMs < oldestMs || (valid_until !== 0 && valid_until < height);
    });
  }

  #count({ envelope: { from, bytes }, cost }: Pending, sign: 1 | -1): void {
    const { bytes: before, cost: owed } = this.#usage.get(from) ?? NOTHING;
    if (this.hasSender(from))
      this.#usage.set(from, { bytes: before + sign * bytes.length, cost: owed + BigInt(sign) * cost });
    else this.#usage.delete(from);
  }
}
