/** What a node counts, in Prometheus' format: served on a port of its own where `--metrics` asks for it. */

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { error, fail, told } from '../../lib/errors.js';

/** Details: host, port. */
export const MetricsPortInUse = error(
  3113,
  'MetricsPortInUse',
  "The metrics port is already in use, as by Prometheus' own node_exporter: choose another one, like --metrics-port 9101",
  { details: told('host', 'port') },
);

/** Callers at a time. */
const MAX_CONNECTIONS = 16;
/** For a request to come in, milliseconds. */
const REQUEST_MS = 5_000;

/** Every name begins with it. */
const PREFIX = 'chain_';

/** Values of a label, with the number of each. */
export type ByLabel = Iterable<readonly [label: string, value: number]>;

/** The series of one node. Names are given without the prefix; units stand at their end, as Prometheus wants it. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #pluginFailures = this.counter('plugin_failures_total', 'How often the code of a plugin failed', ['plugin']);

  /** Counts a failure of a plugin. */
  pluginFailed(plugin: string): void {
    this.#pluginFailures.inc({ plugin });
  }

  /** A number that is read whenever somebody asks; undefined for none now. */
  gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void {
    const gauge: Gauge = new Gauge({
      ...this.#named(name, help, []),
      async collect() {
        const value = await read();
        if (value === undefined) gauge.reset();
        else gauge.set(value);
      },
    });
  }

  /** A number that only grows, and is read whenever somebody asks. */
  total(name: string, help: string, read: () => number): void {
    const counter: Counter = new Counter({
      ...this.#named(name, help, []),
      collect() {
        counter.reset();
        counter.inc(read());
      },
    });
  }

  /** Numbers by one label, read whenever somebody asks. A name that ends in _total is one of a counter. */
  gauges(name: string, help: string, label: string, read: () => ByLabel | Promise<ByLabel>): void {
    const isCounter = name.endsWith('_total');
    const named = this.#named(name, help, [label]);
    const series: Gauge | Counter = isCounter
      ? new Counter({ ...named, collect: () => refresh() })
      : new Gauge({ ...named, collect: () => refresh() });
    const refresh = async () => {
      const values = await read();
      series.reset();
      for (const [value, number] of values) series.inc({ [label]: value }, number);
    };
  }

  /** A number that only grows. */
  counter<L extends string>(name: string, help: string, labels: readonly L[] = []): Counter<L> {
    return new Counter({ ...this.#named(name, help, labels) });
  }

  /** Durations in seconds, counted in buckets up to these. */
  histogram<L extends string>(
    name: string,
    help: string,
    buckets: readonly number[],
    labels: readonly L[] = [],
  ): Histogram<L> {
    return new Histogram({ ...this.#named(name, help, labels), buckets: [...buckets] });
  }

  /** The series of the process: processor, memory, file handles, garbage, event loop. */
  process(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  #named<L extends string>(name: string, help: string, labelNames: readonly L[]) {
    return { name: `${PREFIX}${name}`, help, labelNames: [...labelNames], registers: [this.#registry] };
  }

  /** All of it, as Prometheus reads it. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Serves it at /metrics; answers with the port and how to stop. Refuses with MetricsPortInUse. */
  async serve(host: string, port: number): Promise<{ readonly port: number; stop(): Promise<void> }> {
    const server = createServer((request, response) => {
      if (request.method === 'GET' && request.url === '/metrics') void this.#answer(response);
      else response.writeHead(404).end();
    });
    server.maxConnections = MAX_CONNECTIONS;
    server.requestTimeout = REQUEST_MS;
    server.headersTimeout = REQUEST_MS;
    server.listen(port, host);
    await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EADDRINUSE') fail(MetricsPortInUse, { host, port });
      throw cause;
    });
    const { port: taken } = server.address() as { port: number };
    return {
      port: taken,
      async stop() {
        server.close();
        server.closeAllConnections();
      },
    };
  }

  async #answer(response: ServerResponse): Promise<void> {
    try {
      const text = await this.text();
      response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text);
    } catch (cause) {
      response.writeHead(500).end(`a series cannot be read: ${cause}`);
    }
  }
}
