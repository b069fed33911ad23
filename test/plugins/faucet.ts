/** A faucet on a dev chain in this process, and how it is asked. */

import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import { join } from 'node:path';
import { defaults } from '../../cli/distribution/default.js';
import { devSecret } from '../../cli/keys/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { account, startHere } from '../node/here.js';
import { answerOf } from '../node/live.js';

/** A whole native unit in raw ones. */
export const UNIT = 10n ** 9n;
/** The account that pays: dev:9. */
export const PAYER = account(9);

/** What a faucet answers. */
export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly json: {
    readonly bundle_hash?: string;
    readonly amount?: string;
    readonly next_at?: number;
    readonly error?: {
      readonly code: number;
      readonly message: string;
      readonly data: { readonly name: string; readonly details: Record<string, unknown> };
    };
    readonly [field: string]: unknown;
  };
}

/** How a request differs from a plain one. */
export interface Manner {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** The address of this machine that it comes from. */
  readonly from?: string;
  readonly path?: string;
}

/** Asks once, over a connection of its own. */
export function ask(port: number, body?: unknown, manner: Manner = {}): Promise<Answer> {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const { method = text === undefined ? 'GET' : 'POST', path = '/faucet', headers = {}, from } = manner;
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        ...{ host: '127.0.0.1', port, path, method, agent: false },
        headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(from === undefined ? {} : { localAddress: from }),
      },
      (response) => {
        let answer = '';
        response.on('data', (chunk: Buffer) => {
          answer += chunk.toString();
        });
        response.on('end', () => {
          const json = (answer === '' ? {} : JSON.parse(answer)) as Answer['json'];
          resolve({ status: response.statusCode!, headers: response.headers, json });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

/** A running faucet. */
export interface Faucet {
  readonly port: number;
  readonly url: string;
  readonly node: Awaited<ReturnType<typeof startHere>>['node'];
  /** Raw native units of an account. */
  balance(address: string): Promise<bigint>;
}

/** Starts a dev node with a faucet that dev:9 pays for. */
export async function startFaucet(
  directory: string,
  options: Readonly<Record<string, string>> = {},
  more: Partial<NodeOptions> = {},
): Promise<Faucet> {
  const key = join(directory, 'faucet.key');
  await writeFile(key, toHex(devSecret(9)), { mode: 0o600 });
  let port: number | undefined;
  const log = (_: string, message: string, fields?: object) => {
    if (message === 'faucet started') ({ port } = fields as { port: number });
  };
  const distribution = { ...defaults, parts: { Log: () => log } };
  const plugins = { faucet: { 'faucet-key': key, ...options } };
  const { node, url } = await startHere(distribution, directory, { plugins, ...more });
  if (port === undefined) throw new Error('the faucet did not open');
  return {
    ...{ port, url, node },
    async balance(address) {
      const answer = await answerOf<string | { balance: string }>(url, 'chain_getBalance', address, 'TRL');
      if (answer.error) throw new Error(answer.error.message);
      return BigInt(typeof answer.result === 'string' ? answer.result : answer.result.balance);
    },
  };
}
