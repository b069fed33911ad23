/** Outflow: the most that operations may take from their sender, computed from their fields as they declare. */

import { lowerCase, upperCase } from '../../lib/codec/ascii.js';
import type { JsonSchema } from '../../lib/codec/type.js';
import type { Operation, OperationForm } from './operation.js';

/**
 * A declared take: the path of an amount with the path of its token ('' for the native one, null if no field names it),
 * or the path of operations that run as the sender. Plain data, so that clients can use it without modules.
 */
export type Take = readonly [amount: string, token: string | null] | readonly [operations: string];

/** An amount that may leave the account. */
export interface Leaving {
  /**
   * The token as the operation names it: `TRL`, `0x…`; '' for the native token; `StakeToPool.amount` if no field names
   * the token.
   */
  readonly token: string;
  readonly amount: bigint;
}

/** The most that may leave the sender's account, excluding fees. */
export interface Outflow {
  readonly amounts: readonly Leaving[];
  /** Operations that do not declare their takes; only a review of them bounds the outflow. */
  readonly undeclared: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Outflow of the operations of one sender. `symbol` is that of the native token. */
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

/** Key under which a token's amounts are summed: names compare without case; the native token is ''. */
export function tokenKey(name: string, symbol: string): string {
  if (/^(0x)?[0-9a-f]{64}$/i.test(name)) {
    const mint = lowerCase(name).replace(/^0x/, '');
    return /^0+$/.test(mint) ? '' : `0x${mint}`;
  }
  if (name.includes('.')) return name;
  const upper = upperCase(name);
  return upper === upperCase(symbol) ? '' : upper;
}

/**
 * The records that hold an amount, with its field: for `amount` the fields themselves, for `transfers[].amount` each
 * row.
 */
function rowsAt(fields: Fields, path: string): readonly (readonly [row: Fields, field: string])[] {
  const [list, field] = path.split('[].') as [string, string?];
  if (field === undefined) return [[fields, list]];
  return (fields[list] as readonly Fields[]).map((row) => [row, field]);
}

/**
 * The token named by a field: a text, or an end of a list of mints (`path.first`). If the field is absent, the native
 * token.
 */
function tokenAt(row: Fields, path: string): string {
  if (path === '') return '';
  const [field, end] = path.split('.') as [string, string?];
  const value = row[field];
  const one = Array.isArray(value) ? value.at(end === 'last' ? -1 : 0) : value;
  return typeof one === 'string' ? one : '';
}

/** An operation's declared takes as plain data; the tokens of its amounts follow from their schemas. */
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
