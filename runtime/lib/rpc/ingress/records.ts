/** Messages between an ingress thread and the main thread. */

import type { SourceRules } from '../http/request-source.js';
import type { AccessOptions } from '../limits/access.js';
import type { CallFinding } from '../methods/method.js';

export const Up = {
  /** A connection is open; content: the remote address. */
  Opened: 0,
  /** The headers of the following requests of the connection, as JSON. */
  Headers: 1,
  /** A request that was read: its calls in the form of `byte-calls.ts`. */
  Bytes: 2,
  Request: 3,
  /** The system did not take a response at once. */
  Slow: 4,
  /** The system has taken data for which a notification was requested. */
  Taken: 5,
  /** Calls that the thread answered from its cache, as JSON. */
  Calls: 6,
  Closed: 7,
} as const;

export const Down = {
  Write: 0,
  /** Like Write, with a notification when the system has taken the bytes. */
  WriteAndNotify: 1,
  /** The request is answered, with these last bytes. */
  Answered: 2,
  Destroy: 3,
  /** Like Destroy, but unsent data is dropped. */
  Reset: 4,
  /** Generation in which the next response is also the response to the same question. */
  Keep: 5,
} as const;

/** Settings of all threads of a server. */
export interface ThreadRules extends SourceRules {
  readonly byteMethods: readonly string[];
  readonly callers: CallerRules;
  readonly connections: number;
  /** Methods with cacheable responses, and the memory of their generation. */
  readonly repeatable: {
    readonly methods: ReadonlySet<string>;
    readonly generation: SharedArrayBuffer;
  };
}

/** Rules about callers, which can be replaced while the server runs. */
export interface CallerRules {
  readonly access: AccessOptions;
  /**
   * Callers without limits: all, those on this machine, or none. Only their requests are decoded and inspected ahead.
   */
  readonly unlimited: 'all' | 'loopback' | 'none';
  /** Further headers of a cached response, which only callers without limits receive. */
  readonly headers: readonly string[];
}

/** Message that makes a thread stop accepting connections. */
export const STOP_LISTENING = 'stop listening';

/** Calls of one method that a thread has answered, and their total milliseconds. */
export type AnsweredCalls = readonly (readonly [method: string, count: number, ms: number])[];

/** Maximum connections of a thread. The main thread reports why it rejects one; those beyond get no response. */
export const mostOf = ({ connections }: Pick<ThreadRules, 'connections'>): number =>
  connections + (connections >> 3) + 1;

/** Inspects the bytes of a call ahead of the main thread. The bytes are invalid after it returns. */
export type LookAhead = (bytes: Buffer) => CallFinding | undefined;

/** The first message to a thread; later ones are new rules about callers, or STOP_LISTENING. */
export interface ThreadSetup extends ThreadRules {
  readonly up: SharedArrayBuffer;
  readonly down: SharedArrayBuffer;
  readonly port: number;
  /** Whether other threads listen on the same port. */
  readonly sharesPort: boolean;
  /** Address to which connections that are not plain are passed, and the preface before their number. */
  readonly path: string;
  readonly token: Uint8Array;
}

/** Reports that a thread listens, or why it cannot. */
export type ThreadMessage =
  | { readonly port: number }
  | { readonly failed: { readonly code: string | undefined; readonly message: string } };

/** Bytes of the token that identifies a passed-on connection. */
export const TOKEN_BYTES = 32;
/** The preface of a passed-on connection: the token and its number. */
export const PREFACE_BYTES = TOKEN_BYTES + 4;

/** Timeout of an ending connection without any data in either direction, milliseconds. */
export const LINGER_MS = 2_000;
/** Total time limit of an ending connection, milliseconds. */
export const MOST_LINGER_MS = 15_000;
