// The part of secp256k1 (libsecp256k1, prebuilt for Node) that recovery uses. The package's index.js would fall back to
// elliptic; bindings.js does not.

declare module 'secp256k1/bindings.js' {
  /** The uncompressed public key of a 32-byte secret, for tools; the node signs nothing with it. */
  export function publicKeyCreate(secret: Uint8Array, compressed: boolean): Uint8Array;
  /** The 64-byte signature with low s, and its recovery id, for tools. */
  export function ecdsaSign(digest: Uint8Array, secret: Uint8Array): { signature: Uint8Array; recid: number };
  /** The uncompressed public key (65 bytes) that made the 64-byte signature; throws if there is none. */
  export function ecdsaRecover(
    signature: Uint8Array,
    recovery: number,
    digest: Uint8Array,
    compressed: false,
  ): Uint8Array;
}
