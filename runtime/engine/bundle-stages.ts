/** Stages of a bundle on this node, reported to a tracer. Parts report nothing without one. */

import type { Hash } from '../lib/codec/ids.js';

/** Bundles by their id. */
export interface Identified {
  readonly hash: Hash;
}

/** The bundles of a block, and its hash. */
export interface BlockOfBundles {
  readonly hash: Hash;
  readonly header: { readonly height: number; readonly round: number };
  readonly envelopes: readonly Identified[];
}

/** Receives stages as they end. Times are those of `performance.now()`. No function throws or takes long. */
export interface BundleStages {
  /** The bytes of a bundle arrived at `beganMs` and are parsed. */
  received(bundle: Identified, beganMs: number): void;
  /** Its signature is valid. */
  verified(bundle: Identified): void;
  /** It was executed on the pending state. */
  executed(bundle: Identified): void;
  /** This node built a block as its proposer. */
  proposed(block: BlockOfBundles, beganMs: number): void;
  /** A block from elsewhere was executed and is valid. */
  checked(block: BlockOfBundles, beganMs: number): void;
  /** This node's validator signed a vote for a block. */
  voted(block: Hash, vote: 'prevote' | 'precommit'): void;
  /** A decided block is durable; `beganMs` is the time of the decision. */
  committed(block: BlockOfBundles, beganMs: number): void;
}
