/** The bridge as other code may read it. */

import { type Address, type Hash, port } from '../../runtime/sdk.js';

/** A deposit log of another chain. */
export interface BridgeDeposit {
  readonly chain: string;
  /** In the notation of that chain. */
  readonly tx_hash: string | null;
  readonly log_index: number | null;
  readonly mint: Hash;
  readonly status: string;
}

/** For displays of the bridge and for attesters. Nothing here moves tokens or changes the attesters. */
export interface BridgePort {
  /** The contract on another chain that a token represents; undefined if there is none. */
  originOf(mint: Hash): { readonly chain: string; readonly contract: string } | undefined;
  /** Number of the bridge transfer that received a log; undefined if there is none or the chain is unknown. */
  received(chain: string, tx_hash: string, log_index: number): number | undefined;
  /** Records of a transaction on any other chain, received or only observed; at most 8 logs per chain. */
  depositsOf(tx_hash: string): readonly BridgeDeposit[];
  /** Token and status of a withdrawal; undefined if the number is unused. */
  withdrawal(id: number): { readonly mint: Hash; readonly status: string } | undefined;
  /** Accounts of the current attesters, in the order of their places, and the number that must sign. */
  attesters(): { readonly set_index: number; readonly accounts: readonly Address[]; readonly threshold: number };
}
export const bridgePort = port<BridgePort>('bridge');

export { Proof, readProof } from './attester-set.js';
export { CHAIN_NAMES, trellisName } from './chains.js';
export { contractOfMint } from './channel.js';
export { depositDigest, releaseDigest, withdrawalDigest } from './digests.js';
