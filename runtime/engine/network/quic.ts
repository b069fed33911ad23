/** The QUIC transport by libp2p: TLS 1.3 with the peers' own keys, many streams over one UDP socket (decision 0045). */

import './polyfill.js';
import { quic } from '@chainsafe/libp2p-quic';
import { generateKeyPairFromSeed } from '@libp2p/crypto/keys';
import type { Libp2p, Connection as Libp2pConnection, Stream } from '@libp2p/interface';
import { multiaddr } from '@multiformats/multiaddr';
import { createLibp2p } from 'libp2p';
import { fail } from '../../lib/errors.js';
import { resolveAddress } from './address.js';
import { P2pPortInUse } from './errors.js';
import type { ByteStream, Connection, OpenTransport, Traffic, Transport } from './transport.js';

const STREAMS_PER_PEER = 64;
/** Flow control: with more unread bytes than this, the peer has to wait. */
const STREAM_BYTES = 1024 * 1024;
const CONNECTION_BYTES = 2 * 1024 * 1024;
/** Idle timeout of a connection, milliseconds; keep-alives are sent in between. */
const IDLE_MS = 10_000;
const KEEP_ALIVE_MS = 3_000;
/** Disables libp2p's timeout for unread bytes: none stay unread here. */
const NEVER_MS = 2 ** 31 - 1;
const STOP_MS = 5_000;

type Counted = { -readonly [K in keyof Traffic]: Traffic[K] };

/** Traffic per protocol, over all connections. */
class TrafficCounters extends Map<string, Counted> {
  of(protocol: string): Counted {
    const known = this.get(protocol);
    if (known !== undefined) return known;
    const made = { in: 0, out: 0 };
    this.set(protocol, made);
    return made;
  }
}

function byteStream(stream: Stream, ...counts: readonly Counted[]): ByteStream {
  stream.inactivityTimeout = NEVER_MS;
  return {
    send(bytes) {
      try {
        const goesOn = stream.send(bytes);
        for (const count of counts) count.out += bytes.length;
        return goesOn;
      } catch {
        return false; // Closed in the meantime; listeners are notified of it.
      }
    },
    onBytes: (listener) =>
      stream.addEventListener('message', ({ data }) => {
        const bytes = data instanceof Uint8Array ? data : data.subarray();
        for (const count of counts) count.in += bytes.length;
        listener(bytes);
      }),
    onDrain: (listener) => stream.addEventListener('drain', listener),
    onClose(listener) {
      let isNotified = false;
      const once = () => {
        if (!isNotified) listener();
        isNotified = true;
      };
      stream.addEventListener('close', once);
      stream.addEventListener('remoteCloseWrite', once);
    },
    finish: () =>
      void stream.close({ signal: AbortSignal.timeout(STOP_MS) }).catch(() => stream.abort(new Error('cut'))),
    abort: () => stream.abort(new Error('given up')),
  };
}

const known = new WeakMap<Libp2pConnection, CountedConnection>();

interface CountedConnection extends Connection {
  readonly traffic: Counted;
}

function connectionOf(connection: Libp2pConnection, counts: TrafficCounters): CountedConnection {
  const before = known.get(connection);
  if (before !== undefined) return before;
  const traffic = { in: 0, out: 0 };
  const made: CountedConnection = {
    traffic,
    peer: connection.remotePeer.toString(),
    remote: connection.remoteAddr.toString(),
    outbound: connection.direction === 'outbound',
    openStream: async (protocol, signal) =>
      byteStream(await connection.newStream(protocol, { signal }), counts.of(protocol), traffic),
    onClose: (listener) => connection.addEventListener('close', listener, { once: true }),
    close: () =>
      void connection.close({ signal: AbortSignal.timeout(1_000) }).catch(() => connection.abort(new Error('cut'))),
  };
  known.set(connection, made);
  return made;
}

/** Starts the transport. Throws P2pPortInUse if the UDP port is taken. */
export const openQuic: OpenTransport = async (options, events) => {
  const { identity, port, host, protocols } = options;
  const counts = new TrafficCounters();
  const privateKey = await generateKeyPairFromSeed('Ed25519', identity);
  const family = host.includes(':') ? 'ip6' : 'ip4';
  const node = await createLibp2p({
    privateKey,
    start: false,
    addresses: { listen: [`/${family}/${host}/udp/${port}/quic-v1`] },
    transports: [
      quic({
        maxIdleTimeout: IDLE_MS,
        keepAliveInterval: KEEP_ALIVE_MS,
        maxStreamData: STREAM_BYTES,
        maxConnectionData: CONNECTION_BYTES,
      }),
    ],
    connectionMonitor: { enabled: false },
    // libp2p's limits ignore identities, so strangers would use up the places of validators: see `connection-limits.ts`.
    connectionManager: {
      inboundConnectionThreshold: Number.POSITIVE_INFINITY,
      maxIncomingPendingConnections: Number.POSITIVE_INFINITY,
      maxConnections: Number.MAX_SAFE_INTEGER,
      dialTimeout: 5_000,
    },
    connectionGater: {
      // With QUIC the identity is proven before libp2p receives a connection.
      denyInboundConnection: ({ remoteAddr }) => {
        const remote = remoteAddr.toString();
        return !events.admits(remote.slice(remote.lastIndexOf('/') + 1), remote);
      },
    },
  });
  for (const protocol of protocols) {
    await node.handle(
      protocol,
      (stream, connection) => {
        const made = connectionOf(connection, counts);
        events.stream(protocol, byteStream(stream, counts.of(protocol), made.traffic), made);
      },
      { maxInboundStreams: STREAMS_PER_PEER, maxOutboundStreams: STREAMS_PER_PEER },
    );
  }
  // Otherwise libp2p would keep every identity that ever connected in memory.
  node.addEventListener('peer:disconnect', ({ detail }) => void node.peerStore.delete(detail).catch(() => undefined));
  node.addEventListener('connection:open', ({ detail }) => events.connected(connectionOf(detail, counts)));
  try {
    await node.start();
  } catch (cause) {
    await node.stop();
    if (/in use|EADDRINUSE|os error 98/i.test(messagesOf(cause))) fail(P2pPortInUse, { host, port });
    throw cause;
  }
  return running(node, counts);
};

/** The result of work that cannot be aborted; rejects when the signal is. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function running(node: Libp2p, counts: TrafficCounters): Transport {
  const [address] = node.getMultiaddrs();
  return {
    peer: node.peerId.toString(),
    traffic: counts,
    port: Number(/\/udp\/(\d+)/.exec(String(address))?.[1] ?? 0),
    async dial(to, signal) {
      const addresses = await untilAborted(resolveAddress(to), signal);
      return connectionOf(
        await node.dial(
          addresses.map((one) => multiaddr(one)),
          { signal },
        ),
        counts,
      );
    },
    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([node.stop(), late]);
      clearTimeout(timer);
    },
  };
}

/** libp2p wraps the listener's errors in an AggregateError. */
function messagesOf(cause: unknown): string {
  if (cause instanceof AggregateError) return [cause.message, ...cause.errors.map(messagesOf)].join(' ');
  return cause instanceof Error
    ? `${cause.message} ${cause.cause === undefined ? '' : messagesOf(cause.cause)}`
    : String(cause);
}
