/** Every type of `t` with its borsh schema, and what the codec tests need around them. */

import type { Schema } from 'borsh';
import { t } from '../../../runtime/lib/codec/index.js';
import type { TextForms, Type } from '../../../runtime/lib/codec/type.js';
import { addressText, hashText, parseAddress, parseHash } from '../../../runtime/lib/crypto/address.js';

export { seeded } from '../../kit/random.js';

/** Text forms of a chain with the prefixes of the specification and no operations. */
export const texts: TextForms = {
  address: (id) => addressText(id, 'trl'),
  hash: (id) => hashText(id, 'trh'),
  parseAddress: (text) => parseAddress(text, 'trl'),
  parseHash: (text) => parseHash(text, 'trh'),
};

/** A type as the reference library sees it; `view` turns a value into what that library takes. */
export interface Word {
  readonly name: string;
  readonly type: Type<unknown>;
  readonly borsh: Schema;
  view(value: unknown): unknown;
}

const same = (value: unknown) => value;
const bytesOf = (hex: unknown) => Uint8Array.from(Buffer.from(hex as string, 'hex'));
const id: Schema = { array: { type: 'u8', len: 32 } };

function word<T>(name: string, type: Type<T>, borsh: Schema, view: (value: T) => unknown = same): Word {
  return { name, type: type as Type<unknown>, borsh, view: view as (value: unknown) => unknown };
}

const Pair = t.struct({ left: t.u8, right: t.text(0, 8) });
const pair: Schema = { struct: { left: 'u8', right: 'string' } };

/** One line for each type. */
export const vocabulary: readonly Word[] = [
  word('u8', t.u8, 'u8'),
  word('u16', t.u16, 'u16'),
  word('u32', t.u32, 'u32'),
  word('u64', t.u64, 'u64'),
  word('u128', t.u128, 'u128'),
  word('i64', t.i64, 'i64'),
  word('range of one byte', t.range(3, 200), 'u8'),
  word('range of two bytes', t.range(0, 10_000), 'u16'),
  word('range of four bytes', t.range(1, 1_618_000_000), 'u32'),
  word('range of eight bytes', t.range(0, 2 ** 40), 'u64'),
  word('bps', t.bps(5_000), 'u16'),
  word('amountOf a token', t.amountOf('token'), 'u128'),
  word('count', t.count, 'u64'),
  word('jsonSource', t.jsonSource(64), 'string'),
  word('height', t.height, 'u64'),
  word('time', t.time, 'u64'),
  word('timeMs', t.timeMs, 'u64'),
  word('seconds', t.seconds, 'u64'),
  word('nonce', t.nonce, 'u64'),
  word('gas', t.gas, 'u64'),
  word('port', t.port(9_933), 'u16'),
  word('amount', t.amount, 'u128'),
  word('newAmount of a new token', t.newAmount('decimals'), 'u128'),
  word('u256', t.u256, { struct: { low: 'u128', high: 'u128' } }, (value) => {
    return { low: value & (2n ** 128n - 1n), high: value >> 128n };
  }),
  word('bool', t.bool, 'bool'),
  word('address', t.address, id, bytesOf),
  word('hash', t.hash, id, bytesOf),
  word('bundleHash', t.bundleHash, id, bytesOf),
  word('hex32', t.hex32, id, bytesOf),
  word('mint', t.mint, id, bytesOf),
  word('text', t.text(0, 40), 'string'),
  word('text of a pattern', t.text(1, 12, /^[A-Z][A-Z0-9.]*$/), 'string'),
  word('uri', t.uri(40), 'string'),
  word('link', t.link(), 'string'),
  word('bytes', t.bytes(0, 64), { array: { type: 'u8' } }),
  word('bare bytes', t.bytes(1, 64, 'bare'), { array: { type: 'u8' } }),
  word('bytes of one length', t.bytes(20, 20), { array: { type: 'u8', len: 20 } }),
  word('choice', t.choice('mint', 'freeze', 'owner'), 'u8', (value) => ['mint', 'freeze', 'owner'].indexOf(value)),
  word('option', t.option(t.amount), { option: 'u128' }),
  word('defaulted', t.defaulted(t.bool, false), 'bool'),
  word('list', t.list(t.u16, 10), { array: { type: 'u16' } }),
  word('jsonText of a list', t.jsonText(t.list(t.u16, 10)), { array: { type: 'u16' } }),
  word('list of structs', t.list(Pair, 5, 1), { array: { type: pair } }),
  word('dictionary', t.dictionary(t.u32, 8), { map: { key: 'string', value: 'u32' } }, (value) => {
    return new Map(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  }),
  word('struct', Pair, pair),
  word('nested struct', t.struct({ pair: Pair, maybe: t.option(t.u8) }), {
    struct: { pair, maybe: { option: 'u8' } },
  }),
  word('oneOf', t.oneOf({ number: t.u32, pair: Pair }), {
    enum: [{ struct: { number: 'u32' } }, { struct: { pair } }],
  }),
  word('limit', t.limit(500), 'u32'),
  word('cursor', t.cursor, { option: 'string' }),
  word(
    'page',
    t.page('names', t.text(1, 8)),
    { struct: { names: { array: { type: 'string' } }, count: 'u64', next_cursor: { option: 'string' } } },
    ({ items, next }) => ({ names: items, count: items.length, next_cursor: next }),
  ),
];
