/** The order of the bundles of a block: a part of the distribution, the same on every node of a chain. */

import type { AttestationRef, Block } from '../../kernel/chain/block.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Fairness } from '../../kernel/chain/core.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Hash } from '../../lib/codec/ids.js';
import type { Attestation } from '../consensus/attestation.js';

/** Inputs of the order besides the block: the same for every node with the previous block. */
export interface OrderTerms {
  readonly parent: Hash;
  readonly parentTimeMs: number;
  readonly set: readonly ValidatorPower[];
  readonly fairness: Fairness;
}

/** The attestations that a block references; all of them are available. */
export interface KnownAttestations {
  get(hash: Hash): Attestation | undefined;
}

/** Pure: a proposer and the nodes that check its block compute the same order. */
export interface BundleOrder {
  /** Whether the next block must be ordered; otherwise its bundles keep their proposer's order. */
  isRequired(terms: OrderTerms): boolean;
  /**
   * The bundles in order, those of a sender by nonce. Leaving bundles out does not change the order of the others, as
   * long as no lower nonce of a sender is left out; some bundles fail when the block is built.
   */
  arrange(
    bundles: readonly Envelope[],
    refs: readonly AttestationRef[],
    attested: KnownAttestations,
    terms: OrderTerms,
  ): readonly Envelope[];
  /** Why the bundles of a block are not in order; undefined if they are. */
  misplaced(
    block: Block,
    bundles: readonly Envelope[],
    attested: KnownAttestations,
    terms: OrderTerms,
  ): string | undefined;
}
