/** Decoration of records: plugins fill fields of records in the responses of any method (decision 0077). */

import type { Json, JsonSchema } from '../../lib/codec/type.js';
import { plainResult, type RpcMethod } from '../../lib/rpc/methods/method.js';

/** A JSON object in a response. */
export type JsonRecord = { readonly [field: string]: Json };

/** A plugin's additions to the records of one title (`t.titled`). It fills fields that the record declares. */
export interface Decoration {
  readonly record: string;
  /** The fields of each record of a response, in the same order. */
  fields(records: readonly JsonRecord[]): Promise<readonly JsonRecord[]>;
}

/** Finds the records of a title in values of a schema. */
type Finder = (value: unknown, found: Record<string, Json>[]) => void;

/** Undefined if the schema has no such record. */
function finderOf(schema: JsonSchema, title: string): Finder | undefined {
  const {
    title: own,
    anyOf,
    oneOf,
    allOf,
    items,
    properties,
  } = schema as {
    readonly [keyword: string]: unknown;
    readonly anyOf?: readonly JsonSchema[];
    readonly oneOf?: readonly JsonSchema[];
    readonly allOf?: readonly JsonSchema[];
    readonly items?: JsonSchema;
    readonly properties?: Readonly<Record<string, JsonSchema>>;
  };
  if (own === title) {
    return (value, found) => void (isObject(value) && found.push(value as Record<string, Json>));
  }
  const either = anyOf ?? oneOf ?? allOf;
  if (either !== undefined) return all(either.flatMap((one) => finderOf(one, title) ?? []));
  if (items !== undefined) {
    const inner = finderOf(items, title);
    return (
      inner &&
      ((value, found) => {
        for (const item of Array.isArray(value) ? value : []) inner(item, found);
      })
    );
  }
  return all(
    Object.entries(properties ?? {}).flatMap(([field, one]): Finder[] => {
      const inner = finderOf(one, title);
      return inner === undefined ? [] : [(value, found) => void (isObject(value) && inner(value[field], found))];
    }),
  );
}

const all = (finders: readonly Finder[]): Finder | undefined =>
  finders.length === 0
    ? undefined
    : (value, found) => {
        for (const find of finders) find(value, found);
      };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The method with the records in its responses decorated, and therefore without cached responses; the method itself if
 * it returns no such record.
 */
export function decorated(method: RpcMethod, decorations: readonly Decoration[]): RpcMethod {
  const tasks = decorations.flatMap(({ record, fields }) => {
    const find = finderOf(method.result, record);
    return find === undefined ? [] : [{ find, fields }];
  });
  if (tasks.length === 0) return method;
  return {
    ...method,
    isCacheable: false,
    async call(params, request) {
      const answer = plainResult(await method.call(params, request));
      for (const { find, fields } of tasks) {
        const found: Record<string, Json>[] = [];
        find(answer, found);
        if (found.length === 0) continue;
        // Responses are built for each call, so they can be filled in place.
        const added = await fields(found);
        for (const [i, record] of found.entries()) Object.assign(record, added[i]);
      }
      return answer;
    },
  };
}
