/** Interface for the node's Ethereum methods, and the formats that they share with the module. */

import { type Address, port, type ToldEvent } from '../../runtime/sdk.js';
import type { Asked } from './contract.js';
import type { Look, Receivers } from './shape.js';

/** Reads by bare form 0 ‖ E: 20-byte addresses as accounts. */
export interface EvmPort {
  /** Account that is credited for payments to an address, and whose nonce is shown. */
  accountAt(bare: Address): Address;
  /**
   * Balance of the accounts shown for an address in raw native units; with `receivers`, also those that have only
   * received.
   */
  balance(bare: Address, receivers?: Receivers): bigint;
  /** Nonce of `accountAt`. */
  nonce(bare: Address): number;
  /**
   * Result of a call with a value in wei and call data; fails with ExecutionReverted. `look` is called with the lengths
   * of the lists it reads.
   */
  ask(to: Address, value: bigint, data: Uint8Array, receivers?: Receivers, look?: Look): Asked;
  /** Why the key of E may not sign for 0 ‖ E; undefined if it may. */
  refusedKey(bare: Address): string | undefined;
  /** Placeholder code of a contract, in hex; empty for accounts. */
  code(bare: Address): string;
  /** Encoded logs of a block, derived from the events of its bundles; undefined if there are none. */
  logs(bundles: readonly { readonly events: readonly ToldEvent[] }[]): Uint8Array | undefined;
}
export const evmPort = port<EvmPort>('evm');

export {
  bytesHex,
  itemsHex,
  readArguments,
  readItems,
  readTuple,
  revertData,
  selectorOf,
  textHex,
  transferData,
  wordHex,
} from './abi.js';
export { BLOOM_BYTES, bitsOf, bloomOf, mayHave } from './bloom.js';
export { type Asked, stubOf } from './contract.js';
export { BASE_GAS } from './contracts/function.js';
export { MULTICALL } from './contracts/place.js';
export { ExecutionReverted, FractionOfUnit, TipAboveCap } from './errors.js';
export { type BlockLogs, type Log, readBloom, readLogs, TOPICS } from './log.js';
export { numberBytes, rlpBytes, rlpList, rlpTyped } from './rlp.js';
export type { Look } from './shape.js';
export { MAX_RAW, readTransaction, type Transaction } from './transaction.js';
export { fractionText, priceWithin, rawOf, weiOf, weiPerRaw, weiPrice } from './wei.js';
