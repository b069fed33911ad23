/** Ethereum transactions for benchmarks, signed ahead; and a token contract for chains that execute code. */

import { createRequire } from 'node:module';
import type * as Native from 'secp256k1/bindings.js';
import { numberBytes, rlpBytes, rlpList, transferData } from '../../modules/evm/port.js';
import { type Address, fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { keccak256, sha256 } from '../../runtime/lib/crypto/hash.js';

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

  /** The secret key in hex, for programs that are given accounts by their keys. */
  get secret(): string {
    return toHex(this.#secret);
  }

  /** A signed payment, raw in hex. Some nodes refuse one without a tip. */
  pay(chainId: number, nonce: number, to: Address, wei: bigint, tip = 0): string {
    return this.#sign([chainId, nonce, tip, CAP, 21_000], to, wei, new Uint8Array());
  }

  /** A signed transfer of an ERC-20 token, raw in hex. */
  move(chainId: number, nonce: number, token: Address, to: Address, amount: bigint): string {
    return this.#sign([chainId, nonce, 0, CAP, 100_000], token, 0n, fromHex(transferData(to, amount)));
  }

  /** A transaction of type 2. */
  #sign(numbers: readonly number[], to: Address, wei: bigint, data: Uint8Array): string {
    const head = numbers.map((n) => numberBytes(BigInt(n)));
    const texts = [...head, fromHex(to.slice(24)), numberBytes(wei), data].map(rlpBytes);
    const unsigned = [...texts, rlpList([])];
    const digest = keccak256(Uint8Array.of(2, ...rlpList(unsigned)));
    const { signature, recid } = native.ecdsaSign(digest, this.#secret);
    const rs = [signature.subarray(0, 32), signature.subarray(32)].map((half) =>
      rlpBytes(numberBytes(BigInt(`0x${toHex(half)}`))),
    );
    return toHex(Uint8Array.of(2, ...rlpList([...unsigned, rlpBytes(numberBytes(BigInt(recid))), ...rs])));
  }
}

/** What a transaction offers for a unit of gas: the price of our chain. */
const CAP = 10_000_000_000;

const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
/** The slot of the balance of the address on the stack: Keccak-256 of address and zero, as Solidity maps. */
const SLOT = '6000526040600020';

/** balanceOf and transfer with its event, as a compiler would write them; balances are in slot 0. In hex. */
export const TOKEN_CODE = [
  '60003560e01c806370a0823114601e57', // balanceOf jumps to 0x1e
  '8063a9059cbb14603357600080fd', // transfer to 0x33; nothing else
  `5b600435${SLOT}5460005260206000f3`,
  `5b60243533${SLOT}8054828110609557829003`, // less than the amount: to 0x95
  `9055600435${SLOT}805482019055600052`,
  `600435337f${TRANSFER}60206000a3`,
  '600160005260206000f35b600080fd',
].join('');

/** Where TOKEN_CODE keeps the balance of an account. */
export const balanceSlot = (account: Address): string => `0x${toHex(keccak256(fromHex(account + '0'.repeat(64))))}`;
