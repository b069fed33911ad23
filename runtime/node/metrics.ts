/** What a node counts, in Prometheus' format: served on a port of its own where `--metrics` asks for it. */

import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Counter, Gauge, Registry } from 'prom-client';
import { error, fail, told } from '../lib/errors.js';

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

/** The counters of one node. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #pluginFailures = new Counter({
    name: 'chain_plugin_failures_total',
    help: 'How often the code of a plugin failed',
    labelNames: ['plugin'],
    registers: [this.#registry],
  });

  /** Counts a failure of a plugin. */
  pluginFailed(plugin: string): void {
    this.#pluginFailures.inc({ plugin });
  }

  /** Tells of a number, which is read whenever somebody asks. `name` without the prefix. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name: `chain_${name}`,
      help,
      registers: [this.#registry],
      collect: () => gauge.set(read()),
    });
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
    const text = await this.text();
    response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text);
  }
}
