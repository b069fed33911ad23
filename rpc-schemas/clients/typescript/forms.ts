/** Encoding of operations without the modules of the chain: types built from the forms in this package. */

import { contentHashOf } from '../../../runtime/kernel/chain/content-hash.js';
import { EXTENSION, type OperationForm, OperationTable, operation } from '../../../runtime/kernel/chain/operation.js';
import type { Take } from '../../../runtime/kernel/chain/outflow.js';
import { textForms } from '../../../runtime/kernel/chain/text.js';
import { fromWire } from '../../../runtime/lib/codec/from-wire.js';
import type { Json, Shape, TextForms, Type, Values } from '../../../runtime/lib/codec/type.js';
import type { WireFields } from '../../../runtime/lib/codec/wire.js';

/** The client's built-in description of a chain: `rpc-schemas/client/chain.ts`, or the output of `docs build`. */
export interface ChainForms {
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  /** Symbol of the native token. */
  readonly symbol: string;
  /** Decimals of the native token. */
  readonly decimals: number;
  /** Suffix of the chain's names: `trl` of `alice.trl`. */
  readonly nameService: string;
  /** Blocks of an epoch. */
  readonly epochBlocks: number;
  /**
   * By name: the number, or the module of an operation without one; the forms of the fields; and what it takes from its
   * sender.
   */
  readonly operations: {
    readonly [name: string]: readonly [id: number | string, fields: WireFields, takes?: readonly Take[]];
  };
  /** By operation: the field with a content hash, the tag of the hash, and the forms of the hashed fields. */
  readonly commitments: { readonly [operation: string]: readonly [field: string, tag: string, fields: WireFields] };
  /**
   * By method: the paths (`transfers[].to`) of parameters that are addresses, or operations with addresses in them, and
   * the parameter's position.
   */
  readonly addresses: { readonly [method: string]: { readonly [path: string]: number } };
}

/** Text forms of the chain's ids and operations, for building bundles. */
export function formsOf(chain: ChainForms): TextForms {
  const rows = Object.entries(chain.operations).map(([name, [id, fields, takes]]): OperationForm => {
    const params = fromWire(['struct', fields], operation as Type<unknown>) as Type<Values<Shape>>;
    const place = typeof id === 'number' ? { module: '', id } : { module: id, id: EXTENSION };
    return { name, local: name.slice(name.indexOf('.') + 1), params, takes, ...place };
  });
  return textForms(chain, new OperationTable(rows));
}

/**
 * The content hash to which an operation of the chain commits, from a record as displayed. Throws RangeError for an
 * operation without commitment, CodecError for an invalid record.
 */
export function contentHash(chain: ChainForms, forms: TextForms, name: string, record: unknown): string {
  const [, tag, fields] = chain.commitments[name] ?? [];
  if (tag === undefined || fields === undefined) throw new RangeError(`${name} does not commit to content`);
  const type = fromWire(['struct', fields], operation as Type<unknown>);
  return `0x${contentHashOf({ tag, fields: Object.keys(fields), type }, record as Json, forms)}`;
}
