/** What the published contract says of its fields, and where it says nothing: each needs a meaning that its name and type do not tell. */

import type { Command } from '../../cli/command.js';
import { operationSchemas } from '../../runtime/kernel/chain/operation.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import type { Module } from '../../runtime/kernel/module/define.js';
import { objectSchema } from '../../runtime/lib/codec/composites.js';
import type { JsonSchema } from '../../runtime/lib/codec/type.js';
import type { ErrorDef } from '../../runtime/lib/errors.js';
import { components } from '../../runtime/lib/rpc/components.js';
import type { RpcMethod } from '../../runtime/lib/rpc/method.js';

/** No sentence that says something is shorter. */
const SHORTEST = 12;

const FILLERS = new Set('a an the of for in on to is it its this that or and as by with value field'.split(' '));
const TYPES = new Set('string number integer boolean array list object null text json'.split(' '));

const wordsOf = (text: string): string[] =>
  (
    text
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));

/** Why a text is no meaning of what has this name and type; undefined when it is one. */
export function flawOf(name: string, type: string, meaning: string | undefined): string | undefined {
  if (meaning === undefined || meaning === '') return 'has no meaning';
  if (meaning.length < SHORTEST) return `has the meaning "${meaning}", which is too short`;
  const told = new Set([...wordsOf(name), ...wordsOf(type)]);
  const said = wordsOf(meaning).filter((word) => !told.has(word) && !FILLERS.has(word) && !TYPES.has(word));
  return said.length > 0 ? undefined : `has the meaning "${meaning}", which repeats its name or type`;
}

const branches = ({ anyOf, oneOf, allOf }: JsonSchema): readonly JsonSchema[] =>
  [anyOf, oneOf, allOf].flatMap((list) => (list as readonly JsonSchema[] | undefined) ?? []);

/** The words of a type, for what only repeats them. */
function typeName(schema: JsonSchema): string {
  const { $ref, title, items } = schema;
  const own = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : String(title ?? '');
  const parts = [...branches(schema), ...(isSchema(items) ? [items] : [])];
  return [own, ...parts.map(typeName)].join(' ');
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flaws of the fields in a schema, at any depth, and of the records that it gives a title. */
export function flawsIn(where: string, schema: JsonSchema): string[] {
  const { title, description, properties, items, additionalProperties } = schema;
  const flaws: string[] = [];
  const add = (at: string, flaw: string | undefined) => flaw !== undefined && flaws.push(`${at} ${flaw}`);
  if (typeof title === 'string') add(`${where} (${title})`, flawOf(title, '', description as string | undefined));
  for (const [name, field] of Object.entries((properties ?? {}) as Record<string, JsonSchema>)) {
    const at = `${where}.${name}`;
    // Under a title the description is that of the record; what it is here stands around it.
    const meaning = 'title' in field ? undefined : (field.description as string | undefined);
    add(at, flawOf(name, typeName(field), meaning));
    flaws.push(...flawsIn(at, field));
  }
  for (const inner of [...branches(schema), items, additionalProperties].filter(isSchema)) {
    flaws.push(...flawsIn(where, inner));
  }
  return flaws;
}

const flawsOfMethod = ({ name, about, params, result }: RpcMethod): string[] => [
  ...described(name, name, about),
  ...params.flatMap((param) => [
    ...described(`${name}(${param.name})`, param.name, param.about, typeName(param.schema)),
    ...flawsIn(`${name}(${param.name})`, param.schema),
  ]),
  ...flawsIn(`${name} answers`, result),
];

function described(where: string, name: string, meaning: string | undefined, type = ''): string[] {
  const flaw = flawOf(name, type, meaning);
  return flaw === undefined ? [] : [`${where} ${flaw}`];
}

function flawsOfModule(module: Module): string[] {
  const { operations, events, writes, parameters, genesis } = module;
  return [
    ...described('the module', module.name, module.about),
    ...Object.entries(operations).flatMap(([name, { about, params, returns = {} }]) => [
      ...described(name, name, about),
      ...flawsIn(name, objectSchema(params)),
      ...flawsIn(`${name} returns`, objectSchema(returns)),
    ]),
    ...Object.entries(events).flatMap(([name, data]) => flawsIn(`event ${name}`, objectSchema(data))),
    ...Object.entries(writes).flatMap(([name, { params }]) => flawsIn(name, objectSchema(params))),
    ...Object.entries(parameters).flatMap(([name, { about }]) => described(`parameter ${name}`, name, about)),
    ...(genesis === undefined ? [] : flawsIn('genesis', genesis.data.schema)),
  ];
}

const flawsOfError = ({ name, details }: ErrorDef): string[] =>
  Object.entries(details).flatMap(([detail, meaning]) => described(`${name}, detail ${detail}`, detail, meaning));

/** Every flaw of the contract, by who declares it: a module, the runtime, a plugin. */
export function flawsOfContract(set: ModuleSet, methods: readonly RpcMethod[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (owner: string, flaws: readonly string[]) => found.set(owner, [...(found.get(owner) ?? []), ...flaws]);
  for (const { number, module } of set.modules) if (number > 0) add(module.name, flawsOfModule(module));
  for (const method of methods) add(method.module, flawsOfMethod(method));
  const errors = new Map(
    [...set.errors.values(), ...methods.flatMap((method) => method.errors)].map((one) => [one.code, one]),
  );
  for (const error of errors.values()) add(error.module, flawsOfError(error));
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
