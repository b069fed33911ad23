/**
 * Multicall3: many calls in one, as wallets use it to read balances. The contract is not deployed; the node emulates
 * it.
 */

import {
  bytesHex,
  ExecutionReverted,
  itemsHex,
  MULTICALL,
  readArguments,
  readItems,
  readTuple,
  revertData,
  selectorOf,
  weiOf,
  weiPrice,
  wordHex,
} from '../../modules/evm/port.js';
import {
  type Address,
  batchReads,
  type Decimals,
  Failure,
  type FinalBlock,
  fail,
  fromHex,
  type Hash,
  ZERO_HASH,
} from '../../runtime/plugin.js';
import type { Asking } from './state.js';

/** Environment of a call: the state and the block that it is executed on. */
export interface CallEnv {
  readonly evm: Asking;
  readonly header: FinalBlock['header'];
  readonly chain: Decimals;
  /** Hash of an earlier block; undefined until it is fetched. */
  hashOf(height: number): Hash | undefined;
}

/** Result of one call, in hex. */
interface Answer {
  readonly success: boolean;
  readonly data: string;
}

interface Call {
  readonly to: Address;
  readonly mayFail: boolean;
  readonly value: bigint;
  readonly data: Uint8Array;
}

/** Maximum calls in one request, including nested ones, and maximum nesting depth. */
const MAX_CALLS = 2_000;
const MAX_DEPTH = 8;
/** Maximum hex digits of all results together. */
const MAX_DIGITS = 4_000_000;
/** Maximum records read by all calls together while finding records by their index in a list. */
const MAX_RECORDS = 20_000;
/** Number of previous blocks whose hash contracts can read. */
const KNOWN_HASHES = 256;

const revert = (reason: string): never => fail(ExecutionReverted, { reason });
const FAILED = 'Multicall3: call failed';
const NO_LIST = 'Multicall3: the data holds no list';

interface Use {
  calls: number;
  digits: number;
  records: number;
}

type Handler = (env: CallEnv, data: Uint8Array, use: Use, depth: number, value: bigint) => string;

function given<const T extends Parameters<typeof readTuple>[1]>(data: Uint8Array, types: T) {
  return readArguments(data, types) ?? revert(`Multicall3: the data holds no arguments (${types.join(',')})`);
}

/** Decodes a list of call tuples; `read` decodes one of them. */
function callsIn(data: Uint8Array, index: number, read: (item: Uint8Array) => Call | undefined): Call[] {
  const items = readItems(data.subarray(4), index, MAX_CALLS) ?? revert(`${NO_LIST} of at most ${MAX_CALLS} calls`);
  return items.map((item) => read(item) ?? revert(`${NO_LIST} of such calls`));
}

const plain = (mayFail: boolean) => (item: Uint8Array) => {
  const [to, data] = readTuple(item, ['address', 'bytes']) ?? [];
  return to && data && { to, mayFail, value: 0n, data };
};

function choosing(item: Uint8Array): Call | undefined {
  const [to, mayFail, data] = readTuple(item, ['address', 'bool', 'bytes']) ?? [];
  return to && data && { to, mayFail: mayFail!, value: 0n, data };
}

function paying(item: Uint8Array): Call | undefined {
  const [to, mayFail, value, data] = readTuple(item, ['address', 'bool', 'uint256', 'bytes']) ?? [];
  return to && data && { to, mayFail: mayFail!, value: value!, data };
}

function all(env: CallEnv, calls: readonly Call[], use: Use, depth: number): readonly Answer[] {
  if (depth >= MAX_DEPTH) revert('calls inside of calls lie too deep');
  return batchReads(calls, (call) => {
    if (++use.calls > MAX_CALLS) revert(`more than ${MAX_CALLS} calls`);
    const answer = answerOf(env, call, use, depth + 1);
    use.digits += answer.data.length;
    if (use.digits > MAX_DIGITS) revert('the answer is too long; ask in several calls');
    return answer.success || call.mayFail ? answer : revert(FAILED);
  });
}

/** Runs one call; its failure does not affect the others. */
function answerOf(env: CallEnv, { to, value, data }: Call, use: Use, depth: number): Answer {
  const many = to === MULTICALL ? MANY[selectorOf(data) ?? ''] : undefined;
  if (many) return attempt(() => many(env, data, use, depth, value));
  return attempt(() => (to === MULTICALL ? fact(env, data, value) : asked(env, { to, value, data }, use)));
}

function asked({ evm }: CallEnv, { to, value, data }: Omit<Call, 'mayFail'>, use: Use): string {
  const { answer, tries } = evm.ask(to, value, data, (records) => {
    use.records += records;
    if (use.records > MAX_RECORDS) revert('the answers read through too many records; ask in several calls');
  });
  return tries ? revert('Multicall3 only answers calls here: nothing can be changed through it') : answer;
}

function attempt(work: () => string): Answer {
  try {
    return { success: true, data: work() };
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.error !== ExecutionReverted) throw cause;
    return { success: false, data: revertData(cause.details.reason as string).slice(2) };
  }
}

const results = (answers: readonly Answer[]): string =>
  itemsHex(answers.map(({ success, data }) => wordHex(success) + wordHex(64n) + bytesHex(fromHex(data))));

/** Block number, block hash (which contracts cannot read yet), and the results. */
const withBlock = ({ header }: CallEnv, answers: readonly Answer[]): string =>
  wordHex(BigInt(header.height)) + wordHex(0n) + wordHex(96n) + results(answers);

/** Functions that call others. */
const MANY: Readonly<Record<string, Handler>> = {
  /** aggregate((address,bytes)[]) */
  '252dba42'(env, data, use, depth) {
    const answers = all(env, callsIn(data, 0, plain(false)), use, depth);
    const texts = answers.map((one) => bytesHex(fromHex(one.data)));
    return wordHex(BigInt(env.header.height)) + wordHex(64n) + itemsHex(texts);
  },
  /** aggregate3((address,bool,bytes)[]) */
  '82ad56cb': (env, data, use, depth) => wordHex(32n) + results(all(env, callsIn(data, 0, choosing), use, depth)),
  /** aggregate3Value((address,bool,uint256,bytes)[]) */
  '174dea71'(env, data, use, depth, value) {
    const calls = callsIn(data, 0, paying);
    if (calls.reduce((sum, call) => sum + call.value, 0n) !== value) revert('Multicall3: value mismatch');
    return wordHex(32n) + results(all(env, calls, use, depth));
  },
  /** tryAggregate(bool,(address,bytes)[]) */
  bce38bd7(env, data, use, depth) {
    const [strict] = given(data, ['bool']);
    return wordHex(32n) + results(all(env, callsIn(data, 1, plain(!strict)), use, depth));
  },
  /** blockAndAggregate((address,bytes)[]) */
  c3077fa9: (env, data, use, depth) => withBlock(env, all(env, callsIn(data, 0, plain(false)), use, depth)),
  /** tryBlockAndAggregate(bool,(address,bytes)[]) */
  '399542e9'(env, data, use, depth) {
    const [strict] = given(data, ['bool']);
    return withBlock(env, all(env, callsIn(data, 1, plain(!strict)), use, depth));
  },
};

/** Functions that return a property of the block or an account. */
const FACTS: Readonly<Record<string, (env: CallEnv, data: Uint8Array) => bigint>> = {
  /** getBasefee() */
  '3e64a696': ({ header }) => weiPrice(header.base_fee),
  /** getBlockHash(uint256) */
  ee82ac5e(env, data) {
    const [number] = given(data, ['uint256']);
    return hashWord(env, number);
  },
  /** getBlockNumber() */
  '42cbb15c': ({ header }) => BigInt(header.height),
  /** getChainId() */
  '3408e470': ({ header }) => BigInt(header.chain_id),
  /** getCurrentBlockCoinbase() */
  a8b0574e: ({ header }) => BigInt(`0x${header.proposer.slice(24)}`),
  /** getCurrentBlockDifficulty() */
  '72425d9d': () => 0n,
  /** getCurrentBlockGasLimit() */
  '86d516e8': ({ header }) => BigInt(header.gas_limit),
  /** getCurrentBlockTimestamp() */
  '0f28c97d': ({ header }) => BigInt(Math.trunc(header.timestamp_ms / 1000)),
  /** getEthBalance(address) */
  '4d2301cc'({ evm, chain }, data) {
    const [account] = given(data, ['address']);
    return weiOf(evm.balance(account), chain);
  },
  /** getLastBlockHash() */
  '27e86d6e': (env) => hashWord(env, BigInt(env.header.height) - 1n),
};

/** Block hash as contracts see it: zero unless the block is one of the most recent ones before this one. */
function hashWord({ header, hashOf }: CallEnv, number: bigint): bigint {
  const height = Number(number);
  const known = number >= 0n && height < header.height && height >= header.height - KNOWN_HASHES;
  return known ? BigInt(`0x${hashOf(height) ?? ZERO_HASH}`) : 0n;
}

function fact(env: CallEnv, data: Uint8Array, value: bigint): string {
  const selector = selectorOf(data);
  const tell = FACTS[selector ?? ''] ?? revert(`Multicall3 has no function 0x${selector ?? ''}`);
  return value > 0n ? revert('Multicall3: only lists of calls take value') : wordHex(tell(env, data));
}

/** Selectors of all functions. */
export const MULTICALL_SELECTORS: readonly string[] = [...Object.keys(MANY), ...Object.keys(FACTS)];

/** Return data of a Multicall3 call, in hex; fails with ExecutionReverted. */
export function multicall(env: CallEnv, value: bigint, data: Uint8Array): string {
  const many = MANY[selectorOf(data) ?? ''];
  return many ? many(env, data, { calls: 0, digits: 0, records: 0 }, 0, value) : fact(env, data, value);
}
