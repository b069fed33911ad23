/** HTTP answers on their way out: those of one turn of the event loop are written together. */

import type { ServerResponse } from 'node:http';

/** Told what became of its answer. */
interface Sent {
  done(): void;
  cancel(): void;
}

interface Waiting {
  readonly res: ServerResponse;
  readonly status: number;
  readonly text: string;
  readonly headers: readonly string[];
  readonly exchange: Sent | undefined;
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
  exchange?: Sent,
): void {
  waiting.push({ res, status, text, headers, exchange });
  if (waiting.length === TOGETHER) flush();
  else if (waiting.length === 1) setImmediate(flush);
}

/** One string to the socket: `end(text)` hands it an empty one too, which takes a slower way by a fifth of the whole exchange. */
function send(res: ServerResponse, text: string, encoding: 'latin1' | 'utf8'): void {
  const { socket } = res; // null while another answer of the connection is due first
  socket?.cork();
  res.write(text, encoding);
  socket?.uncork();
  res.end();
}

function flush(): void {
  const now = waiting;
  waiting = [];
  for (const { res, status, text, headers, exchange } of now) {
    if (res.destroyed) {
      exchange?.cancel(); // The caller is gone.
      continue;
    }
    if (text === '') res.writeHead(status, headers as string[]).end();
    else {
      const length = Buffer.byteLength(text);
      res.writeHead(status, ['Content-Type', 'application/json', 'Content-Length', String(length), ...headers]);
      send(res, text, length === text.length ? 'latin1' : 'utf8');
    }
    exchange?.done();
  }
}
