/** chain_getSignedHeader: what a light client needs of a block, the same from a full node and from a light one. */

import { powerOf } from '../../engine/consensus/weights.js';
import { headerHash, SignedHeader } from '../../kernel/chain/block.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { encode, type TextForms } from '../../lib/codec/type.js';
import type { RpcMethod } from '../../lib/rpc/method.js';
import { declare } from './declare.js';

const Result = struct({
  height: scalar.height,
  hash: scalar.hash,
  state_root: scalar.hash,
  /** Header, certificate and proposer's signature as borsh. */
  signed_header: scalar.text(0, 100_000),
  signed_power: scalar.count,
  total_power: scalar.count,
  signers: scalar.u32,
  /** The set that certifies the block, in the order of the certificate's indices. */
  validators: list(struct({ address: scalar.address, public_key: scalar.text(64, 64), power: scalar.count }), 100),
});

/** Where headers and sets come from. */
export interface SignedHeaders {
  header(height: number): Promise<SignedHeader | null>;
  validatorSet(hash: Hash): Promise<readonly ValidatorPower[] | null>;
}

/** The method; null is answered for a height that is not here. */
export function signedHeaderMethod(text: TextForms, { header, validatorSet }: SignedHeaders): RpcMethod {
  return declare(text, {
    name: 'chain_getSignedHeader',
    about:
      'A header with the signatures that make it final and the validators that gave them; null when this node does not have it.',
    params: { height: scalar.height },
    result: option(Result),
    async answer({ height }) {
      const signed = await header(height);
      if (signed === null) return null;
      const set = (await validatorSet(signed.header.validators_hash)) ?? [];
      const powers = set.map(({ power }) => power);
      return {
        height,
        hash: headerHash(signed.header),
        state_root: signed.header.state_root,
        signed_header: `0x${toHex(encode(SignedHeader, signed))}`,
        signed_power: powerOf(signed.commit.signers, powers),
        total_power: powers.reduce((sum, power) => sum + power, 0),
        signers: signed.commit.signers.length,
        validators: set.map(({ address, publicKey, power }) => ({ address, public_key: publicKey, power })),
      };
    },
  });
}
