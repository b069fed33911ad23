/** Spans of bundles: what a collector receives from four validators, and what a bad collector costs a node. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import { base58 } from '@scure/base';
import { Ajv } from 'ajv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { SpanExporter } from '../../runtime/node/tracing/exporter.js';
import type { Span } from '../../runtime/node/tracing/spans.js';
import { cleanUp, newDirectory, startProcess, trellis } from '../cli/program.js';
import { Cluster } from '../network/cluster.js';
import { until } from '../until.js';
import { account } from './here.js';
import { EXPORT_REQUEST, type ExportedSpan, type ExportRequest } from './otlp-schema.js';

const ends: (() => Promise<unknown>)[] = [];
test.after(async () => {
  for (const end of ends.reverse()) await end();
  await cleanUp();
});

type Respond = (response: ServerResponse) => void;

/** A collector that stores what it receives, and responds as it is told. */
async function collector(respond: Respond) {
  const requests: {
    readonly atMs: number;
    readonly path: string;
    readonly type: string | undefined;
    readonly body: ExportRequest;
  }[] = [];
  const state = { respond };
  const server = createServer((request: IncomingMessage, response) => {
    void bodyOf(request).then((text) => {
      const type = request.headers['content-type'];
      requests.push({ atMs: performance.now(), path: request.url!, type, body: JSON.parse(text) as ExportRequest });
      state.respond(response);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  ends.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: new URL(`http://127.0.0.1:${port}`), requests, state };
}

const accept: Respond = (response) => void response.writeHead(200).end('{}');
const refuse: Respond = (response) => void response.writeHead(503).end('busy');
const stall: Respond = () => {};
const hangUp: Respond = (response) => void response.destroy();

const textOf = ({ attributes }: ExportedSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

const STAGES = ['received', 'verified', 'executed', 'proposed', 'voted', 'committed'];

test('the spans of one bundle from four validators join in one trace with all stages, in the form of OTLP', async () => {
  const { url, requests } = await collector(accept);
  const cluster = await Cluster.create(await newDirectory(), 4, [
    ...['--block-time', '1', '--trace-endpoint', url.href, '--trace-ratio', '1'],
  ]);
  ends.push(() => cluster.close());
  for (let i = 0; i < 4; i++) cluster.start(i);
  const body = JSON.stringify({
    ...{ jsonrpc: '2.0', id: 1, method: 'chain_transfer' },
    params: [account(1), account(2), 'TRL', '1', { wait: 'included' }],
  });
  let hash: string | undefined;
  await until(async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(cluster.url(0), { method: 'POST', headers, body }).catch(() => undefined);
    hash = ((await answer?.json()) as { result?: { bundle_hash: string } } | undefined)?.result?.bundle_hash;
    return hash !== undefined;
  }, 'a transfer is included');
  const id = toHex(base58.decode(hash!.slice(3)));
  const found = () =>
    requests.flatMap(({ body: { resourceSpans } }) =>
      resourceSpans.flatMap(({ resource, scopeSpans }) =>
        scopeSpans
          .flatMap(({ spans }) => spans)
          .filter(({ traceId }) => traceId === id.slice(0, 32))
          .map((span) => ({
            node: resource.attributes.find(({ key }) => key === 'service.instance.id')!.value.stringValue!,
            span,
          })),
      ),
    );
  const nodesWith = (stage: string) => new Set(found().flatMap(({ node, span }) => (span.name === stage ? node : [])));
  await until(
    () => nodesWith('committed').size === 4 && STAGES.every((stage) => nodesWith(stage).size > 0),
    () => `all stages, and the commit of four nodes: ${JSON.stringify(found().map(({ span }) => span.name))}`,
  );
  const spans = found();
  assert.equal([...new Set(spans.map(({ span }) => span.name))].sort(), [...STAGES].sort());
  assert.ok(nodesWith('voted').size >= 3, 'two thirds of the power voted');
  assert.ok(spans.every(({ span }) => textOf(span, 'bundle.id') === id));
  assert.is(new Set(spans.map(({ span }) => span.spanId)).size, spans.length);
  for (const { node, span } of spans) {
    assert.ok(BigInt(span.startTimeUnixNano) <= BigInt(span.endTimeUnixNano));
    const { parentSpanId } = span;
    if (parentSpanId === undefined) continue;
    const parent = spans.find((one) => one.span.spanId === parentSpanId)!;
    assert.equal([parent.node, parent.span.name], [node, 'received']);
  }
  const isValid = new Ajv({ allErrors: true, strict: false }).compile(EXPORT_REQUEST);
  for (const { path, type, body: sent } of requests) {
    assert.equal([path, type], ['/v1/traces', 'application/json']);
    assert.ok(isValid(sent), JSON.stringify(isValid.errors));
  }
  assert.not(
    isValid({ resourceSpans: [{ scopeSpans: [{ spans: [{ trace_id: id }] }] }] }),
    'the schema knows the names',
  );
  assert.equal(cluster.failed, []);
});

const span = (n: number): Span => ({
  ...{ traceId: String(n).padStart(32, '0'), spanId: String(n).padStart(16, '0'), parentSpanId: undefined },
  ...{ name: 'received', beganMs: 0, endedMs: 1, attributes: {} },
});

const EXPORTED = 12_000;

/** Exports more spans than the queue holds; returns how long adding took, and the exporter. */
function overfill(endpoint: URL) {
  const logged: string[] = [];
  const exporter = new SpanExporter({
    endpoint,
    bodyOf: (spans) => JSON.stringify(spans),
    log: (_, text) => logged.push(text),
  });
  for (let n = 0; n < EXPORTED; n++) exporter.add(span(n));
  return { exporter, logged };
}

test('a collector that stalls, refuses, hangs up or is absent costs spans, which are counted, and no time', async () => {
  const closed = await collector(accept);
  for (const end of ends.splice(-1)) await end();
  const bad = { stalls: stall, refuses: refuse, 'hangs up': hangUp };
  const places = [
    ['is absent', closed.url] as const,
    ...(await Promise.all(
      Object.entries(bad).map(async ([name, respond]) => [name, (await collector(respond)).url] as const),
    )),
  ];
  for (const [name, url] of places) {
    const { exporter, logged } = overfill(url);
    assert.is(exporter.counts.dropped, EXPORTED - 8_192, `${name}: the queue is bounded`);
    if (name !== 'stalls') {
      await until(() => exporter.counts.dropped > EXPORTED - 8_192, `${name}: a request fails`);
      assert.equal(logged, ['spans not sent, dropped']);
    }
    const began = performance.now();
    await exporter.stop();
    assert.ok(performance.now() - began < 30_000, `${name}: it ends`);
    assert.equal(exporter.counts, { sent: 0, dropped: EXPORTED }, name);
  }
});

test('spans are sent again once the collector accepts them, and each is counted once', async () => {
  const { url, state, requests } = await collector(refuse);
  const { exporter, logged } = overfill(url);
  await until(() => logged.length > 0);
  state.respond = accept;
  await until(() => exporter.counts.sent > 0, 'a request is accepted');
  assert.equal(logged, ['spans not sent, dropped', 'trace collector responds again']);
  exporter.add(span(EXPORTED));
  await exporter.stop();
  const { sent, dropped } = exporter.counts;
  assert.is(sent + dropped, EXPORTED + 1);
  assert.ok(requests.length >= 2 && requests.every(({ body }) => (body as unknown as unknown[]).length <= 512));
});

test('after a failed request the next one waits, also for a single span', async () => {
  const { url, requests } = await collector(refuse);
  const exporter = new SpanExporter({ endpoint: url, bodyOf: (spans) => JSON.stringify(spans), log: () => {} });
  exporter.add(span(0));
  await until(() => exporter.counts.dropped === 1, 'the first request fails');
  exporter.add(span(1));
  await until(() => exporter.counts.dropped === 2, 'so does the second');
  const [first, second] = requests.map(({ atMs }) => atMs);
  assert.ok(second! - first! > 950, `${second! - first!} ms later`);
  await exporter.stop();
});

test('a node without its collector makes blocks, counts what it dropped, and stops in time', async () => {
  const { url } = await collector(accept);
  for (const end of ends.splice(-1)) await end();
  const flags = ['--trace-endpoint', url.href, '--trace-ratio', '1', '--metrics', '--metrics-port', '0'];
  const node = await startProcess('dev', '--ephemeral', ...flags);
  const port = /metrics=(\d+)/.exec(node.log())![1];
  await node.ask('chain_transfer', account(1), account(2), 'TRL', '1', { wait: 'included' });
  await until(async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^chain_trace_spans_total\{result="dropped"\} (\d+)$/m.exec(text)![1]) > 0;
  }, 'dropped spans are counted');
  assert.match(node.log(), 'spans not sent, dropped');
  assert.is((await node.stop()).code, 0);
});

test('an address or a part that cannot be is refused', async () => {
  for (const [flag, value, reason] of [
    ['trace-endpoint', 'ftp://127.0.0.1', 'must be like http://127.0.0.1:4318'],
    ['trace-endpoint', 'http://user:secret@127.0.0.1', 'without user and password'],
    ['trace-ratio', '1.5', 'must be 0 to 1'],
    ['trace-ratio', '-1', 'must be 0 to 1'],
  ] as const) {
    const { code, err } = await trellis('dev', '--ephemeral', `--${flag}`, value);
    assert.is(code, 64);
    assert.match(err, reason);
  }
});

test.run();
