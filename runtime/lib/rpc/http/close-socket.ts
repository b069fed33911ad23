/** Closes a connection at once. */

import type { Socket } from 'node:net';

/** Ends a connection at once, without what is not sent. Node cannot reset one whose end is on its way: it would stay open for ever. */
export function closeSocket(socket: Pick<Socket, 'destroy' | 'resetAndDestroy' | 'writableEnded'>): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
