/** Interface of every Ed25519 implementation; `../ed25519.ts` chooses one. */

/** An Ed25519 signing key. It keeps the expanded secret, so signing does not derive it again. */
export interface Ed25519Signer {
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  /** The 64-byte signature of RFC 8032. */
  sign(message: Uint8Array): Uint8Array;
}

/** Follows the rule of protocol 2 exactly. Callers check lengths: 32-byte keys, 64-byte signatures. */
export interface Ed25519Backend {
  readonly name: 'sodium' | 'openssl' | 'noble';
  /** Whether a key is canonical, in the prime-order subgroup and not the identity. */
  admissible(publicKey: Uint8Array): boolean;
  /** Whether a signature is valid under an admissible key. */
  verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
  signer(secretKey: Uint8Array): Ed25519Signer;
}

/**
 * Whether R is the encoding of the identity: the one valid R that some libraries reject, because its order is small.
 */
export function hasIdentityR(signature: Uint8Array): boolean {
  if (signature[0] !== 1) return false;
  for (let i = 1; i < 32; i++) if (signature[i] !== 0) return false;
  return true;
}
