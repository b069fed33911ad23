/** What every Ed25519 implementation offers here; `../ed25519.ts` decides which of them serve. */

/** An Ed25519 key that signs; holds the expanded secret, so signing again does not derive it again. */
export interface Ed25519Signer {
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  /** The 64-byte signature of RFC 8032. */
  sign(message: Uint8Array): Uint8Array;
}

/** Callers have checked lengths: 32-byte keys, 64-byte signatures. */
export interface Ed25519Backend {
  readonly name: 'sodium' | 'openssl' | 'noble';
  /** True when `verify` refuses, besides what the rule refuses, every R of small order. */
  readonly refusesSmallR: boolean;
  /** Whether a key is canonical, in the prime-order subgroup and not the identity; absent where the library cannot tell. */
  readonly admissible?: (publicKey: Uint8Array) => boolean;
  /** The rule of protocol 2 under an admissible key. */
  verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean;
  signer(secretKey: Uint8Array): Ed25519Signer;
}
