/** Balances: the only code that changes what an account holds. */

import {
  AccountFrozen,
  type Address,
  AmountOverflow,
  AmountZero,
  fail,
  type Hash,
  InsufficientBalance,
  InvalidAddress,
  NotAuthorized,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { MaxSupplyExceeded, Paused } from './errors.js';
import type { Asset } from './lookup.js';
import { NATIVE } from './port.js';
import type { Reading, Writing } from './shape.js';
import { MAX_SUPPLY, nameOf, type Token } from './token.js';

/** Cannot overflow: what all accounts hold together is the supply, which is bounded. */
export function credit({ balances }: Writing['state'], to: Address, mint: Hash, amount: bigint): void {
  balances.put(to, mint, (balances.get(to, mint) ?? 0n) + amount);
}

/** Refuses when the account holds less. An empty balance leaves no record. */
export function debit({ balances }: Writing['state'], from: Address, { mint, name }: Asset, amount: bigint): void {
  const have = balances.get(from, mint) ?? 0n;
  if (have < amount) fail(InsufficientBalance, { token: name, have: `${have}`, need: `${amount}` });
  if (have === amount) balances.delete(from, mint);
  else balances.put(from, mint, have - amount);
}

/** Moves tokens and tells of it. */
export function transfer({ state, emit }: Writing, from: Address, to: Address, asset: Asset, amount: bigint): void {
  checkMove(to, amount);
  checkFree(state, asset, [from, to]);
  debit(state, from, asset, amount);
  credit(state, to, asset.mint, amount);
  emit.Transfer({ from, to, token: asset.name, amount });
}

/** Makes tokens within the limits of the token. Liquidity that is locked for ever goes to the zero address. */
export function mintTo({ state, emit }: Writing, to: Address, mint: Hash, token: Token, amount: bigint): void {
  if (token.standard === 'lp' && to === ZERO_ADDRESS) checkAmount(amount);
  else checkMove(to, amount);
  const name = nameOf(mint, token);
  checkFree(state, { mint, name, token }, [to]);
  const supply = state.supplies.get(mint)! + amount;
  if (supply > (token.max_supply ?? MAX_SUPPLY)) {
    const details = { max_supply: `${token.max_supply ?? MAX_SUPPLY}`, supply: `${supply}` };
    if (token.max_supply === null) fail(AmountOverflow, details);
    fail(MaxSupplyExceeded, details);
  }
  state.supplies.put(mint, supply);
  credit(state, to, mint, amount);
  emit.TokenMinted({ token: name, to, amount });
}

/** Destroys tokens of an account. */
export function burnFrom({ state, emit }: Writing, from: Address, asset: Asset, amount: bigint): void {
  if (asset.mint === NATIVE) fail(NotAuthorized, { reason: 'the supply of the native token is fixed' });
  checkAmount(amount);
  checkFree(state, asset, [from]);
  debit(state, from, asset, amount);
  state.supplies.put(asset.mint, state.supplies.get(asset.mint)! - amount);
  emit.TokenBurned({ token: asset.name, from, amount });
}

/** Refuses to move nothing, or to where nobody could move it on. */
export function checkMove(to: Address, amount: bigint): void {
  checkAmount(amount);
  if (to === ZERO_ADDRESS) fail(InvalidAddress, { reason: 'nobody can spend from the zero address' });
}

/** Refuses while the token is paused, and to accounts that are frozen for it. */
export function checkFree(state: Reading['state'], asset: Asset, accounts: Iterable<Address>): void {
  if (asset.token === undefined) return;
  if (asset.token.paused) fail(Paused, { token: asset.name });
  for (const account of accounts) {
    if (isFrozen(state, asset, account)) fail(AccountFrozen, { token: asset.name, account: `0x${account}` });
  }
}

/** True for an account that can neither give nor take the token. */
export function isFrozen({ frozen }: Reading['state'], { mint, token }: Asset, account: Address): boolean {
  return token?.standard === 'stablecoin' && frozen.has(mint, account);
}

function checkAmount(amount: bigint): void {
  if (amount === 0n) fail(AmountZero);
}
