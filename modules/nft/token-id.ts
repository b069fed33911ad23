/** Ids of tokens within their collection: 0 to 2^128 - 1. */

import { type Type, t } from '../../runtime/sdk.js';

const Digits = t.text(1, 39, /^(0|[1-9][0-9]{0,38})$/);

/** Fails for digits beyond the range. Numbers have the same text on every chain, so no text forms are needed. */
const idOf = (digits: string): bigint => t.u128.fromJson(digits, undefined as never);

/** A bigint in memory; decimal digits in JSON and in the encoding, so small ids are short. */
export const TokenId: Type<bigint> = {
  ...t.doc(t.u128, 'Number of the token within its collection, 0 to 2^128 - 1'),
  about: 'the id of a token, 0 to 2^128 - 1',
  wire: 'digits',
  write: (to, value) => Digits.write(to, `${idOf(`${value}`)}`),
  read: (from) => idOf(Digits.read(from)),
};
