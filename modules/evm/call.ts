/**
 * Execution of a transaction: a payment, or a call of the contract of a token, a collection or the sender's keys
 * (ethereum 4.4).
 */

import { fail } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { selectorOf } from './abi.js';
import { erc20Writes } from './contracts/erc20.js';
import { erc721Writes } from './contracts/erc721.js';
import { erc1155Writes } from './contracts/erc1155.js';
import { accountOf, type ContractWrite } from './contracts/function.js';
import { keyWrites } from './contracts/keys.js';
import { checkTarget, KEYS, type Kind, placeAt } from './contracts/place.js';
import { FractionOfUnit, revert, revertUnknown } from './errors.js';
import type { Acting } from './shape.js';
import type { Transaction } from './transaction.js';
import { rawOf, weiPerRaw } from './wei.js';

/** Functions that change state, by kind of contract and selector. */
export const WRITES: Readonly<Record<Kind, Readonly<Record<string, ContractWrite>>>> = {
  token: erc20Writes,
  nft: erc721Writes,
  'multi-token': erc1155Writes,
  keys: keyWrites,
};

/** Executes the call, or fails. */
export function call(c: Acting, { to, value, data }: Pick<Transaction, 'to' | 'value' | 'data'>): void {
  const amount =
    rawOf(value, c.chain) ?? fail(FractionOfUnit, { value: `${value}`, multiple_of: `${weiPerRaw(c.chain)}` });
  if (to === null) return void revert('contract creation is not supported');
  checkTarget(to);
  const contract = placeAt(c, to);
  if (contract) {
    if (amount > 0n) revert('contract does not accept native value');
    const write = writeOf(contract.kind, data) ?? revertUnknown(selectorOf(data));
    write.run(c, contract.id, data);
  } else {
    if (data.length > 0) revert(`no contract at 0x${to.slice(24)}`);
    // Wallets cancel a transaction by sending a payment of zero: it only uses the nonce.
    if (amount > 0n) c.use.tokens.transfer(c.sender, accountOf(c, to), NATIVE, amount);
  }
}

/** True if a transaction changes keys of its sender, and does nothing else. */
export const callsKeys = ({ to, data }: Pick<Transaction, 'to' | 'data'>): boolean =>
  to === KEYS && writeOf('keys', data) !== undefined;

/** The function that call data names; undefined if the contract has no such function that changes state. */
export function writeOf(kind: Kind, data: Uint8Array): ContractWrite | undefined {
  const selector = selectorOf(data);
  return selector !== undefined && Object.hasOwn(WRITES[kind], selector) ? WRITES[kind][selector] : undefined;
}
