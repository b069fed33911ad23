/** Whether a port is in use. */

import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

export function isTcpTaken(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer().once('error', () => done(true));
    server.listen(port, host, () => server.close(() => done(false)));
  });
}

export function isUdpTaken(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4').once('error', () => done(true));
    socket.bind(port, host, () => socket.close(() => done(false)));
  });
}
