/**
 * Exchange of signatures between attesters. Each serves its signatures by digest and requests those of its peers. Every
 * signature is verified, so peers need not be trusted. Attesters accept no other input.
 */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type NotReady, readyAnswer, TokenBucket } from '../../runtime/plugin.js';

/** Maximum digests per request. */
export const AT_ONCE = 32;
/** Maximum bytes of a response: a digest and a signature for each, as JSON. */
const LONGEST_ANSWER = 512 * AT_ONCE;
const PATIENCE_MS = 5_000;

/** Rate limit of one address; far more than attesters need. */
const PACE = { perSecond: 20, burst: 100 };
const CONNECTIONS = 512;
const OF_ONE_ADDRESS = 8;
/** Maximum addresses whose rate is tracked. */
const ADDRESSES = 10_000;

const DIGEST = /^[0-9a-f]{64}$/;
/** Ed25519 signature preceded by its key, or secp256k1 signature, from which the key can be recovered. */
const SIGNATURE = /^(?:[0-9a-f]{192}|[0-9a-f]{130})$/;

/** Signature of this attester for a digest. */
type Lookup = (digest: string) => string | undefined;

/** Server for the signatures of this attester. */
export class Giving {
  readonly #server: Server;
  readonly #paces = new Map<string, TokenBucket>();
  readonly #open = new Map<string, number>();

  private constructor(server: Server) {
    this.#server = server;
  }

  /**
   * Listens at `host:port`. `signatureOf` looks up the signature for a digest, `notReady` returns why the attester is
   * not ready.
   */
  static async listen(at: string, signatureOf: Lookup, notReady: () => NotReady | undefined): Promise<Giving> {
    const colon = at.lastIndexOf(':');
    const limits = { headersTimeout: PATIENCE_MS, requestTimeout: PATIENCE_MS, keepAliveTimeout: PATIENCE_MS };
    const server = createServer({ ...limits, maxHeaderSize: 4_096, connectionsCheckingInterval: 1_000 });
    const giving = new Giving(server);
    server.maxConnections = CONNECTIONS;
    server.on('connection', (socket) => {
      const from = socket.remoteAddress ?? '';
      const count = (giving.#open.get(from) ?? 0) + 1;
      giving.#open.set(from, count);
      socket.on('close', () => {
        const left = giving.#open.get(from)! - 1;
        if (left === 0) giving.#open.delete(from);
        else giving.#open.set(from, left);
      });
      socket.on('error', () => {});
      if (count > OF_ONE_ADDRESS) socket.destroy();
    });
    server.on('request', (request, response) =>
      reply(request, response, giving.#answer(request, signatureOf, notReady)),
    );
    await new Promise<void>((done, failed) => {
      server
        .once('error', failed)
        .listen(Number(at.slice(colon + 1)), at.slice(0, colon).replace(/^\[|\]$/g, ''), done);
    });
    return giving;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Returns status and text. */
  #answer(
    { method, url = '', socket }: IncomingMessage,
    signatureOf: Lookup,
    notReady: () => NotReady | undefined,
  ): readonly [number, string] {
    const from = socket.remoteAddress ?? '';
    if (!this.#paces.has(from) && this.#paces.size >= ADDRESSES) this.#paces.clear();
    const pace = this.#paces.get(from) ?? new TokenBucket();
    this.#paces.set(from, pace);
    if (pace.available(PACE, performance.now()) < 1) return [429, ''];
    pace.spend(1);
    if (method === 'GET' && url === '/health/ready') {
      const { status, body } = readyAnswer(notReady());
      return [status, JSON.stringify(body)];
    }
    const digests = /^\/signatures\/([0-9a-f,]+)$/.exec(url)?.[1]?.split(',');
    if (method !== 'GET' || digests === undefined) return [404, ''];
    if (digests.length > AT_ONCE || !digests.every((one) => DIGEST.test(one))) return [400, ''];
    return [200, JSON.stringify(Object.fromEntries(digests.map((one) => [one, signatureOf(one)])))];
  }
}

/** Sends the response. Bodies are never read: a connection whose request has one is closed. */
function reply(request: IncomingMessage, response: ServerResponse, [status, text]: readonly [number, string]): void {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  const hasBody = length !== '0' || coding !== undefined;
  response.writeHead(status, { 'content-type': 'application/json', ...(hasBody ? { connection: 'close' } : {}) });
  response.end(text, () => {
    if (hasBody) request.destroy();
  });
}

/** Requests an attester's signatures of digests. Returns none if the response is invalid or missing. */
export async function askFor(url: string, digests: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const none: ReadonlyMap<string, string> = new Map();
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}/signatures/${digests.slice(0, AT_ONCE).join(',')}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    const text = answer.ok ? await boundedText(answer, LONGEST_ANSWER) : undefined;
    if (text === undefined) return none;
    const found = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof found !== 'object' || found === null) return none;
    return new Map(
      digests.flatMap((digest): [string, string][] => {
        const signature = Object.hasOwn(found, digest) ? found[digest] : undefined;
        return typeof signature === 'string' && SIGNATURE.test(signature) ? [[digest, signature]] : [];
      }),
    );
  } catch {
    return none;
  }
}

/** The text of a response of at most `most` bytes. Rejects for a longer one. */
export async function boundedText({ body }: Response, most: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += piece.length;
    if (bytes > most) throw new Error(`the response exceeds ${most} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
