/** Functions of the emulated token contracts: their declaration, and their calls with transaction data. */

import { type Address, type Hash, hashOf, t } from '../../../runtime/sdk.js';
import { bareForm } from '../../accounts/port.js';
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
  bare === c.sender ? bare : c.use.accounts.ownedAt(bare).accounts[0]!;

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

/**
 * Accounts shown for an address: those of its owner. While none has acted, the owner is unknown, and accounts that have
 * only received are shown too.
 */
export function shownAt({ use, receivers }: Reading, bare: Address): readonly Address[] {
  const { accounts, isKnown } = use.accounts.ownedAt(bare);
  return isKnown ? accounts : [...accounts, ...(receivers?.(bare) ?? [])];
}

/** Balance of an address: the sum over the accounts that are shown for it, like the sum of its transfer logs. */
export const held = (c: Reading, bare: Address, balance: (account: Address) => bigint): bigint =>
  shownAt(c, bare).reduce((sum, account) => sum + balance(account), 0n);

/**
 * Address under which an account is shown: its last 20 bytes, unless their owner is known and is another account. Then
 * it is the end of a hash, so that tokens sent to a look-alike do not appear at its victim's address.
 */
export function addressFor({ use }: Pick<Reading, 'use'>, account: Address): Address {
  const bare = bareForm(account);
  if (account === bare) return bare;
  const { accounts, isKnown } = use.accounts.ownedAt(bare);
  return !isKnown || accounts.includes(account) ? bare : bareForm(hashOf('look-alike/v1', LookAlike, { account }));
}
const LookAlike = { account: t.address };
