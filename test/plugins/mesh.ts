/** A node with the Mesh API in this process, and requests to it that the official document of the specification describes. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { startHere } from '../node/here.js';
import { ask } from './faucet.js';

/** OpenAPI document of the specification 1.5.1, unchanged (Apache 2.0). */
const DOCUMENT = fileURLToPath(new URL('../../../test/conformance/mesh-api.json', import.meta.url));

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string } } };
}
const api = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as {
  readonly paths: Record<string, { post: { requestBody: Content; responses: Record<string, Content> } }>;
};

const ajv = new Ajv({ strict: false, formats: { int32: true, int64: true, double: true } });
ajv.addSchema(api, 'api');

/** Fails unless the value matches a schema of the document. */
function check(what: string, { content }: Content, value: unknown): void {
  const validate = ajv.getSchema(`api${content['application/json'].schema.$ref}`)!;
  assert.ok(validate(value), `${what}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value).slice(0, 500)}`);
}

export const NETWORK = { blockchain: 'Trellis', network: '1618031' };

export interface MeshError {
  readonly code: number;
  readonly message: string;
  readonly retriable: boolean;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface MeshOperation {
  readonly type: string;
  readonly status?: string;
  readonly account: { readonly address: string };
  readonly amount: {
    readonly value: string;
    readonly currency: { readonly symbol: string; readonly decimals: number };
  };
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface MeshTransaction {
  readonly transaction_identifier: { readonly hash: string };
  readonly operations: readonly MeshOperation[];
}

export interface MeshBlock {
  readonly block: {
    readonly block_identifier: { readonly index: number; readonly hash: string };
    readonly transactions: readonly MeshTransaction[];
  };
  readonly other_transactions?: readonly { readonly hash: string }[];
}

/** A served API. */
export class Mesh {
  readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /** The response to a request; both match the document. */
  async ask<T = Readonly<Record<string, unknown>>>(path: string, fields: object = {}): Promise<T> {
    const body = path === '/network/list' ? fields : { network_identifier: NETWORK, ...fields };
    const { requestBody, responses } = api.paths[path]!.post;
    check(`request ${path}`, requestBody, body);
    const { status, json } = await ask(this.port, body, { path });
    assert.is(status, 200, `${path}: ${JSON.stringify(json)}`);
    check(`response ${path}`, responses['200']!, json);
    return json as T;
  }

  /** The error that a request gets; the request need not match the document. */
  async refusal(path: string, fields: object = {}): Promise<MeshError> {
    const { status, json } = await ask(this.port, { network_identifier: NETWORK, ...fields }, { path });
    assert.is(status, 500, `${path}: ${JSON.stringify(json)}`);
    check(`error of ${path}`, api.paths[path]!.post.responses['500']!, json);
    return json as unknown as MeshError;
  }

  /** All transactions of a block, also those that the response names only. */
  async transactions(index: number): Promise<readonly MeshTransaction[]> {
    const { block, other_transactions = [] } = await this.ask<MeshBlock>('/block', { block_identifier: { index } });
    const others = other_transactions.map(async ({ hash }) => {
      const request = { block_identifier: block.block_identifier, transaction_identifier: { hash } };
      return (await this.ask<{ transaction: MeshTransaction }>('/block/transaction', request)).transaction;
    });
    return [...block.transactions, ...(await Promise.all(others))];
  }
}

/** Starts a dev node that serves the API. */
export async function startMesh(directory: string, more: Partial<NodeOptions> = {}) {
  let port: number | undefined;
  const log = (_: string, message: string, fields?: object) => {
    if (message === 'Mesh API started') ({ port } = fields as { port: number });
  };
  const distribution = { ...defaults, parts: { Log: () => log } };
  const { node, url } = await startHere(distribution, directory, { plugins: { mesh: { mesh: true } }, ...more });
  if (port === undefined) throw new Error('the Mesh API did not start');
  return { mesh: new Mesh(port), node, url };
}
