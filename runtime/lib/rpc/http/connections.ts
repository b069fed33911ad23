/** Connections of a server: how many there may be, of one address and in all, whatever they speak. */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Access } from '../limits/access.js';
import { ConnectionCount, type RpcLimits } from '../limits/limits.js';
import { refuse } from './upgrade.js';

/** Counts a connection; false where it is refused. */
export type CountConnection = (socket: Socket) => boolean;

/** Refuses connections that are too many. Those of a trusted proxy count in all, not as of one address: many stand behind it. */
export function connectionCounter(
  access: Access,
  { sockets, socketsPerIp }: Pick<RpcLimits, 'sockets' | 'socketsPerIp'>,
): CountConnection {
  const count = new ConnectionCount({ connections: sockets, connectionsPerIp: socketsPerIp });
  return (socket) => {
    // Each of many requests that come at once may watch for its end.
    socket.setMaxListeners(0);
    const { ip, network } = access.peer(socket);
    const full = count.refusal(network);
    if (full === 'all') refuse(socket, '503 Service Unavailable', 'this node has too many connections');
    else if (full === 'network' && !access.isProxy(ip)) {
      refuse(socket, '429 Too Many Requests', 'your address has too many connections');
    } else {
      count.add(network);
      socket.once('close', () => count.remove(network));
      return true;
    }
    return false;
  };
}

/** Counts all connections of a server. */
export function countConnections(server: Server, count: CountConnection): void {
  const counted = new WeakSet<Socket>();
  server.on('connection', (socket: Socket) => {
    // A connection comes here twice when another protocol than WebSocket was declined.
    if (counted.has(socket)) return;
    counted.add(socket);
    count(socket);
  });
}
