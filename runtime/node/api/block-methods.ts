/** Methods about blocks and bundles: final, rejected and pending. */

import type { FinalBlock } from '../../engine/ledger/blocks.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { DataPruned, NotFound } from '../../kernel/chain/common-errors.js';
import { cursor, limit, list, nextCursor, option, pageCount, struct, tagged } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { Json, Type } from '../../lib/codec/type.js';
import { fail } from '../../lib/errors.js';
import type { RpcMethod, RpcRequest } from '../../lib/rpc/methods/method.js';
import { declare } from './declare.js';
import type { ApiParts } from './parts.js';
import {
  BlockJson,
  blockJson,
  blockShape,
  errorJson,
  OperationJson,
  operationsJson,
  ReceiptJson,
  RejectedJson,
  receiptJson,
} from './records.js';

const TxStats = struct({
  count: doc(scalar.u32, 'Number of bundles in the block'),
  success: doc(scalar.u32, 'Number of successful bundles: equal to count, because failed bundles are in no block'),
  transfers: doc(scalar.u32, 'Number of Transfer operations in all bundles'),
  by_type: doc(scalar.json, 'Number of operations by name'),
  total_fees: doc(scalar.amount, 'Fees of all bundles, in raw native units'),
  gas_used: doc(scalar.gas, 'Gas used by all bundles'),
});

const BlockWithBundles = struct({
  ...blockShape,
  bundles: doc(list(scalar.hash, 20_000), 'Hashes of the bundles, in the order of execution'),
  tx_stats: doc(TxStats, 'Totals over the bundles'),
});

const MempoolEntry = struct({
  bundle_hash: doc(scalar.hash, 'Id of the bundle'),
  from: doc(scalar.address, 'Account of the sender'),
  nonce: doc(scalar.nonce, 'Nonce of the sender'),
  gas_price: doc(scalar.gas, 'Price of a unit of gas in nano-units; 10^9 nano-units are one native token'),
  operations: doc(list(OperationJson, 64), 'Operations in the order of execution'),
  executable: doc(scalar.bool, 'False while a bundle with a lower nonce is missing'),
  added_at: doc(scalar.time, 'Time at which this node received the bundle, in Unix seconds'),
});

/** Receipts that already are JSON: they are converted one by one, because a block may have very many. */
const Receipts: Type<readonly Json[]> = {
  ...(list(ReceiptJson, 20_000) as unknown as Type<readonly Json[]>),
  toJson: (receipts) => receipts as Json[],
};
const RECEIPT_UNITS = 0.4;
const FROM_DISK = '0.2 for each bundle of a block read from disk';

const hashOf = ({ hash }: Envelope): Hash => hash;

/** Length of a list, and the cursor of the next page. */
const listed = { count: pageCount, next_cursor: nextCursor };
/** Cursors are hex of whole bytes. */
const cursorOf = (place: number): string => place.toString(16).padStart(12, '0');

export function blockMethods(parts: ApiParts): RpcMethod[] {
  const { blocks, ledger, mempool, text } = parts;
  const held = async (height: number, request: RpcRequest): Promise<FinalBlock | null> => {
    if (height > ledger.head.height) return null;
    return (await blocks.at(height, request)) ?? fail(DataPruned, { oldest_height: blocks.oldest });
  };
  return [
    declare(text, {
      name: 'chain_getBlockByHeight',
      about: 'Returns a final block with its statistics and bundle hashes; null if it does not exist yet.',
      cost: { base: 5, more: FROM_DISK },
      params: { height: doc(scalar.height, 'Height of the block, counted from genesis') },
      result: option(BlockWithBundles),
      errors: [DataPruned],
      async answer({ height }, request) {
        const block = await held(height, request);
        if (!block) return null;
        const record = await blockJson(block, parts);
        const tx_stats = {
          count: block.envelopes.length,
          success: block.envelopes.length,
          transfers: record.stats.transfers,
          by_type: record.stats.ops,
          total_fees: record.stats.total_fees,
          gas_used: record.gasUsed,
        };
        return { ...record, bundles: block.envelopes.map(hashOf), tx_stats };
      },
    }),
    declare(text, {
      name: 'chain_getBlockTransactions',
      about: 'Returns the receipts of all bundles of a block.',
      cost: { base: 20, more: `0.4 for each bundle, and ${FROM_DISK}` },
      params: { height: doc(scalar.height, 'Height of the block, counted from genesis') },
      result: struct({
        height: doc(scalar.height, 'Height of the block'),
        transactions: doc(Receipts, 'Receipts of the bundles, in the order of execution'),
      }),
      errors: [NotFound, DataPruned],
      async answer({ height }, request) {
        const block = (await held(height, request)) ?? fail(NotFound, { height });
        request.spend(RECEIPT_UNITS * block.envelopes.length);
        const transactions: Json[] = [];
        for (let index = 0; index < block.envelopes.length; index++) {
          transactions.push(ReceiptJson.toJson(receiptJson(block, index, parts), text));
          await request.giveWay();
        }
        return { height, transactions };
      },
    }),
    declare(text, {
      name: 'chain_getRecentBlocks',
      about: 'Returns the most recent blocks, newest first.',
      cost: { base: 1, per: { limit: 1 }, more: FROM_DISK },
      params: { limit: limit(), cursor },
      result: struct({ blocks: doc(list(BlockJson, 1000), 'Final blocks, newest first'), ...listed }),
      async answer({ limit: most, cursor: at }, request) {
        const found: BlockJson[] = [];
        let height = Math.min(ledger.head.height, at === null ? Number.MAX_SAFE_INTEGER : Number.parseInt(at, 16));
        for (; height >= 0 && found.length < most; height--) {
          await request.giveWay();
          const block = await blocks.at(height, request);
          if (!block) break;
          found.push(await blockJson(block, parts));
        }
        const more = found.length === most && height >= blocks.oldest;
        return { blocks: found, count: found.length, next_cursor: more ? cursorOf(height) : null };
      },
    }),
    declare(text, {
      name: 'chain_getTransactionReceipt',
      about:
        'Returns the receipt of a bundle, or the reason why this node rejected it; null if the bundle is pending or unknown to this node.',
      cost: { base: 5, more: FROM_DISK },
      params: { tx_hash: doc(scalar.hash, 'Hash of the bundle, as returned by its submission') },
      result: option(tagged('status', ReceiptJson, 'success', RejectedJson)),
      async answer({ tx_hash }, request) {
        const found = await blocks.bundle(tx_hash, request);
        if (found) return receiptJson(found.block, found.place.index, parts);
        const rejected = mempool.rejections.get(tx_hash);
        if (!rejected) return null;
        const { failure, at } = rejected;
        return { bundle_hash: tx_hash, status: 'rejected' as const, error: errorJson(failure), rejected_at: at };
      },
    }),
    declare(text, {
      name: 'chain_getMempool',
      about: 'Returns the bundles in the mempool of this node, of one account or of all.',
      cost: { base: 20, per: { limit: 0.5 } },
      params: {
        address: doc(option(scalar.address), 'Account of the sender; by default all accounts'),
        limit: limit(),
        cursor,
      },
      result: struct({
        size: doc(scalar.u32, 'Number of bundles in the mempool, of all accounts'),
        bytes: doc(scalar.count, 'Size of the mempool in bytes'),
        bundles: doc(list(MempoolEntry, 1000), 'Bundles of this page, by sender and nonce'),
        ...listed,
      }),
      answer({ address, limit: most, cursor: at }) {
        const first = at === null ? 0 : Number.parseInt(at, 16);
        const all = mempool.list(address ?? undefined);
        const waiting = all.slice(first, first + most);
        const next_cursor = all.length > first + most ? cursorOf(first + most) : null;
        return {
          size: mempool.size,
          bytes: mempool.bytes,
          count: waiting.length,
          next_cursor,
          bundles: waiting.map(({ envelope, addedMs, outcome }) => ({
            bundle_hash: envelope.hash,
            from: envelope.from,
            nonce: envelope.nonce,
            gas_price: envelope.bundle.gas_price,
            operations: operationsJson(envelope.bundle, text),
            executable: outcome !== undefined,
            added_at: Math.trunc(addedMs / 1000),
          })),
        };
      },
    }),
  ];
}
