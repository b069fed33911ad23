/** Borsh bytes of the consensus messages: little endian, strict, exact end. */
import { fromHex, type Hash, toHex } from '../codec/ids.js';

/** Bytes that are not a canonical message; the sender is at fault. */
export class WireError extends Error {
  override readonly name = 'WireError';
}

/** Collects the fields of one message. */
export class Writer {
  private readonly parts: Uint8Array[] = [];

  u8(value: number): this {
    return this.bytes(Uint8Array.of(value));
  }

  u16(value: number): this {
    return this.number(2, (view) => view.setUint16(0, value, true));
  }

  u32(value: number): this {
    return this.number(4, (view) => view.setUint32(0, value, true));
  }

  i32(value: number): this {
    return this.number(4, (view) => view.setInt32(0, value, true));
  }

  u64(value: number): this {
    return this.number(8, (view) => view.setBigUint64(0, BigInt(value), true));
  }

  hash(value: Hash): this {
    return this.bytes(fromHex(value));
  }

  /** Bytes as they are, without a length. */
  bytes(value: Uint8Array): this {
    this.parts.push(value);
    return this;
  }

  finish(): Uint8Array {
    const out = new Uint8Array(this.parts.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of this.parts) {
      out.set(part, at);
      at += part.length;
    }
    return out;
  }

  private number(size: number, set: (view: DataView) => void): this {
    const part = new Uint8Array(size);
    set(new DataView(part.buffer));
    return this.bytes(part);
  }
}

/** Reads the fields of one message; every read checks that the bytes are there. */
export class Reader {
  private readonly source: Uint8Array;
  private readonly view: DataView;
  private at = 0;

  constructor(source: Uint8Array) {
    this.source = source;
    this.view = new DataView(source.buffer, source.byteOffset, source.byteLength);
  }

  u8(): number {
    return this.view.getUint8(this.take(1));
  }

  u16(): number {
    return this.view.getUint16(this.take(2), true);
  }

  u32(): number {
    return this.view.getUint32(this.take(4), true);
  }

  i32(): number {
    return this.view.getInt32(this.take(4), true);
  }

  u64(): number {
    const value = this.view.getBigUint64(this.take(8), true);
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new WireError(`number ${value} is out of range`);
    return Number(value);
  }

  bool(): boolean {
    const value = this.u8();
    if (value > 1) throw new WireError(`a flag must be 0 or 1, not ${value}`);
    return value === 1;
  }

  hash(): Hash {
    return toHex(this.bytes(32)) as Hash;
  }

  bytes(length: number): Uint8Array {
    const from = this.take(length);
    return this.source.slice(from, from + length);
  }

  /** A list length of at most `max`. */
  count(max: number): number {
    const count = this.u32();
    if (count > max) throw new WireError(`a list of ${count} exceeds ${max}`);
    return count;
  }

  /** Fails unless everything was read. */
  end(): void {
    const left = this.source.length - this.at;
    if (left > 0) throw new WireError(`${left} bytes follow the message`);
  }

  private take(length: number): number {
    const from = this.at;
    if (from + length > this.source.length) throw new WireError('the message is cut short');
    this.at += length;
    return from;
  }
}
