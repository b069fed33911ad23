/** Metrics of a node in Prometheus' format, served on a separate port if `--metrics` is set. */

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type * as Prometheus from 'prom-client';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import type { Durations } from './durations.js';

/** Details: host, port. */
export const MetricsPortInUse = error(
  3113,
  'MetricsPortInUse',
  "The metrics port is in use, for example by Prometheus' node_exporter: choose another one, such as --metrics-port 9101",
  { details: sharedDetails('host', 'port') },
);

/** Maximum concurrent connections. */
const MAX_CONNECTIONS = 16;
/** Time limit for receiving a request, milliseconds. */
const REQUEST_MS = 5_000;

/** Prefix of every name. */
const PREFIX = 'chain_';

/** A number with the values of its labels, in order. */
export type Reading = readonly [labels: string | readonly string[], value: number];

type Sample = Prometheus.MetricValueWithName<string>;
type Kind = 'counter' | 'gauge' | 'histogram';

/** Loaded on the first read: most nodes serve no metrics. */
const prometheus = (): typeof Prometheus => createRequire(import.meta.url)('prom-client') as typeof Prometheus;

/**
 * The series of one node. Parts count in plain numbers, which are read on each request, so counting costs nothing
 * extra. Names are given without the prefix; units are suffixes as Prometheus requires, and counters end in `_total`.
 */
export class Metrics {
  /** Series not yet added to the registry. */
  readonly #declared: Prometheus.Gauge[] = [];
  #made: Prometheus.Registry | undefined;
  readonly #pluginFailures = new Map<string, number>();
  #asked: Promise<string> | undefined;

  constructor() {
    this.readings('plugin_failures_total', 'Failures of plugin code', ['plugin'], () => this.#pluginFailures);
  }

  /** Counts a failure of a plugin. */
  pluginFailed(plugin: string): void {
    this.#pluginFailures.set(plugin, (this.#pluginFailures.get(plugin) ?? 0) + 1);
  }

  /** Declares a number; `read` returns undefined if there is none now. */
  reading(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void {
    this.readings(name, help, [], async () => {
      const value = await read();
      return value === undefined ? [] : [[[], value]];
    });
  }

  /** Declares numbers by labels. */
  readings(
    name: string,
    help: string,
    labels: readonly string[],
    read: () => Iterable<Reading> | Promise<Iterable<Reading>>,
  ): void {
    this.#add(name, help, name.endsWith('_total') ? 'counter' : 'gauge', async () =>
      Array.from(await read(), ([values, value]) => ({ value, labels: labeled(labels, values) })),
    );
  }

  /** Declares a histogram of durations. */
  durations(name: string, help: string, durations: Durations): void {
    this.durationsBy(name, help, [], () => [[[], durations]]);
  }

  /** Declares histograms of durations by labels. */
  durationsBy(
    name: string,
    help: string,
    labels: readonly string[],
    read: () => Iterable<readonly [labels: string | readonly string[], Durations]>,
  ): void {
    this.#add(name, help, 'histogram', async () =>
      Array.from(read()).flatMap(([values, durations]) => bucketsOf(name, labeled(labels, values), durations)),
    );
  }

  /** Declares the series of the process: CPU, memory, file handles, garbage collection. */
  process(): void {
    // Its event-loop series are left out: they cost a wake-up every ten milliseconds, and all their values include that
    // interval.
    const registry = this.#registry();
    prometheus().collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 1_000 });
    for (const name of registry.getMetricsAsArray().map((metric) => metric.name)) {
      if (name.startsWith('nodejs_eventloop_lag')) registry.removeSingleMetric(name);
    }
  }

  /** The registry with all series declared so far. */
  #registry(): Prometheus.Registry {
    this.#made ??= new (prometheus().Registry)();
    for (const series of this.#declared.splice(0)) this.#made.registerMetric(series);
    return this.#made;
  }

  #add(name: string, help: string, type: Kind, values: () => Promise<Sample[]>): void {
    const full = `${PREFIX}${name}`;
    const get = async () => ({ name: full, help, type, values: await values(), aggregator: 'sum' });
    // A registry uses only the name and the `get` function of its members.
    this.#declared.push({ name: full, get } as unknown as Prometheus.Gauge);
  }

  /** All series in Prometheus' format. Concurrent requests share one read. */
  text(): Promise<string> {
    this.#asked ??= this.#registry()
      .metrics()
      .finally(() => {
        this.#asked = undefined;
      });
    return this.#asked;
  }

  /** Serves /metrics; returns the port and how to stop. Rejects with MetricsPortInUse. */
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
      response.writeHead(200, { 'Content-Type': this.#registry().contentType }).end(text);
    } catch (cause) {
      response.writeHead(500).end(`a series cannot be read: ${cause}`);
    }
  }
}

const labeled = (names: readonly string[], values: string | readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, i) => [name, typeof values === 'string' ? values : values[i]!]));

/** A histogram in Prometheus' format: each bucket also includes the counts of lower ones. */
function bucketsOf(name: string, labels: Record<string, string>, { ends, counts, sumMs }: Durations): Sample[] {
  let count = 0;
  const buckets = [...ends, '+Inf'].map((le, i) => {
    count += counts[i]!;
    return { metricName: `${PREFIX}${name}_bucket`, labels: { ...labels, le }, value: count };
  });
  return [
    ...buckets,
    { metricName: `${PREFIX}${name}_sum`, labels, value: sumMs / 1000 },
    { metricName: `${PREFIX}${name}_count`, labels, value: count },
  ];
}
