/** The handshake of two nodes: their identities, their chain, and their current height. */

import { list, option, struct } from '../../lib/codec/composites.js';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { encode, type ValueOf } from '../../lib/codec/type.js';
import { admissible, verify } from '../../lib/crypto/ed25519.js';
import { type ChainDomain, KIND, signedBytes } from '../consensus/messages.js';

/** Version of the link protocol; other versions are refused. */
export const LINK_FORMAT = 2;

/** Last block of a node's chain, and the first height for which it has blocks. */
export const PeerStatus = struct({ height: scalar.height, hash: scalar.hash, oldest: scalar.height });
export type PeerStatus = ValueOf<typeof PeerStatus>;

/** The first frame of a link, in both directions. */
export const Hello = struct({
  format: scalar.u16,
  chain_id: scalar.count,
  genesis_hash: scalar.hash,
  module_set_id: scalar.hash,
  agent: scalar.text(0, 64),
  /** A node with headers only, which provides no blocks. */
  light: scalar.bool,
  /** UDP port on which it listens, at the host of its packets. */
  port: scalar.u16,
  /** Public addresses set by its operator. */
  addresses: list(scalar.text(1, 400), 4),
  status: PeerStatus,
  /** Nonce that the other side's validator proof must sign. */
  nonce: scalar.hex32,
});
export type Hello = ValueOf<typeof Hello>;

/** The version of a hello, which comes first in every version; undefined if it is truncated. */
export const formatOf = (hello: Uint8Array): number | undefined =>
  hello.length < 2 ? undefined : hello[0]! | (hello[1]! << 8);

/** Maximum validators for which one node is a sentry. */
export const MAX_APPOINTMENTS = 8;

/** A validator's statement that a peer is its sentry until a time: messages of the validator may come from that peer. */
export const Appointment = struct({
  public_key: scalar.hex32,
  until_ms: scalar.timeMs,
  signature: scalar.bytes(64, 64, 'bare'),
});
export type Appointment = ValueOf<typeof Appointment>;

/** The valid appointments of the sender, which replace earlier ones. */
export const Appointments = list(Appointment, MAX_APPOINTMENTS);

/** Response to an acceptable hello, with the proof of a validator key and the appointments of a sentry, if there are any. */
export const Welcome = struct({
  validator: option(struct({ public_key: scalar.hex32, signature: scalar.bytes(64, 64, 'bare') })),
  appointments: Appointments,
});
export type Welcome = ValueOf<typeof Welcome>;

/** Response to any other hello. */
export const Refusal = struct({ reason: scalar.text(1, 400) });

/**
 * Reason for refusing a hello, for the logs of both sides; undefined if it is accepted. If the modules differ, one of
 * the nodes may have missed an upgrade: `had` returns whether those modules made the block of a height here.
 */
export function refusalReason(
  own: Hello,
  theirs: Hello,
  had: (height: number, moduleSetId: Hash) => boolean,
): string | undefined {
  const differing = (what: string, here: unknown, there: unknown) => `${what} differs: ${here} here, ${there} there`;
  if (own.chain_id !== theirs.chain_id) return differing('chain id', own.chain_id, theirs.chain_id);
  if (own.genesis_hash !== theirs.genesis_hash) {
    return differing('genesis', `0x${own.genesis_hash}`, `0x${theirs.genesis_hash}`);
  }
  const { height } = theirs.status;
  const mayBeBehind = height < own.status.height ? had(height, theirs.module_set_id) : height > own.status.height;
  if (own.module_set_id !== theirs.module_set_id && !mayBeBehind) {
    return differing('module set', `0x${own.module_set_id}`, `0x${theirs.module_set_id}`);
  }
  return undefined;
}

/** The statement that a validator key speaks at one end of a link: both peer ids, and the nonce of the other side. */
export const LinkClaim = struct({ own: scalar.text(1, 128), remote: scalar.text(1, 128), nonce: scalar.hash });
export type LinkClaim = ValueOf<typeof LinkClaim>;

/**
 * The bytes that a validator signs to be recognized on one link. The nonce is the other side's, so it cannot be
 * replayed.
 */
export function helloBytes(domain: ChainDomain, claim: LinkClaim): Uint8Array {
  return signedBytes(domain, KIND.hello, encode(LinkClaim, claim));
}

/** Maximum validity of an appointment, milliseconds: a removed sentry counts for at most this long. */
export const APPOINTED_MS = 24 * 3_600_000;
/** Tolerated difference of the clocks of a validator and of the node that checks its appointment, milliseconds. */
const SKEW_MS = 3_600_000;

/** The statement that a peer is the validator's sentry until a time. The transport proves the peer id. */
export const SentryClaim = struct({ peer: scalar.text(1, 128), until_ms: scalar.timeMs });
export type SentryClaim = ValueOf<typeof SentryClaim>;

/** The bytes that a validator signs to appoint a sentry. */
export function appointmentBytes(domain: ChainDomain, claim: SentryClaim): Uint8Array {
  return signedBytes(domain, KIND.sentry, encode(SentryClaim, claim));
}

/** Whether a validator has signed the appointment of a peer. Never throws. */
export function isAppointment(
  { public_key, until_ms, signature }: Appointment,
  domain: ChainDomain,
  { peer, nowMs }: { readonly peer: string; readonly nowMs: number },
): boolean {
  if (until_ms - nowMs > APPOINTED_MS + SKEW_MS) return false;
  const key = Uint8Array.from(Buffer.from(public_key, 'hex'));
  return admissible(key) && verify(key, appointmentBytes(domain, { peer, until_ms }), signature);
}

/** The consensus key that a welcome proves; undefined if it claims none, `null` if the claim is false. Never throws. */
export function provenKey(
  { validator }: Pick<Welcome, 'validator'>,
  domain: ChainDomain,
  link: { readonly peer: string; readonly self: string; readonly nonce: Hash },
): string | undefined | null {
  if (validator === null) return undefined;
  const { public_key, signature } = validator;
  const key = Uint8Array.from(Buffer.from(public_key, 'hex'));
  const bytes = helloBytes(domain, { own: link.peer, remote: link.self, nonce: link.nonce });
  return admissible(key) && verify(key, bytes, signature) ? toHex(key) : null;
}
