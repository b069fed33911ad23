/** Key types of accounts: tags, names and lengths (protocol 1). Pure data, also for browsers. */

/** Length of a recoverable ECDSA signature: r, s, and the parity of R's y (0 or 1). */
export const RECOVERABLE_LENGTH = 65;
/** Length of the identifier of a secp256k1 key: the last bytes of the Keccak-256 of its public key. */
export const KEY_HASH_LENGTH = 20;

/** The tag stored with a key; tags are permanent. */
export const KeyType = { Ed25519: 0, Dilithium3: 1, MlDsa65: 2, Secp256k1: 3 } as const;

export type KeyType = (typeof KeyType)[keyof typeof KeyType];

/** Constants of a key type; lengths in bytes. */
export interface KeyTypeInfo {
  readonly keyType: KeyType;
  /** Public name. */
  readonly name: 'Ed25519' | 'Dilithium3' | 'ML-DSA-65' | 'secp256k1';
  readonly publicKeyLength: number;
  readonly signatureLength: number;
  /** False if bundles cannot be signed with it: secp256k1 signs only carried transactions. */
  readonly signsBundles: boolean;
}

/** The key types, each at the index that is its tag. */
export const KEY_TYPES: readonly KeyTypeInfo[] = [
  { keyType: 0, name: 'Ed25519', publicKeyLength: 32, signatureLength: 64, signsBundles: true },
  { keyType: 1, name: 'Dilithium3', publicKeyLength: 1952, signatureLength: 3293, signsBundles: true },
  { keyType: 2, name: 'ML-DSA-65', publicKeyLength: 1952, signatureLength: 3309, signsBundles: true },
  // Only the address of these keys is known; recovery yields it.
  {
    keyType: 3,
    name: 'secp256k1',
    publicKeyLength: KEY_HASH_LENGTH,
    signatureLength: RECOVERABLE_LENGTH,
    signsBundles: false,
  },
];
