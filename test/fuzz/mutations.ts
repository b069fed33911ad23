/** Mutations of inputs: of bytes, of lengths and numbers in them, and of parts of other inputs. */

import type { Random } from '../../runtime/lib/codec/type.js';

const NUMBERS = [
  0, 1, 2, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff,
];

type Mutation = (bytes: Uint8Array, below: Random, other: Uint8Array, words: readonly Uint8Array[]) => Uint8Array;

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));
const place = (bytes: Uint8Array, below: Random): number => below(bytes.length + 1);

const MUTATIONS: readonly Mutation[] = [
  (bytes, below) => {
    const copy = bytes.slice();
    if (copy.length > 0) copy[below(copy.length)]! ^= 1 << below(8);
    return copy;
  },
  (bytes, below) => {
    const copy = bytes.slice();
    if (copy.length > 0) copy[below(copy.length)] = below(256);
    return copy;
  },
  (bytes, below) => {
    const [from, length] = [place(bytes, below), 1 + below(16)];
    return joined(bytes.subarray(0, from), bytes.subarray(from + length));
  },
  (bytes, below) => {
    const at = place(bytes, below);
    const added = Uint8Array.from({ length: 1 + below(8) }, () => below(256));
    return joined(bytes.subarray(0, at), added, bytes.subarray(at));
  },
  (bytes, below) => {
    const [from, to, length] = [place(bytes, below), place(bytes, below), 1 + below(64)];
    return joined(bytes.subarray(0, to), bytes.subarray(from, from + length), bytes.subarray(to));
  },
  (bytes, below) => bytes.slice(0, place(bytes, below)),
  (bytes, below, other) => joined(bytes.subarray(0, place(bytes, below)), other.subarray(place(other, below))),
  (bytes, below) => {
    const copy = bytes.slice();
    const width = [1, 2, 4, 8][below(4)]!;
    const at = below(Math.max(1, copy.length - width + 1));
    const number = BigInt(NUMBERS[below(NUMBERS.length)]! + below(3) - 1);
    for (let i = 0; i < width && at + i < copy.length; i++) copy[at + i] = Number((number >> BigInt(8 * i)) & 0xffn);
    return copy;
  },
  (bytes, below, _, words) => {
    if (words.length === 0) return bytes;
    const at = place(bytes, below);
    return joined(bytes.subarray(0, at), words[below(words.length)]!, bytes.subarray(below(2) === 0 ? at : at + 1));
  },
];

/** Longest input that a mutation may give. */
const MOST_BYTES = 64 * 1_024;

/** An input with some mutations. */
export function mutated(bytes: Uint8Array, below: Random, other: Uint8Array, words: readonly Uint8Array[]): Uint8Array {
  let result = bytes;
  for (let i = 0; i <= below(4); i++) result = MUTATIONS[below(MUTATIONS.length)]!(result, below, other, words);
  return result.slice(0, MOST_BYTES);
}
