/** What other modules may do with tokens. Authority is in the context: nobody moves what is not the caller's or the sender's. */

import {
  AccountFrozen,
  type Address,
  AmountOverflow,
  AmountZero,
  type Hash,
  InsufficientBalance,
  InvalidAddress,
  type MethodContext,
  port,
  UnknownToken,
  view,
  ZERO_HASH,
} from '../../runtime/sdk.js';
import {
  InvalidDecimals,
  InvalidName,
  InvalidSymbol,
  MaxSupplyExceeded,
  NotMintAuthority,
  Paused,
  SymbolTaken,
} from './errors.js';
import type { Token } from './token.js';

/** The mint of the native token. */
export const NATIVE: Hash = ZERO_HASH;

/** Holds what nobody may hold: no key hashes to it. It mints the bridged tokens of genesis, through `mintAsProtocol`. */
export const PROTOCOL = 'f'.repeat(64) as string as Address;

/** The accounts 0x00…01 to 0x00…08 of genesis. */
export const systemAccount = (ordinal: number): Address => ordinal.toString(16).padStart(64, '0') as string as Address;

/** A token that a module makes. */
export interface NewToken {
  /** Derived by the module, so that it finds the token again. */
  readonly mint: Hash;
  /** 1 to 12 of A-Z, 0-9 and the dot. Unique, except that liquidity tokens are found by their mint alone. */
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly standard: 'lp' | 'bridged' | 'fungible';
  readonly authority: Address;
}

/**
 * Amounts are raw units. A mint that no token has is refused with UnknownToken. A paused token (Paused) and an account
 * that is frozen for it (AccountFrozen) move nothing: hooks, where a refusal stops the node, ask `canMove` before.
 */
export interface TokensPort {
  /** 0 for an account that never held the token. */
  balance(of: Address, mint: Hash): bigint;
  supply(mint: Hash): bigint;
  /** The record of a token; undefined when there is none. */
  info(mint: Hash): Token | undefined;
  /** The mint of a token by its symbol, or by its mint as `0x` hex. */
  find(name: string): Hash;
  /** The same; undefined where no token has the name. */
  lookUp(name: string): Hash | undefined;
  /** Of many mints, read together: `info`, `supply` and `balance`. */
  infos(mints: readonly Hash[]): readonly (Token | undefined)[];
  supplies(mints: readonly Hash[]): readonly bigint[];
  balances(of: Address, mints: readonly Hash[]): readonly bigint[];
  /** Up to `limit` tokens of an account with what it holds of each, the native one first. */
  holdings(of: Address, limit: number): readonly (readonly [mint: Hash, balance: bigint])[];
  /**
   * Keeps what every account holds of a token when a block ends: this one, or a later one. Returns the height that is kept:
   * the one that is wanted, or where the token has many such heights, a later one that is shared. To be given up by
   * `dropHeight`, once for each call.
   */
  keepHeight(mint: Hash, height: number): number;
  dropHeight(mint: Hash, height: number): void;
  /** What an account held, and what there was, when the block of a height that is kept had ended; before that, what is now. */
  balanceAt(of: Address, mint: Hash, height: number): bigint;
  supplyAt(mint: Hash, height: number): bigint;
  /**
   * Makes a token without supply. The caller must be able to act for `authority`, which alone can then mint it: an
   * account of the calling module. Refuses a mint that is taken, a symbol that is taken or looks like one of genesis,
   * and what is no symbol, name or number of decimals (1100 to 1103).
   */
  create(token: NewToken): void;
  /** False while the token is paused, or one of the two is frozen for it. */
  canMove(from: Address, to: Address, mint: Hash): boolean;
  /** True where the account holds so much that only a post-quantum key signs for it (`pq.required_above`). */
  requiresPostQuantum(account: Address): boolean;
  /** Moves tokens from an account that the caller may act for; the event Transfer tells of it. */
  transfer(from: Address, to: Address, mint: Hash, amount: bigint): void;
  /**
   * Makes tokens; the caller must be able to act for the mint authority. Stablecoins are made by their minters alone,
   * in operations. Only liquidity tokens can be minted to the zero address.
   */
  mint(to: Address, mint: Hash, amount: bigint): void;
  /** Makes tokens whose mint authority is the protocol account. For the bridge: who has this function, has the authority. */
  mintAsProtocol(to: Address, mint: Hash, amount: bigint): void;
  /** Destroys tokens of an account that the caller may act for. */
  burn(from: Address, mint: Hash, amount: bigint): void;

  /** Native units of the supply that no account holds: rewards to come, and fees on their way. */
  unissued(): bigint;
  /** Takes native units from an account that the caller may act for into the unissued part. No event: receipts tell the fee. */
  collect(from: Address, amount: bigint): void;
  /** Gives native units out of the unissued part. No event: the caller tells why. */
  issue(to: Address, amount: bigint): void;
}
/** Raw units of an account that another module keeps: locked for a time, or staked. */
export interface Holding {
  readonly locked?: bigint;
  readonly staked?: bigint;
}

/** What chain_getBalance asks of the modules that take tokens out of balances and know whose they are. */
export const holdingsView = view<[account: Address, mint: Hash], Holding>('holdings');

/** What modules warn of about a token: each answer goes on where a sentence begins with its name. */
export const tokenWarningsView = view<[mint: Hash], readonly string[]>('token-warnings');

/** What who moves these tokens should know before. For `warns` and methods; of the native token nothing is asked. */
export function warningsAbout(
  c: Pick<MethodContext, 'ask'>,
  tokens: readonly { readonly mint: Hash; readonly name: string }[],
): string[] {
  return tokens
    .filter(({ mint }) => mint !== NATIVE)
    .flatMap(({ mint, name }) =>
      c.ask(tokenWarningsView, mint).flatMap((said) => said.map((what) => `${name} ${what}`)),
    );
}

const HALTED = [Paused, AccountFrozen];
const MINTING = [
  UnknownToken,
  NotMintAuthority,
  AmountZero,
  InvalidAddress,
  ...HALTED,
  MaxSupplyExceeded,
  AmountOverflow,
];

export const tokensPort = port<TokensPort>('tokens', {
  supply: [UnknownToken],
  find: [UnknownToken],
  create: [SymbolTaken, InvalidSymbol, InvalidName, InvalidDecimals, InvalidAddress, AmountOverflow],
  canMove: [UnknownToken],
  transfer: [UnknownToken, AmountZero, InvalidAddress, ...HALTED, InsufficientBalance],
  mint: MINTING,
  mintAsProtocol: MINTING,
  burn: [UnknownToken, AmountZero, ...HALTED, InsufficientBalance],
  collect: [InsufficientBalance],
  issue: [MaxSupplyExceeded],
});

export { TokenName } from './symbols.js';
export { MAX_SUPPLY, nameOf, type Token } from './token.js';
