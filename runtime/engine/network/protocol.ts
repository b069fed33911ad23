/** Protocols of the streams of a link, and their frame types. */

import { MAX_VALIDATORS } from '../../kernel/agreement/signers.js';
import { list, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError, decode, encode, type ValueOf } from '../../lib/codec/type.js';
import { PeerStatus } from './hello.js';

/**
 * Stream protocols. The dialer opens the first three and keeps them; each request opens a stream of its own for another
 * one.
 */
export const PROTOCOL = {
  consensus: '/trellis/consensus/1',
  blocks: '/trellis/blocks/1',
  relay: '/trellis/relay/1',
  bundles: '/trellis/bundles/1',
  sync: '/trellis/sync/1',
  fetch: '/trellis/fetch/1',
  attestations: '/trellis/attestations/1',
  snapshots: '/trellis/snapshots/1',
  /** Answered before any handshake, because the caller does not know the chain yet. */
  genesis: '/trellis/genesis/1',
} as const;

export type ProtocolName = keyof typeof PROTOCOL;

/** A permanent stream. Each has a queue of its own, so that votes wait for no block and blocks for no bundle. */
export type StreamName = 'consensus' | 'blocks' | 'relay';
export const STREAMS: readonly StreamName[] = ['consensus', 'blocks', 'relay'];

/** Frame types: below 16 they concern the link itself. */
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
  relayBatch: 32,
  /** Ids of bundles that the sender offers. */
  announcement: 33,
} as const;

/** Added to the type of a frame that begins with a share: its receiver also forwards it to some validators. */
export const SHARED = 128;

/** The frames of each stream besides consensus. */
const STREAM_OF = new Map<number, StreamName>([
  [FRAME.withBlock, 'blocks'],
  [FRAME.attestation, 'relay'],
  [FRAME.relayBatch, 'relay'],
  [FRAME.announcement, 'relay'],
]);

/** The stream of a frame type. */
export const streamOf = (type: number): StreamName => STREAM_OF.get(plainType(type)) ?? 'consensus';

/** The type without the mark of a share. */
export const plainType = (type: number): number => (type >= SHARED ? type - SHARED : type);

/** Origin of a shared frame by its index in the validator set, and the rotation of the other validators. */
export const Share = struct({ origin: scalar.u16, offset: scalar.u16 });
export type Share = ValueOf<typeof Share>;
export const SHARE_BYTES = 4;

/** A payload with its share before it. */
export function joinShare(share: Share, payload: Uint8Array): Uint8Array {
  const joined = new Uint8Array(SHARE_BYTES + payload.length);
  joined.set(encode(Share, share));
  joined.set(payload, SHARE_BYTES);
  return joined;
}

/** The share and the payload of a shared frame. Throws CodecError. */
export function splitShare(payload: Uint8Array): { readonly share: Share; readonly rest: Uint8Array } {
  return { share: decode(Share, payload.subarray(0, SHARE_BYTES)), rest: payload.subarray(SHARE_BYTES) };
}

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

/**
 * Maximum payload of a frame by stream: certificates of 100 validators, a compact block of 20,000 bundles, a batch of
 * bundles or a list of 20,000 of them.
 */
export const MAX_PAYLOAD: Readonly<Record<StreamName, number>> = {
  consensus: 128 * 1024,
  blocks: 1024 * 1024,
  relay: 512 * 1024,
};

/**
 * Maximum bytes waiting for a peer on each stream. With the flow control of a connection, 100 validators stay below
 * 512 MiB.
 */
export const MAX_QUEUED: Readonly<Record<StreamName, number>> = {
  consensus: 512 * 1024,
  blocks: 1024 * 1024 + 1024,
  relay: 1024 * 1024,
};

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
