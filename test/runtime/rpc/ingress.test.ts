/** Ingress threads: what crosses to the main thread, whom it is taken to come from, and what becomes of a thread that breaks. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ALWAYS, Generation } from '../../../runtime/lib/answer-generation.js';
import type { Failure } from '../../../runtime/lib/errors.js';
import { newRing, RING_BYTES, RingReader, RingWriter } from '../../../runtime/lib/rpc/ingress/ring.js';
import { sharesPort, usualThreads } from '../../../runtime/lib/rpc/ingress/threads.js';
import { PortInUse } from '../../../runtime/lib/rpc/methods/errors.js';
import { RawJson, type RpcMethod } from '../../../runtime/lib/rpc/methods/method.js';
import { until } from '../../until.js';
import { BREAKS, hexOf } from './die-ahead.js';
import { closeAll, method, param, pause, serve } from './kit.js';

test.after.each(closeAll);

const AHEAD = new URL('./die-ahead.js', import.meta.url).href;
const hello = '{"jsonrpc":"2.0","id":1,"method":"test_hello"}';
const plainPost = (body: string, headers = ''): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;

/** Sends bytes in pieces on a connection of their own, and gives the connection and what comes back until it ends or shows `until`. */
async function exchange(port: number, pieces: readonly string[], until: RegExp): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  const done = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      answer += data.toString();
      if (until.test(answer)) resolve();
    });
  });
  for (const piece of pieces) {
    socket.write(piece);
    await pause(20);
  }
  await done;
  socket.destroy();
  return answer;
}

test('a ring returns records unchanged and in order, for any sizes and any reads', () => {
  const record = fc.record({
    kind: fc.nat(200),
    id: fc.nat(0xffffffff),
    size: fc.oneof(fc.nat(300), fc.nat(RING_BYTES / 2 - 8)),
    isText: fc.boolean(),
    takesNow: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 60 }), (records) => {
      const memory = newRing();
      const [writer, reader] = [new RingWriter(memory), new RingReader(memory)];
      const sent: [number, number, Buffer][] = [];
      let taken = 0;
      const take = (): boolean =>
        reader.takeRecords((kind, id, bytes, from, to) => {
          const [wasKind, wasId, was] = sent[taken++]!;
          assert.equal([kind, id], [wasKind, wasId]);
          assert.is(Buffer.compare(bytes.subarray(from, to), was), 0);
        });
      for (const { kind, id, size, isText, takesNow } of records) {
        const bytes = Buffer.alloc(size, size + id);
        const content = isText ? bytes.toString('latin1') : bytes;
        if (!writer.write(kind, id, content)) {
          assert.ok(take(), 'a ring is only full of what was not taken');
          assert.ok(writer.write(kind, id, content), 'an empty ring has room for any record');
        }
        sent.push([kind, id, bytes]);
        if (takesNow) take();
      }
      take();
      assert.is(taken, sent.length);
      assert.not(take());
    }),
    { numRuns: 200 },
  );
});

test('a record that can never fit is rejected', () => {
  assert.throws(() => new RingWriter(newRing()).write(0, 0, new Uint8Array(RING_BYTES)), /at most/);
});

test('the caller is the remote address, with or without the fast path, and behind a proxy the forwarded address', async () => {
  const node = await serve({ threads: 1, proxies: ['127.0.0.1'], limits: { perSecond: 0 } });
  const body = '{"jsonrpc":"2.0","id":1,"method":"test_inspect"}';
  const forwarded = 'X-Forwarded-For: 198.51.100.7\r\n';
  for (const headers of ['', 'TE: trailers\r\n']) {
    assert.match(await exchange(node.port, [plainPost(body, `${headers}${forwarded}`)], /}$/), /198\.51\.100\.7/);
  }
  const direct = await serve({ threads: 1 });
  assert.match(await exchange(direct.port, [plainPost(body)], /}$/), /"ip":"127\.0\.0\.1".*"loopback":true/);
  assert.match(
    await exchange(direct.port, [plainPost(body, 'TE: trailers\r\n')], /}$/),
    /"ip":"127\.0\.0\.1".*"loopback":true/,
  );
});

test('a body in pieces is reassembled, and a pipelined request behind a pending one is served too', async () => {
  const node = await serve({ threads: 1 });
  const request = plainPost(hello);
  const cut = request.length - 20;
  assert.match(await exchange(node.port, [request.slice(0, cut), request.slice(cut)], /}$/), /"result":"hello"}$/);
  const twice = await exchange(node.port, [request + request], /hello[\s\S]*hello/);
  assert.is(twice.split('"result":"hello"').length, 3);
});

test('a thread that cannot listen reports the same reason as a server without threads', async () => {
  const node = await serve({ threads: 1 });
  try {
    await serve({ threads: 1, port: node.port });
    assert.unreachable();
  } catch (failure) {
    assert.is((failure as Failure).error, PortInUse);
  }
});

test('several threads share a port with each other and with no other server', async () => {
  const refusal = (threads: number, port: number): Promise<unknown> =>
    serve({ threads, port }).catch((failure: Failure) => failure.error);
  if (!sharesPort()) {
    assert.is(await refusal(2, 0), PortInUse, 'the second finds it taken by the first');
    return;
  }
  const node = await serve({ threads: 2 });
  const answers = Array.from({ length: 12 }, () => exchange(node.port, [plainPost(hello)], /}$/));
  for (const answer of await Promise.all(answers)) assert.match(answer, /"result":"hello"}$/);
  for (const threads of [0, 1, 2]) assert.is(await refusal(threads, node.port), PortInUse);
});

test('the default number of threads is half of the cores if they can share a port', () => {
  const counts = (shares: boolean) => [1, 2, 3, 4, 6, 8, 64].map((cores) => usualThreads(cores, shares));
  assert.equal(counts(true), [0, 1, 1, 2, 3, 4, 4]);
  assert.equal(counts(false), [0, 1, 1, 1, 1, 1, 1]);
  const versions = ['20.20.2', '22.11.0', '22.12.0', '23.0.0', '23.1.0', '24.0.0'];
  const able = versions.map((node) => sharesPort({ ...process.versions, node }, 'linux'));
  assert.equal(able, [false, false, true, false, true, true]);
  assert.not(sharesPort({ ...process.versions, node: '24.0.0' }, 'darwin'));
});

const bytesCall = (text: string, id = 1): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"test_bytes","params":["${hexOf(text)}"]}`;

test('bytes of calls are decoded ahead for callers without limits, and for no others', async () => {
  const ask = ({ port }: { readonly port: number }) => exchange(port, [plainPost(bytesCall('ok then'))], /}$/);
  const limited = await serve({ threads: 1, ahead: AHEAD, limits: { perSecond: 100 } });
  for (const options of [{}, { exemptLoopback: true, limits: { perSecond: 100 } }]) {
    const node = await serve({ threads: 1, ahead: AHEAD, ...options });
    // A thread looks ahead some time after it listens.
    await until(async () => (await ask(node)).includes('"finding":"then"'));
    assert.not.match(await ask(limited), /finding/);
  }
});

test('a request gets the same response whether a thread or the main thread parses it, in any notation', async () => {
  const [bare, threaded] = [await serve(), await serve({ threads: 1, ahead: AHEAD })];
  const ask = async ({ port }: { readonly port: number }, body: string): Promise<string> => {
    const answer = await exchange(port, [plainPost(body)], /\r\n\r\n[\s\S]*[\]}]$/);
    return answer.slice(answer.indexOf('\r\n\r\n'));
  };
  await until(async () => (await ask(threaded, bytesCall('ok then'))).includes('finding'));
  const hex = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('hex')),
    fc.constantFrom('', '0', 'abc', 'zz', 'AB', '\\u0061b'),
  );
  const id = fc.oneof(
    fc.nat().map(String),
    fc.constantFrom(
      '"a-b_c"',
      '""',
      '"\\u0061"',
      '1.5',
      '01',
      '-1',
      '1e2',
      'null',
      '[]',
      '123456789012345678',
      '"x y"',
    ),
  );
  const fields = fc.record({ id, hex, method: fc.constantFrom('test_bytes', 'test_bytes', 'test_hello', 'nobody') });
  const form = fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
  const written = fc.tuple(fields, form).map(([{ id, hex, method }, form]) => {
    const [v, i, m, p] = ['"jsonrpc":"2.0"', `"id":${id}`, `"method":"${method}"`, `"params":["0x${hex}"]`];
    const forms = [
      ...[
        [v, i, m, p],
        [v, m, p, i],
        [m, p, i, v],
        [i, v, m, p],
        [v, i, v, m, p],
        [v, i, m, p, i],
        [i, m, p],
        [v, m, p],
      ],
      ...[
        [v, i, m, `"params":["0x${hex}",null]`],
        [v, i, m, p, '"min_height":1'],
      ],
    ];
    return `{${forms[form]!.join(',')}}`;
  });
  const body = fc.oneof(
    written,
    fc.array(written, { maxLength: 8 }).map((calls) => `[${calls.join(',')}]`),
    fc.array(written, { minLength: 2, maxLength: 3 }).map((calls) => `[${calls.join(',')},]`),
    written.map((call) => `${call} `),
    written.map((call) => `${call}}`),
    written.map((call) => `[[${call}]]`),
  );
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      // What nobody answers has no body to wait for.
      const asked = `[${text},{"jsonrpc":"2.0","id":0,"method":"test_hello"}]`;
      for (const one of text.includes('"id"') ? [text, asked] : [asked]) {
        assert.is(await ask(threaded, one), await ask(bare, one), one);
      }
    }),
    { numRuns: 150 },
  );
});

test('a broken thread is replaced; its callers are cut off and their calls aborted', async () => {
  const node = await serve({ threads: 1, ahead: AHEAD });
  const waits = net.connect(node.port, '127.0.0.1');
  waits.on('error', () => undefined).write(plainPost('{"jsonrpc":"2.0","id":1,"method":"test_slow"}'));
  await until(() => node.seen.length === 1);
  const closed = once(waits, 'close');
  await exchange(node.port, [plainPost(BREAKS)], /never/);
  await closed;
  await until(() => node.seen[0]!.signal!.aborted);
  assert.ok(node.lines.some(({ level, message }) => level === 'error' && /RPC thread lost/.test(message)));
  await until(async () => (await node.post(hello).catch(() => undefined))?.json?.result === 'hello');
});

test('a replacement thread that cannot listen at once retries until it listens', async () => {
  const node = await serve({ threads: 1, ahead: AHEAD });
  await until(() => exchange(node.port, [plainPost(BREAKS)], /}$/).then((answer) => answer === ''));
  const other = net.createServer();
  const losses = (): number => node.lines.filter(({ message }) => /RPC thread lost/.test(message)).length;
  try {
    await once(other.listen(node.port, '127.0.0.1'), 'listening');
    await until(() => losses() > 1);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
  await until(async () => (await node.post(hello).catch(() => undefined))?.json?.result === 'hello');
});

test('a client that half-closes after its request still receives its response, but only for a short time', async () => {
  const node = await serve({ threads: 1 });
  for (const [name, result] of [
    ['test_hello', 'hello'],
    ['test_later","params":[50],"x":"', 'late'],
  ]) {
    for (let n = 0; n < 10; n++) {
      const socket = net.connect({ port: node.port, host: '127.0.0.1', allowHalfOpen: true });
      socket.end(plainPost(`{"jsonrpc":"2.0","id":1,"method":"${name}"}`));
      assert.ok((await text(socket)).endsWith(`"result":"${result}"}`));
    }
  }
  const socket = net.connect({ port: node.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.end(plainPost('{"jsonrpc":"2.0","id":1,"method":"test_slow"}'));
  assert.is(await text(socket), '');
  await until(() => node.seen[0]!.signal!.aborted);
});

/** Keeps this thread from anything else, as a long block does. */
function beBusy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

/** So many open connections to a server. */
async function connections(port: number, count: number): Promise<net.Socket[]> {
  const sockets = Array.from({ length: count }, () => net.connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

test('every page request is served, however many arrive while the main thread is busy', async () => {
  const node = await serve({ threads: 1, limits: { socketsPerIp: 2_000 } });
  const sockets = await connections(node.port, 560);
  for (const socket of sockets) socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  beBusy(500);
  const answers = await Promise.all(sockets.map(text));
  assert.equal([...new Set(answers.map((answer) => /200 OK[\s\S]*"ok"/.test(answer) || answer))], [true]);
});

test('requests that find the ring full wait for room: none is lost, and each caller gets its own response', async () => {
  const node = await serve({ threads: 1 });
  const sockets = await connections(node.port, 60);
  for (const [i, socket] of sockets.entries()) {
    const params = [[i, 'x'.repeat(100_000)]];
    socket.write(plainPost(JSON.stringify({ jsonrpc: '2.0', id: i, method: 'test_echo', params })));
  }
  beBusy(300);
  for (const [i, socket] of sockets.entries()) {
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    await until(() => answer.endsWith('}'));
    const told = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
    assert.equal([told.id, told.result[0], told.result[1].length], [i, i, 100_000]);
    socket.destroy();
  }
});

test('a thread waits while the ring has no room, and its records arrive complete and in order', async () => {
  const memory = newRing();
  const count = new SharedArrayBuffer(4);
  const told = new Int32Array(count);
  const [records, size] = [100, 100_000];
  const ring = new URL('../../../runtime/lib/rpc/ingress/ring.js', import.meta.url).href;
  const code = `
    const { workerData: { memory, count } } = require('node:worker_threads');
    import(${JSON.stringify(ring)}).then(({ tellerThatWaits }) => {
      const tell = tellerThatWaits(memory);
      for (let n = 0; n < ${records}; n++) {
        tell(n, n, new Uint8Array(${size}).fill(n));
        Atomics.add(new Int32Array(count), 0, 1);
      }
    });`;
  const worker = new Worker(code, { eval: true, workerData: { memory, count } });
  const ended = once(worker, 'exit');
  const room = Math.floor(RING_BYTES / (size + 8));
  await until(() => Atomics.load(told, 0) === room);
  await pause(50);
  assert.is(Atomics.load(told, 0), room);
  const reader = new RingReader(memory);
  let taken = 0;
  await until(() => {
    reader.takeRecords((kind, id, bytes, from, to) => {
      assert.equal([kind, id, to - from], [taken, taken, size]);
      assert.ok(bytes.subarray(from, to).every((byte) => byte === taken));
      taken++;
    });
    return taken === records;
  });
  await ended;
});

test('a caller that keeps sending after its last response is eventually cut off', async () => {
  const node = await serve({ threads: 1 });
  const socket = net.connect({ port: node.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined).write('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const sending = setInterval(() => socket.write('x'), 200);
  try {
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString();
    });
    await once(socket, 'end');
    assert.match(answer, /"ok"/);
    await until(() => socket.destroyed);
  } finally {
    clearInterval(sending);
  }
});

test('a foreign connection to the socket on which threads pass connections is closed', async () => {
  if (process.platform !== 'linux') return;
  const names = (): string[] => readFileSync('/proc/net/unix', 'utf8').match(/@trellis-[0-9a-f]+/g) ?? [];
  const before = new Set(names());
  const node = await serve({ threads: 1 });
  const own = names().filter((name) => !before.has(name));
  assert.ok(own.length > 0);
  // Other servers of this machine may begin in the same moment: theirs are to be no different.
  for (const name of own) {
    for (const [sent, isAll] of [
      [`${'x'.repeat(36)}${plainPost(hello)}`, false],
      ['x', false],
      ['x', true],
      ['x'.repeat(35), true],
      ['', true],
    ] as const) {
      const stranger = net.connect({ path: name.replace('@', '\0') });
      let answer = '';
      stranger
        .on('error', () => undefined)
        .on('data', (data) => {
          answer += data.toString();
        });
      if (isAll) stranger.end(sent);
      else stranger.write(sent);
      await new Promise((closed) => stranger.on('close', closed)); // also of one that has ended meanwhile
      assert.is(answer, '');
    }
  }
  assert.is((await node.post(hello)).json.result, 'hello');
});

test('responses with multi-byte characters arrive complete at any length', async () => {
  const long = 'ü€𝄞'.repeat(100_000);
  const node = await serve({
    threads: 1,
    methods: [method('test_letters', [param('n', {})], ({ n }) => long.slice(0, 4 * (n as number)))],
  });
  for (const n of [1, 3_000, 20_000, 100_000]) {
    const { json } = await node.post(`{"jsonrpc":"2.0","id":1,"method":"test_letters","params":[${n}]}`);
    assert.is(json.result, long.slice(0, 4 * n));
  }
});

/** Sends one request after the other on a connection, each when the one before is answered, and gives all answers. */
async function inTurn(port: number, requests: readonly string[]): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  let begin = 0;
  for (const request of requests) {
    socket.write(request);
    for (let end = -1; end < 0; ) {
      const [data] = (await once(socket, 'data')) as [Buffer];
      text += data.toString();
      const head = text.indexOf('\r\n\r\n', begin) + 4;
      const length = Number(/Content-Length: (\d+)/.exec(text.slice(begin))?.[1]);
      if (head > 3 && text.length >= head + length) end = head + length;
      if (end > 0) begin = end;
    }
  }
  socket.destroy();
  return text;
}

/** A method whose answers hold for a generation, and how often it was asked on the main thread. */
function counting(generation: Generation): { readonly asked: string[]; readonly methods: readonly RpcMethod[] } {
  const asked: string[] = [];
  const call = ({ of }: Readonly<Record<string, unknown>>): RawJson => {
    asked.push(String(of));
    return new RawJson(
      `"${of} in ${generation.now}"`,
      of === 'ever' ? ALWAYS : of === 'now' ? undefined : generation.now,
    );
  };
  return { asked, methods: [method('test_of', [param('of', {})], call, { isCacheable: true })] };
}

const asking = (of: string, id: number | string = 1): string =>
  plainPost(JSON.stringify({ jsonrpc: '2.0', id, method: 'test_of', params: [of] }));

/** Results in answers, in order. */
const resultsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/"result":"([^"]*)"/g), ([, one]) => one!);

test('a thread repeats a response from its cache until the next generation, under the id of the request', async () => {
  const generation = new Generation();
  const { asked, methods } = counting(generation);
  const told: string[] = [];
  const node = await serve({ threads: 1, generation, methods, observe: (name) => void told.push(name) });
  // The main thread answers first on each connection, as it may refuse one.
  const first = await inTurn(
    node.port,
    ['a', 'a', 'a', 'b', 'a'].map((of, id) => asking(of, id)),
  );
  assert.equal(resultsIn(first), ['a in 0', 'a in 0', 'a in 0', 'b in 0', 'a in 0']);
  assert.equal(
    Array.from(first.matchAll(/"id":(\d)/g), ([, id]) => id),
    ['0', '1', '2', '3', '4'],
  );
  assert.equal(new Set(first.match(/X-Request-Id: .*/g)).size, 5);
  assert.equal(asked, ['a', 'a', 'b']);
  generation.next();
  const second = await inTurn(node.port, [asking('b'), asking('a'), asking('a', 'two')]);
  assert.equal(resultsIn(second), ['b in 1', 'a in 1', 'a in 1']);
  assert.equal(asked, ['a', 'a', 'b', 'b', 'a']);
  await until(() => told.length === 8, 'calls that a thread answered are counted');
});

test('a response valid for every generation stays cached, and one valid for none is never cached', async () => {
  const generation = new Generation();
  const { asked, methods } = counting(generation);
  const node = await serve({ threads: 1, generation, methods });
  const pieces = ['x', 'ever', 'now', 'now'].map((of) => asking(of));
  assert.equal(resultsIn(await inTurn(node.port, pieces)), ['x in 0', 'ever in 0', 'now in 0', 'now in 0']);
  generation.next();
  const later = ['x', 'ever', 'now'].map((of) => asking(of));
  assert.equal(resultsIn(await inTurn(node.port, later)), ['x in 1', 'ever in 0', 'now in 1']);
  assert.equal(asked, ['x', 'ever', 'now', 'now', 'x', 'now']);
});

test('for callers with limits each request is processed and charged on the main thread', async () => {
  const generation = new Generation();
  const { asked, methods } = counting(generation);
  const node = await serve({ threads: 1, generation, methods, limits: { perSecond: 3 } });
  const text = await inTurn(node.port, Array(5).fill(asking('a')));
  assert.equal(asked, ['a', 'a', 'a']);
  assert.is(resultsIn(text).length, 3);
});

test('the response to a limited caller is not cached for an earlier request on its connection', async () => {
  const generation = new Generation();
  const { methods } = counting(generation);
  const node = await serve({ threads: 1, generation, methods, exemptLoopback: true, limits: { perSecond: 10 } });
  const limited = asking('b').replace('Host:', 'X-Forwarded-For: 198.51.100.7\r\nHost:');
  const text = await inTurn(node.port, [asking('x'), asking('a'), limited, asking('a')]);
  assert.equal(resultsIn(text), ['x in 0', 'a in 0', 'b in 0', 'a in 0']);
});

test('requests that differ only in id share a cached response wherever the id is, and invalid JSON has none', async () => {
  const generation = new Generation();
  const { asked, methods } = counting(generation);
  const node = await serve({ threads: 1, generation, methods });
  const rest = '"method":"test_of","params":["a"]';
  const forms: readonly ((id: number | string) => string)[] = [
    (id) => `{"jsonrpc":"2.0","id":${id},${rest}}`,
    (id) => `{"id":${id},"jsonrpc":"2.0",${rest}}`,
    (id) => `{${rest},"id":${id},"jsonrpc":"2.0"}`,
    (id) => `{"jsonrpc":"2.0",${rest},"id":${id}}`,
    (id) => `{"jsonrpc":"2.0","id":${id},${rest},"id":99}`,
    (id) => `{"jsonrpc":"2.0","id":${id},${rest},"\\u0069d":98}`,
  ];
  const ids = [1, 20, 300, 0];
  const text = await inTurn(
    node.port,
    forms.flatMap((form) => ids.map((id) => plainPost(form(id)))),
  );
  const told = Array.from(text.matchAll(/"id":(\d+)/g), ([, id]) => Number(id));
  assert.equal(told, [...ids, ...ids, ...ids, ...ids, 99, 99, 99, 99, 98, 98, 98, 98]);
  assert.equal(asked, ['a', 'a'], 'the first one, and the first one that a thread may answer');
  const broken = await inTurn(
    node.port,
    [...forms, ...forms].map((form) => plainPost(form('007'))),
  );
  assert.is(broken.split('"code":-32700').length - 1, 2 * forms.length);
});

test('an overflowing number is not treated as null', async () => {
  const generation = new Generation();
  const { asked, methods } = counting(generation);
  const node = await serve({ threads: 1, generation, methods });
  const requests = ['null', 'null', '1e400'].map((of) =>
    plainPost(`{"jsonrpc":"2.0","id":1,"method":"test_of","params":[${of}]}`),
  );
  await inTurn(node.port, requests);
  assert.is(asked.at(-1), 'Infinity');
});

test('only an identical request gets the cached response', async () => {
  const generation = new Generation();
  const { asked, methods } = counting(generation);
  const node = await serve({ threads: 1, generation, methods });
  const call = { jsonrpc: '2.0', id: 1, method: 'test_of', params: ['a'] };
  const others = [
    { ...call, min_height: 0 },
    { ...call, params: { of: 'a' } },
    { ...call, params: ['A'] },
    { ...call, params: ['a', null, 1] },
    { ...call, jsonrpc: '1.0' },
    { ...call, id: [1] },
    [call],
  ];
  const bodies = [call, call, call, ...others].map((one) => plainPost(JSON.stringify(one)));
  const text = await inTurn(node.port, [...bodies, plainPost(JSON.stringify({ ...call, id: 'last' }))]);
  assert.is(text.split('"error"').length - 1, 3);
  assert.equal(asked, ['a', 'a', 'a', 'a', 'A', 'a']);
  assert.is(resultsIn(text).length, 8);
});

test.run();
