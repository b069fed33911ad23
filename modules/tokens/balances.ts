/** Balances and supplies; no other code changes what an account holds. */

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
import { NATIVE, nameOf } from '../shared/tokens.js';
import { rememberBalance, rememberSupply } from './checkpoints.js';
import { MaxSupplyExceeded, Paused } from './errors.js';
import type { Asset } from './lookup.js';
import type { Reading, Writing } from './shape.js';
import { MAX_SUPPLY, type Token } from './token.js';

/** Cannot overflow: the sum of all balances is the supply, which is bounded. */
export function credit(c: Pick<Writing, 'state' | 'height'>, to: Address, mint: Hash, amount: bigint): void {
  const { balances } = c.state;
  const have = balances.get(to, mint) ?? 0n;
  rememberBalance(c, mint, to, have);
  balances.put(to, mint, have + amount);
}

/** Fails if the account holds less. An empty balance leaves no record. */
export function debit(
  c: Pick<Writing, 'state' | 'height'>,
  from: Address,
  { mint, name }: Asset,
  amount: bigint,
): void {
  const { balances } = c.state;
  const have = balances.get(from, mint) ?? 0n;
  if (have < amount) fail(InsufficientBalance, { token: name, have: `${have}`, need: `${amount}` });
  rememberBalance(c, mint, from, have);
  if (have === amount) balances.delete(from, mint);
  else balances.put(from, mint, have - amount);
}

/** Moves tokens and emits Transfer. */
export function transfer(c: Writing, from: Address, to: Address, asset: Asset, amount: bigint): void {
  checkMove(to, amount);
  checkFree(c.state, asset, [from, to]);
  debit(c, from, asset, amount);
  credit(c, to, asset.mint, amount);
  c.emit.Transfer({ from, to, token: asset.name, amount });
}

/** Mints within the limits of the token. Permanently locked liquidity goes to the zero address. */
export function mintTo(c: Writing, to: Address, mint: Hash, token: Token, amount: bigint): void {
  if (token.standard === 'lp' && to === ZERO_ADDRESS) checkAmount(amount);
  else checkMove(to, amount);
  const { state, emit } = c;
  const name = nameOf(mint, token);
  checkFree(state, { mint, name, token }, [to]);
  const before = state.supplies.get(mint)!;
  const supply = before + amount;
  if (supply > (token.max_supply ?? MAX_SUPPLY)) {
    const details = { max_supply: `${token.max_supply ?? MAX_SUPPLY}`, supply: `${supply}` };
    if (token.max_supply === null) fail(AmountOverflow, details);
    fail(MaxSupplyExceeded, details);
  }
  rememberSupply(c, mint, before);
  state.supplies.put(mint, supply);
  credit(c, to, mint, amount);
  emit.TokenMinted({ token: name, to, amount });
}

/** Burns tokens of an account. */
export function burnFrom(c: Writing, from: Address, asset: Asset, amount: bigint): void {
  const { state, emit } = c;
  if (asset.mint === NATIVE) fail(NotAuthorized, { reason: 'the supply of the native token is fixed' });
  checkAmount(amount);
  checkFree(state, asset, [from]);
  debit(c, from, asset, amount);
  const supply = state.supplies.get(asset.mint)!;
  rememberSupply(c, asset.mint, supply);
  state.supplies.put(asset.mint, supply - amount);
  emit.TokenBurned({ token: asset.name, from, amount });
}

/** Fails for a zero amount, and for the zero address, from which no one could move the tokens. */
export function checkMove(to: Address, amount: bigint): void {
  checkAmount(amount);
  if (to === ZERO_ADDRESS) fail(InvalidAddress, { reason: 'the zero address cannot spend' });
}

/** Fails if the token is paused or one of the accounts is frozen for it. */
export function checkFree(state: Reading['state'], asset: Asset, accounts: Iterable<Address>): void {
  if (asset.token === undefined) return;
  if (asset.token.paused) fail(Paused, { token: asset.name });
  for (const account of accounts) {
    if (isFrozen(state, asset, account)) fail(AccountFrozen, { token: asset.name, account: `0x${account}` });
  }
}

/** True if the account can neither send nor receive the token. */
export function isFrozen({ frozen }: Reading['state'], { mint, token }: Asset, account: Address): boolean {
  return token?.standard === 'stablecoin' && frozen.has(mint, account);
}

function checkAmount(amount: bigint): void {
  if (amount === 0n) fail(AmountZero);
}
