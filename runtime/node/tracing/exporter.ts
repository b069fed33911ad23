/** Sends spans to a collector: a bounded queue, one request at a time. A slow or absent collector costs spans, nothing else. */

import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { Span } from './spans.js';

/** Maximum queued spans; later ones are dropped. About 4 MiB. */
const MAX_QUEUED = 8_192;
/** Maximum spans of a request: about 200 KiB, serialized in about a millisecond. */
const MAX_BATCH = 512;
/** Delay in which spans gather, and pauses after failed requests, doubled each time. Milliseconds. */
const GATHER_MS = 500;
const RETRY_MS = { first: 1_000, last: 30_000 };
/** Time limits of a request, and of the last ones when the node stops, milliseconds. */
const REQUEST_MS = 5_000;
const LAST_MS = 1_000;

export interface ExporterOptions {
  readonly endpoint: URL;
  /** Body of a request with these spans. */
  readonly bodyOf: (spans: readonly Span[]) => string;
  readonly log: Log;
}

/** Spans are dropped, and counted, when the queue is full and when a request fails: none is sent twice. */
export class SpanExporter {
  readonly #options: ExporterOptions;
  #queue: Span[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #failures = 0;
  #isStopping = false;
  readonly #stopped = new AbortController();
  /** Spans since the start. */
  readonly counts = { sent: 0, dropped: 0 };

  constructor(options: ExporterOptions) {
    this.#options = options;
  }

  add(span: Span): void {
    if (this.#queue.length >= MAX_QUEUED) this.counts.dropped++;
    else this.#queue.push(span);
    if (this.#failures === 0 && this.#queue.length >= MAX_BATCH) this.#sendSoon(0);
    else this.#sendSoon(this.#pauseMs());
  }

  /** Sends what waits to a collector that accepts it within a second, and ends. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const late = setTimeout(() => this.#stopped.abort(), this.#failures > 0 ? 0 : LAST_MS);
    await this.#sending;
    while (this.#failures === 0 && this.#queue.length > 0 && !this.#stopped.signal.aborted) await this.#send();
    clearTimeout(late);
    this.#stopped.abort();
    this.counts.dropped += this.#queue.splice(0).length;
  }

  #sendSoon(ms: number): void {
    if (this.#sending !== undefined || this.#isStopping) return;
    if (ms === 0) clearTimeout(this.#timer);
    else if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#send().finally(() => {
        this.#sending = undefined;
        if (this.#queue.length > 0) this.#sendSoon(this.#pauseMs());
      });
    }, ms).unref();
  }

  #pauseMs(): number {
    if (this.#failures > 0) return Math.min(RETRY_MS.last, RETRY_MS.first * 2 ** (this.#failures - 1));
    return this.#queue.length >= MAX_BATCH ? 1 : GATHER_MS;
  }

  async #send(): Promise<void> {
    const spans = this.#queue.splice(0, MAX_BATCH);
    const { endpoint, bodyOf, log } = this.#options;
    const refusal = await post(endpoint, bodyOf(spans), this.#stopped.signal);
    if (refusal === undefined) {
      if (this.#failures > 0) log('info', 'trace collector responds again');
      this.#failures = 0;
      this.counts.sent += spans.length;
      return;
    }
    this.counts.dropped += spans.length;
    if (this.#failures++ === 0) log('warn', 'spans not sent, dropped', { endpoint: endpoint.host, reason: refusal });
  }
}

/** Posts a body; resolves with the reason if it is not accepted. The content of the response is ignored. */
function post(url: URL, body: string, stopped: AbortSignal): Promise<string | undefined> {
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(REQUEST_MS)]);
  return new Promise((resolve) => {
    const sent = send(url, { method: 'POST', headers, signal });
    sent.on('error', (cause) => resolve(signal.aborted ? `no response within ${REQUEST_MS / 1000} s` : cause.message));
    sent.on('response', (response) => {
      const { statusCode = 0 } = response;
      response.destroy();
      resolve(statusCode >= 200 && statusCode < 300 ? undefined : `HTTP status ${statusCode}`);
    });
    sent.end(body);
  });
}
