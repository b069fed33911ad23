/** Immediate close of a connection. */

import type { Socket } from 'node:net';

/**
 * Closes a connection at once and drops unsent data. Node cannot reset a connection that is already ending: it would
 * stay open for ever.
 */
export function closeSocket(socket: Pick<Socket, 'destroy' | 'resetAndDestroy' | 'writableEnded'>): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
