/**
 * Strict RLP: one canonical encoding per value, and no trailing bytes. Non-canonical input gives undefined, never an
 * exception.
 */

import { toHex } from '../../runtime/sdk.js';

/** A byte string or a list. `whole` is its encoding, `content` its payload. */
export interface RlpItem {
  readonly whole: Uint8Array;
  readonly content: Uint8Array;
  /** Undefined for a byte string. */
  readonly items: readonly RlpItem[] | undefined;
}

/** Lists in a transaction are nested: the transaction, its access list, an entry, the keys of the entry. */
const MAX_DEPTH = 4;

/** Decodes bytes that consist of exactly one item. */
export function readRlp(bytes: Uint8Array): RlpItem | undefined {
  const item = readItem(bytes, 0, 1);
  return item?.whole.length === bytes.length ? item : undefined;
}

function readItem(bytes: Uint8Array, at: number, depth: number): RlpItem | undefined {
  const head = bytes[at];
  if (head === undefined) return undefined;
  if (head < 0x80) {
    const whole = bytes.subarray(at, at + 1);
    return { whole, content: whole, items: undefined };
  }
  const isList = head >= 0xc0;
  const short = head - (isList ? 0xc0 : 0x80);
  const begin = short < 56 ? at + 1 : at + 1 + (short - 55);
  const length = short < 56 ? short : longLength(bytes.subarray(at + 1, begin), short - 55);
  if (length === undefined || begin + length > bytes.length) return undefined;
  const whole = bytes.subarray(at, begin + length);
  const content = bytes.subarray(begin, begin + length);
  if (!isList) {
    const single = length === 1 && content[0]! < 0x80; // must be encoded as itself, without a head
    return single ? undefined : { whole, content, items: undefined };
  }
  const items = depth <= MAX_DEPTH ? readItems(content, depth + 1) : undefined;
  return items && { whole, content, items };
}

function readItems(content: Uint8Array, depth: number): RlpItem[] | undefined {
  const items: RlpItem[] = [];
  for (let at = 0; at < content.length; ) {
    const item = readItem(content, at, depth);
    if (!item) return undefined;
    items.push(item);
    at += item.whole.length;
  }
  return items;
}

/** Reads a length with its own bytes: no leading zeros, and too large for the head. */
function longLength(bytes: Uint8Array, wanted: number): number | undefined {
  if (bytes.length !== wanted || wanted > 4 || bytes[0] === 0) return undefined;
  const length = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  return length < 56 ? undefined : length;
}

/** Reads a number without leading zeros, of at most `most` bytes; undefined for anything else. */
export function readNumber({ content, items }: RlpItem, most: number): bigint | undefined {
  if (items || content.length > most || content[0] === 0) return undefined;
  return content.length === 0 ? 0n : BigInt(`0x${toHex(content)}`);
}

/** Bytes of a number, without leading zeros. */
export function numberBytes(value: bigint): Uint8Array {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return value === 0n ? new Uint8Array() : Uint8Array.from(even.match(/../g)!, (pair) => Number.parseInt(pair, 16));
}

/** Encodes a byte string. */
export function rlpBytes(content: Uint8Array): Uint8Array {
  return content.length === 1 && content[0]! < 0x80 ? content : joined([headOf(0x80, content.length), content]);
}

/** Encodes a list of items that are already encoded. */
export function rlpList(items: readonly Uint8Array[]): Uint8Array {
  const length = items.reduce((sum, { length }) => sum + length, 0);
  return joined([headOf(0xc0, length), ...items]);
}

/** Encodes a list after its transaction type byte (EIP-2718). */
export const rlpTyped = (type: number, items: readonly Uint8Array[]): Uint8Array =>
  joined([Uint8Array.of(type), rlpList(items)]);

function headOf(offset: number, length: number): Uint8Array {
  if (length < 56) return Uint8Array.of(offset + length);
  const bytes = numberBytes(BigInt(length));
  return Uint8Array.of(offset + 55 + bytes.length, ...bytes);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((at, part) => {
    bytes.set(part, at);
    return at + part.length;
  }, 0);
  return bytes;
}
