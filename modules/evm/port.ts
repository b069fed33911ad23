/** What the Ethereum methods of a node ask of the module, and the formats that they share with it. */

import { type Address, port, type ToldEvent } from '../../runtime/sdk.js';
import type { Asked } from './contract.js';
import type { Look, Receiver } from './shape.js';

/** Reads by bare forms 0 ‖ E: 20-byte addresses as accounts. */
export interface EvmPort {
  /** The account that balances and nonces of an address are shown of. */
  accountShown(bare: Address): Address;
  /** Raw native units of the account that is shown; with a receiver also of one that only ever received. */
  balance(bare: Address, receiver?: Receiver): bigint;
  /** Nonce of the account that is shown. */
  nonce(bare: Address): number;
  /** What a call with so many wei and this data answers; refuses with ExecutionReverted. `look` hears of lists that are read. */
  ask(to: Address, value: bigint, data: Uint8Array, receiver?: Receiver, look?: Look): Asked;
  /** Why the key of E does not sign for 0 ‖ E; undefined where it does. */
  refusedKey(bare: Address): string | undefined;
  /** Stands for the code of a contract, in hex; empty for accounts. */
  code(bare: Address): string;
  /** What is kept of the logs of a block, which its bundles tell of; undefined for none. */
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
