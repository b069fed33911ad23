/** Fuzz targets: texts of callers and operators, and HTTP and WebSocket bytes around them. */

import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import * as webSockets from 'ws';
import { Flags } from '../../cli/command-line/command.js';
import { commandsOf } from '../../cli/command-line/command-list.js';
import { settingsOf } from '../../cli/command-line/settings.js';
import { defaults } from '../../cli/distribution/default.js';
import { Problem } from '../../cli/terminal/command-error.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import { InvalidModule, loadModules, type ModuleSet } from '../../runtime/kernel/loader.js';
import { JSON_DEPTH, parseJson } from '../../runtime/lib/codec/json-scan.js';
import { CodecError, decode, encode, type Json } from '../../runtime/lib/codec/type.js';
import { Failure } from '../../runtime/lib/errors.js';
import { readRequest } from '../../runtime/lib/rpc/dispatch/request.js';
import { PlainConnections } from '../../runtime/lib/rpc/http/plain-http.js';
import { ByteCallReader, byteCallsIn, requestIn } from '../../runtime/lib/rpc/ingress/byte-calls.js';
import { module } from '../../runtime/sdk.js';
import { seeded } from '../kit/random.js';
import { must } from './chain-targets.js';
import type { Target } from './engine.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const BYTE_METHODS = ['chain_submitBundle', 'eth_sendRawTransaction'];
const WORDS = [
  '"jsonrpc": "2.0"',
  '"id":',
  '"method": "chain_submitBundle"',
  '"params":',
  '0x',
  '9007199254740993',
  '1e400',
  '[',
  ']',
  '{',
  '}',
  '"',
  '\\u0000',
  '\\ud800',
  'null',
  'true',
  '-0',
];

const call = (method: string, params: unknown, id: unknown = 1): string =>
  `{"jsonrpc": "2.0", "id": ${JSON.stringify(id)}, "method": "${method}", "params": ${JSON.stringify(params)}}`;

/** Values equal, when each integer that JSON.parse cannot hold counts as its digits. */
const sameValues = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** JSON-RPC bodies: the reader of the main thread, the reader of ingress threads, and JSON.parse agree. */
const json: Target = {
  name: 'json',
  watches: ['runtime/lib/codec/json-', 'runtime/lib/rpc/dispatch/', 'runtime/lib/rpc/ingress/byte-calls'],
  words: WORDS,
  seeds: () =>
    [
      call('chain_getBalance', ['0x00', 'TRL', 12345678901234567890n.toString()]),
      call('chain_submitBundle', ['0xaabbcc']),
      `[${call('chain_submitBundle', ['0x00'], 'a')},${call('chain_submitBundle', ['0x01'], 2)}]`,
      '{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"a","params":{"b":[1,2,{"c":null}]}}',
      '[[[[1]]]]',
    ].map(bytesOf),
  run(bytes) {
    const text = textOf(bytes);
    let plain: { readonly value: unknown } | undefined;
    try {
      plain = { value: JSON.parse(text) as unknown };
    } catch {
      plain = undefined;
    }
    let read: ReturnType<typeof readRequest> | undefined;
    try {
      read = readRequest(text, JSON_DEPTH);
      must(plain !== undefined, 'JSON.parse refuses what the node reads');
    } catch (cause) {
      must(
        cause instanceof SyntaxError || cause instanceof RangeError,
        `${cause instanceof Error ? cause.stack : cause}`,
      );
      must(plain === undefined || cause instanceof RangeError, 'JSON.parse reads what the node refuses');
    }
    if (read !== undefined && !/\d{16}/.test(text)) {
      const calls = Array.isArray(plain!.value) ? plain!.value : [plain!.value];
      must(sameValues(read.calls, calls), 'JSON.parse reads another value');
      must(sameValues(parseJson(text), plain!.value), 'two parsers read different values');
    }
    const body = Buffer.from(bytes);
    const calls = READER.readCalls(body);
    if (calls === undefined) return;
    const taken = Buffer.from(calls);
    const onThread = byteCallsIn(taken, 0, taken.length, BYTE_METHODS);
    const onMain = requestIn(body, body.toString('latin1'))!;
    must(
      onThread.isBatch === onMain.isBatch && onThread.calls.length === onMain.calls.length,
      'another number of calls',
    );
    for (const [i, one] of onThread.calls.entries()) {
      const { method, params } = one as { method: string; params: Uint8Array };
      const main = onMain.calls[i] as { method: string; params: readonly string[] };
      must(method === main.method && `0x${Buffer.from(params).toString('hex')}` === main.params[0], 'another call');
      must(onThread.idTexts[i] === onMain.idTexts[i], 'another id');
    }
  },
};
const READER = new ByteCallReader(BYTE_METHODS, () => undefined);

/** Operations as JSON: refused by name, or a value that its bytes and its JSON give again. */
function parameters({ operations }: ModuleSet): Target {
  const types = [...operations.byName.values()];
  const forms = textForms({ addressPrefix: 'trl', hashPrefix: 'trh' } as never, operations);
  const at = (i: number) => types[i % types.length]!;
  return {
    name: 'parameters',
    watches: ['runtime/lib/codec/', 'runtime/kernel/chain/', 'modules/'],
    words: [...WORDS, 'trl', '"TRL"', '0x', '340282366920938463463374607431768211455'],
    seeds: () =>
      types.map(({ params }, i) => {
        const value = params.sample(Object.assign(seeded(i + 1), { operations }));
        return Uint8Array.of(i, ...bytesOf(JSON.stringify(params.toJson(value, forms))));
      }),
    run(bytes) {
      const { params, name } = at(bytes[0] ?? 0);
      let given: Json;
      try {
        given = parseJson(textOf(bytes.subarray(1)));
      } catch {
        return;
      }
      let value: unknown;
      try {
        value = params.fromJson(given, forms);
      } catch (cause) {
        must(
          cause instanceof CodecError || cause instanceof Failure,
          `${name}: ${cause instanceof Error ? cause.stack : cause}`,
        );
        return;
      }
      const written = encode(params, value as never, operations);
      const again = decode(params, written, operations);
      must(Buffer.compare(encode(params, again, operations), written) === 0, `${name}: two encodings of one value`);
      const shown = JSON.stringify(params.toJson(again, forms));
      const reread = params.fromJson(JSON.parse(shown) as Json, forms);
      must(Buffer.compare(encode(params, reread, operations), written) === 0, `${name}: JSON gives another value`);
    },
  };
}

/** The parser of WebSocket frames that servers use; its types are not published. */
const { Receiver } = webSockets as unknown as {
  readonly Receiver: new (options: object) => Duplex;
};

/** A connection in memory; what a server does to it happens at once. */
class MemorySocket extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  override _read(): void {}
  override _write(_chunk: Buffer, _encoding: BufferEncoding, taken: () => void): void {
    taken();
  }
  setTimeout(): this {
    return this;
  }
  destroySoon(): void {
    this.destroy();
  }
}

/** HTTP: the reader of plain requests serves bodies of the announced length, or hands the connection over whole. */
function http(): Target {
  let served: (headers: IncomingHttpHeaders, body: Buffer) => void = () => undefined;
  const server = createServer();
  server.removeAllListeners('connection');
  let handed = 0;
  server.on('connection', () => handed++);
  new PlainConnections<IncomingHttpHeaders>(server, {
    ...{ headersTimeout: 0, keepAliveTimeout: 5_000, bodyBytes: 4_096 },
    admit: (headers) => headers,
    serve: (headers, body) => served(headers, body),
  });
  const request = (length: number | string, body: string): string =>
    `POST / HTTP/1.1\r\nHost: localhost:9933\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
  return {
    name: 'http',
    watches: ['runtime/lib/rpc/http/'],
    words: [
      '\r\n',
      '\r\n\r\n',
      'Content-Length: ',
      'Transfer-Encoding: chunked',
      'Host: ',
      'Connection: close',
      'Expect: 100-continue',
      'POST / HTTP/1.1',
      ' HTTP/1.0',
      '0',
      '+1',
      ' ',
    ],
    seeds: () =>
      [
        request(2, '{}'),
        request(2, '{}') + request(0, ''),
        request('02', '{}'),
        request(5, '{}'),
        'GET /metrics HTTP/1.1\r\nHost: a\r\n\r\n',
        'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      ].map(bytesOf),
    run(bytes) {
      const socket = new MemorySocket();
      socket.on('error', () => undefined);
      handed = 0;
      let taken = 0;
      served = (headers, body) => {
        const length = headers['content-length'];
        must(
          length === undefined || Number(length) === body.length,
          `a body of ${body.length} bytes, announced as ${length}`,
        );
        taken++;
      };
      server.emit('connection', socket);
      const half = Math.trunc(bytes.length / 2);
      socket.emit('data', Buffer.from(bytes.subarray(0, half)));
      socket.emit('data', Buffer.from(bytes.subarray(half)));
      must(taken <= 1 && handed <= 1, `${taken} requests served and ${handed} handovers before any response`);
      socket.destroy();
    },
  };
}

const frame = (opcode: number, payload: string, mask = true): Uint8Array => {
  const body = bytesOf(payload);
  return Uint8Array.of(0x80 | opcode, (mask ? 0x80 : 0) | body.length, ...(mask ? [0, 0, 0, 0] : []), ...body);
};

/** WebSocket frames, and the requests in them. */
const websocket: Target = {
  name: 'websocket',
  watches: ['runtime/lib/rpc/dispatch/', 'runtime/lib/codec/json-'],
  words: WORDS,
  seeds: () => [
    frame(1, '{"id":1,"method":"a"}'),
    frame(9, 'ping'),
    frame(8, ''),
    frame(2, 'bytes'),
    Uint8Array.of(...frame(1, '[]'), ...frame(1, '{}')),
    frame(1, 'x', false),
  ],
  run(bytes) {
    const receiver = new Receiver({ isServer: true, maxPayload: 4_096, allowSynchronousEvents: true });
    receiver.on('error', () => undefined);
    receiver.on('message', (data: Buffer) => {
      try {
        readRequest(data.toString(), JSON_DEPTH);
      } catch (cause) {
        must(cause instanceof SyntaxError || cause instanceof RangeError, `${cause}`);
      }
    });
    receiver.write(Buffer.from(bytes));
    receiver.destroy();
  },
};

/** Configuration files: an error that names the file and the option, or values that fit the options. */
function configuration(directory: string): Target {
  const path = join(directory, 'config.json');
  const commands = commandsOf(defaults);
  const command = commands.find(({ words }) => words === 'start')!;
  return {
    name: 'configuration',
    watches: ['cli/command-line/'],
    words: [
      '"rpc-port"',
      '"start"',
      '"node"',
      '"block-time"',
      '"peers"',
      ':',
      '{',
      '}',
      '9933',
      'true',
      '[',
      ']',
      '"__proto__"',
    ],
    seeds: () =>
      [
        '{ "start": { "rpc-port": 9933 } }',
        '{ "node": "http://127.0.0.1:9933", "dev": { "block-time": 1 } }',
        '{}',
        '[]',
      ].map(bytesOf),
    run(bytes) {
      writeFileSync(path, bytes);
      try {
        const settings = settingsOf(command, new Flags(new Map([['config', path]])), commands, {
          binary: 'trellis-fuzz',
        });
        for (const [, { value, source }] of settings)
          must(typeof value === 'string' && source === path, 'a value that is no text');
      } catch (cause) {
        must(cause instanceof Problem, `${cause instanceof Error ? cause.stack : cause}`);
      }
    },
  };
}

/** Declarations of modules: an error that names what is wrong, or a module that loads. */
const declarations: Target = {
  name: 'module',
  watches: ['runtime/kernel/'],
  words: [
    '"operations"',
    '"methods"',
    '"events"',
    '"state"',
    '"errors"',
    '"hooks"',
    '"params"',
    '"gas"',
    '"id"',
    '"about"',
    '"needs"',
    '"sdk"',
    '"__proto__"',
    '"A"',
    '1000',
    'null',
    '{',
    '}',
    ':',
    ',',
  ],
  seeds: () =>
    [
      '[{"about":"A board."},{"operations":{"Pin":{"about":"Pins.","params":{},"gas":1}}}]',
      '[{"about":"A board.","state":{},"events":{}},{"methods":{},"hooks":{},"errors":[]}]',
      '[{},{"operations":{"Pin":{"id":1000,"about":"Pins.","params":{"a":null},"gas":-1,"errors":[null]}}}]',
    ].map(bytesOf),
  run(bytes) {
    let given: unknown;
    try {
      given = JSON.parse(textOf(bytes));
    } catch {
      return;
    }
    if (!Array.isArray(given)) return;
    const [declaration, definition] = given as readonly unknown[];
    if (
      typeof declaration !== 'object' ||
      declaration === null ||
      typeof definition !== 'object' ||
      definition === null
    )
      return;
    try {
      loadModules([[1_000, module('board', declaration as { about: string }).define(definition as {})]]);
    } catch (cause) {
      const isNamed = cause instanceof TypeError && cause.message.startsWith('module board');
      must(
        isNamed || (cause instanceof Failure && cause.error === InvalidModule),
        `${cause instanceof Error ? cause.stack : cause}`,
      );
    }
  },
};

/** All targets of texts, HTTP and WebSocket. */
export const textTargets = (set: ModuleSet, directory: string): Target[] => [
  ...[json, parameters(set), http(), websocket, configuration(directory), declarations],
];
