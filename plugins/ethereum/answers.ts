/** Answers that are objects, as documents tell of them: the fields of execution-apis, each object once under its name. */

import { type Json, type RawJson, type Type, t } from '../../runtime/plugin.js';
import { Data, EthereumAddress, EthereumHash, Quantity } from './types.js';

type Schema = Type<unknown>['schema'];

const [address, data, hash, quantity] = [EthereumAddress, Data, EthereumHash, Quantity].map(({ schema }) => schema) as [
  Schema,
  Schema,
  Schema,
  Schema,
];
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** An object under its name; fields that end in ? may be missing. */
function object(title: string, fields: Readonly<Record<string, Schema>>): Schema {
  const entries = Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema] as const);
  const required = Object.keys(fields).filter((name) => !name.endsWith('?'));
  return { title, type: 'object', properties: Object.fromEntries(entries), required, additionalProperties: false };
}

const log = object('EthereumLog', {
  address,
  topics: listOf(hash),
  data,
  blockNumber: quantity,
  transactionHash: hash,
  transactionIndex: quantity,
  blockHash: hash,
  logIndex: quantity,
  removed: { type: 'boolean' },
  blockTimestamp: quantity,
});

const transaction = object('EthereumTransaction', {
  blockHash: orNull(hash),
  blockNumber: orNull(quantity),
  blockTimestamp: orNull(quantity),
  transactionIndex: orNull(quantity),
  hash,
  type: quantity,
  from: address,
  to: orNull(address),
  nonce: quantity,
  gas: quantity,
  value: quantity,
  input: data,
  chainId: quantity,
  gasPrice: quantity,
  'maxFeePerGas?': quantity,
  'maxPriorityFeePerGas?': quantity,
  'accessList?': listOf(object('EthereumAccess', { address, storageKeys: listOf(hash) })),
  v: quantity,
  'yParity?': quantity,
  r: quantity,
  s: quantity,
});

const head = {
  number: quantity,
  hash,
  parentHash: hash,
  nonce: data,
  sha3Uncles: hash,
  logsBloom: data,
  transactionsRoot: hash,
  stateRoot: hash,
  receiptsRoot: hash,
  miner: address,
  difficulty: quantity,
  totalDifficulty: quantity,
  extraData: data,
  gasLimit: quantity,
  gasUsed: quantity,
  timestamp: quantity,
  mixHash: hash,
  baseFeePerGas: quantity,
};

const block = object('EthereumBlock', {
  ...head,
  size: quantity,
  transactions: { anyOf: [listOf(hash), listOf(transaction)] },
  uncles: listOf(hash),
});

const receipt = object('EthereumReceipt', {
  type: quantity,
  status: quantity,
  transactionHash: hash,
  transactionIndex: quantity,
  blockHash: hash,
  blockNumber: quantity,
  from: address,
  to: orNull(address),
  contractAddress: { type: 'null' },
  cumulativeGasUsed: quantity,
  gasUsed: quantity,
  effectiveGasPrice: quantity,
  logs: listOf(log),
  logsBloom: data,
});

const feeHistory = object('EthereumFeeHistory', {
  oldestBlock: quantity,
  baseFeePerGas: listOf(quantity),
  gasUsedRatio: listOf({ type: 'number' }),
  'reward?': listOf(listOf(quantity)),
});

const syncing = object('EthereumSyncing', {
  startingBlock: quantity,
  currentBlock: quantity,
  highestBlock: quantity,
});

const answer = (about: string, schema: Schema): Type<Json> => ({ ...(t.json as Type<Json>), about, schema });

/** The same of an answer that is text already, or null. */
const text = (about: string, schema: Schema): Type<RawJson | null> => ({
  ...(answer(about, schema) as unknown as Type<RawJson | null>),
  toJson: (value) => value as unknown as Json,
});

/** A block as text, made once; null where there is none. */
export const BlockAnswer = text('a block, or null', orNull(block));
/** A transaction, waiting or in a block; null where there is none. */
export const TransactionAnswer = answer('a transaction, or null', orNull(transaction));
/** A receipt; null where there is none. */
export const ReceiptAnswer = answer('a receipt, or null', orNull(receipt));
/** The receipts of a block as text, made once; null where there is none. */
export const ReceiptsAnswer = text('receipts, or null', orNull(listOf(receipt)));
/** Logs, in order. */
export const LogsAnswer = answer('logs', listOf(log));
/** Logs of a filter of logs, hashes of the other two. */
export const ChangesAnswer = answer('what is new for a filter', { anyOf: [listOf(log), listOf(hash)] });
/** Prices and use of gas. */
export const FeeHistoryAnswer = answer('prices and use of gas', feeHistory);
/** False, or how far the node is. */
export const SyncingAnswer = answer('false, or how far the node is', { anyOf: [{ const: false }, syncing] });
/** What there never is. */
export const Nothing = answer('null', { type: 'null' });
