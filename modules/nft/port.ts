/** What other modules may do with NFTs. `by` is who acts: the sender of the operation or an account of the caller. */

import { type Address, type Hash, InvalidAddress, port } from '../../runtime/sdk.js';
import type { CollectionInfo } from './collection.js';
import { CollectionNotFound, NftNotFound, NotNftOwner } from './errors.js';
import type { NftInfo } from './nft.js';
import type { Approval } from './ownership.js';

/** Ids of tokens are 0 to 2^128 - 1. A caller that may not act for `by` is refused with NotAuthorized. */
export interface NftPort {
  /** A collection with its counts; undefined when there is none. */
  collection(address: Hash): CollectionInfo | undefined;
  /** A token with its owner, approved account, metadata_uri and royalty; undefined when never minted or burned. */
  token(collection: Hash, token_id: bigint): NftInfo | undefined;
  /** How many tokens of a collection an account owns. */
  balance(collection: Hash, owner: Address): number;
  /** True when the operator may move every token of the owner in the collection. */
  isOperator(collection: Hash, owner: Address, operator: Address): boolean;
  /** Ids of the tokens of a collection in order, of at most so many that were ever minted: burned ones are left out. */
  first(collection: Hash, minted: number): readonly bigint[];
  /** Ids of at most so many tokens of a collection that an account owns, in order. */
  firstOf(collection: Hash, owner: Address, limit: number): readonly bigint[];
  /** Moves a token as TransferNft does: `by` is its owner, or approved by him. */
  transfer(by: Address, collection: Hash, token_id: bigint, to: Address): void;
  /** Gives or takes back an approval as ApproveNft does. */
  approve(by: Address, approval: Approval): void;
  /** Takes back the approval of a token, if it has one; the event NftApproval tells of it in either case, as ERC-721 asks for. */
  clear(by: Address, collection: Hash, token_id: bigint): void;
}
export const nftPort = port<NftPort>('nft', {
  transfer: [NftNotFound, NotNftOwner, InvalidAddress],
  approve: [NftNotFound, NotNftOwner, CollectionNotFound, InvalidAddress],
});

export type { Approval, CollectionInfo, NftInfo };
