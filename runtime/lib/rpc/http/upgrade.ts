/** Upgrades from HTTP to WebSocket: which connections are allowed. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Access, Caller, Trust } from '../limits/access.js';
import type { CallerConnection } from '../limits/connection.js';
import type { ConnectionCount } from '../limits/limits.js';
import { refusal } from './http.js';

/** Called for each request that may become a WebSocket. */
export type OpenSocket = (req: IncomingMessage, socket: Duplex, head: Buffer, caller: Caller, trust: Trust) => void;

/** Decides on every upgrade request of a server. */
export function guardUpgrades(server: Server, access: Access, count: ConnectionCount, open: OpenSocket): void {
  server.on('upgrade', (req, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (req.headers.upgrade?.toLowerCase() !== 'websocket') return stay(server, req, socket, head);
    const { host, origin } = req.headers;
    if (!/^\/(\?|$)/.test(req.url ?? '')) return refuse(socket, '404 Not Found', 'WebSockets are served at /');
    if (!access.hostAllowed(host))
      return refuse(socket, '403 Forbidden', 'this host name is not allowed; add it to --rpc-hosts of the node');
    const trust = access.trust(origin, host);
    if (trust === 'none') return refuse(socket, '403 Forbidden', `web pages of ${origin} are not allowed to connect`);
    const caller = access.caller(req);
    const full = count.refusal(caller.network);
    if (full === 'all') return refuse(socket, '503 Service Unavailable', 'this node has too many connections');
    if (full === 'network') return refuse(socket, '429 Too Many Requests', 'your address has too many connections');
    open(req, socket, head, caller, trust);
  });
}

/**
 * Upgrades to other protocols are declined (Java clients and `curl --http2` offer h2c); the request is served as
 * HTTP/1.1.
 */
function stay(server: Server, req: IncomingMessage, socket: Duplex, head: Buffer): void {
  let text = `${req.method} ${req.url} HTTP/${req.httpVersion}\r\n`;
  for (let i = 0; i + 1 < req.rawHeaders.length; i += 2) {
    if (!/^(upgrade|connection|http2-settings)$/i.test(req.rawHeaders[i]!)) {
      text += `${req.rawHeaders[i]}: ${req.rawHeaders[i + 1]}\r\n`;
    }
  }
  socket.removeAllListeners('error');
  socket.unshift(Buffer.concat([Buffer.from(`${text}\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

/** Sends the reason why a connection is rejected and closes it, whether or not the caller reads it. */
export function refuse(socket: Pick<CallerConnection, 'end' | 'destroy'>, status: string, why: string): void {
  const body = refusal(why);
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
