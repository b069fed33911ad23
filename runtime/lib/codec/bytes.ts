/** Byte cursors: a growing Writer and a strict, bounded Reader; little-endian, as in borsh. */

import { DIGIT, toHex } from './ids.js';
import { newBytes } from './new-bytes.js';

/** Value that does not fit its declared type, or bytes that are not the canonical encoding of a value. */
export class CodecError extends Error {
  /** Path inside the value: 'operations[2].amount'. */
  path: string;

  constructor(reason: string, path = '') {
    super(reason);
    this.name = 'CodecError';
    this.path = path;
  }

  /** The same error with the path extended by an outer field. */
  within(field: string): this {
    this.path = this.path === '' ? field : this.path.startsWith('[') ? field + this.path : `${field}.${this.path}`;
    return this;
  }
}

/** Value of the right form that is too small or too large. */
export class OutOfBounds extends CodecError {
  readonly bounds: { readonly min: number; readonly max: number; readonly got: number };

  constructor(reason: string, min: number, max: number, got: number) {
    super(reason);
    this.bounds = { min, max, got };
  }
}

/** Runs `work` and adds the field to the path of any CodecError. */
export function within<T>(field: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw cause instanceof CodecError ? cause.within(field) : cause;
  }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const MAX_SAFE_HIGH = 0x1fffff;

/** Symbols, names and empty texts repeat often, so the last ones are cached. */
const SHORT = 16;
const shortTexts: string[] = new Array<string>(512).fill('');

/** Decodes short ASCII text through a small string cache. Undefined for other text. */
function shortText(bytes: Uint8Array, at: number, length: number): string | undefined {
  let place = 0;
  for (let i = at; i < at + length; i++) {
    if (bytes[i]! > 127) return undefined;
    place = (31 * place + bytes[i]!) % shortTexts.length;
  }
  const known = shortTexts[place]!;
  let same = known.length === length;
  for (let i = 0; same && i < length; i++) same = known.charCodeAt(i) === bytes[at + i];
  if (!same) shortTexts[place] = String.fromCharCode(...bytes.subarray(at, at + length));
  return shortTexts[place];
}

/** Encodes values one after the other into memory that grows. */
export class Writer {
  /** The chain's operations, for values that contain operations (see chain/operation.ts). */
  operations: unknown;
  /** Operation nesting depth of the next value. */
  nesting = 0;
  private bytes: Uint8Array;
  private view: DataView;
  private length = 0;

  constructor(capacity = 256, operations?: unknown) {
    this.operations = operations;
    this.bytes = new Uint8Array(capacity);
    this.view = new DataView(this.bytes.buffer);
  }

  /** Reserves room. It can replace `bytes` and `view`, so take the offset first. */
  private reserve(count: number): number {
    const at = this.length;
    const need = at + count;
    if (need > this.bytes.length) {
      const grown = new Uint8Array(Math.max(need, this.bytes.length * 2));
      grown.set(this.bytes.subarray(0, at));
      this.bytes = grown;
      this.view = new DataView(grown.buffer);
    }
    this.length = need;
    return at;
  }

  u8(value: number): void {
    const at = this.reserve(1);
    this.bytes[at] = value;
  }

  u16(value: number): void {
    const at = this.reserve(2);
    this.view.setUint16(at, value, true);
  }

  u32(value: number): void {
    const at = this.reserve(4);
    this.view.setUint32(at, value, true);
  }

  /** A safe integer as u64. */
  safe64(value: number): void {
    const at = this.reserve(8);
    this.view.setUint32(at, value >>> 0, true);
    this.view.setUint32(at + 4, Math.trunc(value / 0x100000000), true);
  }

  /** A safe integer of either sign as i64. */
  signed64(value: number): void {
    const at = this.reserve(8);
    this.view.setUint32(at, value >>> 0, true);
    this.view.setInt32(at + 4, Math.floor(value / 0x100000000), true);
  }

  u64(value: bigint): void {
    const at = this.reserve(8);
    this.view.setBigUint64(at, value, true);
  }

  u128(value: bigint): void {
    const at = this.reserve(16);
    this.view.setBigUint64(at, value & 0xffffffffffffffffn, true);
    this.view.setBigUint64(at + 8, value >> 64n, true);
  }

  u256(value: bigint): void {
    this.u128(value & ((1n << 128n) - 1n));
    this.u128(value >> 128n);
  }

  raw(bytes: Uint8Array): void {
    const at = this.reserve(bytes.length);
    this.bytes.set(bytes, at);
  }

  /** A hex id without length prefix. */
  hex(hex: string): void {
    const at = this.reserve(hex.length >>> 1);
    for (let i = 0, o = at; i < hex.length; i += 2, o++) {
      this.bytes[o] = (DIGIT[hex.charCodeAt(i)]! << 4) | DIGIT[hex.charCodeAt(i + 1)]!;
    }
  }

  /** Length-prefixed UTF-8. */
  text(value: string): void {
    const at = this.reserve(4 + value.length * 3);
    const { written } = encoder.encodeInto(value, this.bytes.subarray(at + 4, at + 4 + value.length * 3));
    this.view.setUint32(at, written, true);
    this.length = at + 4 + written;
  }

  /** Reserves room for the length of the following value; `end` fills it in. */
  begin(): number {
    return this.reserve(4);
  }

  /** Writes the length of everything since `begun`. Throws CodecError if it exceeds `max` bytes. */
  end(begun: number, max: number): void {
    const length = this.length - begun - 4;
    if (length > max) throw new CodecError(`${length} bytes, allowed are 0 to ${max}`);
    this.view.setUint32(begun, length, true);
  }

  /** A copy of the written bytes. */
  done(): Uint8Array {
    const { length } = this;
    const copy = newBytes(length);
    copy.set(length === this.bytes.length ? this.bytes : this.bytes.subarray(0, length));
    return copy;
  }

  get size(): number {
    return this.length;
  }

  /** Capacity in bytes without growing. */
  get capacity(): number {
    return this.bytes.length;
  }

  /** Discards the content and keeps the memory. */
  reset(): this {
    this.length = 0;
    this.nesting = 0;
    return this;
  }
}

/** Reads values one after the other and never beyond the end. */
export class Reader {
  readonly bytes: Uint8Array;
  readonly operations: unknown;
  /** Operation nesting depth of the next value. */
  nesting: number;
  at = 0;
  private readonly view: DataView;
  /** If true, byte values are views of the input, which must stay unchanged and stays in memory. */
  lends = false;
  /** If true, texts must be plain text; the first violation throws. */
  judges = false;
  oddity: string | undefined;

  constructor(bytes: Uint8Array, operations?: unknown, nesting = 0) {
    this.bytes = bytes;
    this.operations = operations;
    this.nesting = nesting;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  private take(count: number): number {
    const at = this.at;
    if (at + count > this.bytes.length) {
      throw new CodecError(`the bytes end ${at + count - this.bytes.length} too early`);
    }
    this.at = at + count;
    return at;
  }

  skip(count: number): void {
    this.take(count);
  }

  u8(): number {
    return this.bytes[this.take(1)]!;
  }

  u16(): number {
    return this.view.getUint16(this.take(2), true);
  }

  u32(): number {
    return this.view.getUint32(this.take(4), true);
  }

  /** A u64 that must be a safe integer. */
  safe64(): number {
    const at = this.take(8);
    const high = this.view.getUint32(at + 4, true);
    if (high > MAX_SAFE_HIGH) throw new CodecError('must be at most 9007199254740991');
    const low = this.view.getUint32(at, true);
    return high === 0 ? low : high * 0x100000000 + low; // V8 stores a sum as a heap object, however small it is
  }

  /** An i64 that must be a safe integer. */
  signed64(): number {
    const at = this.take(8);
    const value = this.view.getInt32(at + 4, true) * 0x100000000 + this.view.getUint32(at, true);
    if (!Number.isSafeInteger(value)) throw new CodecError('must be a safe integer');
    return value;
  }

  u64(): bigint {
    return this.view.getBigUint64(this.take(8), true);
  }

  u128(): bigint {
    const at = this.take(16);
    const high = this.view.getBigUint64(at + 8, true);
    const low = this.view.getBigUint64(at, true);
    return high === 0n ? low : (high << 64n) | low;
  }

  u256(): bigint {
    const low = this.u128();
    return (this.u128() << 128n) | low;
  }

  raw(count: number): Uint8Array {
    const at = this.take(count);
    if (!this.lends) return this.bytes.slice(at, at + count);
    return new Uint8Array(this.bytes.buffer, this.bytes.byteOffset + at, count);
  }

  hex(count: number): string {
    const at = this.take(count);
    return toHex(this.bytes.subarray(at, at + count));
  }

  /** Length-prefixed UTF-8 of at most `maxBytes`. */
  text(maxBytes: number): string {
    const length = this.u32();
    if (length > maxBytes) {
      throw new OutOfBounds(`text of ${length} bytes, at most ${maxBytes} are allowed`, 0, maxBytes, length);
    }
    const at = this.take(length);
    if (length <= SHORT) {
      const text = shortText(this.bytes, at, length);
      if (text !== undefined) return text;
    }
    try {
      return decoder.decode(this.bytes.subarray(at, at + length));
    } catch {
      throw new CodecError('text that is not UTF-8');
    }
  }

  /** Number of items of a list. Each item takes at least one byte, so a false length fails at once. */
  count(max: number, min = 0): number {
    const count = this.u32();
    if (count > max || count < min) {
      throw new OutOfBounds(`${count} items, allowed are ${min} to ${max}`, min, max, count);
    }
    const left = this.bytes.length - this.at;
    if (count > left) throw new CodecError(`the bytes end ${count - left} too early`);
    return count;
  }

  /** Fails if any bytes follow. */
  end(): void {
    if (this.at !== this.bytes.length) throw new CodecError(`${this.bytes.length - this.at} bytes too many at the end`);
  }
}
