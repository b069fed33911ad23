/** Nodes to which calls are forwarded: in rotation, with failover and a bound on concurrent calls. */

import { Agent, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps, Agent as SecureAgent } from 'node:https';
import { error, Failure, sharedDetails } from '../../lib/errors.js';
import { RpcError } from '../../lib/rpc/methods/errors.js';
import { type Log, OWN_REQUEST, type RpcRequest } from '../../lib/rpc/methods/method.js';

export const NodesUnavailable = error(3105, 'NodesUnavailable', 'No node responds', {
  retryable: true,
  details: sharedDetails('next_step'),
});
export const OverWebSocket = error(3106, 'OverWebSocket', 'This server has no subscriptions', {
  details: { ...sharedDetails('next_step'), method: 'Called method' },
});

/** Concurrent calls to one node, and queued calls. */
const CONNECTIONS = 64;
const MAX_QUEUED = 1_024;
/** Time limit of a response; how long a failed node is tried last. Milliseconds. */
const RESPONSE_MS = 10_000;
const FAILED_MS = 2_000;
const MAX_BYTES = 32_000_000;
const NODE_SYNCING = 1015;

interface Answered {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

interface Target {
  readonly url: URL;
  failedUntil: number;
}

/** The request never reached the node, or the node sent no response. */
class NoAnswer extends Error {
  readonly reached: boolean;

  constructor(message: string, reached: boolean) {
    super(message);
    this.reached = reached;
  }
}

export class Nodes {
  readonly #targets: readonly Target[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #secureAgent = new SecureAgent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #log: Log;
  #turn = 0;
  #running = 0;

  constructor(urls: readonly string[], log: Log) {
    this.#targets = urls.map((url) => ({ url: new URL(url), failedUntil: 0 }));
    this.#log = log;
  }

  close(): void {
    this.#agent.destroy();
    this.#secureAgent.destroy();
  }

  /**
   * Asks one node after the other. `again`: the call may be retried; `minHeight`: minimum height of the node. Throws
   * RpcError with the node's error, Failure if no node responds.
   */
  async ask(
    method: string,
    params: unknown,
    request: RpcRequest = OWN_REQUEST,
    { again = true, minHeight }: { readonly again?: boolean; readonly minHeight?: number | undefined } = {},
  ): Promise<unknown> {
    const [answer] = await this.#exchange([{ method, params, min_height: minHeight }], request, again, false);
    return resultOf(answer!);
  }

  /** Sends one method with many parameter lists as one batch. Undefined for calls that failed. */
  async askAll(method: string, each: readonly unknown[]): Promise<readonly unknown[]> {
    if (each.length === 0) return [];
    const calls = each.map((params) => ({ method, params }));
    const answers = await this.#exchange(calls, OWN_REQUEST, true, true);
    return answers.map(({ error: refusal, result }) => (refusal ? undefined : result));
  }

  async #exchange(
    calls: readonly { readonly method: string; readonly params: unknown; readonly min_height?: number | undefined }[],
    request: RpcRequest,
    again: boolean,
    batch: boolean,
  ): Promise<readonly Answered[]> {
    if (this.#running >= CONNECTIONS * this.#targets.length + MAX_QUEUED) throw unavailable();
    const messages = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }));
    const body = JSON.stringify(batch ? messages : messages[0]);
    this.#running++;
    try {
      let last: readonly Answered[] | undefined;
      for (const target of this.#inTurn()) {
        try {
          const answer: unknown = JSON.parse(await this.#post(target, body, request));
          const answers = (Array.isArray(answer) ? answer : [answer]) as readonly (Answered & { id?: unknown })[];
          target.failedUntil = 0;
          // In the order of the calls; responses may arrive in any order.
          last =
            batch && Array.isArray(answer)
              ? messages.map(({ id }) => answers.find((one) => one.id === id) ?? {})
              : calls.map(() => answers[0]!);
          if (last[0]?.error?.code !== NODE_SYNCING) return last;
        } catch (cause) {
          if (request.signal?.aborted) throw unavailable();
          this.#noteFailure(target, cause);
          if (!again && (!(cause instanceof NoAnswer) || cause.reached)) break;
        }
      }
      if (last) return last;
      throw unavailable();
    } finally {
      this.#running--;
    }
  }

  /** The nodes in rotation; recently failed ones last. */
  #inTurn(): readonly Target[] {
    const first = this.#turn++ % this.#targets.length;
    const all = [...this.#targets.slice(first), ...this.#targets.slice(0, first)];
    const now = performance.now();
    const hasFailed = (target: Target) => Number(target.failedUntil > now);
    return all.sort((a, b) => hasFailed(a) - hasFailed(b));
  }

  #noteFailure(target: Target, cause: unknown): void {
    if (target.failedUntil === 0)
      this.#log('warn', 'node does not respond', { node: target.url.host, reason: String(cause) });
    target.failedUntil = performance.now() + FAILED_MS;
  }

  /** Forwards the caller's address, so that a node that trusts this server counts the call under it. */
  #post({ url }: Target, body: string, { ip, signal }: RpcRequest): Promise<string> {
    const secure = url.protocol === 'https:';
    return new Promise((resolve, reject) => {
      let reached = false;
      const fail = (cause: Error) => reject(new NoAnswer(cause.message, reached));
      const asked = (secure ? overHttps : overHttp)(
        url,
        {
          method: 'POST',
          agent: secure ? this.#secureAgent : this.#agent,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            ...(ip === '' ? {} : { 'x-forwarded-for': ip }),
          },
          timeout: RESPONSE_MS,
          ...(signal ? { signal } : {}),
        },
        (answer) => void textOf(answer).then(resolve, fail),
      );
      // Once data is handed to the socket, the node may have received it.
      asked.on('socket', (socket) => {
        if (!socket.connecting) reached = true;
        else socket.once('connect', () => (reached = true));
      });
      asked.on('timeout', () => asked.destroy(new Error(`no response within ${RESPONSE_MS / 1_000} s`)));
      asked.on('error', fail);
      asked.end(body);
    });
  }
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`the response is longer than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function resultOf({ error: refusal, result }: Answered): unknown {
  if (refusal) throw new RpcError(refusal.code, refusal.message, refusal.data);
  return result;
}

const unavailable = (): Failure => new Failure(NodesUnavailable, { next_step: 'retry later' });
