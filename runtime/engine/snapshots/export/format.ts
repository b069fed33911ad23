/** The lines of an export: a header, the proofs of its block, every state record in key order, and an end line. */

import { MapKeys } from '../../../kernel/chain/map-keys.js';
import { slotKey } from '../../../kernel/chain/stores.js';
import type { ModuleSet } from '../../../kernel/loader.js';
import { list, struct } from '../../../lib/codec/composites.js';
import { toHex } from '../../../lib/codec/ids.js';
import * as scalar from '../../../lib/codec/scalars.js';
import { CodecError, decode, encode, type TextForms, type Type, type ValueOf } from '../../../lib/codec/type.js';
import type { Entry } from '../../../lib/storage/database.js';

/** An invalid line; the reader adds its number. */
export class BadLine extends Error {
  override readonly name = 'BadLine';
}

const FORMAT = 1;
/** Bytes of module number and slot at the beginning of a key. */
const SLOT_BYTES = 3;

export const ExportHeader = struct({
  format: scalar.range(FORMAT, FORMAT),
  chain_id: scalar.count,
  genesis_hash: scalar.hex32,
  height: scalar.height,
  block_hash: scalar.hex32,
  state_root: scalar.hex32,
  module_set_id: scalar.hex32,
  modules: list(struct({ id: scalar.u16, name: scalar.text(1, 64), version: scalar.u32 }), 256),
});
export type ExportHeader = ValueOf<typeof ExportHeader>;

const NO_TEXT = {} as TextForms;

export const headerLine = (header: ExportHeader): string => JSON.stringify(ExportHeader.toJson(header, NO_TEXT));

/** The modules of a set, as headers list them. */
export const modulesOf = ({ modules }: ModuleSet): ExportHeader['modules'] =>
  modules.map(({ number, module }) => ({ id: number, name: module.name, version: module.version }));

/** The last line, with the number of records and the checksum of all lines before. */
export const endLine = (records: number, sha256: string): string => JSON.stringify({ end: true, records, sha256 });

/** Names of the proof lines between header and records. */
export const PROOFS = ['anchor', 'handover'] as const;
export const proofLine = (name: (typeof PROOFS)[number], bytes: Uint8Array): string =>
  `{"${name}":"0x${toHex(bytes)}"}`;

/** Records of one map or cell. */
interface Collection {
  readonly module: string;
  readonly store: string;
  /** Common prefix of their keys, as bytes. */
  readonly slot: Uint8Array;
  readonly type: Type<unknown>;
  /** Undefined for a cell, which has one record. */
  readonly keys: MapKeys | undefined;
}

export class RecordLines {
  readonly #set: ModuleSet;
  readonly #text: TextForms;
  readonly #bySlot = new Map<string, Collection>();
  readonly #byName = new Map<string, Collection>();

  constructor(set: ModuleSet, text: TextForms) {
    this.#set = set;
    this.#text = text;
    for (const { number, module } of set.modules) {
      for (const [store, def] of Object.entries(module.state)) {
        const slot = slotKey(number, def.slot);
        const keys = def.kind === 'map' ? new MapKeys(number, def) : undefined;
        const collection = { module: module.name, store, slot: Buffer.from(slot, 'hex'), type: def.value, keys };
        this.#bySlot.set(slot, collection);
        this.#byName.set(`${module.name} ${store}`, collection);
      }
    }
  }

  /** Encodes a record as a line. Throws CodecError if its store cannot decode it. */
  write([key, value]: Entry): string {
    const found = this.#bySlot.get(toHex(key.subarray(0, SLOT_BYTES)));
    if (!found) throw new CodecError('no module has this store');
    return this.#line(found, toHex(key.subarray(SLOT_BYTES)), value);
  }

  /** Decodes a line into a record and its module. Throws BadLine unless `write` would produce the same line. */
  read(line: string): { readonly entry: Entry; readonly module: string } {
    const { m, c, k, v, x } = objectOf(line);
    const found = this.#byName.get(`${String(m)} ${String(c)}`);
    if (!found) throw new BadLine(`unknown store: ${String(m)}.${String(c)}`.slice(0, 200));
    if (typeof k !== 'string' || !/^([0-9a-f]{2})*$/.test(k)) throw new BadLine('its key is not hex');
    try {
      const value = x === undefined ? this.#encoded(found, v) : bytesOf(x);
      const slot = toHex(found.slot);
      const again = found.keys ? found.keys.of(found.keys.partsOf(slot + k)) : slot;
      if (again !== slot + k) throw new BadLine('its key is invalid for this store');
      if (this.#line(found, k, value) !== line) throw new BadLine('it is not in canonical form');
      return { entry: [Buffer.concat([found.slot, Buffer.from(k, 'hex')]), value], module: found.module };
    } catch (cause) {
      throw unreadable(cause);
    }
  }

  #encoded({ type }: Collection, json: unknown): Uint8Array {
    return encode(type, type.fromJson(json, this.#text), this.#set.operations);
  }

  /** Uses JSON for the value, or bytes if JSON would not restore it, such as old text with unusual characters. */
  #line(collection: Collection, k: string, bytes: Uint8Array): string {
    const { module: m, store: c, type } = collection;
    const v = type.toJson(decode(type, bytes, this.#set.operations), this.#text);
    const line = JSON.stringify({ m, c, k, v });
    return this.#survivesJson(collection, v, bytes) ? line : JSON.stringify({ m, c, k, x: toHex(bytes) });
  }

  #survivesJson(collection: Collection, json: unknown, bytes: Uint8Array): boolean {
    try {
      return Buffer.compare(this.#encoded(collection, json), bytes) === 0;
    } catch (cause) {
      if (cause instanceof CodecError) return false;
      throw cause;
    }
  }
}

export function objectOf(line: string): Readonly<Record<string, unknown>> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (cause) {
    throw unreadable(cause);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new BadLine('it is not a JSON object');
  return json as Record<string, unknown>;
}

/** Decodes the hex bytes of a line. */
export function bytesOf(hex: unknown): Uint8Array {
  if (typeof hex !== 'string' || hex.length % 2 !== 0) throw new BadLine('its bytes are not hex');
  const bytes = Buffer.from(hex, 'hex');
  if (2 * bytes.length !== hex.length) throw new BadLine('its bytes are not hex');
  return new Uint8Array(bytes);
}

/** Turns the errors of malformed lines into BadLine: values out of bounds, invalid ids, invalid JSON. */
export function unreadable(cause: unknown): unknown {
  const ofLine = [CodecError, SyntaxError, RangeError, TypeError].some((kind) => cause instanceof kind);
  if (!ofLine) return cause;
  const at = cause instanceof CodecError && cause.path !== '' ? `${cause.path}: ` : '';
  return new BadLine(`${at}${(cause as Error).message}`.slice(0, 500));
}
