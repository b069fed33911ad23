/** What other modules may do with NFTs. `by` is who acts: the sender of the operation or an account of the caller. */

import { type Address, type Hash, port } from '../../runtime/sdk.js';
import type { CollectionInfo } from './collection.js';
import type { NftInfo } from './nft.js';
import type { Approval } from './ownership.js';

/** Ids of tokens are 0 to 2^128 - 1. Refusals are those of the operations; NotAuthorized when the caller may not act for `by`. */
export interface NftPort {
  /** A collection with its counts; undefined when there is none. */
  collection(address: Hash): CollectionInfo | undefined;
  /** A token with its owner, approved account, metadata_uri and royalty; undefined when never minted or burned. */
  token(collection: Hash, token_id: bigint): NftInfo | undefined;
  /** How many tokens of a collection an account owns. */
  balance(collection: Hash, owner: Address): number;
  /** True when the operator may move every token of the owner in the collection. */
  isOperator(collection: Hash, owner: Address, operator: Address): boolean;
  /** Moves a token as TransferNft does: `by` is its owner, or approved by him. */
  transfer(by: Address, collection: Hash, token_id: bigint, to: Address): void;
  /** Gives or takes back an approval as ApproveNft does. */
  approve(by: Address, approval: Approval): void;
}
export const nftPort = port<NftPort>('nft');

export type { Approval, CollectionInfo, NftInfo };
