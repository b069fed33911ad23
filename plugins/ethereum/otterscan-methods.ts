/** Methods for Otterscan, a block explorer that runs in the browser, in addition to eth_*. */

import { bareForm } from '../../modules/accounts/port.js';
import { MULTICALL, weiOf } from '../../modules/evm/port.js';
import {
  type Address,
  BLOCK_LEVEL,
  type FinalBlock,
  feePort,
  type Hash,
  type Json,
  type PluginContext,
  type RpcMethod,
  type RpcRequest,
  t,
} from '../../runtime/plugin.js';
import { HeaderAnswer } from './answers.js';
import { headJson, transactionJson } from './block-json.js';
import { inGethsWords, prunedHistory, refusal } from './errors.js';
import { internalOperations, otterscanTrace } from './frame-json.js';
import { type Frame, frameOf } from './frames.js';
import type { ConcernedPage, History } from './history.js';
import { keptLogs } from './kept-logs.js';
import { finalHeightOf } from './pending-block.js';
import { receiptsOf } from './receipts.js';
import { readAt } from './state.js';
import {
  BlockDetailsAnswer,
  BlockPageAnswer,
  CreatorAnswer,
  FoundAnswer,
  OperationsAnswer,
  OtterscanTraceAnswer,
} from './trace-answers.js';
import {
  addressOf,
  BlockOrNumber,
  type BlockReference,
  Count,
  Data,
  EthereumAddress,
  EthereumHash,
  hexOf,
} from './types.js';

/** API level that Otterscan checks. */
const LEVEL = 8;
/** Maximum requested page size, and maximum transactions in a response, which contains whole blocks. */
const MAX_PAGE = 100;
const MAX_FOUND = 1_000;
/** Cost units per transaction with its receipt, and per transfer inside a transaction. */
const WHOLE_UNITS = 0.5;
const MOVE_UNITS = 0.05;
const FROM_DISK = '0.2 per transaction of a block read from disk';
const HEAD: BlockReference = { tag: 'latest' };
/** Characters of 0x and four bytes: the selector of a call. */
const SELECTOR = 10;

const PageSize = t.doc(t.range(1, MAX_PAGE, 'page size'), `Transactions per page, at most ${MAX_PAGE}`);
const Hashed = t.doc(EthereumHash, 'Hash of a final transaction');

export function otterscanMethods(node: PluginContext, history: History): RpcMethod[] {
  const { ledger, blocks, method } = node;
  const { symbol } = ledger.chain;
  const kept = keptLogs(node);

  /** Resolves a block reference; undefined if there is no such block. Fails if this node has pruned it. */
  async function blockAt(reference: BlockReference, request: RpcRequest): Promise<FinalBlock | undefined> {
    const height = await finalHeightOf(node, reference);
    if (height === undefined) return undefined;
    const block = await blocks.at(height, request);
    if (!block) throw prunedHistory(blocks.oldest);
    return block;
  }

  async function header(reference: BlockReference, request: RpcRequest): Promise<Json> {
    const block = await blockAt(reference, request);
    return block ? headJson(block, await kept(block.header.height)) : null;
  }

  /** Block fields that Otterscan shows: everything except transactions and the logs bloom. */
  async function shell(block: FinalBlock): Promise<Json & object> {
    const head = headJson(block, await kept(block.header.height));
    const size = hexOf(block.sizeBytes);
    return { ...head, logsBloom: null, size, transactionCount: block.envelopes.length, uncles: [] };
  }

  async function details(block: FinalBlock | undefined): Promise<Json> {
    if (!block) return null;
    const events = block.outcomes.flatMap((one) => one.events.filter(({ opIndex }) => opIndex === BLOCK_LEVEL));
    const reward = ledger.view().port(feePort)?.rewardIn(events);
    const issued = hexOf(weiOf(reward ? reward.proposer + reward.treasury : 0n, ledger.chain));
    const fees = block.outcomes.reduce((sum, { fee }) => sum + fee, 0n);
    return {
      block: await shell(block),
      issuance: { blockReward: issued, uncleReward: '0x0', issuance: issued },
      totalFees: hexOf(weiOf(fees, ledger.chain)),
    };
  }

  /** Transactions and receipts at these indexes of a block, in the order of `indexes`. */
  async function withReceipts(block: FinalBlock, indexes: readonly number[], request: RpcRequest) {
    request.spend(WHOLE_UNITS * indexes.length);
    const receipts = (await receiptsOf(node, block, indexes)) as Record<string, Json>[];
    const txs: Record<string, Json>[] = [];
    for (const index of indexes) {
      const json = await ledger.read(() => transactionJson(node, block.envelopes[index]!, { block, index }));
      txs.push(json as Record<string, Json>);
      await request.giveWay();
    }
    return { txs, receipts };
  }

  /** A page counted from the end of a block: page 0 has its last transactions. */
  async function pageOf(reference: BlockReference, page: number, size: number, request: RpcRequest): Promise<Json> {
    const block = await blockAt(reference, request);
    if (!block) return null;
    const end = Math.max(0, block.envelopes.length - page * size);
    const start = Math.max(0, end - size);
    const indexes = Array.from({ length: end - start }, (_, i) => start + i);
    const { txs, receipts } = await withReceipts(block, indexes, request);
    const transactions = txs.map((one) => ({ ...one, input: String(one.input).slice(0, SELECTOR) }));
    return {
      fullblock: { ...(await shell(block)), transactions },
      receipts: receipts.map((one) => ({ ...one, logs: null, logsBloom: null })),
    };
  }

  /** Collects the transactions of whole blocks until the page is full, in the order of the blocks. */
  async function taken({ blocks: found, more }: ConcernedPage, size: number, request: RpcRequest) {
    const parts: { readonly txs: readonly Json[]; readonly receipts: readonly Json[] }[] = [];
    let count = 0;
    for (const { height, indexes } of found) {
      if (count >= size) return { parts, isAll: false };
      if (count + indexes.length > MAX_FOUND) {
        if (count > 0) return { parts, isAll: false };
        throw refusal(
          `block ${height} has ${indexes.length} transactions of this address; use ots_getBlockTransactions, which returns pages`,
        );
      }
      count += indexes.length;
      const block = await blocks.at(height, request);
      if (!block) return { parts, isAll: true }; // pruned, like all blocks before it
      const { txs, receipts } = await withReceipts(block, [...indexes].reverse(), request);
      const timestamp = Math.trunc(block.header.timestamp_ms / 1000);
      parts.push({ txs, receipts: receipts.map((one) => ({ ...one, timestamp })) });
    }
    return { parts, isAll: !more };
  }

  const joined = (parts: Awaited<ReturnType<typeof taken>>['parts']) => ({
    txs: parts.flatMap(({ txs }) => txs),
    receipts: parts.flatMap(({ receipts }) => receipts),
  });

  /** Block number 0 starts above the newest block. */
  async function before(address: Address, number: number, size: number, request: RpcRequest): Promise<Json> {
    const height = number === 0 ? ledger.head.height + 1 : number;
    const { parts, isAll } = await taken(await history.below(address, height, size), size, request);
    const newer = await history.above(address, height - 1, 1);
    return { ...joined(parts), firstPage: newer.blocks.length === 0, lastPage: isAll };
  }

  /** Block number 0 starts below the oldest block. */
  async function after(address: Address, number: number, size: number, request: RpcRequest): Promise<Json> {
    const { parts, isAll } = await taken(await history.above(address, number, size), size, request);
    const older = await history.below(address, number + 1, 1);
    return { ...joined(parts.reverse()), firstPage: isAll, lastPage: older.blocks.length === 0 };
  }

  async function framed(hash: Hash, request: RpcRequest): Promise<Frame | undefined> {
    const found = await blocks.bundle(hash, request);
    if (!found) return undefined;
    const frame = await ledger.read(() => frameOf(node, found.block, found.place.index));
    request.spend(MOVE_UNITS * frame.moves.length);
    return frame;
  }

  async function bySenderAndNonce(sender: Address, nonce: number, request: RpcRequest): Promise<Hash | null> {
    const height = await history.heightOf(sender, nonce);
    const block = height === undefined ? null : await blocks.at(height, request);
    const envelope = block?.envelopes.find((one) => one.nonce === nonce && bareForm(one.from) === sender);
    return envelope?.hash ?? null;
  }

  async function creatorOf(contract: Address, request: RpcRequest): Promise<Json> {
    const place = await history.creation(contract);
    const envelope = place && (await blocks.at(place.height, request))?.envelopes[place.index];
    return envelope ? { hash: `0x${envelope.hash}`, creator: addressOf(bareForm(envelope.from)) } : null;
  }

  /** A contract is permanent, so its existence at the head and its creation height give the answer for every block. */
  async function hasCode(address: Address, reference: BlockReference): Promise<boolean> {
    const height = await finalHeightOf(node, reference);
    if (height === undefined) throw refusal('header not found');
    if (address === MULTICALL) return true;
    const code = await readAt(node, HEAD, (evm) => evm.code(address));
    return code !== '' && ((await history.creation(address))?.height ?? 0) <= height;
  }

  const anyBlock = t.doc(BlockOrNumber, 'Block: number (also as JSON number), tag or hash');
  const searched = {
    address: t.doc(EthereumAddress, 'Account that sends, receives or is paid inside the transactions'),
    number: t.doc(Count, 'Height at which the previous page ended; zero for the first page'),
    size: PageSize,
  };
  const searchCost = { base: 10, more: `0.5 per transaction, and ${FROM_DISK}` };
  return [
    method({
      name: 'ots_getApiLevel',
      about: 'Returns the version of Otterscan’s API.',
      params: {},
      result: t.doc(t.u32, 'API level that Otterscan compares with its own'),
      answer: () => LEVEL,
    }),
    method({
      name: 'erigon_getHeaderByNumber',
      about: 'Returns the header of a block, like eth_getHeaderByNumber, under the name that Otterscan calls.',
      cost: { base: 2, more: FROM_DISK },
      params: { block: anyBlock },
      result: HeaderAnswer,
      answer: ({ block }, request) => header(block, request),
    }),
    method({
      name: 'ots_hasCode',
      about: 'Reports whether an address is a contract (a token, a collection or another one) at a height.',
      params: { address: t.doc(EthereumAddress, 'Address of the account or contract'), block: anyBlock },
      result: t.doc(t.bool, 'True for contracts; false for accounts and for contracts created after the block'),
      answer: ({ address, block }) => inGethsWords(symbol, () => hasCode(address, block)),
    }),
    ...(['', 'ByHash'] as const).map((by) =>
      method({
        name: `ots_getBlockDetails${by}`,
        about: 'Returns a block without its transactions, with issuance and fees; null if it does not exist.',
        cost: { base: 5, more: FROM_DISK },
        params: { block: anyBlock },
        result: BlockDetailsAnswer,
        answer: async ({ block }, request) => details(await blockAt(block, request)),
      }),
    ),
    method({
      name: 'ots_getBlockTransactions',
      about:
        'Returns a page of the transactions of a block, from its end, with receipts without logs; null if the block does not exist.',
      cost: { base: 5, more: `0.5 per transaction, and ${FROM_DISK}` },
      params: { block: anyBlock, page: t.doc(Count, 'Page, from zero'), size: PageSize },
      result: BlockPageAnswer,
      answer: ({ block, page, size }, request) => pageOf(block, page, size, request),
    }),
    method({
      name: 'ots_searchTransactionsBefore',
      about: 'Returns transactions of an address below a height, newest first, in whole blocks until a page is full.',
      cost: searchCost,
      params: searched,
      result: FoundAnswer,
      answer: ({ address, number, size }, request) => before(address, number, size, request),
    }),
    method({
      name: 'ots_searchTransactionsAfter',
      about:
        'Returns transactions of an address above a height, newest first, in whole blocks from the oldest on until a page is full.',
      cost: searchCost,
      params: searched,
      result: FoundAnswer,
      answer: ({ address, number, size }, request) => after(address, number, size, request),
    }),
    method({
      name: 'ots_getTransactionBySenderAndNonce',
      about: 'Returns the hash of the transaction with which an account used a nonce; null if it did not use it.',
      cost: { base: 5, more: FROM_DISK },
      params: {
        sender: t.doc(EthereumAddress, 'Account of the sender'),
        nonce: t.doc(Count, 'Nonce of the wanted transaction'),
      },
      result: t.option(t.doc(EthereumHash, 'Hash by which the transaction is known')),
      answer: ({ sender, nonce }, request) => bySenderAndNonce(sender, nonce, request),
    }),
    method({
      name: 'ots_getContractCreator',
      about:
        'Returns the transaction that created a token or a collection, and its sender; null for those of genesis and for accounts.',
      cost: { base: 5, more: FROM_DISK },
      params: { address: t.doc(EthereumAddress, 'Address of the contract') },
      result: CreatorAnswer,
      answer: ({ address }, request) => creatorOf(address, request),
    }),
    method({
      name: 'ots_getInternalOperations',
      about: 'Returns the native transfers inside a transaction, as in debug_traceTransaction.',
      cost: { base: 5, more: `0.05 per inner transfer, and ${FROM_DISK}` },
      params: { hash: Hashed },
      result: OperationsAnswer,
      async answer({ hash }, request) {
        const frame = await framed(hash, request);
        return frame ? internalOperations(frame) : [];
      },
    }),
    method({
      name: 'ots_traceTransaction',
      about: 'Returns a transaction and its native transfers, by depth; null if no block contains it.',
      cost: { base: 5, more: `0.05 per inner transfer, and ${FROM_DISK}` },
      params: { hash: Hashed },
      result: OtterscanTraceAnswer,
      async answer({ hash }, request) {
        const frame = await framed(hash, request);
        return frame ? otterscanTrace(frame) : null;
      },
    }),
    method({
      name: 'ots_getTransactionError',
      about: 'Returns no bytes: failed transactions are in no block.',
      params: { hash: Hashed },
      result: Data,
      answer: () => NOTHING,
    }),
  ];
}

const NOTHING = new Uint8Array();
