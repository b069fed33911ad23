/** Scalar types: numbers, amounts, ids, text, bytes. Each declares its bounds once, for bytes and JSON. */

import { type Address, fromHex, type Hash, toHex, ZERO_HASH } from './ids.js';
import { ASCII, NotPlain, oddityOf, shown } from './plain-text.js';
import { sampleNumber, sampleText } from './samples.js';
import { type Json, type JsonSchema, refuse, refuseSize, type TextForms, type Type } from './type.js';

/** Units of numbers: hundredths of a percent; milliseconds since 1970. */
type Unit = 'bps' | 'unix-ms';

const SAFE = Number.MAX_SAFE_INTEGER;
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** An unsigned integer held as a number: `width` bytes on the wire, at most `max`. */
function integer(about: string, width: 1 | 2 | 4 | 8, max: number, schema: JsonSchema, min = 0): Type<number> {
  const check = (n: number): number =>
    n >= min && n <= max ? n : refuseSize(`must be ${n < min ? `>= ${min}` : `<= ${max}`}`, min, max, n);
  const digits = width * 2;
  return {
    about,
    schema,
    wire: width === 1 ? 'u8' : width === 2 ? 'u16' : width === 4 ? 'u32' : 'safe64',
    write(to, value) {
      if (!Number.isSafeInteger(value)) refuse('must be an integer');
      check(value);
      if (width === 1) to.u8(value);
      else if (width === 2) to.u16(value);
      else if (width === 4) to.u32(value);
      else to.safe64(value);
    },
    read: (from) =>
      check(width === 1 ? from.u8() : width === 2 ? from.u16() : width === 4 ? from.u32() : from.safe64()),
    toJson: (value) => value,
    fromJson: (json) => (typeof json === 'number' && Number.isInteger(json) ? check(json) : refuse('must be integer')),
    key: (value) => value.toString(16).padStart(digits, '0'),
    unkey: (hex, at) => [Number.parseInt(hex.slice(at, at + digits), 16), at + digits],
    sample: (random) => min + sampleNumber(random, max - min),
  };
}

const bounded = (max: number, min = 0): JsonSchema => ({ type: 'integer', minimum: min, maximum: max });

/** 0 to 255. */
export const u8 = integer('u8', 1, 0xff, bounded(0xff));
/** 0 to 65,535. */
export const u16 = integer('u16', 2, 0xffff, bounded(0xffff));
/** 0 to 2^32 - 1. */
export const u32 = integer('u32', 4, 0xffffffff, bounded(0xffffffff));

/** A number from `min` to `max`; the wire width follows from the maximum. */
export function range(min: number, max: number, about = 'integer'): Type<number> {
  const width = max <= 0xff ? 1 : max <= 0xffff ? 2 : max <= 0xffffffff ? 4 : 8;
  return integer(about, width, max, bounded(max, min), min);
}

/** The same type with the unit of its numbers, for interfaces that format them. */
const inUnit = (type: Type<number>, unit: Unit): Type<number> => ({
  ...type,
  schema: { ...type.schema, 'x-unit': unit },
});

/** Hundredths of a percent, `min` to `max`. */
export const bps = (max = 10_000, min = 0): Type<number> => inUnit(range(min, max, 'basis points'), 'bps');
/** Height of a block; genesis is 0. */
export const height = integer('block height', 8, SAFE, ref('Height'));
/** Unix seconds. */
export const time = integer('unix seconds', 8, SAFE, ref('Time'));
/** Unix milliseconds. */
export const timeMs = inUnit(integer('unix milliseconds', 8, SAFE, bounded(SAFE)), 'unix-ms');
/** Number of bundles that an account has sent. */
export const nonce = integer('nonce', 8, SAFE, bounded(SAFE));
/** Units of work. */
export const gas = integer('gas', 8, SAFE, bounded(SAFE));
/** A counter or sequential id. */
export const count = integer('count', 8, SAFE, bounded(SAFE));
/** Seconds, u64 on the wire. */
export const seconds = integer('seconds', 8, SAFE, bounded(SAFE));
/** A TCP or UDP port with its default. */
export const port = (standard: number): Type<number> & { readonly standard: number } => ({
  ...range(0, 65_535, 'port'),
  standard,
});

/** An unsigned integer held as a bigint; JSON is a decimal string (an integer is accepted when it is safe). */
function big(about: string, bits: 64 | 128 | 256, schema: JsonSchema): Type<bigint> {
  const limit = 1n << BigInt(bits);
  const digits = bits / 4;
  const check = (n: bigint): bigint => (n >= 0n && n < limit ? n : refuse(`must be 0 to 2^${bits} - 1`));
  return {
    about,
    schema,
    wire: `u${bits}`,
    write(to, value) {
      check(value);
      if (bits === 64) to.u64(value);
      else if (bits === 128) to.u128(value);
      else to.u256(value);
    },
    read: (from) => (bits === 64 ? from.u64() : bits === 128 ? from.u128() : from.u256()),
    toJson: (value) => value.toString(),
    fromJson(json) {
      if (typeof json === 'number' && Number.isSafeInteger(json)) return check(BigInt(json));
      if (typeof json === 'string' && /^(0|[1-9][0-9]{0,77})$/.test(json)) return check(BigInt(json));
      return refuse('must be a decimal string, or a safe integer');
    },
    key: (value) => value.toString(16).padStart(digits, '0'),
    unkey: (hex, at) => [BigInt(`0x${hex.slice(at, at + digits)}`), at + digits],
    sample(random) {
      if (random(8) === 0) return limit - 1n;
      return BigInt(random(2 ** 31)) * (random(2) === 0 ? 1n : 10n ** BigInt(random(bits === 64 ? 9 : 27)));
    },
  };
}

/** 0 to 2^64 - 1, as a bigint. */
export const u64 = big('u64', 64, ref('U64'));
/** 0 to 2^128 - 1, as a bigint: ids and amounts without decimals. */
export const u128 = big('u128', 128, ref('U128'));
/** Raw units of a token, below 2^128. */
export const amount = big('amount of raw units', 128, ref('Amount'));
/** 0 to 2^256 - 1: sums of products, such as prices over time. */
export const u256 = big('u256', 256, ref('U256'));

export const bool: Type<boolean> = {
  about: 'bool',
  schema: { type: 'boolean' },
  wire: 'bool',
  write: (to, value) => to.u8(value ? 1 : 0),
  read(from) {
    const tag = from.u8();
    return tag > 1 ? refuse('a bool byte must be 0 or 1') : tag === 1;
  },
  toJson: (value) => value,
  fromJson: (json) => (typeof json === 'boolean' ? json : refuse('must be boolean')),
  key: (value) => (value ? '01' : '00'),
  unkey: (hex, at) => [hex.slice(at, at + 2) === '01', at + 2],
  sample: (random) => random(2) === 1,
};

/** A 32-byte id with its text form. */
function id<T extends Address | Hash>(
  about: string,
  schema: JsonSchema,
  wire: 'address' | 'hash' | 'hex32',
  print: (value: T, text: TextForms) => string,
  parse: (json: string, text: TextForms) => T | undefined,
): Type<T> & { equal(a: T, b: T): boolean } {
  return {
    about,
    schema,
    wire,
    write(to, value) {
      if (value.length !== 64) refuse('must be 32 bytes');
      to.hex(value);
    },
    read: (from) => from.hex(32) as T,
    toJson: (value, text) => print(value, text),
    fromJson: (json, text) =>
      (typeof json === 'string' ? parse(json, text) : undefined) ??
      refuse(`must be ${about} (native form, or 0x and 64 hex characters)`),
    key: (value) => value,
    unkey: (hex, at) => [hex.slice(at, at + 64) as T, at + 64],
    sample: (random) => Array.from({ length: 64 }, () => random(16).toString(16)).join('') as T,
    equal: (a, b) => a === b,
  };
}

/** An account: native text in JSON, 0x hex accepted. */
export const address: ReturnType<typeof id<Address>> = {
  ...id<Address>(
    'an address',
    ref('Address'),
    'address',
    (v, text) => text.address(v),
    (json, text) => text.parseAddress(json),
  ),
  accounts: (value, found) => found(value),
};
/** A hash: native text in JSON, 0x hex accepted. */
export const hash = id<Hash>(
  'a hash',
  ref('Hash'),
  'hash',
  (v, text) => text.hash(v),
  (json, text) => text.parseHash(json),
);
/**
 * The bundle that caused an effect. Effects of the block itself, such as settled orders, have no bundle: the zero hash
 * in values and bytes, null in JSON.
 */
export const bundleHash: typeof hash = {
  ...hash,
  about: 'the hash of a bundle, or null for an effect of a block',
  schema: { anyOf: [ref('Hash'), { type: 'null' }] },
  toJson: (value, text) => (value === ZERO_HASH ? null : hash.toJson(value, text)),
  fromJson: (json, text) => (json === null ? ZERO_HASH : hash.fromJson(json, text)),
};
/** A 32-byte value whose text is 0x hex: mints, Merkle roots, external digests. */
export const hex32 = id<Hash>(
  '32 bytes of hex',
  ref('Hex32'),
  'hex32',
  (v) => `0x${v}`,
  (json) => (/^(0x)?[0-9a-fA-F]{64}$/.test(json) ? (json.slice(-64).toLowerCase() as Hash) : undefined),
);
/** A token's mint address. */
export const mint: typeof hex32 = { ...hex32, about: 'a mint', schema: ref('Mint') };

/** Code points that no chain text may contain: controls and lone surrogates. */
const PLAIN = '[^\\u0000-\\u001f\\u007f-\\u009f\\ud800-\\udfff]';
const PLAIN_TEXT = new RegExp(`^${PLAIN}*$`, 'u');

function plain(value: string): string {
  const oddity = oddityOf(value);
  if (oddity !== undefined) throw new NotPlain(oddity);
  return value;
}

/**
 * Text of `min` to `max` code points, without control characters, optionally matching a pattern. Input from JSON or
 * external bytes must be plain text; older stored text is shown escaped.
 */
export function text(min: number, max: number, pattern?: RegExp): Type<string> {
  const check = (value: string): string => {
    let points = value.length;
    if (!ASCII.test(value) && !PLAIN_TEXT.test(value)) refuse('must not contain control characters');
    if (points > max) points = Array.from(value).length;
    if (points < min) refuseSize(`must NOT have fewer than ${min} characters`, min, max, points);
    if (points > max) refuseSize(`must NOT have more than ${max} characters`, min, max, points);
    if (pattern && !pattern.test(value)) refuse(`must match ${pattern.source}`);
    return value;
  };
  return {
    about: `text of ${min} to ${max} characters`,
    schema: { type: 'string', minLength: min, maxLength: max, pattern: pattern?.source ?? `^${PLAIN}*$` },
    wire: 'text',
    write: (to, value) => to.text(check(value)),
    read(from) {
      const value = check(from.text(max * 4));
      if (from.judges) from.oddity ??= oddityOf(value);
      return value;
    },
    toJson: shown,
    fromJson: (json) => (typeof json === 'string' ? plain(check(json)) : refuse('must be string')),
    key: (value) => `${toHex(new TextEncoder().encode(value))}00`,
    unkey(hex, at) {
      let end = at;
      while (hex.slice(end, end + 2) !== '00') {
        if (end >= hex.length) refuse('a text in a key does not end');
        end += 2;
      }
      return [new TextDecoder().decode(fromHex(hex.slice(at, end))), end + 2];
    },
    sample: (random) => sampleText(random, min, max, pattern),
  };
}

/** `min` to `max` bytes of hex with or without 0x; undefined for other input. */
function bytesOfHex(json: unknown, min: number, max: number): Uint8Array | undefined {
  if (typeof json !== 'string') return undefined;
  const digits = json.startsWith('0x') ? json.slice(2) : json;
  if (digits.length < 2 * min || digits.length > 2 * max) return undefined;
  try {
    return fromHex(digits);
  } catch {
    return undefined;
  }
}

/** Bytes shown as hex: `0x…`, or without prefix if `bare` (keys and signatures, by convention). */
export function bytes(min: number, max: number, form: '0x' | 'bare' = '0x'): Type<Uint8Array> {
  const check = (value: Uint8Array): Uint8Array =>
    value.length < min || value.length > max
      ? refuse(`must have ${min === max ? min : `${min} to ${max}`} bytes, not ${value.length}`)
      : value;
  const hex = new RegExp(`^(0x)?([0-9a-fA-F]{2}){${min},${max}}$`);
  const prefix = form === '0x' ? '0x' : '';
  return {
    about: min === max ? `${min} bytes of hex` : `hex of ${min} to ${max} bytes`,
    schema: { type: 'string', pattern: hex.source },
    wire: min === max ? ['bytes', min] : 'bytes',
    write(to, value) {
      check(value);
      if (min !== max) to.u32(value.length);
      to.raw(value);
    },
    read: (from) => from.raw(min === max ? min : from.count(max, min)),
    toJson: (value) => prefix + toHex(value),
    fromJson: (json) =>
      bytesOfHex(json, min, max) ?? refuse(`must be hex of ${min === max ? min : `${min} to ${max}`} bytes`),
    ...(min === max ? fixedKey(min) : {}),
    sample: (random) =>
      Uint8Array.from({ length: min === max ? min : min + random(Math.min(max - min, 64) + 1) }, () => random(256)),
  };
}

function fixedKey(length: number): Pick<Type<Uint8Array>, 'key' | 'unkey'> {
  return {
    key: (value) => toHex(value),
    unkey: (hex, at) => [fromHex(hex.slice(at, at + 2 * length)), at + 2 * length],
  };
}

/** One of a few words; a u8 on the wire, in the order given (append only). */
export function choice<const W extends string>(...words: readonly W[]): Type<W> {
  const index = new Map<string, number>(words.map((word, i) => [word, i]));
  const known = (json: unknown): number =>
    (typeof json === 'string' ? index.get(json) : undefined) ?? refuse(`must be one of ${words.join(', ')}`);
  return {
    about: words.join(' | '),
    schema: { type: 'string', enum: words },
    wire: ['choice', words],
    write: (to, value) => to.u8(known(value)),
    read: (from) => words[from.u8()] ?? refuse('an unknown choice'),
    toJson: (value) => value,
    fromJson: (json) => words[known(json)]!,
    key: (value) => known(value).toString(16).padStart(2, '0'),
    unkey: (hex, at) => [words[Number.parseInt(hex.slice(at, at + 2), 16)]!, at + 2],
    sample: (random) => words[random(words.length)]!,
  };
}

/** JSON only: a value for people in a method's result (a ratio, a score). Never part of state or bundles. */
function jsonOnly<T extends Json>(
  about: string,
  schema: JsonSchema,
  is: (json: unknown) => json is T,
  one: T,
): Type<T> {
  return {
    about,
    schema,
    write: () => refuse(`${about} has no bytes`),
    read: () => refuse(`${about} has no bytes`),
    toJson: (value) => value,
    fromJson: (json) => (is(json) ? json : refuse(`must be ${about}`)),
    sample: () => one,
  };
}

/** Any JSON number. */
export const number = jsonOnly<number>('number', { type: 'number' }, (j): j is number => typeof j === 'number', 0.5);
/** Any JSON value. */
export const json = jsonOnly<Json>('any JSON', {}, (j): j is Json => j !== undefined, null);
