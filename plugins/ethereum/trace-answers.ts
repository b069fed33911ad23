/** Documentation schemas of responses of tracers, Otterscan methods and txpool methods. */

import { described } from '../../runtime/plugin.js';
import { answer, object, type Schema, text } from './answers.js';
import { Data, EthereumAddress, EthereumHash, Quantity } from './types.js';

const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const integer: Schema = { type: 'integer', minimum: 0 };
const ends = {
  from: described(EthereumAddress.schema, 'Who calls or gives'),
  to: described(orNull(EthereumAddress.schema), 'Who is called or gets; null for an attempt to create a contract'),
  value: described(Quantity.schema, 'Native units that move, in wei'),
};
const gas = {
  gas: described(
    Quantity.schema,
    'Offered for it; zero for moves inside of a transaction, which use that of the whole',
  ),
  gasUsed: described(Quantity.schema, 'What was used of it'),
};

const inner = object('EthereumInnerCall', 'A move of native units by an operation, told as a call without data', {
  type: described({ const: 'CALL' }, 'Always a plain call: no code runs here'),
  ...ends,
  ...gas,
  input: described(Data.schema, 'Empty: moves carry no data'),
});
const tracedLog = object('EthereumTracedLog', 'A log as geth’s callTracer tells of it', {
  address: described(EthereumAddress.schema, 'The token or collection that it is of'),
  topics: described(listOf(EthereumHash.schema), 'Hash of the event, then what it can be found by'),
  data: described(Data.schema, 'The other values, in words of 32 bytes'),
  position: described(Quantity.schema, 'How many inner calls were told of before it: none'),
  index: described(Quantity.schema, 'Place among the logs of the transaction'),
});
const callTrace = object('EthereumCallTrace', 'A transaction or call as geth’s callTracer tells of it', {
  type: described({ const: 'CALL' }, 'Always a plain call: no code runs here'),
  ...ends,
  ...gas,
  input: described(Data.schema, 'Call data; of native bundles their bytes'),
  'output?': described(Data.schema, 'What it answered, or why it reverted'),
  'error?': described({ type: 'string' }, 'There where a tried call reverts'),
  'revertReason?': described({ type: 'string' }, 'The reason in words, where a tried call reverts'),
  'calls?': described(listOf(inner), 'The moves of native units inside, in order'),
  'logs?': described(listOf(tracedLog), 'There where the tracer is told withLog'),
});

const action = object('EthereumTraceAction', 'What a trace is of', {
  callType: described({ const: 'call' }, 'Always a plain call: no code runs here'),
  ...ends,
  gas: gas.gas,
  input: described(Data.schema, 'Call data; of native bundles their bytes'),
});
const flat = object('EthereumTrace', 'A transaction, or a move inside of one, as OpenEthereum tells of it', {
  action: described(action, 'Who called whom, with what'),
  result: described(
    object('EthereumTraceResult', 'How the traced call ended', {
      gasUsed: gas.gasUsed,
      output: described(Data.schema, 'What it answered, empty where nothing was'),
    }),
    'Gas and output of the traced call',
  ),
  subtraces: described(integer, 'How many moves lie inside of it'),
  traceAddress: described(listOf(integer), 'Where it lies: empty for the transaction, else the place of the move'),
  blockHash: described(EthereumHash.schema, 'Hash of the block that has it'),
  blockNumber: described(integer, 'Height of the block that has it'),
  transactionHash: described(EthereumHash.schema, 'What was traced, or contains what was'),
  transactionPosition: described(integer, 'Place of that transaction in its block'),
  type: described({ const: 'call' }, 'Always a call: no contract is created and none destroyed'),
});

const operation = object('OtterscanOperation', 'A move of native units inside of a transaction', {
  type: described({ const: 0 }, 'Zero, a transfer: no contract is created and none destroyed'),
  ...ends,
});
const traced = object('OtterscanTrace', 'A transaction, or a move inside of it', {
  type: described({ const: 'CALL' }, 'Always a plain call: no code runs here'),
  depth: described(integer, 'Zero for the transaction, one for moves inside'),
  ...ends,
  input: described(Data.schema, 'Call data; of native bundles their bytes'),
  output: described(Data.schema, 'What it answered, empty where nothing was'),
});
const issuance = object('OtterscanIssuance', 'New native units that a block gave out, in wei', {
  blockReward: described(Quantity.schema, 'What its proposer and the treasury got'),
  uncleReward: described(Quantity.schema, 'Zero: there are no uncles'),
  issuance: described(Quantity.schema, 'Both together'),
});
const details = object('OtterscanBlockDetails', 'A block without its transactions', {
  block: described(
    { type: 'object' },
    'The fields of eth_getBlockByNumber and transactionCount, a JSON number, without transactions and filter',
  ),
  issuance: described(issuance, 'What the block gave out'),
  totalFees: described(Quantity.schema, 'What its transactions paid for gas, in wei'),
});
const page = object('OtterscanBlockPage', 'Some of the transactions of a block', {
  fullblock: described({ type: 'object' }, 'The block with those transactions; of their input the first four bytes'),
  receipts: described(listOf({ type: 'object' }), 'Their receipts, without logs'),
});
const found = object('OtterscanTransactions', 'Transactions of an address, the newest first', {
  txs: described(listOf({ type: 'object' }), 'The transactions, as eth_getTransactionByHash answers'),
  receipts: described(listOf({ type: 'object' }), 'Their receipts, each with the timestamp of its block'),
  firstPage: described({ type: 'boolean' }, 'True where nothing newer concerns the address'),
  lastPage: described({ type: 'boolean' }, 'True where nothing older concerns the address'),
});
const creator = object('OtterscanCreator', 'Who made a contract', {
  hash: described(EthereumHash.schema, 'Hash of the transaction that made it'),
  creator: described(EthereumAddress.schema, 'Who sent that transaction'),
});

/** In the format of geth's callTracer. */
export const CallTraceAnswer = answer('a call with the moves inside of it', callTrace);
/** In the format of OpenEthereum's traces; null for a transaction that is in no block. */
export const TracesAnswer = answer('traces, or null', orNull(listOf(flat)));
/** Traces of a block as cached text; null if the block does not exist. */
export const BlockTracesAnswer = text('traces, or null', orNull(listOf(flat)));
/** Native transfers inside a transaction. */
export const OperationsAnswer = answer('moves of native units', listOf(operation));
/** A transaction and its inner transfers, in order. */
export const OtterscanTraceAnswer = answer('calls by depth, or null', orNull(listOf(traced)));
/** A block for Otterscan's block page; null if it does not exist. */
export const BlockDetailsAnswer = answer('a block without its transactions, or null', orNull(details));
/** A page of the transactions of a block; null if the block does not exist. */
export const BlockPageAnswer = answer('some transactions of a block, or null', orNull(page));
/** A page of the transactions of an address. */
export const FoundAnswer = answer('transactions of an address', found);
/** Creator of a contract; null if no transaction created it. */
export const CreatorAnswer = answer('who made a contract, or null', orNull(creator));
/** Pending and queued transactions, by sender and nonce. */
export const PoolAnswer = answer(
  'what waits, by sender and nonce',
  object('EthereumPool', 'Transactions that wait on this node', {
    pending: described({ type: 'object' }, 'What the next blocks may hold: sender, nonce, transaction'),
    queued: described({ type: 'object' }, 'What waits for an earlier nonce: sender, nonce, transaction'),
  }),
);
