/** Write methods declared by modules: each plans its operations from the state at the head, then sends them. */

import { SignatureRequired } from '../../kernel/chain/common-errors.js';
import type { Operation, OperationTable } from '../../kernel/chain/operation.js';
import type { Frame } from '../../kernel/module/context.js';
import type { Plan, WriteDef } from '../../kernel/module/plan.js';
import { struct } from '../../lib/codec/composites.js';
import type { Address } from '../../lib/codec/ids.js';
import type { Json, Shape, Values } from '../../lib/codec/type.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import { admissionErrors } from './bundle-errors.js';
import { paramsOf, readParams } from './declare.js';
import { readAtHead } from './module-methods.js';
import type { ApiParts } from './parts.js';
import { BundleOptions } from './prepare.js';
import { WriteResult, writeBundle, writeCost } from './write.js';

/** `chain_<name>` for every write of every module. */
export function writeMethods(parts: ApiParts): RpcMethod[] {
  return parts.ledger.set.modules.flatMap(({ module, index }) =>
    Object.entries(module.writes).map(([name, definition]) => ({
      name: `chain_${name}`,
      module: module.name,
      ...writeMethod(parts, index, definition),
    })),
  );
}

function writeMethod(
  parts: ApiParts,
  index: number,
  definition: WriteDef<Shape, Shape, Frame>,
): Omit<RpcMethod, 'name' | 'module'> {
  const { ledger, text } = parts;
  const shape: Shape = { ...definition.params, opts: BundleOptions };
  const params = struct(shape);
  const listed = paramsOf(shape);
  const response = struct(definition.respondsWith);
  return {
    about: definition.about,
    params: listed,
    result: WriteResult({}, definition.respondsWith).schema,
    errors: [SignatureRequired, ...(definition.errors ?? []), ...admissionErrors],
    write: true,
    cost: writeCost(listed),
    async call(given, request) {
      const { opts, ...values } = readParams(params, given, text) as Values<Shape> & {
        opts: Parameters<typeof writeBundle>[3];
      };
      const plan = await readAtHead(
        parts,
        (context) => definition.plan(context.scope(index) as never, values, { force: opts?.force ?? false }),
        request,
      );
      const extraFields = response.toJson(plan.response as never, text) as { readonly [field: string]: Json };
      const from = (values as Values<Shape>)[definition.sender] as Address;
      const own = opts ?? BundleOptions.fromJson({}, text)!;
      const options =
        plan.validUntil === undefined ? opts : { ...own, valid_until: own.valid_until ?? plan.validUntil };
      return writeBundle(parts, from, operationsOf(plan, ledger.set.operations), options, request, () => extraFields);
    },
  };
}

function operationsOf({ operations }: Plan<Shape>, { byName }: OperationTable): Operation[] {
  return operations.map(([name, params]) => {
    const type = byName.get(name);
    if (!type) throw new TypeError(`a plan has the operation ${name}, which no loaded module has`);
    return { type, params: params as Values<Shape> };
  });
}
