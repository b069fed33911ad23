/** Ethereum payments for the benchmark of a whole node, signed ahead. */

import { createRequire } from 'node:module';
import type * as Native from 'secp256k1/bindings.js';
import { numberBytes, rlpBytes, rlpList } from '../../modules/evm/port.js';
import { type Address, fromHex, toHex } from '../../runtime/codec/ids.js';
import { keccak256, sha256 } from '../../runtime/crypto/hash.js';

const native = createRequire(import.meta.url)('secp256k1/bindings.js') as typeof Native;

/** Somebody with an Ethereum key, the same in every run. */
export class Payer {
  readonly #secret: Uint8Array;
  /** The account 0 ‖ E. */
  readonly account: Address;

  constructor(n: number) {
    this.#secret = sha256(Uint8Array.of(69, n & 255, n >> 8));
    const address = keccak256(native.publicKeyCreate(this.#secret, false).subarray(1)).subarray(12);
    this.account = toHex(address).padStart(64, '0') as string as Address;
  }

  /** A signed payment of type 2, in hex. */
  pay(chainId: number, nonce: number, to: Address, wei: bigint): string {
    const numbers = [chainId, nonce, 0, 10_000_000_000, 21_000].map((n) => numberBytes(BigInt(n)));
    const texts = [...numbers, fromHex(to.slice(24)), numberBytes(wei), new Uint8Array()].map(rlpBytes);
    const unsigned = [...texts, rlpList([])];
    const digest = keccak256(Uint8Array.of(2, ...rlpList(unsigned)));
    const { signature, recid } = native.ecdsaSign(digest, this.#secret);
    const rs = [signature.subarray(0, 32), signature.subarray(32)].map((half) =>
      rlpBytes(numberBytes(BigInt(`0x${toHex(half)}`))),
    );
    return toHex(Uint8Array.of(2, ...rlpList([...unsigned, rlpBytes(numberBytes(BigInt(recid))), ...rs])));
  }
}
