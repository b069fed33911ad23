/** Contracts as they are asked: functions that only answer, and code that shows which there are. */

import { type Address, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { selectorOf } from './abi.js';
import { WRITES, writeOf } from './call.js';
import { erc20Reads } from './contracts/erc20-reads.js';
import { erc721Reads } from './contracts/erc721-reads.js';
import { erc1155Reads } from './contracts/erc1155-reads.js';
import type { ContractRead } from './contracts/function.js';
import { type Kind, type Place, placeAt } from './contracts/place.js';
import { revert, revertUnknown } from './errors.js';
import type { Reading } from './shape.js';

const READS: Readonly<Record<Kind, Readonly<Record<string, ContractRead>>>> = {
  token: erc20Reads,
  nft: erc721Reads,
  'multi-token': erc1155Reads,
  keys: {},
};

/** The zero address can be asked as the native token, which nothing else can be done with. */
const contractAt = (c: Reading, bare: Address): Place | undefined =>
  bare === ZERO_ADDRESS ? { kind: 'token', id: NATIVE } : placeAt(c, bare);

/** What a call would answer. */
export interface Asked {
  /** Hex; of a function that changes something what it answers when it succeeds. */
  readonly answer: string;
  /** True where it must be tried whether the call succeeds. */
  readonly tries: boolean;
}

/** What a call answers, in hex. A function that no contract of the kind has reverts. */
export function ask(c: Reading, to: Address, value: bigint, data: Uint8Array): Asked {
  const contract = contractAt(c, to);
  if (!contract) return { answer: '', tries: value > 0n };
  const selector = selectorOf(data);
  const reads = READS[contract.kind];
  const read = selector !== undefined && Object.hasOwn(reads, selector) ? reads[selector] : undefined;
  if (read && value > 0n) revert('contract does not accept native value');
  if (read) return { answer: read.run(c, contract.id, data), tries: false };
  const { answers } = writeOf(contract.kind, data) ?? revertUnknown(selector);
  return { answer: answers ? TRUE : '', tries: true };
}

const TRUE = '1'.padStart(64, '0');

/** PUSH4 and POP of each selector, so that who scans code finds them; then it reverts. */
export const stubOf = (selectors: readonly string[]): string =>
  `${selectors.map((selector) => `63${selector}50`).join('')}60006000fd`;

/** Stands for the code of a contract, in hex; empty for accounts. */
export function codeAt(c: Reading, bare: Address): string {
  const contract = contractAt(c, bare);
  return contract ? stubOf([READS, WRITES].flatMap((functions) => Object.keys(functions[contract.kind]))) : '';
}
