/**
 * Limits the work that peers may cause: each frame after the handshake has a cost, and each link an allowance that
 * refills at a steady rate.
 */

import type { Message } from '../../kernel/agreement/types.js';
import { messageType } from '../consensus/messages.js';
import { FRAME, inFrame } from './protocol.js';

/** Cost class of a frame; `block` is assembling the block attached to a message, `stream` an unneeded stream. */
export type Kind = Message['type'] | 'attestation' | 'addresses' | 'link' | 'block' | 'relay' | 'stream';

/**
 * Microseconds of this node's main thread, per frame and per KiB, rounded up from measurements: a signature takes 100,
 * and a KiB of a certificate holds fifteen, of a round's votes nine. The response to a status contains what the peer
 * may lack.
 */
export const COST: Readonly<Record<Kind, { readonly each: number; readonly perKiB: number }>> = {
  link: { each: 50, perKiB: 50 },
  addresses: { each: 500, perKiB: 100 },
  vote: { each: 250, perKiB: 0 },
  proposal: { each: 250, perKiB: 1_600 },
  polka: { each: 100, perKiB: 1_600 },
  round: { each: 100, perKiB: 1_000 },
  commit: { each: 100, perKiB: 1_600 },
  status: { each: 2_000, perKiB: 0 },
  attestation: { each: 300, perKiB: 50 },
  block: { each: 10_000, perKiB: 50 },
  // Decoding the frame; the mempool charges the bundles.
  relay: { each: 50, perKiB: 10 },
  stream: { each: 1_000, perKiB: 0 },
};

/** Refill rate of a bucket, microseconds of work per second, and its capacity. */
export interface Allowance {
  readonly perSecond: number;
  readonly burst: number;
}

/** For a validator of this epoch or the next: twice what a hundred of them send each other in the worst height. */
export const OF_VALIDATOR: Allowance = { perSecond: 150_000, burst: 2_000_000 };
/** For any other peer, which sends few consensus messages. */
export const OF_OTHER: Allowance = { perSecond: 20_000, burst: 500_000 };
/** Guaranteed part of that allowance, whatever others use: forty heartbeats a second; an honest peer sends two. */
export const GUARANTEED: Allowance = { perSecond: 2_000, burst: 50_000 };
/** Shared allowance of all non-validators beyond their guaranteed parts, because identities are free. */
export const OF_ALL_OTHERS: Allowance = { perSecond: 100_000, burst: 1_000_000 };

/**
 * Cost of handling a frame, microseconds; assembling the block attached to a message costs extra. Throws CodecError.
 */
export function costOf(type: number, payload: Uint8Array): number {
  if (type !== FRAME.message && type !== FRAME.withBlock) return workOf(frameKinds.get(type) ?? 'link', payload.length);
  const { message, block } = inFrame(type, payload);
  return workOf(messageType(message) ?? 'link', message.length) + (block ? workOf('link', block.length) : 0);
}

/** Cost of work of a kind, microseconds. */
export function workOf(kind: Kind, bytes: number): number {
  const { each, perKiB } = COST[kind];
  return each + Math.ceil((perKiB * bytes) / 1024);
}

const frameKinds = new Map<number, Kind>([
  [FRAME.attestation, 'attestation'],
  [FRAME.relayBatch, 'relay'],
  [FRAME.askPeers, 'addresses'],
  [FRAME.peers, 'addresses'],
]);

/** The allowances of all links. No link can use the guaranteed part of another. */
export class Budget {
  readonly #links = new WeakMap<object, { readonly own: Bucket; readonly guaranteed: Bucket }>();
  readonly #others = new Bucket();

  /** Charges the cost of work to a link's allowance; returns false and charges nothing if it is insufficient. */
  take(link: object, isValidator: boolean, cost: number, nowMs: number): boolean {
    const buckets = this.#links.get(link) ?? { own: new Bucket(), guaranteed: new Bucket() };
    this.#links.set(link, buckets);
    const { own, guaranteed } = buckets;
    if (!own.holds(cost, isValidator ? OF_VALIDATOR : OF_OTHER, nowMs)) return false;
    if (!isValidator) {
      const paying = guaranteed.holds(cost, GUARANTEED, nowMs) ? guaranteed : this.#others;
      if (paying === this.#others && !paying.holds(cost, OF_ALL_OTHERS, nowMs)) return false;
      paying.take(cost);
    }
    own.take(cost);
    return true;
  }
}

/** A token bucket, initially full. */
export class Bucket {
  #left: number | undefined;
  #atMs = 0;

  /** Whether the bucket holds the cost; takes nothing. The allowance may differ between calls. */
  holds(cost: number, { perSecond, burst }: Allowance, nowMs: number): boolean {
    const filled = this.#left === undefined ? burst : this.#left + ((nowMs - this.#atMs) * perSecond) / 1_000;
    this.#left = Math.min(burst, filled);
    this.#atMs = nowMs;
    return this.#left >= cost;
  }

  take(cost: number): void {
    this.#left = (this.#left ?? 0) - cost;
  }
}
