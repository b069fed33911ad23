/** Interface for the node's Ethereum methods, and the formats that they share with the module. */

import { type Address, port, type ToldEvent } from '../../runtime/sdk.js';
import type { Asked } from './contract.js';
import type { Look, Receiver } from './shape.js';

/** Reads by bare form 0 ‖ E: 20-byte addresses as accounts. */
export interface EvmPort {
  /** Account whose balance and nonce are shown for an address. */
  accountShown(bare: Address): Address;
  /**
   * Balance of the shown account in raw native units; with `receiver`, also that of an account that has only received.
   */
  balance(bare: Address, receiver?: Receiver): bigint;
  /** Nonce of the shown account. */
  nonce(bare: Address): number;
  /**
   * Result of a call with a value in wei and call data; fails with ExecutionReverted. `look` is called with the lengths
   * of the lists it reads.
   */
  ask(to: Address, value: bigint, data: Uint8Array, receiver?: Receiver, look?: Look): Asked;
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
