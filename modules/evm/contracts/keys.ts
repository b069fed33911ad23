/**
 * The sender's keys as functions of a contract at the protocol account. An Ethereum account can add a native key, which
 * signs what no Ethereum wallet can sign.
 */

import { dearerSignatureGas } from '../../../runtime/sdk.js';
import { type ContractWrite, within, write } from './function.js';

const GAS = 40_000;

/** Gas of a function with a proof of the new key. A type beyond 8 bits reverts later. */
const provenGas = (type: bigint): number => GAS + dearerSignatureGas(Number(type & 0xffn));

const keyOf = (type: bigint, public_key: Uint8Array) => ({
  key_type: Number(within(type, 8, 'the key type')),
  public_key,
});

/** By selector. Key types and proofs are those of the operations AddKey, RemoveKey and RotateKey. */
export const keyWrites: Readonly<Record<string, ContractWrite>> = {
  fb939a0b: write(
    'addKey(uint8,bytes,bytes)',
    ['uint256', 'bytes', 'bytes'],
    ([type]) => provenGas(type),
    (c, _, type, key, proof) => {
      c.use.accounts.addKey(c.sender, keyOf(type, key), proof);
    },
  ),
  '0f843c3e': write('removeKey(uint8,bytes)', ['uint256', 'bytes'], GAS, (c, _, type, key) => {
    c.use.accounts.removeKey(c.sender, keyOf(type, key));
  }),
  '93c020aa': write(
    'rotateKey(bytes,uint8,bytes,bytes)',
    ['bytes', 'uint256', 'bytes', 'bytes'],
    ([, type]) => provenGas(type),
    (c, _, old, type, key, proof) => c.use.accounts.rotateKey(c.sender, old, keyOf(type, key), proof),
  ),
};
