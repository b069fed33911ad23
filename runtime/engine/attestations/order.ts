/**
 * Fair order: sorts a block's bundles by the median arrival time that the committee's validators attest, in steps of a
 * quarter of a second with random order within a step (consensus 2.10). Pure: a proposer and the nodes that check its
 * block compute the same order.
 */

import { type Address, fromHex, type Hash } from '../../lib/codec/ids.js';
import { blake3Parts } from '../../lib/crypto/hash.js';
import { shortId } from '../../lib/crypto/short-id.js';
import { type AttestationBody, eachEntry } from '../consensus/attestation.js';

/** Properties of a bundle that determine its order. */
export interface Orderable {
  /** Short id under the hash of the previous block. */
  readonly id: number;
  readonly from: Address;
  readonly nonce: number;
}

/** A member of the committee: its power and its attestation; null if the block does not reference one. */
export interface CommitteeMember {
  readonly power: number;
  readonly body: AttestationBody | null;
}

/** Input that determines the order of a block. */
export interface OrderInput {
  readonly parentTimeMs: number;
  /** Width of a step, milliseconds. */
  readonly bucketMs: number;
  /** Randomizes the order within a step. */
  readonly seed: Uint8Array;
  readonly committee: readonly CommitteeMember[];
}

/** Arrivals are distinguished up to this far from the time of the previous block. */
const WINDOW_MS = 60_000;

/** The seed of a block, from the previous block and the referenced attestations. */
export function orderSeed(parent: Hash, refs: readonly { readonly hash: Hash }[]): Uint8Array {
  return blake3Parts('order\0', fromHex(parent), ...refs.map(({ hash }) => fromHex(hash)));
}

/**
 * Arrival times by short id: the time by which members with more than half of the committee's power had the bundle. A
 * bundle listed by too few has none.
 */
export function medianArrivals(
  committee: readonly CommitteeMember[],
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const arrivalsById = new Map<number, [atMs: number, power: number][]>();
  let total = 0;
  for (const { power, body } of committee) {
    total += power;
    if (body === null) continue;
    const seen = new Set<number>();
    eachEntry(body, (id, ageMs) => {
      if (!wanted.has(id) || seen.has(id)) return;
      seen.add(id);
      const arrival: [number, number] = [body.made_ms - ageMs, power];
      const known = arrivalsById.get(id);
      if (known) known.push(arrival);
      else arrivalsById.set(id, [arrival]);
    });
  }
  const medians = new Map<number, number>();
  for (const [id, arrivals] of arrivalsById) {
    const median = weightedMedian(arrivals, total);
    if (median !== undefined) medians.set(id, median);
  }
  return medians;
}

function weightedMedian(arrivals: [atMs: number, power: number][], total: number): number | undefined {
  arrivals.sort(([a], [b]) => a - b);
  let power = 0;
  for (const [atMs, its] of arrivals) {
    power += its;
    if (2 * power > total) return atMs;
  }
  return undefined;
}

/** The step of a median arrival time; the last step if there is none. */
function bucketOf(median: number | undefined, { parentTimeMs, bucketMs }: OrderInput): number {
  const offset = median === undefined ? 2 * WINDOW_MS : median - parentTimeMs + WINDOW_MS;
  return Math.floor(Math.min(Math.max(offset, 0), 2 * WINDOW_MS) / bucketMs);
}

/**
 * The bundles in order: by step, and no earlier than lower nonces of the same sender; within a step randomly by sender,
 * then by nonce. Leaving bundles out does not change the order of the others, as long as no lower nonce of a sender is
 * left out.
 */
export function fairOrder<T extends Orderable>(bundles: readonly T[], input: OrderInput): readonly T[] {
  const medians = medianArrivals(input.committee, new Set(bundles.map(({ id }) => id)));
  const chances = new Map<Address, number>();
  const chanceOf = (from: Address): number => {
    const known = chances.get(from);
    if (known !== undefined) return known;
    const chance = shortId(input.seed, fromHex(from));
    chances.set(from, chance);
    return chance;
  };
  const latest = new Map<Address, number>();
  const bucketed = [...bundles]
    .sort((a, b) => a.nonce - b.nonce)
    .map((bundle) => {
      const { from, id } = bundle;
      const bucket = Math.max(bucketOf(medians.get(id), input), latest.get(from) ?? 0);
      latest.set(from, bucket);
      return { bundle, bucket, chance: chanceOf(from) };
    });
  bucketed.sort(
    (a, b) =>
      a.bucket - b.bucket ||
      a.chance - b.chance ||
      (a.bundle.from < b.bundle.from ? -1 : a.bundle.from > b.bundle.from ? 1 : a.bundle.nonce - b.bundle.nonce),
  );
  return bucketed.map(({ bundle }) => bundle);
}
