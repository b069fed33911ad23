// The part of secp256k1 (libsecp256k1 prebuilt for Node) that recovery uses. The package's own index.js would fall back to elliptic; bindings.js does not.

declare module 'secp256k1/bindings.js' {
  /** The uncompressed public key (65 bytes) that made the 64-byte signature; throws where there is none. */
  export function ecdsaRecover(
    signature: Uint8Array,
    recovery: number,
    digest: Uint8Array,
    compressed: false,
  ): Uint8Array;
}
