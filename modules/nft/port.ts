/**
 * Port of NFTs for other modules. `by` is the acting account: the sender of the operation or an account of the calling
 * module.
 */

import { type Address, type Hash, InvalidAddress, port } from '../../runtime/sdk.js';
import type { CollectionInfo } from './collection.js';
import { CollectionNotFound, NftNotFound, NotNftOwner } from './errors.js';
import type { NftInfo } from './nft.js';
import type { Approval } from './ownership.js';

/** Token ids are 0 to 2^128 - 1. Calls fail with NotAuthorized when the caller may not act for `by`. */
export interface NftPort {
  /** A collection with its counters; undefined if there is none. */
  collection(address: Hash): CollectionInfo | undefined;
  /**
   * A token with its owner, approved account, metadata_uri and royalty; undefined if it was never minted or is burned.
   */
  token(collection: Hash, token_id: bigint): NftInfo | undefined;
  /** Number of tokens of a collection that an account owns. */
  balance(collection: Hash, owner: Address): number;
  /** True if the operator may move every token of the owner in the collection. */
  isOperator(collection: Hash, owner: Address, operator: Address): boolean;
  /** Ids of the tokens among the `minted` lowest ids of a collection, ascending, without burned ones. */
  first(collection: Hash, minted: number): readonly bigint[];
  /** Ids of up to `limit` tokens of a collection that an account owns, ascending. */
  firstOf(collection: Hash, owner: Address, limit: number): readonly bigint[];
  /** Moves a token like TransferNft; `by` is the owner, an operator of the owner, or the approved account. */
  transfer(by: Address, collection: Hash, token_id: bigint, to: Address): void;
  /** Grants or revokes an approval like ApproveNft. */
  approve(by: Address, approval: Approval): void;
  /** Revokes the approval of a token, if it has one. Emits NftApproval in either case, as ERC-721 requires. */
  clear(by: Address, collection: Hash, token_id: bigint): void;
}
export const nftPort = port<NftPort>('nft', {
  transfer: [NftNotFound, NotNftOwner, InvalidAddress],
  approve: [NftNotFound, NotNftOwner, CollectionNotFound, InvalidAddress],
});

export type { Approval, CollectionInfo, NftInfo };
