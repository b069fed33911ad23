/** Functions that token contracts seem to have: how one is declared, and called with the data of a transaction. */

import type { Address, Hash } from '../../../runtime/sdk.js';
import { NATIVE } from '../../tokens/port.js';
import { type AbiType, type AbiValues, readArguments, wordHex } from '../abi.js';
import { revert } from '../errors.js';
import type { Acting, Reading } from '../shape.js';
import { checkTarget, placeAt } from './place.js';

/** A function that changes something. Gas is that of the operation that it stands for. */
export interface ContractWrite {
  /** As Solidity writes it; the selector is in the key of the table. */
  readonly signature: string;
  /** True where it answers true, false where it answers nothing. */
  readonly answers: boolean;
  run(c: Acting, contract: Hash, data: Uint8Array): void;
}

/** Declares one: its arguments are read, or the call reverts, before `run` sees them. */
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

const revertArguments = (signature: string): never => revert(`the data holds no arguments of ${signature}`);

/** What every transaction costs: a plain transfer. */
export const BASE_GAS = 21_000;

/** The account that an address in the arguments stands for. Contracts hold nothing: what is sent there would be lost. */
export function recipient(c: Acting, bare: Address): Address {
  checkTarget(bare);
  if (placeAt(c, bare)) revert(`0x${bare.slice(24)} is a contract and cannot hold tokens`);
  return accountOf(c, bare);
}

/** The account that an address stands for; the sender is himself. */
export const accountOf = (c: Acting, bare: Address): Address =>
  bare === c.sender ? bare : c.use.accounts.accountAt(bare);

/** A number as the chain holds it; reverts beyond so many bits, and never truncates. */
export function within(value: bigint, bits: number, what: string): bigint {
  return value < 1n << BigInt(bits) ? value : revert(`${what} exceeds ${bits} bits`);
}

/** A function that only answers. */
export interface ContractRead {
  /** As Solidity writes it; the selector is in the key of the table. */
  readonly signature: string;
  /** The answer as hex. */
  run(c: Reading, contract: Hash, data: Uint8Array): string;
}

/** Declares one: its arguments are read, or the call reverts, before `answer` sees them. */
export function read<const T extends readonly AbiType[]>(
  signature: string,
  types: T,
  answer: (c: Reading, contract: Hash, ...args: AbiValues<T>) => string,
): ContractRead {
  const run: ContractRead['run'] = (c, contract, data) =>
    answer(c, contract, ...(readArguments(data, types) ?? revertArguments(signature)));
  return { signature, run };
}

/** ERC-165: the interfaces of a contract, by their ids: those of all of its kind, and more of this one. */
export const supports = (
  ids: readonly string[],
  more: (c: Reading, contract: Hash) => readonly string[] = () => [],
): ContractRead =>
  read('supportsInterface(bytes4)', ['bytes4'], (c, contract, id) =>
    wordHex(['01ffc9a7', ...ids, ...more(c, contract)].includes(id)),
  );

/** What an address holds: of 0 ‖ E where that holds something, else of the account that is found under it. */
export function held(c: Reading, bare: Address, balance: (account: Address) => bigint): bigint {
  const own = balance(bare);
  return own > 0n ? own : balance(shownAt(c, bare));
}

/** The account that is shown for an address of which 0 ‖ E holds nothing. */
export function shownAt({ use, receiver }: Reading, bare: Address): Address {
  const found = use.accounts.accountAt(bare);
  const exists = found !== bare || use.auth.nonceOf(bare) > 0 || use.tokens.balance(bare, NATIVE) > 0n;
  return exists ? found : (receiver?.(bare) ?? bare);
}
