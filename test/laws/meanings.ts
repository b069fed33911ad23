/** What the published contract says of its fields, and where it says nothing: each needs a meaning that its name and type do not tell. */

import type { Command } from '../../cli/command-line/command.js';
import { described, flawsIn, flawsOfError, flawsOfModule, typeName } from '../../cli/module/descriptions.js';
import { operationSchemas } from '../../runtime/kernel/chain/operation.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { components } from '../../runtime/lib/rpc/documents/components.js';
import type { RpcMethod } from '../../runtime/lib/rpc/methods/method.js';

const flawsOfMethod = ({ name, about, params, result }: RpcMethod): string[] => [
  ...described(name, name, about),
  ...params.flatMap((param) => [
    ...described(`${name}(${param.name})`, param.name, param.about, typeName(param.schema)),
    ...flawsIn(`${name}(${param.name})`, param.schema),
  ]),
  ...flawsIn(`${name} answers`, result),
];

/** Every flaw of the contract, by who declares it: a module, the runtime, a plugin. */
export function flawsOfContract(set: ModuleSet, methods: readonly RpcMethod[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (owner: string, flaws: readonly string[]) => found.set(owner, [...(found.get(owner) ?? []), ...flaws]);
  for (const { number, module } of set.modules) if (number > 0) add(module.name, flawsOfModule(module));
  for (const method of methods) add(method.module, flawsOfMethod(method));
  const errors = new Map(
    [...set.errors.values(), ...methods.flatMap((method) => method.errors)].map((one) => [one.code, one]),
  );
  for (const error of errors.values()) add(set.ownerOf(error), flawsOfError(error));
  const { InnerOperation } = operationSchemas(set.operations);
  for (const [name, schema] of Object.entries({ ...components, InnerOperation })) {
    add('runtime', [...described(name, name, schema.description as string | undefined), ...flawsIn(name, schema)]);
  }
  return new Map([...found].map(([owner, flaws]) => [owner, [...new Set(flaws)]]));
}

/** Flaws of the flags of commands. */
export const flawsOfCommands = (commands: readonly Command[]): string[] => [
  ...new Set(
    commands.flatMap(({ words, about, flags }) => [
      ...described(words, words, about),
      ...flags.flatMap((flag) => described(`${words} --${flag.name}`, flag.name, flag.about)),
    ]),
  ),
];
