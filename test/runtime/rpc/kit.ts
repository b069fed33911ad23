/** A server on a free port with a few methods, and clients that see every byte. */

import http from 'node:http';
import net from 'node:net';
import { WebSocket } from 'ws';
import { error, fail } from '../../../runtime/lib/errors.js';
import { components } from '../../../runtime/lib/rpc/documents/components.js';
import { IngressThreads } from '../../../runtime/lib/rpc/ingress/threads.js';
import { RpcError } from '../../../runtime/lib/rpc/methods/errors.js';
import { RawJson, type RpcMethod, type RpcParam, type RpcRequest } from '../../../runtime/lib/rpc/methods/method.js';
import { RpcServer, type RpcServerOptions } from '../../../runtime/lib/rpc/server.js';
import { PATIENCE_MS } from '../../until.js';

export const NameTaken = error(2200, 'NameTaken', 'The name is taken', { details: { name: 'Name that somebody has' } });

export interface Line {
  level: string;
  message: string;
  fields: Record<string, unknown>;
}

/** Whatever JSON.parse makes of an answer; tests look into it field by field. */
export type Answered = ReturnType<typeof JSON.parse>;

export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  json: Answered;
}

/** A parameter of a test method. */
export const param = (name: string, schema: object, required = true): RpcParam => ({
  name,
  schema: schema as RpcParam['schema'],
  required,
});

export function method(
  name: string,
  params: readonly RpcParam[],
  call: (params: Readonly<Record<string, unknown>>, request: RpcRequest) => unknown,
  rest: Partial<RpcMethod> = {},
): RpcMethod {
  return {
    name,
    about: `Test ${name}.`,
    params,
    result: {},
    errors: [],
    write: false,
    cost: { base: 1 },
    module: 'test',
    ...rest,
    call,
  };
}

/** `seen`: requests that `test_inspect`, `test_slow` and `test_gated` were called with. The last one is answered when `gate` opens. */
const standard = (seen: RpcRequest[], gate: Promise<string>): readonly RpcMethod[] => [
  method('test_hello', [], () => 'hello'),
  method('test_echo', [param('value', {}, false)], ({ value }) => value ?? null),
  method(
    'test_sum',
    [param('a', { type: 'integer' }), param('b', { type: 'integer' }, false)],
    ({ a, b }) => (a as number) + ((b as number | undefined) ?? 0),
  ),
  method(
    'test_pay',
    [param('to', { $ref: '#/components/schemas/Address' }), param('amount', { $ref: '#/components/schemas/Amount' })],
    ({ amount }) => String(amount),
    { write: true },
  ),
  method('test_filter', [param('filter', { $ref: '#/components/schemas/LogFilter' }, false)], (params) =>
    Object.keys(params),
  ),
  method(
    'test_height',
    [
      param('block', {
        anyOf: [
          { enum: ['latest', 'earliest'] },
          { type: 'string', pattern: '^0x[1-9]$' },
          { type: 'integer' },
          { type: 'null' },
        ],
      }),
    ],
    ({ block }) => block,
  ),
  method('test_fail', [], () => fail(NameTaken, { name: 'alice' }), { errors: [NameTaken] }),
  method('test_revert', [], () => {
    throw new RpcError(3, 'execution reverted: no', '0x08c379a0');
  }),
  method('test_bug', [], () => {
    throw new TypeError('secret internals');
  }),
  method('test_lateBug', [], () => Promise.reject(new TypeError('secret internals'))),
  method(
    'test_later',
    [param('ms', { type: 'integer' })],
    ({ ms }) => new Promise((resolve) => setTimeout(resolve, ms as number, 'late')),
  ),
  method('test_slow', [], (_, request) => {
    seen.push(request);
    void request.signal;
    return new Promise(() => undefined);
  }),
  method('test_gated', [], (_, request) => {
    seen.push(request);
    return gate;
  }),
  method('test_bigLater', [param('bytes', { type: 'integer' })], ({ bytes }) =>
    Promise.resolve('€'.repeat(bytes as number)),
  ),
  method('test_bytes', [param('data', { type: 'string', pattern: '^0x([0-9a-f]{2})+$' })], ({ data }) => ({ data }), {
    submits: true,
    callBytes: (bytes, finding) => ({
      data: `0x${Buffer.from(bytes).toString('hex')}`,
      ...(finding === undefined ? {} : { finding }),
    }),
  }),
  method('test_raw', [], () => new RawJson('{"raw":[1,2]}')),
  method('test_nothing', [], () => undefined),
  method('test_bigint', [], () => 1n),
  method('test_big', [param('bytes', { type: 'integer' })], ({ bytes }) => 'x'.repeat(bytes as number)),
  method('test_inspect', [], (_, request) => {
    seen.push(request);
    const { ip, transport, loopback } = request;
    return { ip, transport, loopback };
  }),
];

const toClose: (() => Promise<void> | void)[] = [];

/** Closes what a test has opened. */
export async function closeAll(): Promise<void> {
  for (const close of toClose.splice(0).reverse()) await close();
}

export class Fixture {
  readonly server: RpcServer;
  readonly lines: Line[];
  readonly seen: RpcRequest[];
  /** Answers all calls of `test_gated` with `late`. */
  readonly open: () => void;

  constructor(server: RpcServer, lines: Line[], seen: RpcRequest[], open: () => void) {
    this.server = server;
    this.lines = lines;
    this.seen = seen;
    this.open = open;
  }

  get port(): number {
    return this.server.port;
  }

  /** Sends a HTTP request on a connection of its own. */
  request(
    method: string,
    path: string,
    body: string | Uint8Array,
    headers: http.OutgoingHttpHeaders = {},
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const request = http.request(
        { port: this.port, host: '127.0.0.1', method, path, agent: false, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            let json: unknown;
            try {
              json = JSON.parse(text);
            } catch {
              json = undefined;
            }
            resolve({ status: response.statusCode!, headers: response.headers, text, json });
          });
          response.on('error', reject);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  get(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Reply> {
    return this.request('GET', path, '', headers);
  }

  /** POSTs a text, or a value as JSON. */
  post(body: unknown, headers: http.OutgoingHttpHeaders = {}): Promise<Reply> {
    const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
    return this.request('POST', '/', text, { 'Content-Type': 'application/json', ...headers });
  }

  /** Calls a method; returns the whole JSON-RPC answer. */
  async call(name: string, params?: unknown, headers: http.OutgoingHttpHeaders = {}): Promise<Answered> {
    return (await this.post({ jsonrpc: '2.0', id: 1, method: name, params }, headers)).json;
  }

  async socket(options: ConstructorParameters<typeof WebSocket>[2] = {}, path = '/'): Promise<Socket> {
    const socket = new Socket(new WebSocket(`ws://127.0.0.1:${this.port}${path}`, options));
    toClose.push(() => socket.ws.terminate());
    await socket.opened;
    return socket;
  }

  /** Writes bytes to a plain TCP connection and returns all that comes back until it is enough, or the connection is closed. */
  bytes(data: Uint8Array | string, enough: RegExp): Promise<string> {
    return new Promise((resolve) => {
      let text = '';
      const socket = net.connect(this.port, '127.0.0.1', () => socket.write(data));
      const finish = (): void => {
        socket.destroy();
        resolve(text);
      };
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
        if (enough.test(text)) finish();
      });
      socket.on('error', finish);
      socket.on('close', finish);
    });
  }
}

/** A WebSocket client that keeps what it receives, in order. */
export class Socket {
  readonly ws: WebSocket;
  readonly opened: Promise<void>;
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly received: string[] = [];
  private waiters: (() => void)[] = [];
  private taken = 0;
  private ids = 0;

  constructor(ws: WebSocket) {
    this.ws = ws;
    this.opened = new Promise((resolve, reject) => {
      ws.on('open', resolve);
      ws.on('error', reject);
    });
    this.opened.catch(() => undefined);
    this.closed = new Promise((resolve) =>
      ws.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
    );
    ws.on('message', (data: Buffer) => {
      this.received.push(data.toString());
      for (const wake of this.waiters.splice(0)) wake();
    });
  }

  /** The next message not yet taken. */
  async next(): Promise<Answered> {
    while (this.received.length <= this.taken) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('no message comes')), PATIENCE_MS);
        this.waiters.push(() => {
          clearTimeout(timer);
          resolve();
        });
        void this.closed.then(({ code, reason }) => {
          clearTimeout(timer);
          reject(new Error(`no message comes: the connection was closed (${code} ${reason})`));
        });
      });
    }
    return JSON.parse(this.received[this.taken++]!);
  }

  /** Calls a method; the answer must be the next message. */
  async call(name: string, params: unknown = []): Promise<Answered> {
    this.ws.send(JSON.stringify({ jsonrpc: '2.0', id: ++this.ids, method: name, params }));
    return this.next();
  }

  /** Waits, then returns how many messages are left untaken. */
  async quiet(ms = 50): Promise<number> {
    await pause(ms);
    return this.received.length - this.taken;
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The message of the error that a promise ends with. */
export const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'it was not refused',
    (error: unknown) => String(error),
  );

/** Ingress threads of a server for which a test names no number. */
let usualThreads = 0;

/** Has servers from here on begin with so many ingress threads. */
export function useThreads(count: number): void {
  usualThreads = count;
}

/** A server as `serve` makes it: `threads` ingress threads, and the module by which they look at requests ahead. */
type Served = Partial<Omit<RpcServerOptions, 'threads'>> & { readonly threads?: number; readonly ahead?: string };

/** Starts a server for one test. */
export async function serve({ threads = usualThreads, ahead, ...options }: Served = {}): Promise<Fixture> {
  const lines: Line[] = [];
  const seen: RpcRequest[] = [];
  let open!: () => void;
  const gate = new Promise<string>((resolve) => {
    open = () => resolve('late');
  });
  const server = await RpcServer.start({
    host: '127.0.0.1',
    port: 0,
    components: () => components,
    info: { title: 'test', version: '1.2.3' },
    log: (level, message, fields) => lines.push({ level, message, fields: (fields ?? {}) as Line['fields'] }),
    // An allowance comes back with time, and here there is none.
    now: () => 0,
    threads: new IngressThreads(threads, ahead),
    ...options,
    methods: [...standard(seen, gate), ...(options.methods ?? [])],
    limits: { perSecond: 0, ...options.limits },
  });
  toClose.push(() => server.stop());
  return new Fixture(server, lines, seen, open);
}
