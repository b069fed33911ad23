/** Limits on the connections of a server, per address and in total, for all protocols. */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Access } from '../limits/access.js';
import type { CallerConnection } from '../limits/connection.js';
import { ConnectionCount, type RpcLimits } from '../limits/limits.js';
import { refuse } from './upgrade.js';

/** Counts a connection; false if it is rejected. */
export type CountConnection = (connection: CallerConnection) => boolean;

/**
 * Rejects excess connections. Those of a trusted proxy count only in total, not per address, because many callers share
 * it.
 */
export function connectionCounter(
  access: Access,
  limits: Pick<RpcLimits, 'sockets' | 'socketsPerIp'>,
): CountConnection {
  const count = new ConnectionCount({
    get connections() {
      return limits.sockets;
    },
    get connectionsPerIp() {
      return limits.socketsPerIp;
    },
  });
  return (connection) => {
    // Each of many pipelined requests may listen for the end of the connection.
    connection.setMaxListeners(0);
    const { ip, network } = access.peer(connection);
    const full = count.refusal(network);
    if (full === 'all') refuse(connection, '503 Service Unavailable', 'this node has too many connections');
    else if (full === 'network' && !access.isProxy(ip)) {
      refuse(connection, '429 Too Many Requests', 'your address has too many connections');
    } else {
      count.add(network);
      connection.once('close', () => count.remove(network));
      return true;
    }
    return false;
  };
}

export function countConnections(server: Server, count: CountConnection): void {
  const counted = new WeakSet<Socket>();
  server.on('connection', (socket: Socket) => {
    // A connection arrives twice if an upgrade to a protocol other than WebSocket was declined.
    if (counted.has(socket)) return;
    counted.add(socket);
    count(socket);
  });
}
