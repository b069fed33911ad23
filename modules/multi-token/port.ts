/** What other modules may do with multi-token collections. `by` is who acts: the sender of the operation or an account of the caller. */

import { type Address, AmountZero, type Hash, InsufficientBalance, InvalidAddress, port } from '../../runtime/sdk.js';
import type { Entry } from './batch.js';
import type { CollectionInfo } from './collection.js';
import { BatchSize, CollectionNotFound, NonFungibleAmount, TypeNotFound } from './errors.js';
import type { TokenTypeInfo } from './token-type.js';
import type { Move } from './transfer.js';

/**
 * Type ids are 0 to 2^64 - 1, amounts 0 to 2^128 - 1. NotAuthorized when the caller may not act for `by`, or `by` is
 * neither `from` nor an operator of his.
 */
export interface MultiTokenPort {
  /** A collection; undefined when there is none. */
  collection(address: Hash): CollectionInfo | undefined;
  /** A type with its supply and metadata_uri; undefined when there is none. */
  typeInfo(collection: Hash, type_id: bigint): TokenTypeInfo | undefined;
  /** What an account holds of a type; 0 where there is no such type. */
  balance(collection: Hash, type_id: bigint, owner: Address): bigint;
  /** True when the operator may move all that the owner holds in the collection. */
  isOperator(collection: Hash, owner: Address, operator: Address): boolean;
  /** Moves some of one type; the event MultiTokenTransferSingle tells of it. */
  transfer(move: Move, entry: Entry): void;
  /** Moves 1 to 256 times, all or none; an event MultiTokenTransferBatch for each recipient tells of it. */
  batch(move: Move, entries: readonly Entry[]): void;
  /** Lets an account move all that `by` holds in the collection, or no longer. */
  setOperator(by: Address, collection: Hash, operator: Address, approved: boolean): void;
}
const MOVING = [TypeNotFound, NonFungibleAmount, AmountZero, InvalidAddress, InsufficientBalance];

export const multiTokenPort = port<MultiTokenPort>('multi-token', {
  transfer: MOVING,
  batch: [...MOVING, BatchSize],
  setOperator: [CollectionNotFound, InvalidAddress],
});

export type { CollectionInfo, Entry, Move, TokenTypeInfo };
