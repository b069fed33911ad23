/** HTTP answers on their way out: those of one turn of the event loop are written together. */

import type { ServerResponse } from 'node:http';

interface Waiting {
  readonly res: ServerResponse;
  readonly status: number;
  readonly text: string;
  readonly headers: readonly string[];
  readonly exchange: { done(): void } | undefined;
}

/** No answer waits for more than so many others. */
const TOGETHER = 16;

let waiting: Waiting[] = [];

/**
 * Answers in one write, once the other requests that have arrived are answered too: a caller who sleeps is woken by a
 * write, which takes longer than answering, and many answers in a row wake him once. An empty text has no body.
 */
export function respond(
  res: ServerResponse,
  status: number,
  text: string,
  headers: readonly string[],
  exchange?: { done(): void },
): void {
  waiting.push({ res, status, text, headers, exchange });
  if (waiting.length === TOGETHER) flush();
  else if (waiting.length === 1) setImmediate(flush);
}

function flush(): void {
  const now = waiting;
  waiting = [];
  for (const { res, status, text, headers, exchange } of now) {
    if (res.destroyed) continue; // The caller is gone, and the exchange was told so.
    if (text === '') res.writeHead(status, headers as string[]).end();
    else {
      const length = String(Buffer.byteLength(text));
      res.writeHead(status, ['Content-Type', 'application/json', 'Content-Length', length, ...headers]);
      res.end(text);
    }
    exchange?.done();
  }
}
