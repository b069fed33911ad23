/** The hash that headers carry of a validator set. */

import { list, struct } from '../codec/composites.js';
import type { Hash } from '../codec/ids.js';
import * as scalar from '../codec/scalars.js';
import { encode } from '../codec/type.js';
import { blake3Hex } from '../crypto/hash.js';
import type { ValidatorPower } from '../ports.js';

const HashedValidator = struct({ public_key: scalar.hex32, power: scalar.count, address: scalar.address });
const HashedSet = list(HashedValidator, 100);

/** Blake3 of the borsh list of (consensus key, power, account) in index order: consensus 2.1. */
export function validatorsHash(set: readonly ValidatorPower[]): Hash {
  const rows = set.map(({ publicKey, power, address }) => ({ public_key: publicKey as Hash, power, address }));
  return blake3Hex(encode(HashedSet, rows));
}
