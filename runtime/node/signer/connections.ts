/**
 * Connections between node and signer, over a Unix socket or TLS 1.3 with pinned keys. The node listens and the signer
 * dials, so the host of the key has no open port.
 */

import { constants } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { connect as connectPlain, createServer as createPlain, type Server, type Socket } from 'node:net';
import { connect as connectTls, createServer as createTls, type TLSSocket } from 'node:tls';
import { error, Failure, sharedDetails } from '../../lib/errors.js';
import { type Place, placeText } from '../options/signer-place.js';
import { type LinkIdentity, provenLinkKey } from './certificate.js';
import { GREETING_MS } from './protocol.js';

export const SignerAddressUnavailable = error(
  3203,
  'SignerAddressUnavailable',
  'The address for the signer cannot be used; choose another one with --signer, or stop the program that uses it',
  { retryable: true, details: { ...sharedDetails('reason'), address: 'Address given with --signer' } },
);

/** Connections that may wait for their handshake; the signer needs one. */
const MAX_CONNECTIONS = 16;

/** TLS 1.3 alone; the certificate of the other side is judged by its key, so no authority is consulted. */
const tlsOptions = ({ key, cert }: LinkIdentity) =>
  ({ key, cert, minVersion: 'TLSv1.3', rejectUnauthorized: false, secureOptions: constants.SSL_OP_NO_TICKET }) as const;

/** A listening place. */
export interface Listener {
  readonly place: Place;
  close(): Promise<void>;
}

/**
 * Listens for the signer; `connected` receives connections whose key fits. Throws SignerAddressUnavailable. `refused` is
 * called for connections with another key.
 */
export async function listenAt(
  place: Place,
  identity: () => LinkIdentity,
  connected: (socket: Socket) => void,
  refused: (why: string) => void,
): Promise<Listener> {
  const server = place.kind === 'unix' ? createPlain(connected) : tlsServer(place.peer, identity(), connected, refused);
  server.maxConnections = MAX_CONNECTIONS;
  try {
    if (place.kind === 'unix') await listenOnSocket(server, place.path);
    else await listening(server, { host: place.host, port: place.port });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(SignerAddressUnavailable, { address: placeText(place), reason });
  }
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    place: place.kind === 'unix' ? place : { ...place, port },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function tlsServer(
  peer: string,
  identity: LinkIdentity,
  connected: (socket: Socket) => void,
  refused: (why: string) => void,
): Server {
  const server = createTls({ ...tlsOptions(identity), requestCert: true, handshakeTimeout: GREETING_MS });
  server.on('secureConnection', (socket: TLSSocket) => {
    socket.on('error', () => undefined);
    if (provenLinkKey(socket) === peer) connected(socket);
    else {
      socket.destroy();
      refused('its key is not the one in --signer');
    }
  });
  server.on('tlsClientError', (cause: Error) => refused(cause.message));
  return server;
}

/** A socket file without a listener is left over from a killed node, and is replaced. */
async function listenOnSocket(server: Server, path: string): Promise<void> {
  try {
    await listening(server, { path });
  } catch (cause) {
    const taken = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!taken || (await isAnswered(path))) throw cause;
    await rm(path, { force: true });
    await listening(server, { path });
  }
  await chmod(path, 0o600);
}

function listening(server: Server, where: { path: string } | { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectPlain({ path });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Connects to a node. Rejects if it cannot be reached in time, or has another key than the place names. */
export function dial(place: Place, identity: LinkIdentity, signal: AbortSignal): Promise<Socket> {
  const socket =
    place.kind === 'unix'
      ? connectPlain({ path: place.path })
      : connectTls({ ...tlsOptions(identity), host: place.host, port: place.port });
  return new Promise((resolve, reject) => {
    const giveUp = (cause: Error): void => {
      socket.destroy();
      reject(cause);
    };
    const timer = setTimeout(() => giveUp(new Error('no answer')), GREETING_MS);
    const aborted = () => giveUp(new Error('stopped'));
    signal.addEventListener('abort', aborted, { once: true });
    socket.once('error', giveUp);
    socket.once('close', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', aborted);
      reject(new Error('closed'));
    });
    socket.once(place.kind === 'unix' ? 'connect' : 'secureConnect', () => {
      clearTimeout(timer);
      if (place.kind === 'tls' && provenLinkKey(socket as TLSSocket) !== place.peer)
        giveUp(new Error('the node has another link key than the address names'));
      else {
        socket.off('error', giveUp);
        resolve(socket);
      }
    });
  });
}
