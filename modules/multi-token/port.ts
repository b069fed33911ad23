/**
 * Port of multi-token collections for other modules. `by` is the acting account: the sender of the operation or an
 * account of the calling module.
 */

import { type Address, AmountZero, type Hash, InsufficientBalance, InvalidAddress, port } from '../../runtime/sdk.js';
import type { Entry } from './batch.js';
import type { CollectionInfo } from './collection.js';
import { BatchSize, CollectionNotFound, NonFungibleAmount, TypeNotFound } from './errors.js';
import type { TokenTypeInfo } from './token-type.js';
import type { Move } from './transfer.js';

/**
 * Type ids are 0 to 2^64 - 1, amounts 0 to 2^128 - 1. Calls fail with NotAuthorized when the caller may not act for
 * `by`, or when `by` is neither `from` nor an operator of `from`.
 */
export interface MultiTokenPort {
  /** The collection at an address; undefined if there is none. */
  collection(address: Hash): CollectionInfo | undefined;
  /** A type with its supply and metadata_uri; undefined if there is none. */
  typeInfo(collection: Hash, type_id: bigint): TokenTypeInfo | undefined;
  /** Balance of an account in one type; 0 if the type does not exist. */
  balance(collection: Hash, type_id: bigint, owner: Address): bigint;
  /** True if the operator may move everything that the owner holds in the collection. */
  isOperator(collection: Hash, owner: Address, operator: Address): boolean;
  /** Moves an amount of one type and emits MultiTokenTransferSingle. */
  transfer(move: Move, entry: Entry): void;
  /** Makes 1 to 256 moves, all or none, and emits one MultiTokenTransferBatch per recipient. */
  batch(move: Move, entries: readonly Entry[]): void;
  /** Approves or removes an operator that may move everything that `by` holds in the collection. */
  setOperator(by: Address, collection: Hash, operator: Address, approved: boolean): void;
}
const MOVING = [TypeNotFound, NonFungibleAmount, AmountZero, InvalidAddress, InsufficientBalance];

export const multiTokenPort = port<MultiTokenPort>('multi-token', {
  transfer: MOVING,
  batch: [...MOVING, BatchSize],
  setOperator: [CollectionNotFound, InvalidAddress],
});

export type { CollectionInfo, Entry, Move, TokenTypeInfo };
