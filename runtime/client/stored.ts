/** Records of the state by their store and key: read from bytes that are proven, without the modules of the chain. */

import { operation } from '../kernel/chain/operation.js';
import { recordKey } from '../kernel/chain/stores.js';
import { fromWire } from '../lib/codec/from-wire.js';
import { decode, type Json, type TextForms, type Type } from '../lib/codec/type.js';
import type { WireForm } from '../lib/codec/wire.js';

/** Where a store is, and how its keys and values become bytes: one of `trellis/client/stores`, or what `docs build` writes. */
export type StoreForm = readonly [module: number, slot: number, keys: readonly WireForm[], value: WireForm];

const typeOf = (wire: WireForm): Type<unknown> => fromWire(wire, operation as Type<unknown>);

/** The key of a record (hex), of its parts in JSON. Throws RangeError for another number of parts, CodecError for one that cannot be read. */
export function storedKey([module, slot, keys]: StoreForm, parts: readonly Json[], text: TextForms): string {
  if (parts.length !== keys.length)
    throw new RangeError(`a key of the store has ${keys.length} parts, not ${parts.length}`);
  const types = keys.map(typeOf);
  const values = types.map((type, i) => type.fromJson(parts[i], text));
  return recordKey(module, { kind: 'map', slot, keys: types, value: typeOf('bool') }, values);
}

/** A record in JSON, of its bytes. */
export function storedValue([, , , value]: StoreForm, bytes: Uint8Array, text: TextForms): Json {
  const type = typeOf(value);
  return type.toJson(decode(type, bytes, text.operations), text);
}
