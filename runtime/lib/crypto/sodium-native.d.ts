// The part of sodium-native that Ed25519 and encrypted key files use. Lengths are asserted by the package; failures of libsodium are thrown.

declare module 'sodium-native' {
  /** Fills the 32-byte public key and the 64-byte secret key (seed ‖ public key) of a 32-byte seed. */
  export function crypto_sign_seed_keypair(publicKey: Uint8Array, secretKey: Uint8Array, seed: Uint8Array): void;
  /** Fills the 64-byte signature under a 64-byte secret key. */
  export function crypto_sign_detached(signature: Uint8Array, message: Uint8Array, secretKey: Uint8Array): void;
  /** Undefined for views of shared memory; takes signatures longer than 64 bytes and ignores the rest. */
  export function crypto_sign_verify_detached(
    signature: Uint8Array,
    message: Uint8Array,
    publicKey: Uint8Array,
  ): boolean | undefined;
  /** True for the canonical encoding of a point of the prime-order subgroup other than the identity. */
  export function crypto_core_ed25519_is_valid_point(point: Uint8Array): boolean;
  /** Fills the 32 bytes with a 64-byte little-endian number modulo the group's order. */
  export function crypto_core_ed25519_scalar_reduce(scalar: Uint8Array, number: Uint8Array): void;
  /** Fills the encoding of a multiple of the base point; throws for zero. */
  export function crypto_scalarmult_ed25519_base_noclamp(product: Uint8Array, scalar: Uint8Array): void;
  /** Fills the encoding of a multiple of a point of the prime-order subgroup; throws for zero. */
  export function crypto_scalarmult_ed25519_noclamp(product: Uint8Array, scalar: Uint8Array, point: Uint8Array): void;
  export const crypto_pwhash_SALTBYTES: number;
  export const crypto_pwhash_ALG_ARGON2ID13: number;
  export const crypto_secretbox_KEYBYTES: number;
  export const crypto_secretbox_NONCEBYTES: number;
  export const crypto_secretbox_MACBYTES: number;
  /** Fills the key that a passphrase makes; memory in bytes. */
  export function crypto_pwhash(
    key: Buffer,
    passphrase: Buffer,
    salt: Buffer,
    ops: number,
    memory: number,
    algorithm: number,
  ): void;
  /** Fills the box: the secret and 16 bytes. */
  export function crypto_secretbox_easy(box: Buffer, secret: Buffer, nonce: Buffer, key: Uint8Array): void;
  /** Fills the secret; false when the key does not open the box. */
  export function crypto_secretbox_open_easy(secret: Buffer, box: Buffer, nonce: Buffer, key: Uint8Array): boolean;
  /** Fills the 64-byte SHA-512. */
  export function crypto_hash_sha512(hash: Uint8Array, input: Uint8Array): void;
}
