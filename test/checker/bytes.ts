/** Bytes of the protocol, read and written from docs/spec/protocol.md alone: borsh records, state keys, addresses. */

import { blake3 } from '@noble/hashes/blake3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';

/** Reads the fields of a record in their order. */
export class Reader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(hex: string, at = 0) {
    this.#bytes = hexToBytes(hex.replace(/^0x/, ''));
    this.#at = at;
  }

  #unsigned(width: number): bigint {
    const end = this.#at + width;
    if (end > this.#bytes.length) throw new Error(`a record ends within a field of ${width} bytes`);
    let value = 0n;
    for (let i = end - 1; i >= this.#at; i--) value = (value << 8n) | BigInt(this.#bytes[i]!);
    this.#at = end;
    return value;
  }

  readonly u8 = (): number => Number(this.#unsigned(1));
  readonly u16 = (): number => Number(this.#unsigned(2));
  readonly u32 = (): number => Number(this.#unsigned(4));
  readonly u64 = (): number => Number(this.#unsigned(8));
  readonly u128 = (): bigint => this.#unsigned(16);
  readonly u256 = (): bigint => this.#unsigned(32);
  readonly bool = (): boolean => this.u8() === 1;
  readonly id = (): string => {
    const start = this.#at;
    this.#at += 32;
    return bytesToHex(this.#bytes.subarray(start, this.#at));
  };
  readonly text = (): string => {
    const length = this.u32();
    const start = this.#at;
    this.#at += length;
    return new TextDecoder().decode(this.#bytes.subarray(start, this.#at));
  };
  readonly option = <T>(read: () => T): T | null => (this.u8() === 0 ? null : read());
  readonly list = <T>(read: () => T): T[] => Array.from({ length: this.u32() }, () => read());

  /** Number of bytes that are left. */
  get left(): number {
    return this.#bytes.length - this.#at;
  }
}

const hex = (value: number | bigint, width: number): string => value.toString(16).padStart(2 * width, '0');

/** Prefix of the keys of a store: module number and slot. */
export const storeKey = (module: number, slot: number): string => hex(module, 2) + hex(slot, 1);

/** Key parts behind the prefix, which have 32 bytes each. */
export const idsOf = (key: string): string[] => key.replace(/^0x/, '').slice(6).match(/.{64}/g) ?? [];

/** A number of a key: big-endian, at a byte behind the prefix. */
export const numberAt = (key: string, at: number, width = 8): number =>
  Number(BigInt(`0x${key.replace(/^0x/, '').slice(6 + 2 * at, 6 + 2 * (at + width))}`));

/** An address or a hash of a response as 64 hex digits. */
export function idOf(text: string): string {
  if (/^(0x)?[0-9a-f]{64}$/.test(text)) return text.slice(-64);
  const bytes = base58.decode(text.slice(3));
  if (bytes.length !== 32) throw new Error(`${text} is no id of 32 bytes`);
  return bytesToHex(bytes);
}

/** Account of a module: Blake3 of a tag and borsh texts. */
export function moduleAccount(module: string, ...parts: readonly (string | number)[]): string {
  const texts = [module, ...parts.map(String)].map((part) => utf8ToBytes(part));
  const lengths = texts.map((text) => new Uint8Array(new Uint32Array([text.length]).buffer));
  const all = [utf8ToBytes('module-account/v1'), ...texts.flatMap((text, i) => [lengths[i]!, text])];
  return bytesToHex(blake3(Uint8Array.from(all.flatMap((part) => [...part]))));
}

const HEADER_BYTES = 422;

/** Hash of a header: of the first bytes of a signed header, behind a tag. */
export const hashOfHeader = (signed: string): string =>
  bytesToHex(
    blake3(
      Uint8Array.from([...utf8ToBytes('block\0'), ...hexToBytes(signed.replace(/^0x/, '').slice(0, 2 * HEADER_BYTES))]),
    ),
  );
