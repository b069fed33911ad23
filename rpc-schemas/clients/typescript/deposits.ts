/** Bridge deposits: the digest that attesters sign, and the proof made of their signatures. */

import { hashOf } from '../../../runtime/kernel/chain/hash-of.js';
import { list, struct } from '../../../runtime/lib/codec/composites.js';
import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';
import {
  address,
  bytes,
  count,
  hex32,
  amount as rawAmount,
  text,
  u8,
  u32,
} from '../../../runtime/lib/codec/scalars.js';
import { encode } from '../../../runtime/lib/codec/type.js';
import { parseAddress, parseHash } from '../../../runtime/lib/crypto/address.js';
import { chain as forms } from '../../client/chain.js';
import type { SigningKey } from './keys.js';

/** A deposit recorded in a log of another chain. Field names are those of this chain's methods. */
export interface Deposit {
  readonly chain: string;
  readonly tx_hash: string;
  readonly log_index: number;
  /** Mint address of the token on this chain. */
  readonly mint: string;
  /** Raw units on the other chain. */
  readonly amount: bigint | string;
  /** Account on this chain, in native form or as 0x and hex. */
  readonly recipient: string;
}

/** The signature of one attester, with the attester's index in the set. */
export interface AttesterSignature {
  readonly index: number;
  readonly signature: Uint8Array;
}

const signed = {
  chain_id: count,
  chain: text(1, 32),
  tx_hash: text(1, 128),
  log_index: u32,
  mint: hex32,
  amount: rawAmount,
  recipient: address,
};

/** The 32 bytes that attesters sign. Throws RangeError for an invalid mint or account. */
export function depositDigest(chain_id: number, deposit: Deposit, prefixes = forms): Uint8Array {
  const mint = parseHash(deposit.mint, prefixes.hashPrefix);
  const recipient = parseAddress(deposit.recipient, prefixes.addressPrefix);
  if (mint === undefined) throw new RangeError(`${deposit.mint.slice(0, 80)} is not a mint`);
  if (recipient === undefined) throw new RangeError(`${deposit.recipient.slice(0, 80)} is not an account`);
  const { chain, tx_hash, log_index } = deposit;
  const amount = BigInt(deposit.amount);
  return fromHex(hashOf('bridge-deposit/v1', signed, { chain_id, chain, tx_hash, log_index, mint, amount, recipient }));
}

/** Signs a deposit as an attester, with the Ed25519 key at this index of its set. */
export const attestDeposit = async (
  key: SigningKey,
  index: number,
  digest: Uint8Array,
): Promise<AttesterSignature> => ({
  index,
  signature: await key.sign(digest),
});

const Proof = struct({ set_index: u32, sigs: list(struct({ index: u8, signature: bytes(64, 64) }), 32) });

/** The proof made of these signatures, in any order, as hex. Throws RangeError if one attester appears twice. */
export function depositProof(set_index: number, signatures: readonly AttesterSignature[]): string {
  const sigs = [...signatures].sort((a, b) => a.index - b.index);
  if (sigs.some(({ index }, i) => index === sigs[i + 1]?.index))
    throw new RangeError('two signatures have the same attester index');
  return `0x${toHex(encode(Proof, { set_index, sigs }))}`;
}
