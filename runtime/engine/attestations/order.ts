/**
 * Fair order: bundles stand in a block in the order in which the committee's validators say they came in, by the median
 * and in steps of a quarter of a second, within which chance decides (consensus 2.10). Pure: a proposer and those who
 * check it come to the same order.
 */

import { type Address, fromHex, type Hash } from '../../lib/codec/ids.js';
import { blake3Parts } from '../../lib/crypto/hash.js';
import { shortId } from '../../lib/crypto/short-id.js';
import { type AttestationBody, eachEntry } from '../consensus/attestation.js';

/** What orders a bundle. */
export interface Orderable {
  /** Short id under the hash of the block before. */
  readonly id: number;
  readonly from: Address;
  readonly nonce: number;
}

/** A member of the committee: its power, and what it attested; null when the block does not refer to it. */
export interface CommitteeMember {
  readonly power: number;
  readonly body: AttestationBody | null;
}

/** What the order of a block follows from. */
export interface OrderInput {
  readonly parentTimeMs: number;
  /** Width of a step, milliseconds. */
  readonly bucketMs: number;
  /** Decides within a step. */
  readonly seed: Uint8Array;
  readonly committee: readonly CommitteeMember[];
}

/** How far around the time of the block before arrivals are told apart. */
const WINDOW_MS = 60_000;

/** The seed of a block: the block before and the attestations that it refers to. */
export function orderSeed(parent: Hash, refs: readonly { readonly hash: Hash }[]): Uint8Array {
  return blake3Parts('order\0', fromHex(parent), ...refs.map(({ hash }) => fromHex(hash)));
}

/**
 * When bundles came in, by short id: the time by which members with more than half of the committee's power had it. One
 * that too few list has none.
 */
export function medianArrivals(
  committee: readonly CommitteeMember[],
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  const heard = new Map<number, [atMs: number, power: number][]>();
  let total = 0;
  for (const { power, body } of committee) {
    total += power;
    if (body === null) continue;
    const seen = new Set<number>();
    eachEntry(body, (id, ageMs) => {
      if (!wanted.has(id) || seen.has(id)) return;
      seen.add(id);
      const arrival: [number, number] = [body.made_ms - ageMs, power];
      const known = heard.get(id);
      if (known) known.push(arrival);
      else heard.set(id, [arrival]);
    });
  }
  const medians = new Map<number, number>();
  for (const [id, arrivals] of heard) {
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

/** The step of a median time of arrival; what has none stands in the last step. */
function bucketOf(median: number | undefined, { parentTimeMs, bucketMs }: OrderInput): number {
  const offset = median === undefined ? 2 * WINDOW_MS : median - parentTimeMs + WINDOW_MS;
  return Math.floor(Math.min(Math.max(offset, 0), 2 * WINDOW_MS) / bucketMs);
}

/**
 * The bundles in their order: by step, and no earlier than those of the same sender with lower nonces; within a step by
 * chance over senders, then by nonce. Leaving bundles out changes nothing about the others, as long as no sender's lower
 * nonce is left out.
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
  const placed = [...bundles]
    .sort((a, b) => a.nonce - b.nonce)
    .map((bundle) => {
      const { from, id } = bundle;
      const bucket = Math.max(bucketOf(medians.get(id), input), latest.get(from) ?? 0);
      latest.set(from, bucket);
      return { bundle, bucket, chance: chanceOf(from) };
    });
  placed.sort(
    (a, b) =>
      a.bucket - b.bucket ||
      a.chance - b.chance ||
      (a.bundle.from < b.bundle.from ? -1 : a.bundle.from > b.bundle.from ? 1 : a.bundle.nonce - b.bundle.nonce),
  );
  return placed.map(({ bundle }) => bundle);
}
