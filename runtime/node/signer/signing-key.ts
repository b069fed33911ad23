/** Keys of validators and attesters as their users see them: in a file, a hardware module or a key service. */

/** Types of keys outside of files. secp256k1 is for the contracts of attesters. */
export const OUTSIDE_KEY_TYPES = ['Ed25519', 'secp256k1'] as const;
export type OutsideKeyType = (typeof OUTSIDE_KEY_TYPES)[number];

/** Hex digits of a public key: 32 bytes of Ed25519, 65 of secp256k1 (uncompressed). */
export const PUBLIC_KEY_FORMS: Readonly<Record<OutsideKeyType, RegExp>> = {
  Ed25519: /^[0-9a-f]{64}$/,
  secp256k1: /^04[0-9a-f]{128}$/,
};

/**
 * A key that signs. With Ed25519 `sign` returns the signature of the bytes; with secp256k1 the bytes are a 32-byte digest,
 * and it returns r and s, 32 bytes each. Users verify every signature, so a faulty back end costs turns only.
 */
export interface SigningKey {
  /** Lower-case hex, as `PUBLIC_KEY_FORMS` has it. */
  readonly publicKey: string;
  sign(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>;
  /** Ends the sessions of a hardware module or key service. */
  close?(): Promise<void>;
}
