/** The description of the API: the OpenRPC document and the list of namespaces. */

import type { JsonSchema } from '../../codec/type.js';
import { SERVER_ERRORS } from '../methods/errors.js';
import { RawJson, type RpcMethod } from '../methods/method.js';
import { type Examples, withExamples } from './examples.js';

export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  /** The command that makes the same call. */
  readonly 'x-command'?: string;
  readonly license?: { readonly name: string; readonly url?: string };
}

/** A method in the document: the fields that other code reads. */
export interface MethodDocument {
  readonly name: string;
  readonly summary: string;
  readonly params: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: JsonSchema;
  }[];
  readonly result: { readonly schema: JsonSchema };
}

/** The document: the fields that other code reads. */
export interface ApiDocument {
  readonly methods: readonly MethodDocument[];
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** All methods of a table and their shared schemas. */
export function describeApi(
  methods: readonly RpcMethod[],
  components: Readonly<Record<string, JsonSchema>>,
): ApiDocument {
  const schemas: Record<string, JsonSchema> = { ...components };
  const described = methods.map((method) => named(hoist(describeMethod(method), schemas) as MethodDocument));
  return { methods: described, components: { schemas } };
}

/**
 * The OpenRPC 1.3 document of a table of methods. The standard reserves names like `rpc.discover`, so they are omitted.
 */
export function openRpc(
  table: readonly RpcMethod[],
  shared: Readonly<Record<string, JsonSchema>>,
  info: ApiInfo,
  examples: Examples,
): ApiDocument {
  const { methods, components } = describeApi(table, shared);
  const listed = withExamples(
    methods.filter(({ name }) => !name.startsWith('rpc.')),
    examples,
  );
  const document = { openrpc: '1.3.2', info, methods: listed, components };
  return document;
}

/**
 * Adds titles to parameters and results. Client generators name types after them, otherwise after a hash that may
 * differ between uses.
 */
function named(method: MethodDocument): MethodDocument {
  const titled = (schema: JsonSchema, part: string): JsonSchema =>
    '$ref' in schema ? schema : { title: pascal(`${method.name}_${part}`), ...schema };
  const params = method.params.map((param) => ({ ...param, schema: titled(param.schema, param.name) }));
  const result = { ...method.result, schema: titled(method.result.schema, 'result') };
  return { ...method, params, result };
}

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[_.])([a-zA-Z])/g, (_, first: string) => first.toUpperCase());

/** Moves every schema with a title to the components and replaces it with a reference. */
function hoist(value: unknown, schemas: Record<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((item) => hoist(item, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const moved = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hoist(inner, schemas)]));
  const { title, allOf, ...others } = moved;
  // The description of a shared schema at this use stays beside the reference.
  if (Array.isArray(allOf) && allOf.length === 1) return { ...others, ...(allOf[0] as object) };
  if (typeof title !== 'string' || !('type' in moved)) return moved;
  const known = schemas[title];
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(moved)) {
    throw new Error(`two schemas have the title ${title}`);
  }
  schemas[title] = moved;
  return { $ref: `#/components/schemas/${title}` };
}

export const takesNull = ({ type, anyOf }: JsonSchema): boolean =>
  type === 'null' || (Array.isArray(anyOf) && anyOf.some((one) => takesNull(one as JsonSchema)));

const orNull = (schema: JsonSchema): JsonSchema => (takesNull(schema) ? schema : { anyOf: [schema, { type: 'null' }] });

export function describeMethod(method: Omit<RpcMethod, 'call'>) {
  const lastRequired = method.params.findLastIndex(({ required }) => required);
  const errors = [...new Set([...method.errors, ...SERVER_ERRORS])];
  return {
    name: method.name,
    summary: method.about,
    'x-cost': method.cost,
    // Proxies must know which methods act on behalf of the caller.
    ...(method.write ? { 'x-access': 'write' } : method.submits ? { 'x-access': 'submit' } : {}),
    tags: [{ name: method.module }],
    paramStructure: 'either',
    params: method.params.map(({ name, schema, required, about }, i) => ({
      name,
      // In OpenRPC only optional parameters may follow an optional one.
      required: i <= lastRequired,
      ...(about === undefined ? {} : { description: about }),
      schema: required || i > lastRequired ? schema : orNull(schema),
    })),
    result: { name: 'result', schema: method.result },
    errors: errors.map(({ code, name, message }) => ({ code, message, data: { name } })),
  };
}

const question = (name: string, about: string, result: JsonSchema): Omit<RpcMethod, 'call'> => ({
  name,
  about,
  params: [],
  result,
  errors: [],
  write: false,
  cost: { base: 1 },
  module: 'runtime',
});

const DISCOVERY = question('rpc.discover', 'Returns the OpenRPC document of this server.', { type: 'object' });

/** The method that returns the document. The document omits it, because the standard reserves its name. */
export const discovery: MethodDocument = describeMethod(DISCOVERY);

/**
 * rpc.discover and rpc_modules for these methods; they also describe themselves. The rest of the document is built on
 * first use.
 */
export function introspection(
  methods: readonly RpcMethod[],
  components: () => Readonly<Record<string, JsonSchema>>,
  info: ApiInfo,
  examples: () => Examples,
): readonly RpcMethod[] {
  let text: RawJson | undefined;
  const discover: RpcMethod = {
    ...DISCOVERY,
    // Copying and sending the whole document.
    cost: { base: 50 },
    call: () => {
      text ??= new RawJson(JSON.stringify(openRpc([...methods, discover, modules], components(), info, examples())));
      return text;
    },
  };
  const modules: RpcMethod = {
    ...question('rpc_modules', 'Returns the namespaces of this server with their versions.', {
      type: 'object',
      additionalProperties: { type: 'string' },
    }),
    call: () => {
      const names = [...methods, modules].map(({ name }) => name.slice(0, name.indexOf('_')));
      return Object.fromEntries([...new Set(names)].sort().map((name) => [name, '1.0']));
    },
  };
  return [discover, modules];
}
