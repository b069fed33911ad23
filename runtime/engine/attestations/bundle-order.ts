/** The order of the bundles of a block: a part of the distribution, the same on every node of a chain. */

import type { AttestationRef, Block } from '../../kernel/chain/block.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Fairness } from '../../kernel/chain/core.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { Attestation } from '../consensus/attestation.js';

/** What an order may depend on besides the block: the same for everybody who has the block before. */
export interface OrderTerms {
  readonly parent: Hash;
  readonly parentTimeMs: number;
  readonly set: readonly ValidatorPower[];
  readonly fairness: Fairness;
}

/** The attestations that a block refers to; all of them are at hand. */
export interface KnownAttestations {
  get(hash: Hash): Attestation | undefined;
}

/** Pure: a proposer and those who check its block come to the same order. */
export interface BundleOrder {
  /** Whether the next block is ordered; else its bundles stand as its proposer found them. */
  isAsked(terms: OrderTerms): boolean;
  /**
   * The bundles in their order, those of a sender by nonce. Leaving bundles out changes nothing about the others, as long as
   * no lower nonce of a sender is left out: some fail when the block is built.
   */
  arrange(
    bundles: readonly Envelope[],
    refs: readonly AttestationRef[],
    attested: KnownAttestations,
    terms: OrderTerms,
  ): readonly Envelope[];
  /** Why the bundles of a block are not in order; undefined when they are. */
  misplaced(
    block: Block,
    bundles: readonly Envelope[],
    attested: KnownAttestations,
    terms: OrderTerms,
  ): string | undefined;
}
