/** Checks of published descriptions: each field needs one that says more than its name and type. */

import { objectSchema } from '../runtime/client.js';
import type { ErrorDef, JsonSchema, Module } from '../runtime/common.js';

/** Minimum length of a meaningful sentence. */
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

/** Why a text is not a valid description for this name and type; undefined if it is valid. */
export function flawOf(name: string, type: string, meaning: string | undefined): string | undefined {
  if (meaning === undefined || meaning === '') return 'has no meaning';
  if (meaning.length < SHORTEST) return `has the meaning "${meaning}", which is too short`;
  const known = new Set([...wordsOf(name), ...wordsOf(type)]);
  const content = wordsOf(meaning).filter((word) => !known.has(word) && !FILLERS.has(word) && !TYPES.has(word));
  return content.length > 0 ? undefined : `has the meaning "${meaning}", which repeats its name or type`;
}

const branches = ({ anyOf, oneOf, allOf }: JsonSchema): readonly JsonSchema[] =>
  [anyOf, oneOf, allOf].flatMap((list) => (list as readonly JsonSchema[] | undefined) ?? []);

/** The words of a type, to detect descriptions that only repeat them. */
export function typeName(schema: JsonSchema): string {
  const { $ref, title, items } = schema;
  const own = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : String(title ?? '');
  const parts = [...branches(schema), ...(isSchema(items) ? [items] : [])];
  return [own, ...parts.map(typeName)].join(' ');
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Flaws of the fields in a schema, at any depth, and of its titled records. */
export function flawsIn(where: string, schema: JsonSchema): string[] {
  const { title, description, properties, items, additionalProperties } = schema;
  const flaws: string[] = [];
  const add = (at: string, flaw: string | undefined) => flaw !== undefined && flaws.push(`${at} ${flaw}`);
  if (typeof title === 'string') add(`${where} (${title})`, flawOf(title, '', description as string | undefined));
  for (const [name, field] of Object.entries((properties ?? {}) as Record<string, JsonSchema>)) {
    const at = `${where}.${name}`;
    // Below a title the description is that of the record; the description of this use is outside.
    const meaning = 'title' in field ? undefined : (field.description as string | undefined);
    add(at, flawOf(name, typeName(field), meaning));
    flaws.push(...flawsIn(at, field));
  }
  for (const inner of [...branches(schema), items, additionalProperties].filter(isSchema)) {
    flaws.push(...flawsIn(where, inner));
  }
  return flaws;
}

/** The flaw of one text, with its place. */
export function described(where: string, name: string, meaning: string | undefined, type = ''): string[] {
  const flaw = flawOf(name, type, meaning);
  return flaw === undefined ? [] : [`${where} ${flaw}`];
}

export function flawsOfModule(module: Module): string[] {
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

/** All flaws of a module's methods, and of the details of its errors. */
export function flawsOfMethods({ methods, operations, writes }: Module): string[] {
  const errors = new Set(
    [methods, operations, writes].flatMap((part) => Object.values(part)).flatMap((one) => one.errors ?? []),
  );
  return [
    ...Object.entries(methods).flatMap(([name, { about, signature }]) => [
      ...described(name, name, about),
      ...flawsIn(name, objectSchema(signature.params)),
      ...flawsIn(`${name} answers`, signature.result.schema),
    ]),
    ...[...errors].flatMap(flawsOfError),
  ];
}

/** Flaws in the details that an error declares. */
export const flawsOfError = ({ name, details }: ErrorDef): string[] =>
  Object.entries(details).flatMap(([detail, meaning]) => described(`${name}, detail ${detail}`, detail, meaning));
