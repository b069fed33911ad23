/** chain_getSignedHeader: the block data that a light client needs, identical on full and light nodes. */

import { powerOf } from '../../engine/consensus/weights.js';
import { headerHash, SignedHeader } from '../../kernel/chain/block.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { encode, type TextForms } from '../../lib/codec/type.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import { declare } from './declare.js';

const Result = struct({
  height: doc(scalar.height, 'Height of the block'),
  hash: doc(scalar.hash, 'Hash of the header, which identifies the block'),
  state_root: doc(scalar.hash, 'Root of the state tree after the block'),
  signed_header: doc(scalar.text(0, 100_000), "Header, certificate and proposer's signature: borsh bytes in hex"),
  signed_power: doc(scalar.count, 'Voting power of the validators that signed, in whole units of stake'),
  total_power: doc(scalar.count, 'Voting power of the whole validator set, in whole units of stake'),
  signers: doc(scalar.u32, 'Number of validators that signed'),
  validators: doc(
    list(
      struct({
        address: doc(scalar.address, 'Account of the validator'),
        public_key: doc(scalar.text(64, 64), 'Consensus key of the validator, in hex'),
        power: doc(scalar.count, 'Voting power of the validator, in whole units of stake'),
      }),
      100,
    ),
    "Validator set that certifies the block, in the order of the certificate's indices",
  ),
});

export interface SignedHeaders {
  header(height: number): Promise<SignedHeader | null>;
  validatorSet(hash: Hash): Promise<readonly ValidatorPower[] | null>;
}

/** The method; it returns null for a height without header on this node. */
export function signedHeaderMethod(text: TextForms, { header, validatorSet }: SignedHeaders): RpcMethod {
  return declare(text, {
    name: 'chain_getSignedHeader',
    about:
      'Returns a header with the signatures that make it final and its validator set; null if this node does not have it.',
    params: { height: doc(scalar.height, 'Height of the block, counted from genesis') },
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
