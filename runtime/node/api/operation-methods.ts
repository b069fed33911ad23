/** Convenience methods: one per operation that declares `rpc`; each builds a bundle on the caller's behalf. */

import { SignatureRequired } from '../../kernel/chain/common-errors.js';
import type { OperationType } from '../../kernel/chain/operation.js';
import { struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import type { Address } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { Json, Shape, TextForms, Type, Values } from '../../lib/codec/type.js';
import type { RpcMethod, RpcRequest } from '../../lib/rpc/methods/method.js';
import { admissionErrors } from './bundle-errors.js';
import { paramsOf, readParams } from './declare.js';
import type { ApiParts } from './parts.js';
import { BundleOptions, type ExtraFieldsOf, noExtraFields } from './prepare.js';
import { type Created, WriteResult, writeBundle, writeCost } from './write.js';

/** A positional parameter: its public name, and the field that it fills ('sender' is the bundle's account). */
interface Position {
  readonly name: string;
  readonly field: string;
  readonly type: Type<unknown>;
}

const sender = doc(scalar.address, 'Account that sends the operation and pays the fee');

/** Positions of an operation's method, in the order of its `rpc` declaration. */
export function positionsOf({ definition }: OperationType): Position[] {
  const [, ...order] = definition.rpc!;
  return order.flatMap((entry) =>
    (typeof entry === 'string' ? [[entry, entry] as const] : Object.entries(entry)).map(([field, name]) => {
      const type = field === 'sender' ? senderIn(entry, definition.params) : definition.params[field]!;
      return { name: name as string, field, type: type as Type<unknown> };
    }),
  );
}

/** The sender as a parameter; if it also fills another field, the description says so. */
function senderIn(entry: string | object, params: Shape): Type<unknown> {
  const names = typeof entry === 'string' ? {} : (entry as Readonly<Record<string, string>>);
  const twin = Object.keys(names).find((field) => field !== 'sender' && names[field] === names.sender);
  const about = twin === undefined ? undefined : params[twin]!.schema.description;
  return about === undefined
    ? sender
    : doc(scalar.address, `${String(about)}; it sends the operation and pays its fee`);
}

/** Fields that the method does not list keep their default if omitted from JSON. */
function unlisted(shape: Shape, positions: readonly Position[]): Shape {
  const listed = new Set(positions.map(({ field }) => field));
  return Object.fromEntries(Object.entries(shape).filter(([field]) => !listed.has(field)));
}

/** `chain_<name>` for every operation with an `rpc` declaration. */
export function operationMethods(parts: ApiParts): RpcMethod[] {
  return [...parts.ledger.set.operations.byName.values()]
    .filter(({ definition }) => definition.rpc !== undefined)
    .map((type) => operationMethod(parts, type));
}

function operationMethod(parts: ApiParts, type: OperationType): RpcMethod {
  const { text } = parts;
  const { definition } = type;
  const positions = positionsOf(type);
  const shape: Shape = { ...Object.fromEntries(positions.map((one) => [one.name, one.type])), opts: BundleOptions };
  const params = struct(shape);
  const listed = paramsOf(shape);
  const rest = struct(unlisted(definition.params, positions));
  return {
    name: `chain_${definition.rpc![0]}`,
    about: definition.about,
    params: listed,
    result: WriteResult(...resultOf(definition)).schema,
    errors: [SignatureRequired, ...(definition.errors ?? []), ...admissionErrors],
    write: true,
    cost: writeCost(listed),
    module: type.module,
    async call(given, request: RpcRequest) {
      const values = readParams(params, given, text) as Values<Shape>;
      const fields: Record<string, unknown> = { ...(rest.fromJson({}, text) as object) };
      let sender: Address | undefined;
      for (const { name, field } of positions) {
        if (field === 'sender') sender = values[name] as Address;
        else fields[field] = values[name];
      }
      const options = values.opts as Parameters<typeof writeBundle>[3];
      return writeBundle(parts, sender!, [{ type, params: fields }], options, request, extraFieldsOf(definition, text));
    },
  };
}

type Definition = OperationType['definition'];

/** Description of `created`, and the additional fields of the response. */
function resultOf(definition: Definition): [created: Created, extra?: Shape] {
  const { returns, respondsWith } = definition;
  if (returns === undefined || respondsWith === undefined) return [definition];
  return [
    {},
    respondsWith === true
      ? returns
      : { [respondsWith]: doc(struct(returns), 'Output of the operation, simulated before it is sent') },
  ];
}

function extraFieldsOf({ returns, respondsWith }: Definition, text: TextForms): ExtraFieldsOf {
  if (returns === undefined || respondsWith === undefined) return noExtraFields;
  const type = struct(returns);
  return ([values]) => {
    const json = values ? (type.toJson(values as never, text) as { readonly [field: string]: Json }) : {};
    return respondsWith === true || !values ? json : { [respondsWith]: json };
  };
}
