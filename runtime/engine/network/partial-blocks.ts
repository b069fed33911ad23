/** Blocks of the current height that lack bundles: their compact forms, and the gaps of one being fetched. */

import type { Block } from '../../kernel/chain/block.js';
import { fromHex, type Hash } from '../../lib/codec/ids.js';
import { shortIds } from '../../lib/crypto/short-id.js';
import { type CompactBlock, completeBlock, idsOf, lookUp, missingOf } from './compact.js';

/** A compact block that lacks bundles, with its sender. */
export interface PartialBlock {
  readonly block: CompactBlock;
  readonly peer: string;
}

/** Maximum compact blocks kept while their bundles are requested, and maximum forms of each: one may be false. */
const MAX_PARTIAL = 8;
const MAX_FORMS = 2;
/** Time for the block of a proposal that arrived alone to come through a relay, milliseconds. */
const RELAY_MS = 300;
const MAX_EXPECTED = 16;

export class PartialBlocks {
  readonly #forms = new Map<Hash, readonly PartialBlock[]>();
  /** Blocks expected from a relay, until this time by `performance.now()`. */
  readonly #expected = new Map<Hash, number>();
  readonly #arrivals = new Map<Hash, () => void>();

  of(hash: Hash): readonly PartialBlock[] {
    return this.#forms.get(hash) ?? [];
  }

  keep(hash: Hash, partial: PartialBlock): void {
    const forms = this.of(hash);
    if (forms.length < MAX_FORMS && forms.every(({ peer }) => peer !== partial.peer)) {
      put(this.#forms, hash, [...forms, partial], MAX_PARTIAL);
    }
    this.arrived(hash);
  }

  delete(hash: Hash): void {
    this.#forms.delete(hash);
  }

  /** Notes that a relay is to deliver a block. */
  expect(hash: Hash): void {
    if (!this.#expected.has(hash)) put(this.#expected, hash, performance.now() + RELAY_MS, MAX_EXPECTED);
  }

  /** Ends the wait for a block that has come. */
  arrived(hash: Hash): void {
    this.#expected.delete(hash);
    this.#arrivals.get(hash)?.();
  }

  /** Waits until a block expected from a relay has come, or its time is up. */
  async whileExpected(hash: Hash): Promise<void> {
    const leftMs = (this.#expected.get(hash) ?? 0) - performance.now();
    if (leftMs <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, leftMs);
      this.#arrivals.set(hash, () => {
        clearTimeout(timer);
        resolve();
      });
    });
    this.#arrivals.delete(hash);
  }
}

function put<T>(map: Map<Hash, T>, hash: Hash, value: T, max: number): void {
  map.delete(hash);
  map.set(hash, value);
  if (map.size > max) map.delete(map.keys().next().value!);
}

/** Parts into which missing bundles are divided, and the least number of bundles in one. */
const PARTS = 4;
const LEAST_PART = 64;
/** Time after which a part is requested from another peer too, milliseconds. */
const STALE_MS = 250;

interface PartOfGap {
  readonly indexes: readonly number[];
  requestedMs: number;
}

/** The missing bundles of a compact block in parts, each requested from another peer. */
export class Gap {
  readonly #block: CompactBlock;
  readonly #found: (Uint8Array | undefined)[];
  #parts: PartOfGap[] = [];

  constructor(block: CompactBlock, held: Iterable<Uint8Array>) {
    this.#block = block;
    this.#found = lookUp(block, held);
    const missing = missingOf(this.#found);
    const size = Math.max(LEAST_PART, Math.ceil(missing.length / PARTS));
    for (let at = 0; at < missing.length; at += size) {
      this.#parts.push({ indexes: missing.slice(at, at + size), requestedMs: Number.NEGATIVE_INFINITY });
    }
  }

  /** Number of parts still missing. */
  get parts(): number {
    return this.#parts.length;
  }

  /** The complete block; undefined if bundles are missing or the form is false. */
  get complete(): Block | undefined {
    return this.#parts.length === 0 ? completeBlock(this.#block, this.#found as Uint8Array[]) : undefined;
  }

  /** Indexes for the next request; undefined while every part was requested a moment ago. */
  claim(): readonly number[] | undefined {
    const nowMs = performance.now();
    const part = this.#parts.toSorted((a, b) => a.requestedMs - b.requestedMs)[0];
    if (part === undefined || nowMs - part.requestedMs < STALE_MS) return undefined;
    part.requestedMs = nowMs;
    return part.indexes;
  }

  /** Gives up a claim. */
  release(indexes: readonly number[]): void {
    for (const part of this.#parts) if (part.indexes === indexes) part.requestedMs = Number.NEGATIVE_INFINITY;
  }

  /** Fills in the bundles at some indexes; false if one of them has another id. */
  fill(indexes: readonly number[], bundles: readonly Uint8Array[]): boolean {
    const ids = idsOf(this.#block);
    const idOf = shortIds(fromHex(this.#block.header.parent_hash));
    if (bundles.length !== indexes.length || indexes.some((index, i) => idOf(bundles[i]!) !== ids[index])) return false;
    indexes.forEach((index, i) => {
      this.#found[index] = bundles[i];
    });
    this.#parts = this.#parts.filter((part) => part.indexes !== indexes);
    return true;
  }
}
