/** Sources of requests: Node's HTTP server on this thread, or ingress threads in front of it. */

import type { IncomingHttpHeaders, Server } from 'node:http';
import type { BytesRequest } from '../dispatch/request.js';
import type { CallerConnection } from '../limits/connection.js';
import { type CountConnection, countConnections } from './connections.js';
import type { Sender } from './http.js';
import { listen } from './listen.js';
import { PlainConnections, type PlainReply, type PlainTimes } from './plain-http.js';

/** The server, as a source of requests calls it. */
export interface RequestReceiver {
  /** Counts a new connection; false if it is rejected. */
  readonly countConnection: CountConnection;
  isCallRequest(headers: IncomingHttpHeaders): boolean;
  /** The caller of all requests of a connection with these headers. */
  senderOf(headers: IncomingHttpHeaders, connection: CallerConnection): Sender;
  /** Serves a plain request. A body is invalid after the call returns; a request that was read stays valid. */
  serve(sender: Sender, body: Buffer | BytesRequest, reply: PlainReply): void;
}

export interface RequestSource {
  /** Starts to accept connections; resolves with the port. Rejects with PortInUse. */
  start(): Promise<number>;
  /** Accepts no further connections; resolves when each plain connection is answered and closed. */
  close(): Promise<void> | void;
  destroy(): Promise<void> | void;
}

export interface SourceRules {
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  readonly times: PlainTimes;
  readonly bodyBytes: number;
}

/** Requests that this thread reads: plain ones directly, all others through Node's parser. */
export class HttpSource implements RequestSource {
  readonly #server: Server;
  readonly #rules: SourceRules;
  readonly #plain: PlainConnections<Sender>;

  constructor(server: Server, rules: SourceRules, receiver: RequestReceiver) {
    this.#server = server;
    this.#rules = rules;
    countConnections(server, receiver.countConnection);
    this.#plain = new PlainConnections(server, {
      ...rules.times,
      bodyBytes: rules.bodyBytes,
      admit: (headers, socket) => (receiver.isCallRequest(headers) ? receiver.senderOf(headers, socket) : undefined),
      serve: (sender, body, reply) => receiver.serve(sender, body, reply),
    });
  }

  start(): Promise<number> {
    return listen(this.#server, this.#rules.host, this.#rules.port);
  }

  close(): void {
    this.#plain.close();
  }

  destroy(): void {
    this.#plain.destroy();
  }
}
