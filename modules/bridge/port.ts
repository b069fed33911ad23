/** What other code may ask of the bridge. */

import { type Address, type Hash, port } from '../../runtime/sdk.js';

/** A log of another chain. */
export interface BridgeDeposit {
  readonly chain: string;
  /** As that chain writes it. */
  readonly tx_hash: string | null;
  readonly log_index: number | null;
  readonly mint: Hash;
  readonly status: string;
}

/** For what shows the bridge, and for attesters. Nothing here moves tokens or changes who attests. */
export interface BridgePort {
  /** The contract on another chain whose units a token stands for; undefined for none. */
  originOf(mint: Hash): { readonly chain: string; readonly contract: string } | undefined;
  /** The number of the passage that received a log; undefined for none, and where the chain is unknown. */
  received(chain: string, tx_hash: string, log_index: number): number | undefined;
  /** What is known of a transaction on any other chain, received or only observed; at most 8 logs of each chain. */
  depositsOf(tx_hash: string): readonly BridgeDeposit[];
  /** How far a withdrawal is; undefined for a number that none has. */
  withdrawal(id: number): { readonly mint: Hash; readonly status: string } | undefined;
  /** The current attesters by account, in the order of their places, and how many must sign. */
  attesters(): { readonly set_index: number; readonly accounts: readonly Address[]; readonly threshold: number };
}
export const bridgePort = port<BridgePort>('bridge');

export { Proof, readProof } from './attester-set.js';
export { CHAIN_NAMES, trellisName } from './chains.js';
export { depositDigest, releaseDigest, withdrawalDigest } from './digests.js';
export { contractOfMint } from './lane.js';
