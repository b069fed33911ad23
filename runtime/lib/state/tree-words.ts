/** Paths and hashes as 32-bit words: conversion from and to bytes, path bits, and the first difference of two paths. */

/** Reads `count` little-endian words from `bytes[from]` into `words[to]`. */
export function readWords(bytes: Uint8Array, from: number, words: Int32Array, to: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const at = from + 4 * i;
    words[to + i] = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
  }
}

/** Writes `count` words from `words[from]` as little-endian bytes to `bytes[to]`. */
export function writeWords(words: Int32Array, from: number, bytes: Uint8Array, to: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const word = words[from + i]!;
    const at = to + 4 * i;
    bytes[at] = word;
    bytes[at + 1] = word >>> 8;
    bytes[at + 2] = word >>> 16;
    bytes[at + 3] = word >>> 24;
  }
}

/** Reads at most 32 bytes into the eight words at `words[to]`, with zeros after them. */
export function readPadded(bytes: Uint8Array, words: Int32Array, to: number): void {
  words.fill(0, to, to + 8);
  for (let i = 0; i < bytes.length; i++) words[to + (i >> 2)]! |= bytes[i]! << ((i & 3) << 3);
}

/** The first bytes of the eight words at `words[from]`, by default all 32, as new bytes. */
export function bytesAt(words: Int32Array, from: number, length = 32): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = words[from + (i >> 2)]! >>> ((i & 3) << 3);
  return bytes;
}

/** Copies the eight words at `from[at]` to `to[place]`. */
export function copyHash(from: Int32Array, at: number, to: Int32Array, place: number): void {
  for (let i = 0; i < 8; i++) to[place + i] = from[at + i]!;
}

/** Exchanges the eight words at `a[at]` and `b[place]`. */
export function swapHash(a: Int32Array, at: number, b: Int32Array, place: number): void {
  for (let i = 0; i < 8; i++) {
    const word = a[at + i]!;
    a[at + i] = b[place + i]!;
    b[place + i] = word;
  }
}

/** Bit `index` (0..255, most significant of the first byte first) of the path at `words[at]`. */
export function pathBit(words: Int32Array, at: number, index: number): 0 | 1 {
  return ((words[at + (index >>> 5)]! >>> ((index & 31) ^ 7)) & 1) as 0 | 1;
}

/** Index of the first bit in which two paths differ; 256 when they are equal. */
export function firstDifference(a: Int32Array, at: number, b: Int32Array, place: number): number {
  for (let i = 0; i < 8; i++) {
    const difference = a[at + i]! ^ b[place + i]!;
    if (difference !== 0) return 32 * i + Math.clz32(bigEndian(difference));
  }
  return 256;
}

/** A little-endian word with its bytes reversed, so that numeric order is the order of the path bits. */
export function bigEndian(word: number): number {
  return (((word & 0xff) << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0;
}

/** The 32 bits of a path before bit `depth`, the nearest lowest; zeros before the first. */
export function bitsBefore(words: Int32Array, at: number, depth: number): number {
  if (depth <= 0) return 0;
  const whole = depth >>> 5;
  const rest = depth & 31;
  const before = whole > 0 ? bigEndian(words[at + whole - 1]!) : 0;
  return rest === 0 ? before | 0 : (before << rest) | (bigEndian(words[at + whole]!) >>> (32 - rest));
}
