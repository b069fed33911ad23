/** Gas of checking one signature: by key type, in proportion to the processor time of the check (decision 0158). */

import { KeyType } from '../../lib/crypto/key-types.js';

/**
 * Measured by `test/bench/crypto.ts`, in units of an Ed25519 check. The bytes of a signature are charged separately.
 */
const GAS: Readonly<Record<number, number>> = {
  [KeyType.Ed25519]: 3_000,
  [KeyType.Dilithium3]: 150_000,
  [KeyType.MlDsa65]: 110_000,
  [KeyType.Secp256k1]: 4_500,
};

/** An unknown type costs the most: it is rejected after the gas is counted. */
const DEAREST = Math.max(...Object.values(GAS));

/** Gas of checking one signature. */
export const signatureGas = (keyType: number): number => GAS[keyType] ?? DEAREST;

/** The excess over an Ed25519 signature: the base price of operations with a proof covers one Ed25519 check. */
export const dearerSignatureGas = (keyType: number): number => signatureGas(keyType) - signatureGas(KeyType.Ed25519);
