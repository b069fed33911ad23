/**
 * Solidity ABI as far as token contracts need it: strict decoding of arguments, encoding of results and revert reasons.
 */

import { type Address, toHex } from '../../runtime/sdk.js';

/** Argument types and their decoded forms. */
export interface AbiTypes {
  /** The bare form 0 ‖ E. */
  readonly address: Address;
  readonly uint256: bigint;
  readonly bool: boolean;
  readonly uint8: number;
  /** 8 hex characters. */
  readonly bytes4: string;
  /** 64 hex characters. */
  readonly bytes32: string;
  readonly bytes: Uint8Array;
  readonly 'uint256[]': readonly bigint[];
  readonly 'address[]': readonly Address[];
}
export type AbiType = keyof AbiTypes;
/** Decoded values of arguments of these types. */
export type AbiValues<T extends readonly AbiType[]> = { readonly [I in keyof T]: AbiTypes[T[I]] };

const WORD = 32;
/** Maximum items of a list; longer lists cost more gas than a block has. */
const MAX_ITEMS = 1_024;

/** The 4-byte function selector of call data, as 8 hex characters; undefined for shorter data. */
export const selectorOf = (data: Uint8Array): string | undefined =>
  data.length < 4 ? undefined : toHex(data.subarray(0, 4));

/** Decodes the arguments after the selector; undefined if the data is too short, out of range or has stray bits. */
export const readArguments = <const T extends readonly AbiType[]>(
  data: Uint8Array,
  types: T,
): AbiValues<T> | undefined => readTuple(data.subarray(4), types);

/**
 * Decodes values from the first byte: arguments without a selector, or a tuple. Undefined if malformed, as for
 * arguments.
 */
export function readTuple<const T extends readonly AbiType[]>(body: Uint8Array, types: T): AbiValues<T> | undefined {
  const values = types.map((type, i) => readArgument(body, type, i * WORD));
  return values.includes(undefined) ? undefined : (values as unknown as AbiValues<T>);
}

/**
 * Finds where the items of a list of dynamic tuples start. The list is value number `index` and has at most `most`
 * items.
 */
export function readItems(body: Uint8Array, index: number, most: number): Uint8Array[] | undefined {
  const offset = readLength(body, index * WORD, body.length);
  const length = offset === undefined ? undefined : readLength(body, offset, most);
  if (offset === undefined || length === undefined) return undefined;
  const list = body.subarray(offset + WORD);
  const items = Array.from({ length }, (_, i) => {
    const at = readLength(list, i * WORD, list.length);
    return at === undefined ? undefined : list.subarray(at);
  });
  return items.includes(undefined) ? undefined : (items as Uint8Array[]);
}

function readArgument(body: Uint8Array, type: AbiType, at: number): AbiTypes[AbiType] | undefined {
  if (isWord(type)) return readWord(body, type, at);
  const offset = readLength(body, at, body.length);
  const length = offset === undefined ? undefined : readLength(body, offset, body.length);
  if (offset === undefined || length === undefined) return undefined;
  const begin = offset + WORD;
  if (type === 'bytes') return begin + length <= body.length ? body.subarray(begin, begin + length) : undefined;
  if (length > MAX_ITEMS) return undefined;
  const kind = type === 'uint256[]' ? 'uint256' : 'address';
  const items = Array.from({ length }, (_, i) => readWord(body, kind, begin + i * WORD));
  return items.includes(undefined) ? undefined : (items as bigint[] | Address[]);
}

const WORDS = ['address', 'uint256', 'uint8', 'bool', 'bytes4', 'bytes32'] as const satisfies readonly AbiType[];
type Word = (typeof WORDS)[number];
const isWord = (type: AbiType): type is Word => (WORDS as readonly AbiType[]).includes(type);

function readWord(body: Uint8Array, type: Word, at: number) {
  if (at + WORD > body.length) return undefined;
  const hex = toHex(body.subarray(at, at + WORD));
  if (type === 'uint256') return BigInt(`0x${hex}`);
  if (type === 'bytes32') return hex;
  if (type === 'uint8') return hex.startsWith('0'.repeat(62)) ? Number.parseInt(hex.slice(62), 16) : undefined;
  if (type === 'address') return hex.startsWith('0'.repeat(24)) ? (hex as string as Address) : undefined;
  if (type === 'bytes4') return hex.endsWith('0'.repeat(56)) ? hex.slice(0, 8) : undefined;
  return /^0{63}[01]$/.test(hex) ? hex.endsWith('1') : undefined;
}

function readLength(body: Uint8Array, at: number, most: number): number | undefined {
  const value = readWord(body, 'uint256', at) as bigint | undefined;
  return value !== undefined && value <= BigInt(most) ? Number(value) : undefined;
}

/** Encodes a number or boolean as one word of hex. */
export const wordHex = (value: bigint | boolean): string => BigInt(value).toString(16).padStart(64, '0');

/** Encodes bytes as their length and padded content, in hex. */
export function bytesHex(content: Uint8Array): string {
  const padding = (WORD - (content.length % WORD)) % WORD;
  return wordHex(BigInt(content.length)) + toHex(content) + '00'.repeat(padding);
}

/** Call data of transfer(address,uint256), in hex. */
export const transferData = (to: Address, amount: bigint): string => `a9059cbb${to}${wordHex(amount)}`;

/** Encodes a text as the only result of a function. */
export const textHex = (text: string): string => wordHex(32n) + bytesHex(new TextEncoder().encode(text));

/** Encodes numbers as the only result of a function. */
export const listHex = (values: readonly bigint[]): string =>
  wordHex(32n) + wordHex(BigInt(values.length)) + values.map(wordHex).join('');

/** Encodes a list of dynamic values: its length, the offsets and the items, which are given in hex. */
export function itemsHex(items: readonly string[]): string {
  let at = items.length * WORD;
  const offsets = items.map((item) => {
    const offset = wordHex(BigInt(at));
    at += item.length / 2;
    return offset;
  });
  return wordHex(BigInt(items.length)) + offsets.join('') + items.join('');
}

/** Return data of a call that reverts with a reason: Error(string), in hex with 0x. */
export const revertData = (reason: string): string => `0x08c379a0${textHex(reason)}`;
