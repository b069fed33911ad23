/**
 * Port of tokens for other modules. The context carries the authority: a module can move only tokens of its own
 * accounts and of the sender.
 */

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
} from '../../runtime/sdk.js';
import { NATIVE } from '../shared/tokens.js';
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

/**
 * Holder of roles that no account may have; no key hashes to it. It mints the bridged tokens of genesis through
 * `mintAsProtocol`.
 */
export const PROTOCOL = 'f'.repeat(64) as string as Address;

/** System accounts 0x00…01 to 0x00…08 of genesis. */
export const systemAccount = (ordinal: number): Address => ordinal.toString(16).padStart(64, '0') as string as Address;

/** Purposes of the system accounts, in order. */
export const SYSTEM_LABELS = [
  'public distribution',
  'ecosystem and DeFi',
  'foundation treasury',
  'team and founders',
  'marketing and community',
  'investor round',
  'testnet rewards',
  'staking and strategic',
] as const;

/** A token that a module creates. */
export interface NewToken {
  /** Derived by the module, so that it can find the token again. */
  readonly mint: Hash;
  /** 1 to 12 of A-Z, 0-9 and the dot. Unique, except for liquidity tokens, which are found only by their mint. */
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly standard: 'lp' | 'bridged' | 'fungible';
  readonly authority: Address;
}

/** A token that represents a contract of another chain; its owner may pause it. */
export interface BridgedToken extends Omit<NewToken, 'standard' | 'authority'> {
  readonly owner: Address;
  readonly origin: NonNullable<Token['bridge']>;
}

/**
 * Amounts are raw units. Calls fail with UnknownToken for an unknown mint. Tokens cannot move while the token is paused
 * (Paused) or an account is frozen for it (AccountFrozen). Hooks, in which a failure halts the node, must check
 * `canMove` first.
 */
export interface TokensPort {
  /** 0 for an account that never held the token. */
  balance(of: Address, mint: Hash): bigint;
  supply(mint: Hash): bigint;
  /** The record of a token; undefined if there is none. */
  info(mint: Hash): Token | undefined;
  /** Mint of a token by its symbol, or by its mint as `0x` hex. */
  find(name: string): Hash;
  /** Like `find`, but undefined if no token has the name. */
  lookUp(name: string): Hash | undefined;
  /** `info`, `supply` and `balance` of many mints, with batched reads. */
  infos(mints: readonly Hash[]): readonly (Token | undefined)[];
  supplies(mints: readonly Hash[]): readonly bigint[];
  balances(of: Address, mints: readonly Hash[]): readonly bigint[];
  /** Up to `limit` tokens of an account with their balances, the native token first. */
  holdings(of: Address, limit: number): readonly (readonly [mint: Hash, balance: bigint])[];
  /**
   * Keeps the balances and the supply of a token at the end of the block at `height`, the current one or a later one.
   * Returns the kept height: `height` itself, or a later shared one if the token has many kept heights. Each call needs
   * one `dropHeight`.
   */
  keepHeight(mint: Hash, height: number): number;
  dropHeight(mint: Hash, height: number): void;
  /** Balance and supply at the end of the block at a kept height; the current values if that block has not ended. */
  balanceAt(of: Address, mint: Hash, height: number): bigint;
  supplyAt(mint: Hash, height: number): bigint;
  /**
   * Creates a token without supply. Only `authority`, an account of the calling module, can mint it. Fails for a taken
   * mint, for a symbol that is taken or looks like a genesis symbol, and for an invalid symbol, name or number of
   * decimals (1100 to 1103).
   */
  create(token: NewToken): void;
  /** False if the token is paused or one of the accounts is frozen for it. */
  canMove(from: Address, to: Address, mint: Hash): boolean;
  /** True if the account holds so much that only a post-quantum key can sign for it (`pq.required_above`). */
  requiresPostQuantum(account: Address): boolean;
  /** Moves tokens from an account that the caller may act for and emits Transfer. */
  transfer(from: Address, to: Address, mint: Hash, amount: bigint): void;
  /**
   * Mints tokens; the caller must be able to act for the mint authority. Only minters can mint stablecoins, with
   * operations. Only liquidity tokens can be minted to the zero address.
   */
  mint(to: Address, mint: Hash, amount: bigint): void;
  /**
   * Mints tokens whose mint authority is the protocol account. For the bridge only: access to this function is the
   * authority.
   */
  mintAsProtocol(to: Address, mint: Hash, amount: bigint): void;
  /**
   * Creates a bridged token without supply that only the protocol account can mint. For the bridge only, as above.
   */
  createAsProtocol(token: BridgedToken): void;
  /** Burns tokens of an account that the caller may act for. */
  burn(from: Address, mint: Hash, amount: bigint): void;

  /** Native units of the supply that no account holds: future rewards, and fees not yet paid out. */
  unissued(): bigint;
  /**
   * Moves native units from an account that the caller may act for to the unissued part. Emits no event, because
   * receipts report the fee.
   */
  collect(from: Address, amount: bigint): void;
  /** Moves native units from the unissued part to an account. Emits no event; the caller reports the reason. */
  issue(to: Address, amount: bigint): void;
}
/** Raw units of an account that another module holds: locked for a time, or staked. */
export interface Holding {
  readonly locked?: bigint;
  readonly staked?: bigint;
}

/** Answered for chain_getBalance by modules that hold tokens on behalf of accounts. */
export const holdingsView = view<[account: Address, mint: Hash], Holding>('holdings');

/** Warnings of modules about a token; each continues a sentence that begins with the name of the token. */
export const tokenWarningsView = view<[mint: Hash], readonly string[]>('token-warnings');

/** Warnings for an account that is about to move these tokens, for `warns` and methods. The native token has none. */
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

const CREATING = [SymbolTaken, InvalidSymbol, InvalidName, InvalidDecimals, AmountOverflow];

export const tokensPort = port<TokensPort>('tokens', {
  supply: [UnknownToken],
  find: [UnknownToken],
  create: [...CREATING, InvalidAddress],
  createAsProtocol: CREATING,
  canMove: [UnknownToken],
  transfer: [UnknownToken, AmountZero, InvalidAddress, ...HALTED, InsufficientBalance],
  mint: MINTING,
  mintAsProtocol: MINTING,
  burn: [UnknownToken, AmountZero, ...HALTED, InsufficientBalance],
  collect: [InsufficientBalance],
  issue: [MaxSupplyExceeded],
});

export { NATIVE, nameOf } from '../shared/tokens.js';
export { TokenName } from './symbols.js';
export { MAX_SUPPLY, type Token } from './token.js';
