/**
 * The mempool of a simulated node: real bundles and real origins. It tries no bundle on a state; admission is charged as
 * processor time instead.
 */

import { Listeners } from '../../runtime/engine/mempool/listeners.js';
import { type Origin, Origins, openingUnits, verifyingUnits } from '../../runtime/engine/mempool/origins.js';
import type { BundlePool } from '../../runtime/engine/mempool/pool.js';
import type { Pending } from '../../runtime/engine/mempool/queue.js';
import type { Envelope } from '../../runtime/kernel/chain/bundle.js';
import { DuplicateBundle, InvalidSignature } from '../../runtime/kernel/chain/common-errors.js';
import type { ExecutedBlock } from '../../runtime/kernel/chain/seal.js';
import type { Address, Hash } from '../../runtime/lib/codec/ids.js';
import { fail } from '../../runtime/lib/errors.js';
import { type SimChain, type SimLedger, TRANSFER_MS } from './chain.js';
import { EPOCH_MS, type Processor, type VirtualTime } from './virtual-time.js';

/** Time until a worker thread has checked a signature, milliseconds. */
const CHECK_MS = 2;

interface PoolParts {
  readonly time: VirtualTime;
  readonly chain: SimChain;
  readonly ledger: SimLedger;
  readonly processor: Processor;
  /** The account that proposes blocks from this pool, if any. */
  readonly proposer: Address | undefined;
}

export class SimPool {
  readonly origins = new Origins();
  readonly pendingAdded = new Listeners<Pending>();
  readonly nonceGap = 64;
  readonly queuedSize = 0;
  /** Bundles that peers have delivered, repeated ones included. */
  delivered = 0;
  /** When the bundles of the newest own block came here, milliseconds of virtual time. */
  readonly proposedArrivals = new Map<Hash, number>();
  private readonly parts: PoolParts;
  private readonly waiting = new Map<Hash, Pending>();
  /** Bundles whose signature is being checked. */
  private readonly checking = new Set<Hash>();

  constructor(parts: PoolParts) {
    this.parts = parts;
  }

  get asPool(): BundlePool {
    return this as unknown as BundlePool;
  }

  /**
   * The same pool for the application, which would parse every bundle of a block that it did not receive as a bundle:
   * it also lists those that another node has parsed.
   */
  get forApplication(): BundlePool {
    const { chain, ledger } = this.parts;
    const list = (): Pending[] => [
      ...this.list(),
      ...Array.from(chain.envelopesAfter(ledger.head), (envelope) => ({ envelope }) as Pending),
    ];
    return Object.assign(Object.create(this) as SimPool, { list }).asPool;
  }

  get pendingSize(): number {
    return this.waiting.size;
  }

  get size(): number {
    return this.waiting.size;
  }

  list(): Pending[] {
    return [...this.waiting.values()];
  }

  pending(): Iterable<Pending> {
    return this.waiting.values();
  }

  get(hash: Hash): Pending | undefined {
    return this.waiting.get(hash);
  }

  has({ hash }: Envelope): boolean {
    return this.waiting.has(hash);
  }

  *candidates(): Generator<Envelope> {
    for (const { envelope } of this.waiting.values()) yield envelope;
  }

  async submit(
    bytes: Uint8Array,
    origin: Origin = this.origins.own,
    opened?: (one: Envelope) => void,
  ): Promise<Pending> {
    const { chain, ledger, processor, time } = this.parts;
    if (origin !== this.origins.own) this.delivered++;
    origin.check();
    const envelope = this.parse(bytes, origin);
    const { hash } = envelope;
    opened?.(envelope);
    const isIncluded = (chain.includedAt.get(hash) ?? Number.POSITIVE_INFINITY) <= ledger.head.height;
    if (isIncluded || this.waiting.has(hash) || this.checking.has(hash))
      fail(DuplicateBundle, { bundle_hash: `0x${hash}`, status: 'pending' });
    this.checking.add(hash);
    try {
      processor.spend(TRANSFER_MS.admit);
      await time.sleepUntil(Math.max(time.now, processor.freeAt) + CHECK_MS, processor);
      if (!envelope.signed.valid) {
        origin.charge(verifyingUnits(envelope));
        fail(InvalidSignature);
      }
    } finally {
      this.checking.delete(hash);
    }
    const pending = { envelope, addedMs: EPOCH_MS + Math.trunc(time.now), outcome: { returned: [] }, cost: 0n };
    if ((chain.includedAt.get(hash) ?? Number.POSITIVE_INFINITY) <= ledger.head.height) return pending;
    this.waiting.set(hash, pending);
    this.pendingAdded.notify(pending);
    return pending;
  }

  pause(): () => void {
    return () => undefined; // The processor runs one thing at a time in any case.
  }

  drop({ hash }: Envelope): void {
    this.waiting.delete(hash);
  }

  advance({ envelopes, header }: Pick<ExecutedBlock, 'envelopes' | 'header'>): void {
    const isOwn = header.proposer === this.parts.proposer;
    for (const { hash } of envelopes) {
      const pending = this.waiting.get(hash);
      if (isOwn && pending !== undefined) this.proposedArrivals.set(hash, pending.addedMs - EPOCH_MS);
      this.waiting.delete(hash);
    }
  }

  private parse(bytes: Uint8Array, origin: Origin): Envelope {
    try {
      return this.parts.chain.open(bytes);
    } catch (cause) {
      origin.charge(openingUnits(bytes.length));
      throw cause;
    }
  }
}
