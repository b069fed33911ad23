/** Functions of the emulated token contracts: their declaration, and their calls with transaction data. */

import type { Address, Hash } from '../../../runtime/sdk.js';
import { NATIVE } from '../../tokens/port.js';
import { type AbiType, type AbiValues, readArguments, wordHex } from '../abi.js';
import { revert } from '../errors.js';
import type { Acting, Reading } from '../shape.js';
import { checkTarget, placeAt } from './place.js';

/** A function that changes state. It costs the gas of the operation that it represents. */
export interface ContractWrite {
  /** In Solidity notation; the selector is the key in the table. */
  readonly signature: string;
  /** True if it returns true, false if it returns nothing. */
  readonly answers: boolean;
  run(c: Acting, contract: Hash, data: Uint8Array): void;
}

/** Declares such a function. Its arguments are decoded before `run`; malformed ones revert the call. */
export function write<const T extends readonly AbiType[]>(
  signature: string,
  types: T,
  gas: number | ((args: AbiValues<T>) => number),
  run: (c: Acting, contract: Hash, ...args: AbiValues<T>) => void,
  { answers = false } = {},
): ContractWrite {
  return {
    signature,
    answers,
    run(c, contract, data) {
      const args = readArguments(data, types) ?? revertArguments(signature);
      c.charge((typeof gas === 'number' ? gas : gas(args)) - BASE_GAS);
      run(c, contract, ...args);
    },
  };
}

const revertArguments = (signature: string): never => revert(`invalid arguments for ${signature}`);

/** Base cost of every transaction: a plain transfer. */
export const BASE_GAS = 21_000;

/**
 * Account for an address in the arguments. Contracts are rejected: they cannot hold tokens, so a transfer to one would
 * be lost.
 */
export function recipient(c: Acting, bare: Address): Address {
  checkTarget(bare);
  if (placeAt(c, bare)) revert(`0x${bare.slice(24)} is a contract and cannot hold tokens`);
  return accountOf(c, bare);
}

/** Account for an address. The sender's own address means the sender. */
export const accountOf = (c: Acting, bare: Address): Address =>
  bare === c.sender ? bare : c.use.accounts.accountAt(bare);

/** Reverts if a number exceeds the given bits; it is never truncated. */
export function within(value: bigint, bits: number, what: string): bigint {
  return value < 1n << BigInt(bits) ? value : revert(`${what} exceeds ${bits} bits`);
}

/** A read function. */
export interface ContractRead {
  /** In Solidity notation; the selector is the key in the table. */
  readonly signature: string;
  /** Returns the result in hex. */
  run(c: Reading, contract: Hash, data: Uint8Array): string;
}

/** Declares a read function. Its arguments are decoded before `answer`; malformed ones revert the call. */
export function read<const T extends readonly AbiType[]>(
  signature: string,
  types: T,
  answer: (c: Reading, contract: Hash, ...args: AbiValues<T>) => string,
): ContractRead {
  const run: ContractRead['run'] = (c, contract, data) =>
    answer(c, contract, ...(readArguments(data, types) ?? revertArguments(signature)));
  return { signature, run };
}

/** ERC-165: interface ids of a contract: `ids` for all contracts of its kind, and `more` for this contract. */
export const supports = (
  ids: readonly string[],
  more: (c: Reading, contract: Hash) => readonly string[] = () => [],
): ContractRead =>
  read('supportsInterface(bytes4)', ['bytes4'], (c, contract, id) =>
    wordHex(['01ffc9a7', ...ids, ...more(c, contract)].includes(id)),
  );

/** Balance of an address: that of 0 ‖ E if it is above zero, otherwise that of the account found under E. */
export function held(c: Reading, bare: Address, balance: (account: Address) => bigint): bigint {
  const own = balance(bare);
  return own > 0n ? own : balance(shownAt(c, bare));
}

/** Account shown for an address if 0 ‖ E itself has no balance. */
export function shownAt({ use, receiver }: Reading, bare: Address): Address {
  const found = use.accounts.accountAt(bare);
  const exists = found !== bare || use.auth.nonceOf(bare) > 0 || use.tokens.balance(bare, NATIVE) > 0n;
  return exists ? found : (receiver?.(bare) ?? bare);
}
