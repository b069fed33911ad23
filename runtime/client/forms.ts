/** Operations as bytes without the modules of the chain: types made of the forms that come with this package. */

import { contentHashOf } from '../kernel/chain/content-hash.js';
import { EXTENSION, type OperationForm, OperationTable, operation } from '../kernel/chain/operation.js';
import type { Take } from '../kernel/chain/outflow.js';
import { textForms } from '../kernel/chain/text.js';
import { fromWire } from '../lib/codec/from-wire.js';
import type { Json, Shape, TextForms, Type, Values } from '../lib/codec/type.js';
import type { WireFields } from '../lib/codec/wire.js';

/** What this side knows of a chain before it asks a node: `rpc-schemas/client/chain.ts`, or what `docs build` writes. */
export interface ChainForms {
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  /** Symbol of the native token. */
  readonly symbol: string;
  /** Digits behind the point of a whole native token. */
  readonly decimals: number;
  /** End of the names of the chain: `trl` of `alice.trl`. */
  readonly nameService: string;
  /** Blocks of an epoch. */
  readonly epochBlocks: number;
  /** By name: the number, or the module of an operation without one, the forms of the fields, and what it takes from its sender. */
  readonly operations: {
    readonly [name: string]: readonly [id: number | string, fields: WireFields, takes?: readonly Take[]];
  };
  /** By operation: the field with a content hash, the tag of that, and the forms of the fields that it is made of. */
  readonly commitments: { readonly [operation: string]: readonly [field: string, tag: string, fields: WireFields] };
  /** By method: the paths (`transfers[].to`) of its parameters that are addresses, or operations with addresses in them, and the parameter's place. */
  readonly addresses: { readonly [method: string]: { readonly [path: string]: number } };
}

/** Ids and operations of the chain, as bundles are made with them. */
export function formsOf(chain: ChainForms): TextForms {
  const rows = Object.entries(chain.operations).map(([name, [id, fields, takes]]): OperationForm => {
    const params = fromWire(['struct', fields], operation as Type<unknown>) as Type<Values<Shape>>;
    const place = typeof id === 'number' ? { module: '', id } : { module: id, id: EXTENSION };
    return { name, local: name.slice(name.indexOf('.') + 1), params, takes, ...place };
  });
  return textForms(chain, new OperationTable(rows));
}

/** The content hash that an operation of the chain commits to, made of a record as it was shown. Throws RangeError for an operation that commits to none, CodecError for another record. */
export function contentHash(chain: ChainForms, forms: TextForms, name: string, record: unknown): string {
  const [, tag, fields] = chain.commitments[name] ?? [];
  if (tag === undefined || fields === undefined) throw new RangeError(`${name} commits to no content`);
  const type = fromWire(['struct', fields], operation as Type<unknown>);
  return `0x${contentHashOf({ tag, fields: Object.keys(fields), type }, record as Json, forms)}`;
}
