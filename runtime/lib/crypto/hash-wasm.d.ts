// Types of hash-wasm's single-algorithm builds: loading the two in use takes half the time of loading the whole package.

declare module 'hash-wasm/dist/sha256.umd.min.js' {
  const build: Pick<typeof import('hash-wasm'), 'createSHA256'>;
  export default build;
}

declare module 'hash-wasm/dist/keccak.umd.min.js' {
  const build: Pick<typeof import('hash-wasm'), 'createKeccak'>;
  export default build;
}
