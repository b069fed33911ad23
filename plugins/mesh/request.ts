/** Reads the fields of a request. Unknown fields are ignored, because clients of newer specifications may send them. */

import type { Address, Hash, TextForms } from '../../runtime/plugin.js';
import { invalid } from './errors.js';

type Fields = Readonly<Record<string, unknown>>;

/** Longest accepted text besides transactions. */
const LONGEST = 1_024;

/** An object of a request, with its path for errors. */
export class Given {
  readonly #fields: Fields;
  readonly #path: string;

  constructor(value: unknown, path = '') {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    this.#fields = isObject ? (value as Fields) : invalid(path, 'must be an object');
    this.#path = path;
  }

  at(field: string): string {
    return this.#path === '' ? field : `${this.#path}.${field}`;
  }

  has(field: string): boolean {
    return (this.#fields[field] ?? null) !== null;
  }

  object(field: string): Given {
    return new Given(this.#fields[field], this.at(field));
  }

  maybe(field: string): Given | undefined {
    return this.has(field) ? this.object(field) : undefined;
  }

  list(field: string, most: number): Given[] {
    const value = this.#fields[field];
    if (!Array.isArray(value)) return invalid(this.at(field), 'must be a list');
    if (value.length > most) return invalid(this.at(field), `must have at most ${most} entries`);
    return value.map((one, i) => new Given(one, `${this.at(field)}[${i}]`));
  }

  text(field: string, most = LONGEST): string {
    const value = this.#fields[field];
    if (typeof value !== 'string') return invalid(this.at(field), 'must be a text');
    return value.length <= most ? value : invalid(this.at(field), `must have at most ${most} characters`);
  }

  number(field: string): number {
    const value = this.#fields[field];
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
      ? value
      : invalid(this.at(field), 'must be an integer, 0 or more');
  }

  flag(field: string): boolean {
    const value = this.#fields[field];
    return typeof value === 'boolean' ? value : invalid(this.at(field), 'must be true or false');
  }

  bytes(field: string, most: number): Uint8Array {
    const hex = this.text(field, 2 * most).replace(/^0x/, '');
    if (!/^([0-9a-fA-F]{2})+$/.test(hex)) return invalid(this.at(field), 'must be bytes in hex');
    return Uint8Array.from(Buffer.from(hex, 'hex'));
  }

  address(field: string, text: TextForms): Address {
    const given = this.text(field);
    return text.parseAddress(given) ?? invalid(this.at(field), 'must be an address of this chain');
  }

  hash(field: string, text: TextForms): Hash {
    const given = this.text(field);
    return text.parseHash(given) ?? invalid(this.at(field), 'must be a hash of this chain');
  }

  /** The account of an AccountIdentifier. */
  account(field: string, text: TextForms): Address {
    const identifier = this.object(field);
    if (identifier.has('sub_account')) return invalid(identifier.at('sub_account'), 'accounts have no sub-accounts');
    return identifier.address('address', text);
  }
}
