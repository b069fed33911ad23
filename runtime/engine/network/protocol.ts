/** Protocols of the streams of a link, and their frame types. */

import { MAX_VALIDATORS } from '../../kernel/agreement/signers.js';
import { list, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError } from '../../lib/codec/type.js';
import { PeerStatus } from './hello.js';

/**
 * Stream protocols. The dialer opens the first two and keeps them; each request opens a stream of its own for another
 * one.
 */
export const PROTOCOL = {
  consensus: '/trellis/consensus/1',
  relay: '/trellis/relay/1',
  sync: '/trellis/sync/1',
  fetch: '/trellis/fetch/1',
  attestations: '/trellis/attestations/1',
  snapshots: '/trellis/snapshots/1',
  /** Answered before any handshake, because the caller does not know the chain yet. */
  genesis: '/trellis/genesis/1',
} as const;

export type ProtocolName = keyof typeof PROTOCOL;

/** Frame types of the consensus stream: below 16 they concern the link itself, the others consensus. */
export const FRAME = {
  hello: 1,
  welcome: 2,
  refusal: 3,
  ping: 4,
  pong: 5,
  status: 6,
  askPeers: 7,
  peers: 8,
  /** A validator appoints the receiver as its sentry. */
  appoint: 9,
  /** A sentry's appointments, after they have changed. */
  appointments: 10,
  /** Validators that a sentry reaches. */
  reach: 11,
  message: 16,
  /** A message followed by its compact block. */
  withBlock: 17,
  attestation: 18,
  /** On the relay stream. */
  relayBatch: 32,
} as const;

/** Sent regularly; the response gives the round trip and the clock difference. */
export const Ping = struct({ sent_ms: scalar.timeMs, status: PeerStatus });
/** The response: when the ping was sent, and the responder's clock. */
export const Pong = struct({ sent_ms: scalar.timeMs, now_ms: scalar.timeMs });
/** Addresses of peers known to a node. */
export const Peers = struct({ addresses: list(scalar.text(1, 400), 32) });

/**
 * Validators that a sentry reaches, and whether each has proven that it has no block. To the validators behind it: all;
 * to others: those behind it.
 */
export const Reach = list(struct({ public_key: scalar.hex32, empty: scalar.bool }), 2 * MAX_VALIDATORS);

/** Maximum payload of a frame: a compact block of 20,000 bundles and its certificates fit. */
export const MAX_PAYLOAD = 1024 * 1024;

/** Maximum payload before both sides have accepted each other: a hello with four addresses fits. */
export const MAX_HANDSHAKE_PAYLOAD = 4 * 1024;

/** Fault points for a message with an invalid signature; an honest peer never relays one. */
export const FALSE_POINTS = 25;

/** Bytes of the length field before the message in a frame with a block. */
const LENGTH_BYTES = 4;

/** A frame with a message and its compact block. */
export function joinBlock(message: Uint8Array, block: Uint8Array): Uint8Array {
  const payload = new Uint8Array(LENGTH_BYTES + message.length + block.length);
  new DataView(payload.buffer).setUint32(0, message.length, true);
  payload.set(message, LENGTH_BYTES);
  payload.set(block, LENGTH_BYTES + message.length);
  return payload;
}

/** The message in a frame, and the attached block if there is one. Throws CodecError. */
export function splitFrame(
  type: number,
  payload: Uint8Array,
): { readonly message: Uint8Array; readonly block?: Uint8Array } {
  if (type !== FRAME.withBlock) return { message: payload };
  if (payload.length < LENGTH_BYTES) throw new CodecError('truncated frame');
  const end = LENGTH_BYTES + new DataView(payload.buffer, payload.byteOffset).getUint32(0, true);
  if (end > payload.length) throw new CodecError('truncated frame');
  return { message: payload.subarray(LENGTH_BYTES, end), block: payload.subarray(end) };
}
