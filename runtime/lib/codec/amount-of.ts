/** Amounts that say of which token they are, so that people may write them in whole tokens. */

import { amount } from './scalars.js';
import type { Type } from './type.js';

/** Raw units of the token that the field `token` of the same record names by symbol or mint (`path.first`, `path.last`: an end of a list); of the native token without one. */
export const amountOf = (token = ''): Type<bigint> => ({
  ...amount,
  about: token === '' ? 'amount of native units' : `amount of ${token}`,
  schema: { ...amount.schema, 'x-token': token },
});

/** Raw units of a token that is being made: the field of the same record that says its decimals. */
export const newAmount = (decimals: string): Type<bigint> => ({
  ...amount,
  about: 'amount of the new token',
  schema: { ...amount.schema, 'x-decimals': decimals },
});
