/** Validator sets as bytes, and the hash that headers carry of them. */

import { list, struct } from '../codec/composites.js';
import type { Hash } from '../codec/ids.js';
import * as scalar from '../codec/scalars.js';
import { decode, encode } from '../codec/type.js';
import { blake3Hex } from '../crypto/hash.js';
import type { ValidatorPower } from '../ports.js';

const HashedValidator = struct({ public_key: scalar.hex32, power: scalar.count, address: scalar.address });
const HashedSet = list(HashedValidator, 100);

/** The borsh list of (consensus key, power, account) in index order. */
export function validatorsBytes(set: readonly ValidatorPower[]): Uint8Array {
  return encode(
    HashedSet,
    set.map(({ publicKey, power, address }) => ({ public_key: publicKey as Hash, power, address })),
  );
}

/** Reads those bytes back. Throws CodecError. */
export function readValidators(bytes: Uint8Array): readonly ValidatorPower[] {
  return decode(HashedSet, bytes).map(({ public_key, power, address }) => ({ publicKey: public_key, power, address }));
}

/** Blake3 of those bytes: consensus 2.1. */
export function validatorsHash(set: readonly ValidatorPower[]): Hash {
  return blake3Hex(validatorsBytes(set));
}
