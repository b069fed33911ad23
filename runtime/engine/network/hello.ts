/** The handshake of two nodes: who they are, whether they are of one chain, and where they stand. */

import { list, option, struct } from '../../lib/codec/composites.js';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { encode, type ValueOf } from '../../lib/codec/type.js';
import { admissible, verify } from '../../lib/crypto/ed25519.js';
import { type ChainDomain, KIND, signedBytes } from '../consensus/messages.js';

/** Version of what links say; other versions are refused. */
export const LINK_FORMAT = 1;

/** Where a node's chain ends, and where it begins to have blocks. */
export const PeerStatus = struct({ height: scalar.height, hash: scalar.hash, oldest: scalar.height });
export type PeerStatus = ValueOf<typeof PeerStatus>;

/** The first frame of a link, in both directions. */
export const Hello = struct({
  format: scalar.u16,
  chain_id: scalar.count,
  genesis_hash: scalar.hash,
  module_set_id: scalar.hash,
  agent: scalar.text(0, 64),
  /** Holds headers only, so it has no blocks to give. */
  light: scalar.bool,
  /** UDP port it listens on, on the host its packets come from. */
  port: scalar.u16,
  /** Public addresses that its operator names. */
  addresses: list(scalar.text(1, 400), 4),
  status: PeerStatus,
  /** What the other side's validator hello must sign. */
  nonce: scalar.hex32,
});
export type Hello = ValueOf<typeof Hello>;

/** The version that a hello is written in, which comes first in every version; undefined when it is cut short. */
export const formatOf = (hello: Uint8Array): number | undefined =>
  hello.length < 2 ? undefined : hello[0]! | (hello[1]! << 8);

/** The answer to an acceptable hello, with the proof of a validator key where there is one. */
export const Welcome = struct({
  validator: option(struct({ public_key: scalar.hex32, signature: scalar.bytes(64, 64, 'bare') })),
});
export type Welcome = ValueOf<typeof Welcome>;

/** The answer to any other hello. */
export const Refusal = struct({ reason: scalar.text(1, 400) });

/**
 * Why a hello is refused, in words for both sides; undefined when it is not. `peer` wrote `theirs`. Of two nodes with
 * other modules, one may have stayed behind at an upgrade: `had` says whether blocks here were made by modules.
 */
export function objection(
  own: Hello,
  theirs: Hello,
  had: (height: number, moduleSetId: Hash) => boolean,
): string | undefined {
  const differing = (what: string, here: unknown, there: unknown) => `another ${what}: ${here} here, ${there} there`;
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

const Claim = struct({ own: scalar.text(1, 128), remote: scalar.text(1, 128), nonce: scalar.hash });

/** What a validator signs to be known on one link. The nonce is the other side's, so it cannot be replayed. */
export function helloBytes(domain: ChainDomain, own: string, remote: string, nonce: Hash): Uint8Array {
  return signedBytes(domain, KIND.hello, encode(Claim, { own, remote, nonce }));
}

/** The consensus key that a welcome proves; undefined when it claims none. Throws nothing: a false claim is `null`. */
export function provenKey(
  { validator }: Welcome,
  domain: ChainDomain,
  link: { readonly peer: string; readonly self: string; readonly nonce: Hash },
): string | undefined | null {
  if (validator === null) return undefined;
  const { public_key, signature } = validator;
  const key = Uint8Array.from(Buffer.from(public_key, 'hex'));
  const bytes = helloBytes(domain, link.peer, link.self, link.nonce);
  return admissible(key) && verify(key, bytes, signature) ? toHex(key) : null;
}
