/** `t`: the vocabulary of types. See scalars.ts and composites.ts for bounds, bytes and JSON of each. */

import { amountOf, newAmount } from './amount-of.js';
import {
  cursor,
  defaulted,
  dictionary,
  limit,
  list,
  nextCursor,
  oneOf,
  option,
  page,
  pageCount,
  struct,
} from './composites.js';
import { doc } from './doc.js';
import { jsonSource } from './json-source.js';
import { jsonText } from './json-text.js';
import {
  address,
  amount,
  bool,
  bps,
  bundleHash,
  bytes,
  choice,
  count,
  gas,
  hash,
  height,
  hex32,
  json,
  mint,
  nonce,
  number,
  port,
  range,
  seconds,
  text,
  time,
  timeMs,
  u8,
  u16,
  u32,
  u64,
  u128,
  u256,
} from './scalars.js';
import { i64 } from './signed.js';
import { titled } from './type.js';
import { link, uri } from './uri.js';

const vocabulary = {
  u8,
  u16,
  u32,
  u64,
  u128,
  u256,
  i64,
  range,
  bps,
  bundleHash,
  count,
  height,
  time,
  timeMs,
  seconds,
  nonce,
  gas,
  port,
  amount,
  amountOf,
  newAmount,
  bool,
  address,
  hash,
  hex32,
  mint,
  text,
  uri,
  link,
  bytes,
  choice,
  number,
  json,
  jsonText,
  jsonSource,
  option,
  defaulted,
  list,
  dictionary,
  struct,
  oneOf,
  limit,
  cursor,
  page,
  pageCount,
  nextCursor,
  titled,
  doc,
} as const;

/** The types that modules and plugins describe values with. Access to an unknown type throws. */
export const t: typeof vocabulary = new Proxy(vocabulary, {
  get(known, name) {
    if (typeof name === 'string' && !(name in known)) throw new TypeError(`there is no type t.${name}`);
    return known[name as keyof typeof vocabulary];
  },
});
