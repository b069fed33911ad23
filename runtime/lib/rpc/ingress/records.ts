/** What an ingress thread and the main thread tell each other of connections. */

import type { PlainTimes } from '../http/plain-http.js';
import type { AccessOptions } from '../limits/access.js';
import type { CallFinding } from '../methods/method.js';

/** From an ingress thread. */
export const Up = {
  /** A connection is open: the address of its other end. */
  Opened: 0,
  /** The headers of the requests that follow on it, as JSON. */
  Headers: 1,
  /** A request that was read: its calls, as `byte-calls.ts` writes them. */
  Bytes: 2,
  /** The body of a request. */
  Request: 3,
  /** The system did not take an answer at once. */
  Slow: 4,
  /** The system has taken what this end was to tell of. */
  Taken: 5,
  /** Calls that were answered where they came, as JSON. */
  Calls: 6,
  Closed: 7,
} as const;

/** From the main thread. */
export const Down = {
  /** Bytes of an answer. */
  Write: 0,
  /** The same, to be told of when the system has taken them. */
  WriteTold: 1,
  /** The request is answered, with these last bytes. */
  Answered: 2,
  Destroy: 3,
  /** The same, without what is not sent. */
  Reset: 4,
  /** In which generation the answer that comes next is the answer to the same question. */
  Keep: 5,
} as const;

/** What all threads of a server are started with. */
export interface ThreadRules {
  /** Methods that take bytes. */
  readonly byteMethods: readonly string[];
  readonly host: string;
  readonly access: AccessOptions;
  readonly times: PlainTimes;
  /** Most bytes of a body. */
  readonly bodyBytes: number;
  /** Most connections of the server. */
  readonly connections: number;
  /** Callers without limits: all, those on this machine, or none. Only their requests are read and looked at ahead. */
  readonly unlimited: 'all' | 'loopback' | 'none';
  /** Methods whose answers may be kept, the memory of their generation, and further headers of an answer to a caller without limits. */
  readonly kept: {
    readonly methods: ReadonlySet<string>;
    readonly generation: SharedArrayBuffer;
    readonly headers: readonly string[];
  };
}

/** Calls of one method that a thread has answered, and the milliseconds that they took together. */
export type AnsweredCalls = readonly (readonly [method: string, count: number, ms: number])[];

/** Most connections of a thread. The main thread says why it refuses one; those beyond get no answer. */
export const mostOf = ({ connections }: Pick<ThreadRules, 'connections'>): number =>
  connections + (connections >> 3) + 1;

/** Looks at the bytes of a call ahead of the main thread. They are gone when it returns. */
export type LookAhead = (bytes: Buffer) => CallFinding | undefined;

/** The first message to a thread; any later one has it take no more connections. */
export interface ThreadSetup extends ThreadRules {
  readonly up: SharedArrayBuffer;
  readonly down: SharedArrayBuffer;
  readonly port: number;
  /** Whether other threads listen on the same port. */
  readonly sharesPort: boolean;
  /** Where connections go that are not plain, and what they begin with there, before their number. */
  readonly path: string;
  readonly token: Uint8Array;
}

/** What a thread says once it listens or cannot. */
export type ThreadMessage =
  | { readonly port: number }
  | { readonly failed: { readonly code: string | undefined; readonly message: string } };

/** Bytes of the token by which a connection that is passed on is known. */
export const TOKEN_BYTES = 32;
/** What a connection that is passed on begins with: the token, and its number. */
export const PREFACE_BYTES = TOKEN_BYTES + 4;

/** How long a connection that is to end waits for its other end while nothing comes and nothing is taken, milliseconds. */
export const LINGER_MS = 2_000;
/** And how long in all. */
export const MOST_LINGER_MS = 15_000;
