/** Ethereum methods for blocks and transactions. Objects unknown to this node are null. */

import {
  type FinalBlock,
  headerHash,
  type Json,
  type PluginContext,
  RawJson,
  type RpcMethod,
  type RpcRequest,
  t,
} from '../../runtime/plugin.js';
import { BlockAnswer, HeaderAnswer, Nothing, TransactionAnswer } from './answers.js';
import { blockJson, headJson, transactionJson } from './block-json.js';
import type { Envelope } from './bundle-view.js';
import { prunedHistory, refusal } from './errors.js';
import { keptLogs } from './kept-logs.js';
import { pendingHeader, pendingJson, pendingTransactions } from './pending-block.js';
import type { Recent } from './recent.js';
import { heightOf, isPending } from './state.js';
import { Block, type BlockReference, Data, EthereumHash, Index, Quantity } from './types.js';

/** Cost units per transaction of a block, in full or as a hash. */
const WHOLE_UNITS = 0.2;
const HASH_UNITS = 0.01;
const NOTHING = new Uint8Array();
const FROM_DISK = '0.2 per transaction of a block read from disk';

/** Methods for blocks, their transactions, and transactions by hash. */
export function blockMethods(node: PluginContext, texts: Recent): RpcMethod[] {
  const { blocks, ledger, mempool, method } = node;
  const kept = keptLogs(node);

  /** Resolves a block reference; null if there is no such block. Fails if this node has pruned it. */
  async function found(reference: BlockReference, request: RpcRequest): Promise<FinalBlock | null> {
    const height = await heightOf(node, reference);
    if (height === undefined) return null;
    const block = await blocks.at(height, request);
    if (!block) throw prunedHistory(blocks.oldest);
    return block;
  }

  /** The text of a final block is cached, because wallets request the same blocks repeatedly. */
  async function block(reference: BlockReference, full: boolean, request: RpcRequest): Promise<RawJson | null> {
    if (isPending(reference)) {
      request.spend((full ? WHOLE_UNITS : HASH_UNITS) * mempool.pendingSize);
      return new RawJson(JSON.stringify(await pendingJson(node, full)));
    }
    const final = await found(reference, request);
    if (!final) return null;
    request.spend((full ? WHOLE_UNITS : HASH_UNITS) * final.envelopes.length);
    const { height } = final.header;
    return texts.get(`${height} ${full}`, async () => {
      const logs = await kept(height);
      return blockJson(node, final, logs, full);
    });
  }

  async function header(reference: BlockReference): Promise<Json> {
    if (isPending(reference)) return pendingHeader(node, await pendingTransactions(node));
    const height = await heightOf(node, reference);
    const names = height === undefined ? null : await ledger.store.header(height);
    return names && headJson({ header: names, hash: headerHash(names) }, await kept(names.height));
  }

  async function countIn(reference: BlockReference): Promise<bigint | null> {
    if (isPending(reference)) return BigInt((await pendingTransactions(node)).length);
    const height = await heightOf(node, reference);
    const header = height === undefined ? null : await ledger.store.header(height);
    return header && BigInt(header.bundle_count);
  }

  async function transactionIn(reference: BlockReference, index: number, request: RpcRequest): Promise<Json> {
    if (isPending(reference)) {
      const waiting = (await pendingTransactions(node))[index];
      return waiting ? ledger.read(() => transactionJson(node, waiting.envelope, undefined)) : null;
    }
    const final = await found(reference, request);
    const envelope = final?.envelopes[index];
    return envelope && final ? ledger.read(() => transactionJson(node, envelope, { block: final, index })) : null;
  }

  /** Like geth, returns no bytes for an unknown hash. Native bundles have no Ethereum encoding. */
  function rawOf(envelope: Envelope | undefined): Uint8Array {
    if (envelope === undefined) return NOTHING;
    if (envelope.carried) return envelope.bundle.operations[0]!.params.raw as Uint8Array;
    throw refusal(`0x${envelope.hash} is a native bundle without an Ethereum encoding; use chain_getTransaction`);
  }

  async function transaction(hash: FinalBlock['hash'], request: RpcRequest): Promise<Json> {
    const placed = await blocks.bundle(hash, request);
    if (placed) return transactionIn({ number: BigInt(placed.place.height) }, placed.place.index, request);
    const waiting = mempool.get(hash);
    return waiting ? ledger.read(() => transactionJson(node, waiting.envelope, undefined)) : null;
  }

  const full = t.doc(t.option(t.bool), 'True for full transactions, false for hashes (default false)');
  const none = { height: Block };
  const uncles = (['Hash', 'Number'] as const).flatMap((by) => [
    method({
      name: `eth_getUncleCountByBlock${by}`,
      about: 'Returns zero: the chain has no uncles.',
      params: none,
      result: t.option(Quantity),
      answer: async ({ height }) => ((await heightOf(node, height)) === undefined ? null : 0n),
    }),
    method({
      name: `eth_getUncleByBlock${by}AndIndex`,
      about: 'Returns null: the chain has no uncles.',
      params: { ...none, index: Index },
      result: Nothing,
      answer: () => null,
    }),
  ]);
  const byBlock = (['Hash', 'Number'] as const).flatMap((by) => [
    method({
      name: `eth_getBlockBy${by}`,
      about: 'Returns a block with its transactions or their hashes; null if it does not exist.',
      cost: { base: 5, more: `0.01 per transaction hash, 0.2 per full transaction, and ${FROM_DISK}` },
      params: { block: Block, full },
      result: BlockAnswer,
      answer: (given, request) => block(given.block, given.full ?? false, request),
    }),
    method({
      name: `eth_getBlockTransactionCountBy${by}`,
      about: 'Returns the number of transactions in a block; null if the block does not exist.',
      params: { block: Block },
      result: t.option(Quantity),
      answer: (given) => countIn(given.block),
    }),
    method({
      name: `eth_getTransactionByBlock${by}AndIndex`,
      about: 'Returns the transaction at a position in a block; null if there is none.',
      cost: { base: 5, more: FROM_DISK },
      params: { block: Block, index: Index },
      result: TransactionAnswer,
      answer: (given, request) => transactionIn(given.block, given.index, request),
    }),
  ]);
  const raw = (['Hash', 'Number'] as const).map((by) =>
    method({
      name: `eth_getRawTransactionByBlock${by}AndIndex`,
      about: 'Returns the signed bytes of the transaction at a position in a block; empty if there is none.',
      cost: { base: 5, more: FROM_DISK },
      params: {
        block: t.doc(Block, 'Block by number, tag or hash'),
        index: t.doc(Index, 'Position of the transaction in the block, from 0'),
      },
      result: Data,
      answer: async (given, request) =>
        rawOf(
          isPending(given.block)
            ? (await pendingTransactions(node))[given.index]?.envelope
            : (await found(given.block, request))?.envelopes[given.index],
        ),
    }),
  );
  const headers = (['Hash', 'Number'] as const).map((by) =>
    method({
      name: `eth_getHeaderBy${by}`,
      about: 'Returns the header of a block; null if it does not exist.',
      params: { block: t.doc(Block, 'Block by number, tag or hash') },
      result: HeaderAnswer,
      answer: (given) => header(given.block),
    }),
  );
  return [
    ...byBlock,
    ...uncles,
    ...raw,
    ...headers,
    method({
      name: 'eth_getRawTransactionByHash',
      about:
        'Returns the signed bytes of a final or pending transaction; empty if it is unknown. Native bundles are rejected.',
      cost: { base: 5, more: FROM_DISK },
      params: { hash: t.doc(EthereumHash, 'Hash by which the transaction is known') },
      result: Data,
      async answer({ hash }, request) {
        const placed = await blocks.bundle(hash, request);
        return rawOf(placed ? placed.block.envelopes[placed.place.index] : mempool.get(hash)?.envelope);
      },
    }),
    method({
      name: 'eth_getTransactionByHash',
      about:
        'Returns a final or pending transaction; null if it is unknown. Native bundles are returned as transactions.',
      cost: { base: 5, more: FROM_DISK },
      params: { hash: t.doc(EthereumHash, 'Hash of the transaction or native bundle') },
      result: TransactionAnswer,
      answer: ({ hash }, request) => transaction(hash, request),
    }),
  ];
}
