/** Amounts in the fields of operations: their token, their input form, and their display form. */

import type { Session, TokenName } from '../client/session.js';
import { tokenOfAmount } from '../runtime/client.js';
import type { JsonSchema } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';
import { parseAmount } from './amounts.js';

/** The value of another field of the operation: text, or a list as comma-separated text. */
export type Beside = (field: string) => string | undefined;

/**
 * The token of an amount; undefined if its field does not determine one. A token that is being created has no symbol
 * yet.
 */
export async function tokenOf(
  schema: JsonSchema,
  beside: Beside,
  { info, token }: Session,
): Promise<TokenName | undefined> {
  const found = tokenOfAmount(schema, beside);
  if (found === undefined) return undefined;
  if ('decimals' in found) return { symbol: '', decimals: found.decimals };
  return found.name === '' ? info : token(found.name);
}

/** Raw units of an amount as written: `1.5` in whole tokens if the token is known, `1.5TRL`, or `raw:1500000000`. */
export async function amountOf(text: string, schema: JsonSchema, beside: Beside, session: Session): Promise<string> {
  if (text.startsWith('raw:')) return `${parseAmount(text, 0)}`;
  const own = await tokenOf(schema, beside, session);
  const [, number, symbol] = /^([0-9.]+) ?([A-Za-z][A-Za-z0-9.]*)$/.exec(text) ?? [];
  if (own === undefined) {
    if (symbol !== undefined) return `${parseAmount(number!, (await session.token(symbol)).decimals)}`;
    throw new Problem(`${text} names no token: write raw:${rawOf(text)} for raw units, or ${text}SYMBOL`);
  }
  if (symbol !== undefined && symbol !== own.symbol) {
    const right = `${number}${own.symbol}`;
    const which = own.symbol === '' ? 'a new token, which is not' : `${own.symbol}, not`;
    throw new Problem(
      `${text} names another token: the amount is in ${which} ${symbol}; write ${right}, or raw: and raw units`,
    );
  }
  return `${parseAmount(number ?? text, own.decimals)}`;
}

const rawOf = (text: string): string => (/^[0-9]+$/.test(text) ? text : '1500000000');
