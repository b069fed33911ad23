/** Makes spans of the stages of sampled bundles. Ids of traces follow from bundles, so that the spans of all nodes join. */

import { randomBytes } from 'node:crypto';
import type { BlockOfBundles, BundleStages, Identified } from '../../engine/bundle-stages.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { Span } from './spans.js';

/** Maximum bundles and blocks whose spans are connected at a time; the oldest are forgotten first. */
const MAX_BUNDLES = 8_192;
const MAX_BLOCKS = 64;

/** A sampled bundle that arrived here. */
interface Arrived {
  /** Its span `received`, the parent of the later ones. */
  readonly spanId: string;
  /** End of its latest span. */
  endedMs: number;
}

/** A block with sampled bundles. */
interface Candidate {
  readonly bundles: readonly Hash[];
  readonly height: number;
  readonly round: number;
  /** End of its latest span. */
  endedMs: number;
}

/**
 * The first 16 bytes of a bundle's id are the id of its trace. The last 4 decide whether it is sampled: all nodes with the same
 * ratio choose the same bundles.
 */
export class Tracer implements BundleStages {
  /** Ids of spans: random bytes of this process, then their number. */
  readonly #prefix = randomBytes(4).toString('hex');
  #spans = 0;
  readonly #ratio: () => number;
  readonly #add: (span: Span) => void;
  readonly #arrived = new Map<Hash, Arrived>();
  readonly #blocks = new Map<Hash, Candidate>();

  constructor(ratio: () => number, add: (span: Span) => void) {
    this.#ratio = ratio;
    this.#add = add;
  }

  received({ hash }: Identified, beganMs: number): void {
    if (!this.#isSampled(hash) || this.#arrived.has(hash)) return;
    const endedMs = performance.now();
    const spanId = this.#span(hash, undefined, 'received', beganMs, endedMs);
    this.#arrived.set(hash, { spanId, endedMs });
    forgetOldest(this.#arrived, MAX_BUNDLES);
  }

  verified({ hash }: Identified): void {
    this.#next(hash, 'verified');
  }

  executed({ hash }: Identified): void {
    this.#next(hash, 'executed', { where: 'mempool' });
  }

  proposed(block: BlockOfBundles, beganMs: number): void {
    this.#block(block, 'proposed', beganMs, {});
  }

  checked(block: BlockOfBundles, beganMs: number): void {
    this.#block(block, 'executed', beganMs, { where: 'block' });
  }

  voted(hash: Hash, vote: 'prevote' | 'precommit'): void {
    const block = this.#blocks.get(hash);
    if (block === undefined) return;
    const beganMs = block.endedMs;
    block.endedMs = performance.now();
    this.#ofBlock(block, 'voted', beganMs, { vote });
  }

  committed(block: BlockOfBundles, beganMs: number): void {
    this.#block(block, 'committed', beganMs, {});
    for (const { hash } of block.envelopes) this.#arrived.delete(hash);
    for (const [hash, { height }] of this.#blocks) if (height <= block.header.height) this.#blocks.delete(hash);
  }

  #isSampled(hash: Hash): boolean {
    const ratio = this.#ratio();
    return ratio > 0 && Number.parseInt(hash.slice(-8), 16) < ratio * 2 ** 32;
  }

  #next(hash: Hash, name: string, attributes: Span['attributes'] = {}): void {
    const arrived = this.#arrived.get(hash);
    if (arrived === undefined) return;
    const beganMs = arrived.endedMs;
    arrived.endedMs = performance.now();
    this.#span(hash, arrived.spanId, name, beganMs, arrived.endedMs, attributes);
  }

  #block({ hash, header, envelopes }: BlockOfBundles, name: string, beganMs: number, more: Span['attributes']): void {
    const bundles = envelopes.flatMap((one) => (this.#isSampled(one.hash) ? one.hash : []));
    if (bundles.length === 0) return;
    const block = { bundles, height: header.height, round: header.round, endedMs: performance.now() };
    this.#blocks.set(hash, block);
    forgetOldest(this.#blocks, MAX_BLOCKS);
    this.#ofBlock(block, name, beganMs, more);
  }

  #ofBlock(
    { bundles, height, round, endedMs }: Candidate,
    name: string,
    beganMs: number,
    more: Span['attributes'],
  ): void {
    const attributes = { height, round, ...more };
    for (const hash of bundles) {
      this.#span(hash, this.#arrived.get(hash)?.spanId, name, beganMs, endedMs, attributes);
    }
  }

  #span(
    hash: Hash,
    parentSpanId: string | undefined,
    name: string,
    beganMs: number,
    endedMs: number,
    attributes: Span['attributes'] = {},
  ): string {
    const spanId = `${this.#prefix}${(++this.#spans % 2 ** 32).toString(16).padStart(8, '0')}`;
    const traceId = hash.slice(0, 32);
    this.#add({
      traceId,
      spanId,
      parentSpanId,
      name,
      beganMs,
      endedMs,
      attributes: { 'bundle.id': hash, ...attributes },
    });
    return spanId;
  }
}

function forgetOldest(map: Map<Hash, unknown>, most: number): void {
  if (map.size > most) map.delete(map.keys().next().value!);
}
