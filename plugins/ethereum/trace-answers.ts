/** Documentation schemas of responses of tracers, Otterscan methods and txpool methods. */

import { described } from '../../runtime/plugin.js';
import { answer, object, type Schema, text } from './answers.js';
import { Data, EthereumAddress, EthereumHash, Quantity } from './types.js';

const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const integer: Schema = { type: 'integer', minimum: 0 };
const ends = {
  from: described(EthereumAddress.schema, 'Caller or sender'),
  to: described(
    orNull(EthereumAddress.schema),
    'Called account or recipient; null for an attempt to create a contract',
  ),
  value: described(Quantity.schema, 'Native value, in wei'),
};
const gas = {
  gas: described(Quantity.schema, 'Gas limit; zero for inner transfers, which use that of the transaction'),
  gasUsed: described(Quantity.schema, 'Gas that execution used'),
};

const inner = object('EthereumInnerCall', 'Native transfer by an operation, shown as a call without data', {
  type: described({ const: 'CALL' }, 'Always CALL: no EVM code runs on this chain'),
  ...ends,
  ...gas,
  input: described(Data.schema, 'Always empty'),
});
const tracedLog = object('EthereumTracedLog', 'Log in the format of geth’s callTracer', {
  address: described(EthereumAddress.schema, 'Token or collection'),
  topics: described(listOf(EthereumHash.schema), 'Hash of the event, then its indexed fields'),
  data: described(Data.schema, 'Remaining fields, in words of 32 bytes'),
  position: described(Quantity.schema, 'Number of inner calls before the log: always zero'),
  index: described(Quantity.schema, 'Position among the logs of the transaction'),
});
const callTrace = object('EthereumCallTrace', 'Transaction or call in the format of geth’s callTracer', {
  type: described({ const: 'CALL' }, 'Always CALL: no EVM code runs on this chain'),
  ...ends,
  ...gas,
  input: described(Data.schema, 'Call data; for native bundles their bytes'),
  'output?': described(Data.schema, 'Return data, or revert data'),
  'error?': described({ type: 'string' }, 'Present if a simulated call reverts'),
  'revertReason?': described({ type: 'string' }, 'Revert reason as text, if a simulated call reverts'),
  'calls?': described(listOf(inner), 'Native transfers inside, in order'),
  'logs?': described(listOf(tracedLog), 'Present with `withLog`'),
});

const action = object('EthereumTraceAction', 'Call that the trace is of', {
  callType: described({ const: 'call' }, 'Always CALL: no EVM code runs on this chain'),
  ...ends,
  gas: gas.gas,
  input: described(Data.schema, 'Call data; for native bundles their bytes'),
});
const flat = object('EthereumTrace', 'Transaction, or native transfer inside one, in the format of OpenEthereum', {
  action: described(action, 'Caller, called account, value and data'),
  result: described(
    object('EthereumTraceResult', 'Result of the traced call', {
      gasUsed: gas.gasUsed,
      output: described(Data.schema, 'Return data; empty if there is none'),
    }),
    'Gas used and return data',
  ),
  subtraces: described(integer, 'Number of inner transfers'),
  traceAddress: described(listOf(integer), 'Empty for the transaction; otherwise the position of the inner transfer'),
  blockHash: described(EthereumHash.schema, 'Hash by which the block is known'),
  blockNumber: described(integer, 'Height of the block in the chain'),
  transactionHash: described(EthereumHash.schema, 'Hash of the traced transaction'),
  transactionPosition: described(integer, 'Position of the transaction in its block'),
  type: described({ const: 'call' }, 'Always call: no contract is created or destroyed'),
});

const operation = object('OtterscanOperation', 'Native transfer inside a transaction', {
  type: described({ const: 0 }, 'Always zero, a transfer: no contract is created or destroyed'),
  ...ends,
});
const traced = object('OtterscanTrace', 'Transaction, or native transfer inside it', {
  type: described({ const: 'CALL' }, 'Always CALL: no EVM code runs on this chain'),
  depth: described(integer, 'Zero for the transaction, one for inner transfers'),
  ...ends,
  input: described(Data.schema, 'Call data; for native bundles their bytes'),
  output: described(Data.schema, 'Return data; empty if there is none'),
});
const issuance = object('OtterscanIssuance', 'Native units issued by a block, in wei', {
  blockReward: described(Quantity.schema, 'Reward of the proposer and the treasury'),
  uncleReward: described(Quantity.schema, 'Zero: the chain has no uncles'),
  issuance: described(Quantity.schema, 'Sum of both rewards in wei'),
});
const details = object('OtterscanBlockDetails', 'Block without its transactions', {
  block: described(
    { type: 'object' },
    'Fields of eth_getBlockByNumber and transactionCount (a JSON number), without transactions and bloom filter',
  ),
  issuance: described(issuance, 'Native units issued by the block'),
  totalFees: described(Quantity.schema, 'Fees paid by its transactions, in wei'),
});
const page = object('OtterscanBlockPage', 'Page of the transactions of a block', {
  fullblock: described(
    { type: 'object' },
    'Block with the transactions of the page; input is limited to its first four bytes',
  ),
  receipts: described(listOf({ type: 'object' }), 'Receipts of the page, without logs'),
});
const found = object('OtterscanTransactions', 'Transactions of an address, newest first', {
  txs: described(listOf({ type: 'object' }), 'Transactions, as returned by eth_getTransactionByHash'),
  receipts: described(listOf({ type: 'object' }), 'Receipts, each with the timestamp of its block'),
  firstPage: described({ type: 'boolean' }, 'True if the address has no newer transactions'),
  lastPage: described({ type: 'boolean' }, 'True if the address has no older transactions'),
});
const creator = object('OtterscanCreator', 'Creator of a contract', {
  hash: described(EthereumHash.schema, 'Hash of the transaction that created it'),
  creator: described(EthereumAddress.schema, 'Sender of that transaction'),
});

/** In the format of geth's callTracer. */
export const CallTraceAnswer = answer('a call with its inner transfers', callTrace);
/** In the format of OpenEthereum's traces; null for a transaction that is in no block. */
export const TracesAnswer = answer('traces, or null', orNull(listOf(flat)));
/** Traces of a block as cached text; null if the block does not exist. */
export const BlockTracesAnswer = text('traces, or null', orNull(listOf(flat)));
/** Native transfers inside a transaction. */
export const OperationsAnswer = answer('native transfers', listOf(operation));
/** A transaction and its inner transfers, in order. */
export const OtterscanTraceAnswer = answer('calls by depth, or null', orNull(listOf(traced)));
/** A block for Otterscan's block page; null if it does not exist. */
export const BlockDetailsAnswer = answer('a block without its transactions, or null', orNull(details));
/** A page of the transactions of a block; null if the block does not exist. */
export const BlockPageAnswer = answer('a page of the transactions of a block, or null', orNull(page));
/** A page of the transactions of an address. */
export const FoundAnswer = answer('transactions of an address', found);
/** Creator of a contract; null if no transaction created it. */
export const CreatorAnswer = answer('the creator of a contract, or null', orNull(creator));
/** Pending and queued transactions, by sender and nonce. */
export const PoolAnswer = answer(
  'pending and queued transactions',
  object('EthereumPool', 'Transactions in the mempool of this node', {
    pending: described({ type: 'object' }, 'Executable transactions, by sender and nonce'),
    queued: described({ type: 'object' }, 'Transactions behind a nonce gap, by sender and nonce'),
  }),
);
