/**
 * Fair order in use: a proposer orders its bundles, and every validator checks a proposed block before its first vote
 * on it (decision 0051).
 */

import type { AttestationRef, Block } from '../../kernel/chain/block.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { fromHex } from '../../lib/codec/ids.js';
import { shortIds } from '../../lib/crypto/short-id.js';
import type { Attestation } from '../consensus/attestation.js';
import type { BundleOrder, KnownAttestations, OrderTerms } from './bundle-order.js';
import { orderCommittee } from './committee.js';
import { fairOrder, type Orderable, type OrderInput, orderSeed } from './order.js';
import type { AttestationPool } from './pool.js';

/** Order input of a block that references these attestations. */
function orderInput(refs: readonly AttestationRef[], attested: KnownAttestations, terms: OrderTerms): OrderInput {
  const { parent, parentTimeMs, set, fairness } = terms;
  const own = refs.filter(({ age }) => age === 0);
  const powers = set.map(({ power }) => power);
  const committee = orderCommittee(powers, parent).map((index) => {
    // The first of two conflicting attestations counts.
    const ref = own.find(({ validator }) => validator === index);
    const body = ref === undefined ? null : (attested.get(ref.hash)?.body ?? null);
    return { power: powers[index]!, body };
  });
  return { parentTimeMs, bucketMs: fairness.bucket_ms, seed: orderSeed(parent, refs), committee };
}

/** Bundles in attested order; unchanged if the chain does not require it. */
export function attestedOrderOf<
  T extends { readonly from: Orderable['from']; readonly nonce: number; readonly bytes: Uint8Array },
>(
  bundles: readonly T[],
  refs: readonly AttestationRef[],
  attested: KnownAttestations,
  terms: OrderTerms,
): readonly T[] {
  if (!terms.fairness.ordering) return bundles;
  const idOf = shortIds(fromHex(terms.parent));
  const orderable = bundles.map((bundle) => ({
    bundle,
    id: idOf(bundle.bytes),
    from: bundle.from,
    nonce: bundle.nonce,
  }));
  return fairOrder(orderable, orderInput(refs, attested, terms)).map(({ bundle }) => bundle);
}

/** Which reference of a block is false; undefined if none. All attestations are available. */
export function falseReference({ header, attestations }: Block, pool: AttestationPool): string | undefined {
  for (const { age, validator, hash } of attestations) {
    const { body } = pool.get(hash) as Attestation;
    const height = header.height - age;
    const who = `the attestation of validator ${validator} at height ${height}`;
    if (body.height !== height || body.validator !== validator) return `${who} names another validator or height`;
    if (body.parent !== pool.parentAt(height)) return `${who} names another parent`;
    if (pool.referred(height, validator).includes(hash)) return `${who} was referenced before`;
  }
  return undefined;
}

/** Why the bundles of a block are not in fair order; undefined if they are. */
export function unfairOrder(
  { attestations }: Block,
  envelopes: readonly Envelope[],
  attested: KnownAttestations,
  terms: OrderTerms,
): string | undefined {
  const fair = attestedOrderOf(envelopes, attestations, attested, terms);
  const at = envelopes.findIndex((envelope, i) => envelope !== fair[i]);
  return at < 0 ? undefined : `position ${at} has bundle ${envelopes[at]!.hash}, expected ${fair[at]!.hash}`;
}

/** The order by attested arrival, if genesis sets `chain.fair_ordering`. */
export const attestedOrder: BundleOrder = {
  isRequired: ({ fairness }) => fairness.ordering,
  arrange: attestedOrderOf,
  misplaced: unfairOrder,
};
