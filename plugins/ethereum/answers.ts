/**
 * Documentation schemas of object responses, with the fields of execution-apis; each object is defined once by name.
 */

import { described, type Json, type RawJson, type Type, t } from '../../runtime/plugin.js';
import { Data, EthereumAddress, EthereumHash, orNull, Quantity } from './types.js';

export type Schema = Type<unknown>['schema'];

const [address, data, hash, quantity] = [EthereumAddress, Data, EthereumHash, Quantity].map(({ schema }) => schema) as [
  Schema,
  Schema,
  Schema,
  Schema,
];
const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** A named object schema; fields whose name ends in ? are optional. */
export function object(title: string, description: string, fields: Readonly<Record<string, Schema>>): Schema {
  const entries = Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema] as const);
  const required = Object.keys(fields).filter((name) => !name.endsWith('?'));
  const properties = Object.fromEntries(entries);
  return { title, description, type: 'object', properties, required, additionalProperties: false };
}

const log = object('EthereumLog', 'Log of a contract', {
  address: described(address, 'Contract that emitted the log'),
  topics: described(listOf(hash), 'Hash of the event, then its indexed fields'),
  data: described(data, 'Remaining fields of the event, ABI-encoded'),
  blockNumber: described(quantity, 'Height of the block in the chain'),
  transactionHash: described(hash, 'Hash of the transaction that caused the log'),
  transactionIndex: described(quantity, 'Position of the transaction in its block, from 0'),
  blockHash: described(hash, 'Hash by which the block is known'),
  logIndex: described(quantity, 'Position of the log in its block, from 0'),
  removed: described({ type: 'boolean' }, 'Always false: blocks are final'),
  blockTimestamp: described(quantity, 'Time of the proposal of the block, in Unix seconds'),
});

const transaction = object('EthereumTransaction', 'Transaction, or native bundle in the form of a transaction', {
  blockHash: described(orNull(hash), 'Hash of the block; null while pending'),
  blockNumber: described(orNull(quantity), 'Height of the block; null while pending'),
  blockTimestamp: described(orNull(quantity), 'Time of the proposal of the block, in Unix seconds; null while pending'),
  transactionIndex: described(orNull(quantity), 'Position in the block, from 0; null while pending'),
  hash: described(hash, 'Hash by which the transaction is known'),
  type: described(quantity, 'Transaction type: 0 legacy, 1 with access list, 2 with a fee cap'),
  from: described(address, 'Account of the sender'),
  to: described(orNull(address), 'Account or contract called; null for a contract creation'),
  nonce: described(quantity, 'Nonce of the sender'),
  gas: described(quantity, 'Largest amount of gas allowed'),
  value: described(quantity, 'Native value transferred, in wei'),
  input: described(data, 'Call data, ABI-encoded'),
  chainId: described(quantity, 'Id of the chain that it is signed for'),
  gasPrice: described(quantity, 'Price per unit of gas, in wei'),
  'maxFeePerGas?': described(quantity, 'Maximum price per unit of gas, in wei'),
  'maxPriorityFeePerGas?': described(quantity, 'Tip offered per unit of gas, in wei; never charged'),
  'accessList?': described(
    listOf(
      object('EthereumAccess', 'Storage that a transaction declares that it reads', {
        address: described(address, 'Contract that owns the storage'),
        storageKeys: described(listOf(hash), 'Slots of the contract, 32 bytes each'),
      }),
    ),
    'Declared storage reads; without effect on this chain',
  ),
  v: described(quantity, 'Signature: parity of the point, and the chain id'),
  'yParity?': described(quantity, 'Signature: parity of the point'),
  r: described(quantity, 'Signature: r'),
  s: described(quantity, 'Signature: s'),
});

const head = {
  number: described(quantity, 'Height of the block in the chain'),
  hash: described(hash, 'Hash by which the block is known'),
  parentHash: described(hash, 'Hash of the previous block'),
  nonce: described(data, 'Zeros: the chain has no mining'),
  sha3Uncles: described(hash, 'Hash of an empty list: the chain has no uncles'),
  logsBloom: described(data, 'Bloom filter of the contracts and topics of its logs'),
  transactionsRoot: described(hash, 'Merkle root over the transactions'),
  stateRoot: described(hash, 'Root of the state tree after the block'),
  receiptsRoot: described(hash, 'Merkle root over the receipts'),
  miner: described(address, 'Account of the proposer'),
  difficulty: described(quantity, 'Zero: the chain has no mining'),
  totalDifficulty: described(quantity, 'Zero: the chain has no mining'),
  extraData: described(data, 'Empty: proposers add no data'),
  gasLimit: described(quantity, 'Largest amount of gas allowed'),
  gasUsed: described(quantity, 'Gas used by all its transactions'),
  timestamp: described(quantity, 'Time of the proposal, in Unix seconds'),
  mixHash: described(hash, 'Zeros: the chain has no mining'),
  baseFeePerGas: described(quantity, 'Minimum price per unit of gas at this height, in wei'),
};

/** Fields of a header or a block that a caller requests. The pending block has zeros for its roots and its filter. */
const requested = {
  ...head,
  hash: described(orNull(hash), 'Hash by which the block is known; null while pending'),
  nonce: described(orNull(data), 'Zeros: the chain has no mining; null while pending'),
  miner: described(orNull(address), 'Account of the proposer; null while pending'),
};

const block = object('EthereumBlock', 'Block in the form of Ethereum', {
  ...requested,
  size: described(quantity, 'Size in bytes'),
  transactions: described(
    { anyOf: [listOf(hash), listOf(transaction)] },
    'Transactions or their hashes, in execution order',
  ),
  uncles: described(listOf(hash), 'Empty list: the chain has no uncles'),
});

const receipt = object('EthereumReceipt', 'Receipt of a transaction', {
  type: described(quantity, 'Transaction type: 0 legacy, 1 with access list, 2 with a fee cap'),
  status: described(quantity, 'Always 1: failed transactions are in no block'),
  transactionHash: described(hash, 'Hash by which the transaction is known'),
  transactionIndex: described(quantity, 'Position of the transaction in its block, from 0'),
  blockHash: described(hash, 'Hash by which the block is known'),
  blockNumber: described(quantity, 'Height of the block in the chain'),
  from: described(address, 'Account of the sender'),
  to: described(orNull(address), 'Account or contract called; null for a contract creation'),
  contractAddress: described({ type: 'null' }, 'Always null: transactions create no contracts'),
  cumulativeGasUsed: described(quantity, 'Gas used in the block up to and including this transaction'),
  gasUsed: described(quantity, 'Gas that the sender paid for'),
  effectiveGasPrice: described(quantity, 'Price paid per unit of gas, in wei'),
  logs: described(listOf(log), 'Logs, in order'),
  logsBloom: described(data, 'Bloom filter of the contracts and topics of its logs'),
});

const feeHistory = object('EthereumFeeHistory', 'Gas prices and gas use of a range of blocks', {
  oldestBlock: described(quantity, 'First block of the range'),
  baseFeePerGas: described(listOf(quantity), 'Minimum price per unit of gas of each block and of the next one, in wei'),
  gasUsedRatio: described(listOf({ type: 'number' }), 'Share of the gas limit used by each block, 0 to 1'),
  'reward?': described(
    listOf(listOf(quantity)),
    'Tips of each block at the requested percentiles of gas: the price paid above the minimum, in wei',
  ),
});

const syncing = object('EthereumSyncing', 'Sync progress', {
  startingBlock: described(quantity, 'Height at which the sync started'),
  currentBlock: described(quantity, 'Height of this node'),
  highestBlock: described(quantity, 'Highest height reported by a peer'),
});

export const answer = (about: string, schema: Schema): Type<Json> => ({ ...(t.json as Type<Json>), about, schema });

/** A response type whose value is already JSON text; it may be null if `T` allows it. */
export const text = <T extends RawJson | null = RawJson>(about: string, schema: Schema): Type<T> => ({
  ...(answer(about, schema) as unknown as Type<T>),
  toJson: (value) => value as unknown as Json,
});

/** A block as cached text; null if it does not exist. */
export const BlockAnswer = text<RawJson | null>('a block, or null', orNull(block));
/** A block without its transactions; null if it does not exist. */
export const HeaderAnswer = answer(
  'the header of a block, or null',
  orNull(object('EthereumHeader', 'Header of a block', requested)),
);
/** A pending or final transaction; null if it does not exist. */
export const TransactionAnswer = answer('a transaction, or null', orNull(transaction));
/** A receipt; null if it does not exist. */
export const ReceiptAnswer = answer('a receipt, or null', orNull(receipt));
/** The receipts of a block as cached text; null if the block does not exist. */
export const ReceiptsAnswer = text<RawJson | null>('receipts, or null', orNull(listOf(receipt)));
/** Logs, in order. */
export const LogsAnswer = text('logs', listOf(log));
/** Logs for a log filter, hashes for the other two kinds. */
export const ChangesAnswer = text('new logs or hashes of a filter', { anyOf: [listOf(log), listOf(hash)] });
export const FeeHistoryAnswer = answer('gas prices and gas use', feeHistory);
/** False, or the sync progress of the node. */
export const SyncingAnswer = answer('false, or the sync progress', { anyOf: [{ const: false }, syncing] });
/** Always null. */
export const Nothing = answer('null', { type: 'null' });
