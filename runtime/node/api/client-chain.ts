/** The chain as the TypeScript client must know it: how its ids read, how its operations become bytes, and where methods take addresses. */

import { EXTENSION, type OperationTable } from '../../kernel/chain/operation.js';
import type { JsonSchema } from '../../lib/codec/type.js';
import { type WireFields, wireFields } from '../../lib/codec/wire.js';
import type { ApiDocument } from '../../lib/rpc/documents/openrpc.js';

/** What begins the ids of a chain, and the decimals of its token. */
export interface Words {
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  readonly decimals: number;
}

/** An operation: its number, or its module where it has none, and the forms of its fields. */
type Row = readonly [id: number | string, WireFields];

/** A chain as the client knows it. An operation with a field of no published form is left out: clients refuse to sign it. */
export function chainForms(
  { addressPrefix, hashPrefix, decimals }: Words,
  { byName }: OperationTable,
  document: ApiDocument,
) {
  const rows = [...byName.values()].flatMap(({ name, id, module, definition }): [string, Row][] => {
    const fields = wireFields(definition.params);
    return fields === undefined ? [] : [[name, [id === EXTENSION ? module : id, fields]]];
  });
  const operations = Object.fromEntries(rows);
  return { addressPrefix, hashPrefix, decimals, operations, addresses: Object.fromEntries(addressesIn(document)) };
}

/** The text of a TypeScript file with `chain`. */
export function clientChain(words: Words, table: OperationTable, document: ApiDocument): string {
  const { addressPrefix, hashPrefix, decimals, operations, addresses } = chainForms(words, table, document);
  return [
    '/** How ids of this chain read, the decimals of its token, how its operations become bytes, and where its methods take addresses, for the client. Generated; change the declarations instead. */\n\n',
    'export const chain = {\n',
    `  addressPrefix: ${JSON.stringify(addressPrefix)},\n  hashPrefix: ${JSON.stringify(hashPrefix)},\n  decimals: ${decimals},\n`,
    `  operations: {\n${printed(operations)}  },\n`,
    `  addresses: {\n${printed(addresses)}  },\n} as const;\n`,
  ].join('');
}

const printed = (rows: object): string =>
  Object.entries(rows)
    .map(([name, row]) => `    ${JSON.stringify(name)}: ${JSON.stringify(row)},\n`)
    .join('');

/** By method: the paths at which its parameters take addresses, or operations with addresses in them, and the place of the parameter. */
function addressesIn({ methods, components }: ApiDocument): [string, Record<string, number>][] {
  return methods.flatMap(({ name, params }): [string, Record<string, number>][] => {
    const paths = params.flatMap((param, place) =>
      addressPaths(param.schema, param.name, components.schemas).map((path) => [path, place] as const),
    );
    return paths.length === 0 ? [] : [[name, Object.fromEntries(paths)]];
  });
}

const REF = '#/components/schemas/';
const LEAVES = ['Address', 'Operation'].map((name) => `${REF}${name}`);

/** Paths like `transfers[].to` below a value of a schema. */
function addressPaths(schema: JsonSchema, path: string, shared: ApiDocument['components']['schemas']): string[] {
  const { $ref, items, properties, ...others } = schema as { $ref?: string; items?: JsonSchema; properties?: object };
  if ($ref !== undefined) {
    return LEAVES.includes($ref) ? [path] : addressPaths(shared[$ref.slice(REF.length)] ?? {}, path, shared);
  }
  const alternatives = ['anyOf', 'oneOf', 'allOf'].flatMap(
    (word) => (others as Record<string, JsonSchema[]>)[word] ?? [],
  );
  return [
    ...alternatives.flatMap((one) => addressPaths(one, path, shared)),
    ...(items === undefined ? [] : addressPaths(items, `${path}[]`, shared)),
    ...Object.entries(properties ?? {}).flatMap(([field, one]) => addressPaths(one, `${path}.${field}`, shared)),
  ];
}
