/** A caller's connection as the server uses it: a socket of this thread, or the handle of one that an ingress thread has. */

export interface CallerConnection {
  readonly remoteAddress?: string | undefined;
  readonly destroyed: boolean;
  readonly writableEnded: boolean;
  /** Written bytes that the system has not taken. */
  readonly writableLength: number;
  write(text: string, encoding: 'latin1' | 'utf8'): unknown;
  /** `taken` is called when the system has taken the data, or with the reason why it never will. */
  write(data: string | Uint8Array, taken?: (failed?: Error | null) => void): unknown;
  cork(): void;
  uncork(): void;
  end(text: string, ended: () => void): unknown;
  destroy(): unknown;
  /** Closes the connection at once and drops unsent data. */
  resetAndDestroy(): unknown;
  once(event: 'close', closed: () => void): unknown;
  off(event: 'close', closed: () => void): unknown;
  setMaxListeners(count: number): unknown;
}

/**
 * Closes a connection at once and drops unsent data. Node cannot reset a connection that is already ending: it would
 * stay open forever.
 */
export function cutOff(connection: Pick<CallerConnection, 'destroy' | 'resetAndDestroy' | 'writableEnded'>): void {
  if (connection.writableEnded) connection.destroy();
  else connection.resetAndDestroy();
}
