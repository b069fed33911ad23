/** Admission: room, funds and replacement rules for incoming bundles, and the promotion of queued ones. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import { DuplicateBundle, MempoolFull, NonceTooLow } from '../../kernel/chain/common-errors.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { Address } from '../../lib/codec/ids.js';
import { Failure, fail } from '../../lib/errors.js';
import type { PoolContents } from './contents.js';
import { type MempoolLimits, mustPayMore } from './limits.js';
import { Listeners } from './listeners.js';
import type { PendingState } from './pending-state.js';
import type { Pending } from './queue.js';
import { checkGap } from './queued.js';

/** Trial result of most bundles, reduced to the part that is kept. */
const NOTHING_RETURNED: Pending['outcome'] = Object.freeze({ returned: [] });

export interface AdmissionParts {
  readonly contents: PoolContents;
  readonly state: PendingState;
  readonly limits: MempoolLimits;
  readonly now: () => number;
  /** Repeats work after loading the records that it lacked. */
  readonly retry: (miss: StateMiss, work: () => void) => void;
}

export class Admission {
  /** Bundles that have become pending. */
  readonly pendingAdded = new Listeners<Pending>();
  /** Whether a ready bundle was replaced since all of them were tried. */
  hasReplacements = false;
  readonly #parts: AdmissionParts;
  /** Decaying maximum of bundles per block. */
  #recentBlockSize = 0;

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
  }

  /** Maximum number of ready bundles. */
  get readyCapacity(): number {
    const { ready, block } = this.#parts.limits;
    return Math.max(ready, Math.min(2 * this.#recentBlockSize, block));
  }

  /** Adapts the number of ready bundles to the size of a new block. */
  followBlock(bundles: number): void {
    this.#recentBlockSize = Math.max(bundles, Math.trunc((this.#recentBlockSize * 7) / 8));
  }

  /** The next free nonce of an account, counting its pending bundles. */
  nonceOf(account: Address): number {
    const { state, contents } = this.#parts;
    return Math.max(state.top.nonceOf(account), contents.backlog.nextNonce(account) ?? 0);
  }

  /** Rejects what needs no signature check, before spending one; `insert` checks the same again. */
  rejectEarly(envelope: Envelope, usedNonces: number): void {
    const { contents, limits } = this.#parts;
    const { from, nonce, bytes } = envelope;
    this.#rejectKnown(envelope);
    if (nonce < usedNonces) fail(NonceTooLow, { expected: this.nonceOf(from), got: nonce });
    const sameNonce = contents.pendingAt(from, nonce) ?? contents.queued.at(from, nonce);
    if (sameNonce) mustPayMore(sameNonce.envelope, envelope, limits.bumpPercent);
    else this.#checkRoom(1, bytes.length, envelope);
  }

  /** Adds a verified bundle, or rejects it with its Failure. Throws StateMiss with nothing changed. */
  insert(envelope: Envelope): { readonly pending: Pending; readonly isReplacement: boolean } {
    const { contents } = this.#parts;
    const { from, nonce } = envelope;
    this.#rejectKnown(envelope);
    const next = this.nonceOf(from);
    const sameNonce = contents.pendingAt(from, nonce);
    if (sameNonce) return { pending: this.#replace(sameNonce, envelope), isReplacement: true };
    if (nonce < next) fail(NonceTooLow, { expected: next, got: nonce });
    const queued = contents.queued.at(from, nonce);
    const isReplacement = queued !== undefined;
    if (nonce > next) return { pending: this.#enqueue(envelope, next, queued), isReplacement };
    const pending = this.#addPending(envelope);
    if (queued && contents.remove(queued.envelope.hash)) contents.recordReplaced(queued, envelope.hash);
    this.#promote(from);
    return { pending, isReplacement };
  }

  /**
   * After blocks with bundles of an account: admits queued bundles that are now next, and drops those that the account
   * can no longer pay, last first.
   */
  reviewQueued(account: Address): void {
    const { contents, state } = this.#parts;
    const { queued } = contents;
    this.#promote(account);
    const latest = queued.of(account).sort((a, b) => b.envelope.nonce - a.envelope.nonce);
    for (const { envelope } of latest) {
      try {
        state.top.checkFunds(account, queued.costOf(account));
        return;
      } catch (cause) {
        if (!(cause instanceof Failure)) throw cause;
        queued.remove(envelope.hash);
        contents.recordRejection(envelope, cause);
      }
    }
  }

  #rejectKnown({ hash }: Envelope): void {
    if (this.#parts.contents.get(hash)) fail(DuplicateBundle, { bundle_hash: `0x${hash}`, status: 'pending' });
  }

  /**
   * Queues a bundle behind a gap, replacing another one with its nonce. It may never be included and pay, so its sender
   * must be able to.
   */
  #enqueue(envelope: Envelope, next: number, old: Pending | undefined): Pending {
    const { contents, limits, state, now } = this.#parts;
    const { queued } = contents;
    const { from, nonce, bundle, bytes } = envelope;
    checkGap(nonce, next, limits.nonceGap);
    if (old) mustPayMore(old.envelope, envelope, limits.bumpPercent);
    const cost = state.top.examine(envelope);
    state.top.checkFunds(from, queued.costOf(from) - (old?.cost ?? 0n) + cost);
    const pending = { envelope, addedMs: now(), outcome: undefined, cost };
    const room = { bundles: limits.bundles - contents.pendingSize, bytes: limits.bytes - contents.pendingBytes };
    const evicted = queued.evictionsFor(from, bytes.length, bundle.gas_price, room, old);
    for (const one of evicted) this.#evict(one);
    if (old) {
      queued.replace(old, pending);
      contents.recordReplaced(old, envelope.hash);
    } else queued.add(pending);
    return pending;
  }

  /** Admits the sender's next bundle if it will succeed: to the ready ones, or to the end of the backlog. */
  #addPending(envelope: Envelope): Pending {
    const { ready, backlog } = this.#parts.contents;
    const { length } = envelope.bytes;
    this.#checkRoom(1, length, envelope);
    const full = backlog.size > 0 || ready.size >= this.readyCapacity;
    const pending = this.#pendingOf(envelope, this.#tryNext(envelope, full));
    this.#makeRoom(1, length);
    (full ? backlog : ready).add(pending);
    this.pendingAdded.notify(pending);
    return pending;
  }

  /** Result of the sender's next bundle. Records the rejection if the bundle is signed for its account. */
  #tryNext(envelope: Envelope, full: boolean): Outcome {
    const { contents, state } = this.#parts;
    try {
      return full ? contents.backlog.try(envelope) : state.top.apply(envelope);
    } catch (cause) {
      if (cause instanceof Failure && state.top.isGenuine(envelope)) contents.recordRejection(envelope, cause);
      throw cause;
    }
  }

  /** Replaces a bundle by one that pays more and succeeds after the sender's earlier ones on a separate layer. */
  #replace(before: Pending, envelope: Envelope): Pending {
    const { contents, limits, state } = this.#parts;
    mustPayMore(before.envelope, envelope, limits.bumpPercent);
    const growth = envelope.bytes.length - before.envelope.bytes.length;
    this.#checkRoom(0, growth, envelope);
    const isReady = contents.ready.get(before.envelope.hash) !== undefined;
    const queue = isReady ? contents.ready : contents.backlog;
    const layer = isReady ? state.fork() : state.overlay();
    const earlier = queue.of(envelope.from, envelope.nonce);
    const pending = this.#pendingOf(envelope, layer.after(earlier, envelope).try(envelope));
    this.#makeRoom(0, growth);
    queue.replace(before, pending);
    this.hasReplacements ||= isReady;
    contents.recordReplaced(before, envelope.hash);
    this.pendingAdded.notify(pending);
    return pending;
  }

  /** Admits the queued bundle with the next nonce of its sender, and those after it. */
  #promote(account: Address): void {
    const { contents, retry } = this.#parts;
    const { queued } = contents;
    for (;;) {
      const pending = queued.at(account, this.nonceOf(account));
      if (!pending) return;
      queued.remove(pending.envelope.hash);
      try {
        this.#addPending(pending.envelope);
      } catch (cause) {
        if (cause instanceof Failure) {
          contents.recordRejection(pending.envelope, cause);
          return;
        }
        if (!(cause instanceof StateMiss)) throw cause;
        queued.add(pending);
        retry(cause, () => this.#promote(account));
        return;
      }
    }
  }

  #excess(bundles: number, bytes: number): { readonly bundles: number; readonly bytes: number } {
    const { contents, limits } = this.#parts;
    return { bundles: contents.size + bundles - limits.bundles, bytes: contents.bytes + bytes - limits.bytes };
  }

  /**
   * Rejects a bundle with MempoolFull unless there is room, or evicting queued or lower-priced bundles can make room.
   * Its effective price is at most that of its sender's bundles in the backlog.
   */
  #checkRoom(bundles: number, bytes: number, { from, bundle }: Envelope): void {
    const over = this.#excess(bundles, bytes);
    if (over.bundles <= 0 && over.bytes <= 0) return;
    const { contents } = this.#parts;
    const { eviction } = contents.backlog;
    const price = Math.min(bundle.gas_price, eviction.effectivePriceOf(from));
    const lowest = eviction.cheapest()?.price ?? Number.POSITIVE_INFINITY;
    const paysMore = lowest < price;
    const hasSlot = over.bundles <= 0 || contents.queued.size > 0 || paysMore;
    const lacking = over.bytes - contents.queued.bytes;
    if (hasSlot && (lacking <= 0 || (paysMore && eviction.bytesBelow(price, lacking) >= lacking))) return;
    const needed = lowest === Number.POSITIVE_INFINITY ? {} : { needed_gas_price: lowest + 1 };
    fail(MempoolFull, { bundles: contents.size, bytes: contents.bytes, ...needed });
  }

  /** Evicts queued bundles, then the lowest-priced, until there is room. */
  #makeRoom(bundles: number, bytes: number): void {
    const { queued, backlog } = this.#parts.contents;
    for (;;) {
      const over = this.#excess(bundles, bytes);
      if (over.bundles <= 0 && over.bytes <= 0) return;
      this.#evict(queued.cheapest() ?? backlog.removeCheapest()!);
    }
  }

  #evict({ envelope }: Pending): void {
    const { contents } = this.#parts;
    contents.remove(envelope.hash);
    contents.recordRejection(
      envelope,
      new Failure(MempoolFull, { reason: 'evicted by bundles with a higher gas price' }),
    );
  }

  #pendingOf(envelope: Envelope, { returned }: Outcome): Pending {
    const outcome = returned.length === 0 ? NOTHING_RETURNED : { returned };
    return { envelope, addedMs: this.#parts.now(), outcome, cost: 0n };
  }
}
