/** Attestations and bundles for tests, without keys. */

import type { Orderable } from '../../../runtime/engine/attestations/order.js';
import {
  type Attestation,
  type AttestationBody,
  attestationHash,
  attestationSignBytes,
  attested,
  packEntries,
} from '../../../runtime/engine/consensus/attestation.js';
import type { Address, Hash } from '../../../runtime/lib/codec/ids.js';
import { DOMAIN, signature } from '../consensus/fakes.js';

/** 32 bytes that end in a number. */
export const hash = (n: number): Hash => n.toString(16).padStart(64, '0') as Hash;
export const account = (n: number): Address => hash(n + 1_000_000) as string as Address;

/** A bundle as order sees it: the short id is its number. */
export const bundle = (id: number, from = id, nonce = 0): Orderable => ({ id, from: account(from), nonce });

/** What a validator attests that heard of these bundles at these times. */
export function bodyOf(arrivals: readonly (readonly [id: number, atMs: number])[], madeMs: number): AttestationBody {
  const entries = packEntries(arrivals.map(([id, atMs]) => [id, madeMs - atMs]));
  const where = { height: 1, parent: hash(1), validator: 0 };
  return { ...where, received_ms: madeMs, made_ms: madeMs, parents: [], entries };
}

/** A signed attestation of a validator at a height. */
export function attestation(
  height: number,
  validator: number,
  parent: Hash,
  more: Partial<AttestationBody> = {},
): Attestation {
  const body = { ...bodyOf([], 1_000 * height), height, parent, validator, ...more };
  return attested(body, signature(`key ${validator}`, attestationSignBytes(DOMAIN, attestationHash(body))));
}
