/** Fetches the genesis file from a peer, for a node without one: bootnodes named by the operator are trusted for it. */

import { randomBytes } from 'node:crypto';
import { parseJson } from '../../lib/codec/json-scan.js';
import { PROTOCOL } from './protocol.js';
import { type Part, RequestFailed, sendRequestOver } from './requests.js';
import type { OpenTransport } from './transport.js';

const TEXT = 1;
const PART_BYTES = 256 * 1024;
const RULES = { maxBytes: 64 * 1024 * 1024, timeoutMs: 20_000 };
const DIAL_MS = 5_000;

/** Response of a node with this genesis. */
export async function* serveGenesis(genesis: Uint8Array): AsyncGenerator<Part> {
  for (let at = 0; at < genesis.length; at += PART_BYTES) {
    yield { type: TEXT, payload: genesis.subarray(at, at + PART_BYTES) };
  }
}

/** The genesis of the first bootnode to respond, as parsed JSON. Throws RequestFailed if none responds. */
export async function fetchGenesis(
  open: OpenTransport,
  bootnodes: readonly string[],
): Promise<{ readonly genesis: unknown; readonly from: string }> {
  const nobody = () => undefined;
  const transport = await open(
    { identity: randomBytes(32), host: '0.0.0.0', port: 0, protocols: [] },
    { admits: () => false, connected: nobody, stream: nobody },
  );
  const reasons: string[] = [];
  try {
    for (const address of bootnodes) {
      try {
        const connect = async () => {
          const connection = await transport.dial(address, AbortSignal.timeout(DIAL_MS));
          return connection.openStream(PROTOCOL.genesis, AbortSignal.timeout(DIAL_MS));
        };
        const parts = await sendRequestOver(connect, new Uint8Array(), RULES);
        const text = Buffer.concat(parts.map(({ payload }) => payload)).toString('utf8');
        return { genesis: parseJson(text), from: address };
      } catch (cause) {
        reasons.push(`${address}: ${cause instanceof Error ? cause.message : String(cause)}`);
      }
    }
  } finally {
    await transport.stop();
  }
  throw new RequestFailed(`no bootnode provided the genesis: ${reasons.join('; ')}`);
}
