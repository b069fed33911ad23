/** Holds answers of a node to the schemas of Ethereum's own API (execution-apis, CC0). */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { answerOf } from '../node/live.js';

interface Apis {
  readonly methods: Readonly<Record<string, { readonly result: object }>>;
  readonly components: object;
}

const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
const file = new URL('../../../test/conformance/execution-apis-eth.json', import.meta.url);
const apis = JSON.parse(readFileSync(file, 'utf8')) as Apis;
const ajv = new Ajv2020({ strict: false });
const rules = new Map<string, ValidateFunction>();

/** Methods that the API describes. */
export const described: ReadonlySet<string> = new Set(Object.keys(apis.methods));

/** Throws unless the result is one that the API allows for the method. */
export function conforms(method: string, result: unknown): void {
  const known = apis.methods[method];
  if (!known) throw new Error(`execution-apis has no ${method}`);
  const { components } = apis;
  const rule = rules.get(method) ?? ajv.compile({ ...known.result, components });
  rules.set(method, rule);
  // An empty list is a list of hashes and one of logs, which the schema wants to be one of both.
  if (Array.isArray(result) && result.length === 0) return;
  if (rule(result)) return;
  const told = rule.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
  throw new Error(`${method} answers against its schema: ${told}\n${JSON.stringify(result, null, 2).slice(0, 2_000)}`);
}

/** The answer of a node to a call, which is held to the schema. */
export async function ask<T = unknown>(url: string, method: string, ...params: unknown[]): Promise<T> {
  const answer = await answerOf<T>(url, method, ...params);
  if (answer.error) throw new Error(`${method}: ${answer.error.code} ${answer.error.message}`);
  if (described.has(method)) conforms(method, answer.result);
  return answer.result;
}
