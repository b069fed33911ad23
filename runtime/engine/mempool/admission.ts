/** What a bundle needs to get into the mempool, and to get into the place of another. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { error, fail, told } from '../../lib/errors.js';

export const ReplacementUnderpriced = error(
  1031,
  'ReplacementUnderpriced',
  'A pending bundle has this nonce; replacing it needs a higher gas price',
  { details: { ...told('got'), pending: 'Price of gas of what waits', needed: 'Least price of gas that replaces it' } },
);
export const TooManyFailures = error(
  1030,
  'TooManyFailures',
  'Too much of what you sent lately was refused, or replaced what waited; wait a few seconds',
  { retryable: true },
);

/** How much a mempool holds. */
export interface MempoolLimits {
  /** Pending and queued together. */
  readonly bundles: number;
  readonly bytes: number;
  /** Milliseconds after which a waiting bundle is dropped. */
  readonly lifetimeMs: number;
  /** Percent of its price of gas that must be paid on top to replace a bundle. */
  readonly bumpPercent: number;
  /** How far ahead of the next nonce of its account that of a bundle may be. */
  readonly nonceGap: number;
  /** At least so many are kept ready, and twice as many as lately were in a block; what comes on top is the backlog. */
  readonly ready: number;
  /** Bundles that the biggest block holds: more than one block of them is not kept ready. */
  readonly block: number;
  /** What may be queued behind gaps: bundles and bytes in all, bytes of one account. */
  readonly queued: { readonly bundles: number; readonly bytes: number; readonly accountBytes: number };
}

/** The limits of a node that sets no others. */
export const STANDARD_MEMPOOL: MempoolLimits = {
  bundles: 50_000,
  bytes: 256 * 1024 * 1024,
  lifetimeMs: 600_000,
  bumpPercent: 10,
  nonceGap: 64,
  ready: 4_000,
  block: 10_000,
  queued: { bundles: 1_024, bytes: 4 * 1024 * 1024, accountBytes: 256 * 1024 },
};

/** Replacing needs a price that is so much higher. */
export function mustPayMore(old: Envelope, next: Envelope, bumpPercent: number): void {
  const needed = Math.max(Math.ceil((old.bundle.gas_price * (100 + bumpPercent)) / 100), old.bundle.gas_price + 1);
  if (next.bundle.gas_price < needed) {
    fail(ReplacementUnderpriced, { pending: old.bundle.gas_price, needed, got: next.bundle.gas_price });
  }
}
