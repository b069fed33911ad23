/** Admission limits of the mempool, and the price rule for replacing a bundle. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';

export const ReplacementUnderpriced = error(
  1031,
  'ReplacementUnderpriced',
  'A pending bundle has this nonce; replacing it needs a higher gas price',
  {
    details: {
      ...sharedDetails('got'),
      pending: 'Gas price of the pending bundle',
      needed: 'Lowest gas price that replaces it',
    },
  },
);
export const TooManyFailures = error(
  1030,
  'TooManyFailures',
  'Too many of your recent bundles were rejected or replaced pending ones; wait a few seconds',
  { retryable: true },
);

export interface MempoolLimits {
  /** Pending and queued together. */
  readonly bundles: number;
  readonly bytes: number;
  /** Milliseconds after which a waiting bundle is dropped. */
  readonly lifetimeMs: number;
  /** Minimum gas price increase for replacing a bundle, percent. */
  readonly bumpPercent: number;
  /** Maximum distance of a bundle's nonce from the next nonce of its account. */
  readonly nonceGap: number;
  /**
   * Minimum number of bundles kept ready. The actual number is at least this and up to twice a recent block; the rest
   * is the backlog.
   */
  readonly ready: number;
  /** Bundles in the largest possible block, and maximum number of ready bundles. */
  readonly block: number;
  /** Limits of queued bundles behind gaps: bundles and bytes in total, bytes per account. */
  readonly queued: { readonly bundles: number; readonly bytes: number; readonly accountBytes: number };
}

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

const BILLION = 10n ** 9n;

/** Gas price in billionths of its unit. */
const exactPriceOf = ({ bundle, carried }: Envelope): bigint =>
  carried?.exactPrice ?? BigInt(bundle.gas_price) * BILLION;

/** Rejects a replacement unless its price is higher by this percentage, compared before any rounding. */
export function mustPayMore(old: Envelope, next: Envelope, bumpPercent: number): void {
  const before = exactPriceOf(old);
  const bumped = ceilDiv(before * BigInt(100 + bumpPercent), 100n);
  const needed = bumped > before ? bumped : before + 1n;
  if (exactPriceOf(next) >= needed) return;
  const details = { pending: old.bundle.gas_price, needed: Number(ceilDiv(needed, BILLION)) };
  fail(ReplacementUnderpriced, { ...details, got: next.bundle.gas_price });
}

const ceilDiv = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;
