/** Progress of a block and of the bundle that runs in it: two parts of an execution context. */

import type { Address, Hash } from '../../lib/codec/ids.js';
import { ZERO_HASH } from '../../lib/codec/ids.js';
import { fail } from '../../lib/errors.js';
import type { CountedAttestations } from './attested.js';
import { GasLimitExceeded } from './common-errors.js';
import { BLOCK_LEVEL, type Emitted } from './receipt.js';

/** A block so far. */
export class BlockProgress {
  gasUsed = 0;
  bundleCount = 0;
  /** Counted attestation references of the block; undefined when no block is built or checked. */
  attested: CountedAttestations | undefined;
  /** True once an upgrade has run in this block. */
  upgraded = false;

  include(gasUsed: number): void {
    this.gasUsed += gasUsed;
    this.bundleCount++;
  }
}

/** The running bundle so far. A hook runs between bundles: without a sender, and with events of its own. */
export class BundleProgress {
  sender: Address | undefined;
  hash: Hash = ZERO_HASH;
  nonce = 0;
  opIndex = BLOCK_LEVEL;
  gas = 0;
  gasLimit = 0;
  events: Emitted[] = [];

  begin(sender: Address, hash: Hash, nonce: number, gasLimit: number): void {
    this.sender = sender;
    this.hash = hash;
    this.nonce = nonce;
    this.gas = 0;
    this.gasLimit = gasLimit;
    this.events = [];
  }

  /** Hooks collect their events apart from those of bundles. */
  beginHook(): void {
    this.events = [];
  }

  end(): void {
    this.sender = undefined;
    this.hash = ZERO_HASH;
    this.opIndex = BLOCK_LEVEL;
    this.events = [];
  }

  useGas(gas: number): void {
    this.gas += gas;
    if (this.gas > this.gasLimit) fail(GasLimitExceeded, { limit: this.gasLimit, needed: this.gas });
  }
}
