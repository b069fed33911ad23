/**
 * A caller's bounds on the outflow from its account: compared with the decoded operations before anything is signed.
 */

import { type Outflow, tokenKey } from '../../../runtime/kernel/chain/outflow.js';
import { decimalText } from '../../../runtime/lib/codec/decimal.js';
import { ClientError } from './errors.js';

/**
 * Maximum outflow from the account by token, without fees: `{ TRL: '10.5', USDC: 10_000_000n }`. Name a token as the
 * operations do: by symbol, by `0x…` and its mint, or as `StakeToPool.amount` if the operation does not name it. Text
 * means whole tokens, for the native token only, because decimals of other tokens come from the node. Raw units are a
 * bigint, or text like `raw:10000000`. Tokens that are not listed may not leave at all.
 */
export type MaxOut = { readonly [token: string]: bigint | string };

/** The native token. */
interface Native {
  readonly symbol: string;
  readonly decimals: number;
}

/** Raw units by token key. Throws RangeError for an invalid amount. */
export function boundsOf(maxOut: MaxOut, native: Native): ReadonlyMap<string, bigint> {
  return new Map(
    Object.entries(maxOut).map(([token, amount]) => {
      const key = tokenKey(token, native.symbol);
      return [key, typeof amount === 'bigint' ? amount : rawOf(token, key, amount, native)];
    }),
  );
}

function rawOf(token: string, key: string, text: string, { symbol, decimals }: Native): bigint {
  if (/^raw:[0-9]{1,39}$/.test(text)) return BigInt(text.slice(4));
  const [, whole, fraction = ''] = /^([0-9]{1,39})(?:\.([0-9]+))?$/.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`maxOut of ${token} is ${text}: no amount`);
  if (key !== '') {
    throw new RangeError(
      `maxOut of ${token} is in whole tokens, whose decimals only the node says: give raw units, as a bigint or as raw:…`,
    );
  }
  if (fraction.length > decimals)
    throw new RangeError(`maxOut of ${text} ${symbol} has more than ${decimals} decimals`);
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Throws ClientError MaxOutExceeded if the outflow can exceed the bounds. `option` is the caller's name for them. */
export function checkMaxOut(
  { amounts, undeclared }: Outflow,
  bounds: ReadonlyMap<string, bigint>,
  native: Native,
  option = 'maxOut',
): void {
  if (undeclared.length > 0) {
    const which = undeclared.join(', ');
    throw new ClientError(
      'MaxOutExceeded',
      `nothing is signed: ${which} does not declare what it takes, so ${option} cannot bound it; look at it and agree`,
    );
  }
  for (const { token, amount } of amounts) {
    const most = bounds.get(token);
    if (amount <= (most ?? 0n)) continue;
    const allowed =
      most === undefined ? `${option} does not list it` : `${option} is ${shownLeaving(token, most, native)}`;
    throw new ClientError(
      'MaxOutExceeded',
      `nothing is signed: ${shownLeaving(token, amount, native)} would leave the account, and ${allowed}`,
    );
  }
}

/** An amount with its token for people: whole native tokens, raw units of others. */
export function shownLeaving(token: string, amount: bigint, { symbol, decimals }: Native): string {
  return token === '' ? `${decimalText(amount, decimals)} ${symbol}` : `${amount} raw units of ${token}`;
}
