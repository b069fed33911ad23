/** What other modules may do with tokens. Authority is in the context: nobody moves what is not the caller's or the sender's. */

import { type Address, type Hash, port, ZERO_HASH } from '../../runtime/sdk.js';
import type { Token } from './token.js';

/** The mint of the native token. */
export const NATIVE: Hash = ZERO_HASH;

/** The accounts 0x00…01 to 0x00…08 of genesis. */
export const systemAccount = (ordinal: number): Address => ordinal.toString(16).padStart(64, '0') as string as Address;

/** Amounts are raw units. A mint that no token has is refused with UnknownToken. */
export interface TokensPort {
  /** 0 for an account that never held the token. */
  balance(of: Address, mint: Hash): bigint;
  supply(mint: Hash): bigint;
  /** The record of a token; undefined when there is none. */
  info(mint: Hash): Token | undefined;
  /** The mint of a token by its symbol, or by its mint as `0x` hex. */
  find(name: string): Hash;
  /** Moves tokens from an account that the caller may act for; the event Transfer tells of it. */
  transfer(from: Address, to: Address, mint: Hash, amount: bigint): void;
  /** Makes tokens; the caller must be able to act for the mint authority. */
  mint(to: Address, mint: Hash, amount: bigint): void;
  /** Destroys tokens of an account that the caller may act for. */
  burn(from: Address, mint: Hash, amount: bigint): void;

  /** Native units of the supply that no account holds: rewards to come, and fees on their way. */
  unissued(): bigint;
  /** Takes native units from an account that the caller may act for into the unissued part. No event: receipts tell the fee. */
  collect(from: Address, amount: bigint): void;
  /** Gives native units out of the unissued part. No event: the caller tells why. */
  issue(to: Address, amount: bigint): void;
}
export const tokensPort = port<TokensPort>('tokens');

export type { Token } from './token.js';
