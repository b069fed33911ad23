/** Kinds of values in expressions, and the operation fields that accept them. */

import { type Address, type Hash, type Json, type Type, t } from '../../runtime/sdk.js';
import { NATIVE, TokenName } from '../tokens/port.js';
import type { Reading } from './shape.js';

/** A validator is represented by its operator account, a token by its mint. */
export type Kind = 'number' | 'boolean' | 'string' | 'token' | 'address' | 'validator' | 'hash';
/** Numbers are bigint; addresses, mints and hashes are hex without 0x. */
export type Value = bigint | boolean | string;

/** Kinds in the words of error messages. */
export const kindText = (kind: Kind): string =>
  ({
    number: 'a number',
    boolean: 'a boolean',
    string: 'a string',
    token: 'a token',
    address: 'an address',
    validator: 'a validator',
    hash: 'a hash',
  })[kind];

/** Exclusive upper bound of numbers, also of intermediate results. */
export const LIMIT = 1n << 256n;

/** Gas of finding a token or a validator, which reads a few records. */
export const LOOK_UP_GAS = 400;

/** A token by its symbol or mint. */
export const mintOf = ({ use }: Reading, name: string): Hash | undefined => use.tokens.lookUp(name);
/**
 * Operator of a validator by its account or its consensus key; undefined if there is none or the chain has no
 * validators module.
 */
export const operatorOf = ({ use }: Reading, id: string): Address | undefined => use.staking?.validatorOf(id)?.operator;

/** Scalar form of a field; undefined for forms that no expression can fill. */
export type Field = 'number' | 'boolean' | 'string' | 'address' | 'hash' | undefined;

const NUMBERS: ReadonlySet<unknown> = new Set([
  'u8',
  'u16',
  'u32',
  'safe64',
  'u64',
  'u128',
  'u256',
  'i32',
  'i64',
  'digits',
]);
const HASHES: ReadonlySet<unknown> = new Set(['hash', 'hex32']);

type Wire = Type<unknown>['wire'];

/** Unwraps optional, defaulted and JSON forms. */
export function core(wire: Wire): Wire {
  if (!Array.isArray(wire)) return wire;
  const [form, inner] = wire as readonly [string, Wire];
  return form === 'option' || form === 'default' || form === 'json' ? core(inner) : wire;
}

/** Scalar that an expression may supply for a field of this form. */
export function fieldOf(wire: Wire): Field {
  const form = core(wire);
  if (NUMBERS.has(form)) return 'number';
  if (HASHES.has(form)) return 'hash';
  if (form === 'bool') return 'boolean';
  if (form === 'text' || (Array.isArray(form) && form[0] === 'choice')) return 'string';
  return form === 'address' || form === 'address-text' ? 'address' : undefined;
}

/** Kind of a returned field; undefined for forms that expressions cannot hold. */
export function kindOf(wire: Wire): Kind | undefined {
  return fieldOf(Array.isArray(wire) && wire[0] === 'option' ? undefined : wire);
}

const FITS: Readonly<Record<Kind, readonly Field[]>> = {
  number: ['number'],
  boolean: ['boolean'],
  string: ['string', 'hash'],
  token: ['string', 'hash'],
  address: ['address'],
  validator: ['address', 'hash'],
  hash: ['hash', 'string'],
};

/** Whether a value of this kind may fill a field; its bounds are checked at run time. */
export const fits = (kind: Kind, field: Field): boolean => FITS[kind].includes(field);

/** A value as the JSON of a field. */
export function jsonOf({ chain, use }: Reading, kind: Kind, value: Value, field: Field): Json {
  switch (kind) {
    case 'number': {
      const safe = (value as bigint) <= BigInt(Number.MAX_SAFE_INTEGER);
      return safe ? Number(value) : `${value}`;
    }
    case 'token':
      return value === NATIVE && field === 'string' ? chain.symbol : `0x${value}`;
    case 'validator':
      return field === 'address' ? `0x${value}` : (use.staking?.validatorOf(value as string)?.publicKey ?? '');
    case 'address':
    case 'hash':
      return `0x${value}`;
    default:
      return value as boolean | string;
  }
}

const BARE_KEY = /^[0-9a-fA-F]{64}$/;

/** A validator by its operator account, or by its consensus key with or without 0x. */
const ValidatorId: Type<string> = {
  ...t.address,
  about: 'a validator',
  fromJson: (json, forms) =>
    t.address.fromJson(typeof json === 'string' && BARE_KEY.test(json) ? `0x${json}` : json, forms),
};

/** Kinds that a quoted text can stand for, with their types. */
export const LITERALS: { readonly [K in Kind]?: Type<string> } = {
  token: TokenName,
  address: t.address,
  validator: ValidatorId,
  hash: t.hex32,
};

/** Parameter types: how their JSON is parsed, and their kind in expressions. */
export const PARAM_TYPES = {
  amount: { kind: 'number', type: t.amount },
  token: { kind: 'token', type: TokenName },
  address: { kind: 'address', type: t.address },
  validator: { kind: 'validator', type: ValidatorId },
  integer: { kind: 'number', type: t.u256 },
  bps: { kind: 'number', type: t.bps() },
  string: { kind: 'string', type: t.text(0, 256) },
} as const;
