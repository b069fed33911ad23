/**
 * The description of the chain in the TypeScript client: text forms of ids, encoding of operations, and where methods
 * take addresses.
 */

import { Bundle, SignedBundle } from '../../kernel/chain/bundle.js';
import { EXTENSION, type OperationTable } from '../../kernel/chain/operation.js';
import type { Take } from '../../kernel/chain/outflow.js';
import type { JsonSchema } from '../../lib/codec/type.js';
import { type WireFields, wireFields } from '../../lib/codec/wire.js';
import type { ApiDocument } from '../../lib/rpc/documents/openrpc.js';

/** Constants of a chain: prefixes of its ids, its native token, the suffix of names, the length of epochs, the coin type. */
export interface Words {
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly nameService: string;
  readonly epochBlocks: number;
  readonly coinType: number;
}

/**
 * An operation: its number, or its module if it has none; the forms of its fields; and `takes`, if it declares that.
 */
type Row = readonly [id: number | string, fields: WireFields, takes?: readonly Take[]];

/** The field of an operation that contains a content hash, the tag of the hash, and the forms of the hashed fields. */
type Commitment = readonly [field: string, tag: string, fields: WireFields];

/**
 * The client's description of a chain. An operation with a field of unpublished form is omitted: clients refuse to sign
 * it.
 */
export function chainForms(
  { addressPrefix, hashPrefix, symbol, decimals, nameService, epochBlocks, coinType }: Words,
  { byName }: OperationTable,
  document: ApiDocument,
) {
  const rows = [...byName.values()].flatMap(({ name, id, module, definition, takes }): [string, Row][] => {
    const fields = wireFields(definition.params);
    if (fields === undefined) return [];
    const number = id === EXTENSION ? module : id;
    return [[name, takes === undefined ? [number, fields] : [number, fields, takes]]];
  });
  const operations = Object.fromEntries(rows);
  const commitments = Object.fromEntries(
    [...byName.values()].flatMap(({ name, definition: { commits } }): [string, Commitment][] => {
      const fields = commits && wireFields(commits.of);
      return fields === undefined ? [] : [[name, [commits!.field, commits!.tag, fields]]];
    }),
  );
  const words = { addressPrefix, hashPrefix, symbol, decimals, nameService, epochBlocks, coinType };
  return { ...words, operations, commitments, addresses: Object.fromEntries(addressesIn(document)) };
}

/** The text of a TypeScript file that exports `chain`. */
export function clientChain(words: Words, table: OperationTable, document: ApiDocument): string {
  const { operations, commitments, addresses, ...own } = chainForms(words, table, document);
  return [
    '/** Description of a chain for the client: id prefixes, native token, byte forms of operations, their outflows, and the address parameters of methods. Generated; change the declarations instead. */\n\n',
    'export const chain = {\n',
    ...Object.entries(own).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`),
    `  operations: {\n${printed(operations)}  },\n`,
    `  commitments: {\n${printed(commitments)}  },\n`,
    `  addresses: {\n${printed(addresses)}  },\n} as const;\n`,
  ].join('');
}

/**
 * The same as JSON for clients in other languages, with the forms of bundles (docs/guide/other-languages.md). One line
 * for each operation.
 */
export function wireDocument(words: Words, table: OperationTable, document: ApiDocument): string {
  const { operations, commitments, addresses, ...chain } = chainForms(words, table, document);
  const named = Object.entries(operations).map(([name, [id, fields, takes]]) => {
    const owner = typeof id === 'number' ? { id } : { module: id };
    return [name, { ...owner, fields, takes }] as const;
  });
  const committed = Object.entries(commitments).map(([name, [field, tag, fields]]) => [name, { field, tag, fields }]);
  const bundle = { bundle: Bundle.wire, signed_bundle: SignedBundle.wire };
  const lines = Object.entries({ chain, ...bundle }).map(([name, row]) => `  "${name}": ${JSON.stringify(row)},\n`);
  return [
    `{\n${lines.join('')}`,
    `  "operations": {\n${joined(Object.fromEntries(named))}\n  },\n`,
    `  "commitments": {\n${joined(Object.fromEntries(committed))}\n  },\n`,
    `  "addresses": {\n${joined(addresses)}\n  }\n}\n`,
  ].join('');
}

const joined = (rows: object): string => printed(rows).replace(/,\n$/, '');

const printed = (rows: object): string =>
  Object.entries(rows)
    .map(([name, row]) => `    ${JSON.stringify(name)}: ${JSON.stringify(row)},\n`)
    .join('');

/**
 * By method: the paths at which its parameters contain addresses, or operations with addresses, with the position of
 * the parameter.
 */
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
