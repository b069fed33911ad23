/** Operations without a convenience method: prepared by the node, signed here, submitted. */

import { Signatures } from '../../runtime/kernel/chain/bundle.js';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import type { Written } from '../node/live.js';
import type { Stage } from './stage.js';

interface Prepared {
  readonly unsigned_bundle_hex: string;
  readonly signing_hash: string;
}

/** The bytes of a prepared bundle with the signature of a person. */
export function sealed(stage: Stage, person: number, { unsigned_bundle_hex, signing_hash }: Prepared): string {
  const { keyType, publicKey, ...signer } = stage.signer(person);
  const signature = signer.sign(fromHex(signing_hash.replace(/^0x/, '')));
  const signatures = [{ key_type: keyType, public_key: publicKey, signature }];
  return unsigned_bundle_hex + toHex(encode(Signatures, signatures));
}

/** Has an operation prepared, signs and submits it. */
export async function signed(stage: Stage, person: number, operation: object): Promise<Written> {
  const prepared = await stage.ask<Prepared>('chain_prepareBundle', stage.person(person), [operation]);
  return stage.write('chain_submitBundle', sealed(stage, person, prepared));
}
