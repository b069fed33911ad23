/** State records by store and key, decoded from proven bytes without the modules of the chain. */

import { operation } from '../../../runtime/kernel/chain/operation.js';
import { recordKey } from '../../../runtime/kernel/chain/stores.js';
import { fromWire } from '../../../runtime/lib/codec/from-wire.js';
import { decode, type Json, type TextForms, type Type } from '../../../runtime/lib/codec/type.js';
import type { WireForm } from '../../../runtime/lib/codec/wire.js';

/**
 * Location of a store, and the encodings of its keys and values: one of `trellis/client/stores`, or the output of `docs
 * build`.
 */
export type StoreForm = readonly [module: number, slot: number, keys: readonly WireForm[], value: WireForm];

const typeOf = (wire: WireForm): Type<unknown> => fromWire(wire, operation as Type<unknown>);

/**
 * The key of a record (hex) from its parts in JSON. Throws RangeError for a wrong number of parts, CodecError for an
 * invalid part.
 */
export function storedKey([module, slot, keys]: StoreForm, parts: readonly Json[], text: TextForms): string {
  if (parts.length !== keys.length)
    throw new RangeError(`a key of the store has ${keys.length} parts, not ${parts.length}`);
  const types = keys.map(typeOf);
  const values = types.map((type, i) => type.fromJson(parts[i], text));
  return recordKey(module, { kind: 'map', slot, keys: types, value: typeOf('bool') }, values);
}

/** A record in JSON, from its bytes. */
export function storedValue([, , , value]: StoreForm, bytes: Uint8Array, text: TextForms): Json {
  const type = typeOf(value);
  return type.toJson(decode(type, bytes, text.operations), text);
}
