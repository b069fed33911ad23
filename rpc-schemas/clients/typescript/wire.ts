/** Transport of calls to a node and of responses back. */

import type { ErrorAnswer } from './errors.js';

/** A JSON-RPC request. */
export interface Call {
  readonly jsonrpc: '2.0';
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[] | object;
  /** The node waits until it has this block, or fails with 1015. */
  readonly min_height?: number;
}

/** A JSON-RPC response. */
export interface Answer {
  readonly id: number | null;
  readonly result?: unknown;
  readonly error?: ErrorAnswer;
}

/** A connection to a node. */
export interface Wire {
  /**
   * Sends the calls as one message and resolves to their responses in the same order. Rejects with ClientError
   * NoAnswer.
   */
  exchange(calls: readonly Call[], batch: boolean): Promise<readonly Answer[]>;
  close(): void;
}

/** The subset of a WebSocket that is used here; browsers, Node 22 and the package ws provide it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

/** A constructor of sockets. */
export type SocketConstructor = new (url: string) => Socket;
