/** Metrics of a node in Prometheus' format, served on a separate port if `--metrics` is set. */

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import type { Durations } from './durations.js';
import { processSeries, type Reading } from './process-series.js';

export type { Reading } from './process-series.js';

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

/** Durations with the values of their labels. */
type Distribution = readonly [labels: string | readonly string[], Durations];
type Kind = 'counter' | 'gauge' | 'histogram';
type Readings = Iterable<Reading> | Promise<Iterable<Reading>>;

/** Content type of the text format of Prometheus. */
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * The series of one node. Parts count in plain numbers, which are read on each request, so counting costs nothing
 * extra. Names are given without the prefix; units are suffixes as Prometheus requires, and counters end in `_total`.
 */
export class Metrics {
  /** Full name -> the text of a series: HELP, TYPE and samples. */
  readonly #series = new Map<string, () => Promise<string>>();
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
  readings(name: string, help: string, labels: readonly string[], read: () => Readings): void {
    this.#addReadings(`${PREFIX}${name}`, help, name.endsWith('_total') ? 'counter' : 'gauge', labels, read);
  }

  /** Declares a histogram of durations. */
  durations(name: string, help: string, durations: Durations): void {
    this.durationsBy(name, help, [], () => [[[], durations]]);
  }

  /** Declares histograms of durations by labels. */
  durationsBy(name: string, help: string, labels: readonly string[], read: () => Iterable<Distribution>): void {
    this.#addDurations(`${PREFIX}${name}`, help, labels, read);
  }

  /** Declares the series of the process: CPU, memory, file handles, garbage collection. */
  process(): void {
    const { readings, garbageCollection } = processSeries();
    for (const [name, help, labels, read] of readings)
      this.#addReadings(name, help, name.endsWith('_seconds_total') ? 'counter' : 'gauge', labels, read);
    this.#addDurations(
      'nodejs_gc_duration_seconds',
      'Garbage collection duration by kind',
      ['kind'],
      garbageCollection,
    );
  }

  #addReadings(full: string, help: string, kind: Kind, labels: readonly string[], read: () => Readings): void {
    this.#add(full, help, kind, async () =>
      Array.from(await read(), ([values, value]) => sample(full, labeled(labels, values), value)),
    );
  }

  #addDurations(full: string, help: string, labels: readonly string[], read: () => Iterable<Distribution>): void {
    this.#add(full, help, 'histogram', async () =>
      Array.from(read()).flatMap(([values, durations]) => bucketsOf(full, labeled(labels, values), durations)),
    );
  }

  #add(full: string, help: string, kind: Kind, samples: () => Promise<string[]>): void {
    if (this.#series.has(full)) throw new Error(`the series ${full} is declared twice`);
    const head = [`# HELP ${full} ${escaped(help)}`, `# TYPE ${full} ${kind}`];
    this.#series.set(full, async () => [...head, ...(await samples())].join('\n'));
  }

  /** All series in Prometheus' format. Concurrent requests share one read. */
  text(): Promise<string> {
    this.#asked ??= Promise.all(Array.from(this.#series.values(), (series) => series()))
      .then((texts) => `${texts.join('\n\n')}\n`)
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
      response.writeHead(200, { 'Content-Type': CONTENT_TYPE }).end(text);
    } catch (cause) {
      response.writeHead(500).end(`a series cannot be read: ${cause}`);
    }
  }
}

const escaped = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n');

/** Labels in Prometheus' format, without braces. */
const labeled = (names: readonly string[], values: string | readonly string[]): string =>
  names
    .map((name, i) => `${name}="${escaped(typeof values === 'string' ? values : values[i]!).replace(/"/g, '\\"')}"`)
    .join();

const sample = (name: string, labels: string, value: number): string =>
  `${name}${labels && `{${labels}}`} ${String(value).replace('Infinity', 'Inf')}`;

/** A histogram in Prometheus' format: each bucket also includes the counts of lower ones. */
function bucketsOf(name: string, labels: string, { ends, counts, sumMs }: Durations): string[] {
  let count = 0;
  const buckets = [...ends, '+Inf'].map((le, i) => {
    count += counts[i]!;
    return sample(`${name}_bucket`, `${labels && `${labels},`}le="${le}"`, count);
  });
  return [...buckets, sample(`${name}_sum`, labels, sumMs / 1000), sample(`${name}_count`, labels, count)];
}
