/**
 * Limits the work that peers may cause: each frame after the handshake has a cost, and each link an allowance that
 * refills at a steady rate.
 */

import type { Message } from '../../kernel/agreement/types.js';
import type { Rate } from '../../lib/throttle.js';
import { TokenBucket } from '../../lib/token-bucket.js';
import { messageType } from '../consensus/messages.js';
import { FRAME, plainType, SHARE_BYTES, splitFrame } from './protocol.js';

/** Cost class of a frame, or of work: assembling a block, forwarding to a share of validators, an unneeded stream. */
export type CostClass =
  | Message['type']
  | 'attestation'
  | 'addresses'
  | 'appointments'
  | 'link'
  | 'block'
  | 'relay'
  | 'announcement'
  | 'share'
  | 'stream';

/**
 * Microseconds of this node's main thread, per frame and per KiB, rounded up from measurements: a signature takes 100,
 * and a KiB of a certificate holds fifteen, of a round's votes nine. The response to a status contains what the peer
 * may lack.
 */
export const COST: Readonly<Record<CostClass, { readonly each: number; readonly perKiB: number }>> = {
  link: { each: 50, perKiB: 50 },
  addresses: { each: 500, perKiB: 100 },
  // A KiB holds ten signatures.
  appointments: { each: 200, perKiB: 1_200 },
  vote: { each: 250, perKiB: 0 },
  proposal: { each: 250, perKiB: 1_600 },
  polka: { each: 100, perKiB: 1_600 },
  round: { each: 100, perKiB: 1_000 },
  commit: { each: 100, perKiB: 1_600 },
  status: { each: 2_000, perKiB: 0 },
  attestation: { each: 300, perKiB: 50 },
  block: { each: 10_000, perKiB: 50 },
  // Decoding the frame and checking its seal; the mempool charges the bundles.
  relay: { each: 250, perKiB: 20 },
  // A KiB holds 170 ids to look up.
  announcement: { each: 50, perKiB: 50 },
  share: { each: 500, perKiB: 10 },
  stream: { each: 1_000, perKiB: 0 },
};

// Rates in microseconds of work.

/** For a validator of this epoch or the next: twice what a hundred of them send each other in the worst height. */
export const OF_VALIDATOR: Rate = { perSecond: 150_000, burst: 2_000_000 };
/** For any other peer, which sends few consensus messages. */
export const OF_OTHER: Rate = { perSecond: 20_000, burst: 500_000 };
/** Guaranteed part of that allowance, whatever others use: forty heartbeats a second; an honest peer sends two. */
export const GUARANTEED: Rate = { perSecond: 2_000, burst: 50_000 };
/** Shared allowance of all non-validators beyond their guaranteed parts, because identities are free. */
export const OF_ALL_OTHERS: Rate = { perSecond: 100_000, burst: 1_000_000 };

/**
 * Cost of handling a frame, microseconds; assembling the block attached to a message costs extra. Throws CodecError.
 */
export function costOf(type: number, payload: Uint8Array): number {
  if (type !== plainType(type)) {
    return workOf('share', payload.length) + costOf(plainType(type), payload.subarray(SHARE_BYTES));
  }
  if (type !== FRAME.message && type !== FRAME.withBlock) return workOf(frameKinds.get(type) ?? 'link', payload.length);
  const { message, block } = splitFrame(type, payload);
  return workOf(messageType(message) ?? 'link', message.length) + (block ? workOf('link', block.length) : 0);
}

/** Cost of work of a kind, microseconds. */
export function workOf(kind: CostClass, bytes: number): number {
  const { each, perKiB } = COST[kind];
  return each + Math.ceil((perKiB * bytes) / 1024);
}

const frameKinds = new Map<number, CostClass>([
  [FRAME.attestation, 'attestation'],
  [FRAME.relayBatch, 'relay'],
  [FRAME.announcement, 'announcement'],
  [FRAME.askPeers, 'addresses'],
  [FRAME.peers, 'addresses'],
  [FRAME.appoint, 'appointments'],
  [FRAME.appointments, 'appointments'],
]);

/** The allowances of all links. No link can use the guaranteed part of another. */
export class Budget {
  readonly #links = new WeakMap<object, { readonly own: TokenBucket; readonly guaranteed: TokenBucket }>();
  readonly #others = new TokenBucket();

  /** Charges the cost of work to a link's allowance; returns false and charges nothing if it is insufficient. */
  charge(link: object, isValidator: boolean, cost: number, nowMs: number): boolean {
    const buckets = this.#links.get(link) ?? { own: new TokenBucket(), guaranteed: new TokenBucket() };
    this.#links.set(link, buckets);
    const { own, guaranteed } = buckets;
    if (own.available(isValidator ? OF_VALIDATOR : OF_OTHER, nowMs) < cost) return false;
    if (!isValidator) {
      const paying = guaranteed.available(GUARANTEED, nowMs) >= cost ? guaranteed : this.#others;
      if (paying === this.#others && paying.available(OF_ALL_OTHERS, nowMs) < cost) return false;
      paying.spend(cost);
    }
    own.spend(cost);
    return true;
  }
}
