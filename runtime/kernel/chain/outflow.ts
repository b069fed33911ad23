/** Outflow: the most that operations may take from their sender, read from their decoded fields by what they declare. */

import { lowerCase, upperCase } from '../../lib/codec/ascii.js';
import type { JsonSchema } from '../../lib/codec/type.js';
import type { Operation, OperationForm } from './operation.js';

/**
 * What an operation takes: the path of an amount with the path of its token ('' for the native one, null when no field
 * names it), or the path of operations that it runs as its sender. Plain data, so that clients have it without modules.
 */
export type Take = readonly [amount: string, token: string | null] | readonly [operations: string];

/** An amount that may leave the account. */
export interface Leaving {
  /** As the operation names it: `TRL`, `0x…`; '' for the native token; `StakeToPool.amount` when no field names the token. */
  readonly token: string;
  readonly amount: bigint;
}

/** The most that may leave the account of the sender, fees apart. */
export interface Outflow {
  readonly amounts: readonly Leaving[];
  /** Operations that do not declare what they take: nothing bounds them but a look at them. */
  readonly undeclared: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The outflow of operations of one sender. `symbol` is that of the native token. */
export function outflowOf(operations: readonly Pick<Operation, 'type' | 'params'>[], symbol: string): Outflow {
  const amounts = new Map<string, bigint>();
  const undeclared = new Set<string>();
  const visit = ({ type, params }: Pick<Operation, 'type' | 'params'>): void => {
    const { name, takes } = type as OperationForm;
    if (takes === undefined) {
      undeclared.add(name);
      return;
    }
    for (const [path, token] of takes) {
      if (token === undefined) {
        for (const inner of (params as Fields)[path] as readonly Operation[]) visit(inner);
        continue;
      }
      for (const [row, field] of rowsAt(params as Fields, path)) {
        const key = token === null ? `${name}.${path}` : tokenKey(tokenAt(row, token), symbol);
        amounts.set(key, (amounts.get(key) ?? 0n) + (row[field] as bigint));
      }
    }
  };
  operations.forEach(visit);
  return { amounts: [...amounts].map(([token, amount]) => ({ token, amount })), undeclared: [...undeclared] };
}

/** How a token is told apart from others: one of a name is one, whatever the case of its letters; the native one is ''. */
export function tokenKey(name: string, symbol: string): string {
  if (/^(0x)?[0-9a-f]{64}$/i.test(name)) {
    const mint = lowerCase(name).replace(/^0x/, '');
    return /^0+$/.test(mint) ? '' : `0x${mint}`;
  }
  if (name.includes('.')) return name;
  const upper = upperCase(name);
  return upper === upperCase(symbol) ? '' : upper;
}

/** The records that hold an amount, with its field: `amount` of the fields themselves, `transfers[].amount` of each row. */
function rowsAt(fields: Fields, path: string): readonly (readonly [row: Fields, field: string])[] {
  const [list, field] = path.split('[].') as [string, string?];
  if (field === undefined) return [[fields, list]];
  return (fields[list] as readonly Fields[]).map((row) => [row, field]);
}

/** The token that a field names: text, or an end of a list of mints (`path.first`). A field that is left out means the native one. */
function tokenAt(row: Fields, path: string): string {
  if (path === '') return '';
  const [field, end] = path.split('.') as [string, string?];
  const value = row[field];
  const one = Array.isArray(value) ? value.at(end === 'last' ? -1 : 0) : value;
  return typeof one === 'string' ? one : '';
}

/** The declaration of an operation as plain data: the tokens of its amounts follow from their schemas. */
export function takesOf(
  takes: readonly string[] | undefined,
  schema: JsonSchema,
  refuse: (path: string) => never,
): readonly Take[] | undefined {
  return takes?.map((path): Take => {
    const found = schemaAt(schema, path) ?? refuse(path);
    if (JSON.stringify(found).includes('#/components/schemas/Operation')) return [path];
    const token = found['x-token'];
    return [path, typeof token === 'string' ? token : null];
  });
}

function schemaAt(schema: JsonSchema, path: string): JsonSchema | undefined {
  let at: JsonSchema | undefined = schema;
  for (const part of path.split(/\.|(?=\[\])/)) {
    if (part === '[]') at = at?.items as JsonSchema | undefined;
    else at = (at?.properties as Readonly<Record<string, JsonSchema>> | undefined)?.[part];
  }
  return at;
}
