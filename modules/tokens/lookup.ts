/** Lookup of tokens by symbol or mint. */

import { fail, fromHex, type Hash, toHex, UnknownToken, upperCase } from '../../runtime/sdk.js';
import { NATIVE, nameOf } from '../shared/tokens.js';
import type { Reading } from './shape.js';
import type { Token } from './token.js';

/** A token for transfer rules: its mint, and its name in events. */
export interface Asset {
  readonly mint: Hash;
  readonly name: string;
  /** Undefined for the native token, whose record no rule needs. */
  readonly token?: Token;
}

const MINT = /^0x[0-9a-fA-F]{64}$/;

/** Mint for a symbol or `0x` hex; undefined if no token has it. The native symbol needs no state access. */
export function findMint({ chain, state }: Reading, name: string): Hash | undefined {
  if (name === chain.symbol) return NATIVE;
  if (!MINT.test(name)) return state.symbols.get(upperCase(name));
  const mint = toHex(fromHex(name.slice(2))) as Hash;
  return state.tokens.has(mint) ? mint : undefined;
}

/** Like `findMint`, but fails for an unknown name. */
export function mintNamed(where: Reading, name: string): Hash {
  return findMint(where, name) ?? fail(UnknownToken, { token: name });
}

/** The record of a mint; fails if there is none. */
export function tokenOf({ state }: Reading, mint: Hash): Token {
  return state.tokens.get(mint) ?? fail(UnknownToken, { token: `0x${mint}` });
}

/** The asset of a mint; fails if there is none. */
export function assetOf(where: Reading, mint: Hash): Asset {
  if (mint === NATIVE) return { mint, name: where.chain.symbol };
  const token = tokenOf(where, mint);
  return { mint, name: nameOf(mint, token), token };
}

/** The asset for a symbol or `0x` hex; fails for an unknown name. */
export function assetNamed(where: Reading, name: string): Asset {
  return assetOf(where, mintNamed(where, name));
}
