/** Amounts that name their token, so that interfaces can accept and show whole units. */

import { amount } from './scalars.js';
import type { Type } from './type.js';

/**
 * Raw units of the token named by the field `token` of the same record, by symbol or mint (`path.first`, `path.last`:
 * an end of a list). Without `token`, raw native units.
 */
export const amountOf = (token = ''): Type<bigint> => ({
  ...ofToken(amount, token),
  about: token === '' ? 'amount of native units' : `amount of ${token}`,
});

/** Marks another type as raw units of a token, such as text with a sign. */
export const ofToken = <K>(type: Type<K>, token: string): Type<K> => ({
  ...type,
  schema: { ...type.schema, 'x-token': token },
});

/** Raw units of a new token; `decimals` is the field of the same record with its decimals. */
export const newAmount = (decimals: string): Type<bigint> => ({
  ...amount,
  about: 'amount of the new token',
  schema: { ...amount.schema, 'x-decimals': decimals },
});
