/** Calls of contracts without a transaction, and the placeholder code that lists their functions. */

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

/** The zero address answers reads as the native token; it accepts nothing else. */
const contractAt = (c: Reading, bare: Address): Place | undefined =>
  bare === ZERO_ADDRESS ? { kind: 'token', id: NATIVE } : placeAt(c, bare);

/** Result of a call. */
export interface Asked {
  /** In hex; for a function that changes state, the result if it succeeds. */
  readonly answer: string;
  /** True if only execution can show whether the call succeeds. */
  readonly tries: boolean;
}

/** Result of a call, in hex. Reverts if contracts of this kind do not have the function. */
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

/** PUSH4 and POP of each selector, so that code scanners find the selectors; then it reverts. */
export const stubOf = (selectors: readonly string[]): string =>
  `${selectors.map((selector) => `63${selector}50`).join('')}60006000fd`;

/** Placeholder code of a contract, in hex; empty for accounts. */
export function codeAt(c: Reading, bare: Address): string {
  const contract = contractAt(c, bare);
  return contract ? stubOf([READS, WRITES].flatMap((functions) => Object.keys(functions[contract.kind]))) : '';
}
