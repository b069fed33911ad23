/** A peer that speaks bytes: a QUIC identity without the rules of a node, for attacks below the level of a link. */

import { randomBytes } from 'node:crypto';
import { peerIdOf } from '../../runtime/engine/network/identity.js';
import { PROTOCOL } from '../../runtime/engine/network/protocol.js';
import { openQuic } from '../../runtime/engine/network/quic.js';
import type { ByteStream, Connection, Transport } from '../../runtime/engine/network/transport.js';

const OPEN_MS = 5_000;

export interface RawPeer {
  readonly peer: string;
  connect(address: string): Promise<Connection>;
  stop(): Promise<void>;
}

/** Starts one, with a new identity unless one is given. */
export async function rawPeer(identity: Uint8Array = randomBytes(32)): Promise<RawPeer> {
  const transport: Transport = await openQuic(
    { identity, host: '127.0.0.1', port: 0, protocols: Object.values(PROTOCOL) },
    { admits: () => true, connected: () => undefined, stream: () => undefined },
  );
  return {
    peer: peerIdOf(identity),
    connect: (address) => transport.dial(address, AbortSignal.timeout(OPEN_MS)),
    stop: () => transport.stop(),
  };
}

/** Opens a stream and answers what the node sends on it. */
export async function rawStream(
  connection: Connection,
  protocol: string,
): Promise<{ readonly stream: ByteStream; readonly received: Uint8Array[]; readonly closed: () => boolean }> {
  const stream = await connection.openStream(protocol, AbortSignal.timeout(OPEN_MS));
  const received: Uint8Array[] = [];
  let closed = false;
  stream.onBytes((bytes) => received.push(bytes));
  stream.onClose(() => {
    closed = true;
  });
  return { stream, received, closed: () => closed };
}

/** A frame as it travels; `length` may announce another size than the payload has. */
export function rawFrame(type: number, payload: Uint8Array = new Uint8Array(), length = payload.length): Uint8Array {
  const bytes = new Uint8Array(5 + payload.length);
  new DataView(bytes.buffer).setUint32(0, length, true);
  bytes[4] = type;
  bytes.set(payload, 5);
  return bytes;
}
