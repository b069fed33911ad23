/**
 * Documentation schemas of object responses, with the fields of execution-apis; each object is defined once by name.
 */

import { described, type Json, type RawJson, type Type, t } from '../../runtime/plugin.js';
import { Data, EthereumAddress, EthereumHash, Quantity } from './types.js';

export type Schema = Type<unknown>['schema'];

const [address, data, hash, quantity] = [EthereumAddress, Data, EthereumHash, Quantity].map(({ schema }) => schema) as [
  Schema,
  Schema,
  Schema,
  Schema,
];
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** A named object schema; fields whose name ends in ? are optional. */
export function object(title: string, description: string, fields: Readonly<Record<string, Schema>>): Schema {
  const entries = Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema] as const);
  const required = Object.keys(fields).filter((name) => !name.endsWith('?'));
  const properties = Object.fromEntries(entries);
  return { title, description, type: 'object', properties, required, additionalProperties: false };
}

const log = object('EthereumLog', 'A log of a contract', {
  address: described(address, 'Contract that the log is of'),
  topics: described(listOf(hash), 'What it can be found by: the hash of the event, then its indexed fields'),
  data: described(data, 'The other fields of the event, ABI-encoded'),
  blockNumber: described(quantity, 'Block that it stands in'),
  transactionHash: described(hash, 'Transaction that caused it'),
  transactionIndex: described(quantity, 'Place of the transaction in its block, from 0'),
  blockHash: described(hash, 'Hash of the block that it stands in'),
  logIndex: described(quantity, 'Place of the log in its block, from 0'),
  removed: described({ type: 'boolean' }, 'Always false: blocks are final'),
  blockTimestamp: described(quantity, 'When the block was proposed, in Unix seconds'),
});

const transaction = object('EthereumTransaction', 'A transaction, or a native bundle as Ethereum clients see it', {
  blockHash: described(orNull(hash), 'Hash of the block that has it; null while it waits'),
  blockNumber: described(orNull(quantity), 'Block that has it; null while it waits'),
  blockTimestamp: described(orNull(quantity), 'When the block was proposed, in Unix seconds; null while it waits'),
  transactionIndex: described(orNull(quantity), 'Place in the block, from 0; null while it waits'),
  hash: described(hash, 'By which the transaction is known'),
  type: described(quantity, 'Format: 0 legacy, 1 with access list, 2 with a fee cap'),
  from: described(address, 'Account that sent it'),
  to: described(orNull(address), 'Account or contract that it calls; null where it creates one'),
  nonce: described(quantity, 'Place among the transactions of its sender'),
  gas: described(quantity, 'Most gas that it may use'),
  value: described(quantity, 'Native units that it moves, in wei'),
  input: described(data, 'What it calls, ABI-encoded'),
  chainId: described(quantity, 'Chain that it was signed for'),
  gasPrice: described(quantity, 'What it pays for a unit of gas, in wei'),
  'maxFeePerGas?': described(quantity, 'Most that it would pay for a unit of gas, in wei'),
  'maxPriorityFeePerGas?': described(quantity, 'Tip that it offers for a unit of gas, in wei; never charged'),
  'accessList?': described(
    listOf(
      object('EthereumAccess', 'Storage that a transaction says it reads', {
        address: described(address, 'Contract whose storage is read'),
        storageKeys: described(listOf(hash), 'Places in its storage'),
      }),
    ),
    'Storage that it says it reads; of no effect here',
  ),
  v: described(quantity, 'Part of the signature: which of the two points, and the chain'),
  'yParity?': described(quantity, 'Part of the signature: which of the two points'),
  r: described(quantity, 'First number of the signature'),
  s: described(quantity, 'Second number of the signature'),
});

const head = {
  number: described(quantity, 'Which block it is, counted from genesis'),
  hash: described(hash, 'By which the block is known'),
  parentHash: described(hash, 'Hash of the block before it'),
  nonce: described(data, 'Zeros: there is no mining'),
  sha3Uncles: described(hash, 'Hash of an empty list: there are no uncles'),
  logsBloom: described(data, 'Filter that tells which contracts and topics its logs cannot have'),
  transactionsRoot: described(hash, 'Root over its transactions'),
  stateRoot: described(hash, 'Root of the tree over the state after it'),
  receiptsRoot: described(hash, 'Root over its receipts'),
  miner: described(address, 'Account of the validator that proposed it'),
  difficulty: described(quantity, 'Zero: there is no mining'),
  totalDifficulty: described(quantity, 'Zero: there is no mining'),
  extraData: described(data, 'Empty: proposers add nothing'),
  gasLimit: described(quantity, 'Most gas that it may use'),
  gasUsed: described(quantity, 'Gas that all its transactions used'),
  timestamp: described(quantity, 'When it was proposed, in Unix seconds'),
  mixHash: described(hash, 'Zeros: there is no mining'),
  baseFeePerGas: described(quantity, 'Least price of gas at this height, in wei'),
};

const block = object('EthereumBlock', 'A block as Ethereum clients see it', {
  ...head,
  size: described(quantity, 'Its size in bytes'),
  transactions: described(
    { anyOf: [listOf(hash), listOf(transaction)] },
    'Its transactions, or their hashes, in the order of execution',
  ),
  uncles: described(listOf(hash), 'An empty list: there are none'),
});

const receipt = object('EthereumReceipt', 'What a transaction did', {
  type: described(quantity, 'Format: 0 legacy, 1 with access list, 2 with a fee cap'),
  status: described(quantity, 'One: what fails is in no block'),
  transactionHash: described(hash, 'Transaction that it is about'),
  transactionIndex: described(quantity, 'Place of the transaction in its block, from 0'),
  blockHash: described(hash, 'Hash of the block that has it'),
  blockNumber: described(quantity, 'Block that has it'),
  from: described(address, 'Account that sent it'),
  to: described(orNull(address), 'Account or contract that it called; null where it created one'),
  contractAddress: described({ type: 'null' }, 'Null: transactions create no contracts'),
  cumulativeGasUsed: described(quantity, 'Gas of the block up to and with it'),
  gasUsed: described(quantity, 'Gas that was paid for'),
  effectiveGasPrice: described(quantity, 'What was paid for a unit of gas, in wei'),
  logs: described(listOf(log), 'What it told of, in order'),
  logsBloom: described(data, 'Filter that tells which contracts and topics its logs cannot have'),
});

const feeHistory = object('EthereumFeeHistory', 'Prices and use of gas over some blocks', {
  oldestBlock: described(quantity, 'First block of the lists'),
  baseFeePerGas: described(listOf(quantity), 'Least price of gas in each block and in the one that follows, in wei'),
  gasUsedRatio: described(listOf({ type: 'number' }), 'How full each block was, 0 to 1'),
  'reward?': described(listOf(listOf(quantity)), 'Tips at the percentiles asked for, of each block: zeros'),
});

const syncing = object('EthereumSyncing', 'How far a node is that catches up', {
  startingBlock: described(quantity, 'Block at which catching up began'),
  currentBlock: described(quantity, 'Newest block of this node'),
  highestBlock: described(quantity, 'Newest block that a peer told of'),
});

/** A response type. */
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
  orNull(object('EthereumHeader', 'What a block says of itself, without its transactions', head)),
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
export const ChangesAnswer = text('what is new for a filter', { anyOf: [listOf(log), listOf(hash)] });
/** Gas prices and gas use. */
export const FeeHistoryAnswer = answer('prices and use of gas', feeHistory);
/** False, or the sync progress of the node. */
export const SyncingAnswer = answer('false, or how far the node is', { anyOf: [{ const: false }, syncing] });
/** Always null. */
export const Nothing = answer('null', { type: 'null' });
