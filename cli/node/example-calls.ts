/**
 * Examples for methods without a recorded one, such as those of external modules: calls made on a new dev chain of the
 * distribution, with their responses.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Document } from '../../plugins/docs/document.js';
import type { Method, Schema, Schemas } from '../../plugins/docs/schema.js';
import { NodeClient } from '../client/node-client.js';
import { Flags } from '../command-line/command.js';
import { type ChainDistribution, runtimeOf } from '../distribution/distribution.js';
import { devGenesis } from '../genesis/dev.js';
import { runtimeGenesis } from '../genesis/sections.js';
import { devAddress } from '../keys/dev-accounts.js';
import { devValidatorSecret } from '../keys/keys.js';
import { type ModuleSet, unitOf } from '../runtime/chain.js';
import { type Example, toHex } from '../runtime/common.js';
import { NodeProblem } from '../terminal/command-error.js';
import { withQuietNode } from './quiet-node.js';

/** Longer responses, in characters of JSON, are not shown. */
const MAX_RESULT_CHARACTERS = 20_000;
/** Polls of an index until it has the newest block, and their interval. */
const [MAX_POLLS, POLL_MS] = [100, 50];

interface Call {
  readonly method: Method;
  readonly params: readonly unknown[];
}

/** The document with an example of each method for which a call could be generated and succeeded. */
export async function withExamples(
  distribution: ChainDistribution,
  set: ModuleSet,
  document: Document,
  modules: readonly string[],
): Promise<Document> {
  const calls = document.methods
    .filter(({ name, examples }) => examples === undefined && !/_(un)?subscribe(_|$)/.test(name))
    .flatMap((method) => callOf(method, document.components.schemas, distribution));
  if (calls.length === 0) return document;
  const genesisTime = Math.trunc(Date.now() / 1_000);
  const { json } = runtimeGenesis(devGenesis(distribution, set, { genesisTime }));
  const examples = await withQuietNode(
    runtimeOf(distribution),
    json,
    ({ rpcPort }) => exampleResults(new NodeClient(new Flags(new Map([['node', `127.0.0.1:${rpcPort}`]]))), calls),
    modules,
    async (dataDir) => {
      const validatorKey = join(dataDir, 'validator.key');
      await writeFile(validatorKey, toHex(devValidatorSecret()), { mode: 0o600 });
      // All its calls are made by this program.
      return { validatorKey, blockTime: 1, rpcRateLimit: 0 };
    },
  );
  const methods = document.methods.map((method) => {
    const example = examples.get(method.name);
    return example === undefined ? method : { ...method, examples: [pairing(method, example)] };
  });
  return { ...document, methods };
}

const pairing = ({ name, params }: Method, { params: given, result }: Example) => ({
  name: `a real call of ${name}`,
  params: given.map((value, i) => ({ name: params[i]!.name, value })),
  result: { name: 'result', value: result },
});

const isWrite = (method: Method): boolean => method['x-access'] === 'write';

/**
 * The node's responses. Failed calls are retried as long as others succeed and change the state: a gift needs a
 * purchase.
 */
async function exampleResults(node: NodeClient, calls: readonly Call[]): Promise<ReadonlyMap<string, Example>> {
  const examples = new Map<string, Example>();
  for (const kind of [true, false]) {
    let left = calls.filter(({ method }) => isWrite(method) === kind);
    for (let before = 0; left.length !== before; ) {
      before = left.length;
      const refused: Call[] = [];
      for (const call of left) {
        const result = await resultOf(node, call);
        if (result === undefined) refused.push(call);
        else if (JSON.stringify(result).length <= MAX_RESULT_CHARACTERS)
          examples.set(call.method.name, { ...call, result });
      }
      left = refused;
    }
  }
  return examples;
}

/** The result of a call; undefined if it failed. */
async function resultOf(node: NodeClient, { method, params }: Call): Promise<unknown> {
  const named = Object.fromEntries(params.map((value, i) => [method.params[i]!.name, value]));
  const { height } = await node.call<{ height: number }>('chain_consensusStatus');
  for (let polls = 0; ; polls++) {
    try {
      const given = isWrite(method) ? { ...named, opts: { wait: 'included' } } : named;
      const result = await node.call<unknown>(method.name, given);
      const { indexed_height = height } = Object(result) as { readonly indexed_height?: number };
      if (indexed_height >= height || polls === MAX_POLLS) return result;
    } catch (cause) {
      if (!(cause instanceof NodeProblem)) throw cause;
      return undefined;
    }
    await pause(POLL_MS);
  }
}

/**
 * A call with generated parameters; undefined if they cannot be generated. Optional trailing parameters are omitted.
 */
function callOf(method: Method, schemas: Schemas, distribution: ChainDistribution): readonly Call[] {
  const who = method.params.filter(({ schema }) => schema.$ref?.endsWith('/Address'));
  const acting = who.find(({ name }) => name === 'sender' || name === 'from') ?? who[0];
  const last = method.params.findLastIndex(({ required }) => required);
  const params = method.params.slice(0, last + 1).map((param) => {
    const address = devAddress(param === acting ? 0 : 1, distribution);
    return sampleOf(param.schema, { schemas, address, symbol: distribution.symbol, amount: `${unitOf(distribution)}` });
  });
  return params.includes(undefined) ? [] : [{ method, params }];
}

interface SampleValues {
  readonly schemas: Schemas;
  readonly address: string;
  readonly symbol: string;
  /** A whole native token in raw units. */
  readonly amount: string;
}

/** A small value that matches a schema; undefined if none is known. */
function sampleOf(schema: Schema, values: SampleValues, depth = 0): unknown {
  const { $ref, anyOf, oneOf, properties = {}, required = [] } = schema;
  if (depth > 8) return undefined;
  const inner = (one: Schema) => sampleOf(one, values, depth + 1);
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    if (name === 'Address') return values.address;
    return name === 'Amount' ? values.amount : inner(values.schemas[name] ?? {});
  }
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const either = anyOf ?? oneOf;
  if (either !== undefined) {
    return either.some(({ type }) => type === 'null') ? null : either.map(inner).find((one) => one !== undefined);
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return [values.symbol, 'example', 'an example', '1', `0x${'00'.repeat(32)}`, ''].find((text) =>
        fits(text, schema),
      );
    case 'integer':
    case 'number':
      return Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1);
    case 'boolean':
      return true;
    case 'array': {
      const item = schema.items && inner(schema.items);
      return item === undefined ? undefined : [item];
    }
    case 'object': {
      const fields = required.map((name) => [name, inner(properties[name] ?? {})] as const);
      return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields);
    }
    default:
      return undefined;
  }
}

const fits = (text: string, { minLength = 0, maxLength = text.length, pattern = '' }: Schema): boolean =>
  text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text);
