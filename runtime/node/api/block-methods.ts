/** Methods about blocks and bundles: what is final, what was refused, what waits. */

import type { FinalBlock } from '../../engine/ledger/blocks.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { DataPruned, NotFound } from '../../kernel/chain/common-errors.js';
import { cursor, limit, list, option, struct, tagged } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { Json, Type } from '../../lib/codec/type.js';
import { fail } from '../../lib/errors.js';
import type { RpcMethod, RpcRequest } from '../../lib/rpc/method.js';
import type { ApiParts } from './api.js';
import { declare } from './declare.js';
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
  count: scalar.u32,
  success: scalar.u32,
  transfers: scalar.u32,
  by_type: scalar.json,
  total_fees: scalar.amount,
  gas_used: scalar.gas,
});

const BlockWithBundles = struct({ ...blockShape, bundles: list(scalar.hash, 20_000), tx_stats: TxStats });

const MempoolEntry = struct({
  bundle_hash: scalar.hash,
  from: scalar.address,
  nonce: scalar.nonce,
  gas_price: scalar.gas,
  operations: list(OperationJson, 64),
  /** False while a nonce before it is missing. */
  executable: scalar.bool,
  added_at: scalar.time,
});

/** Receipts that are JSON already: they are made one by one, since a block may have very many. */
const Receipts: Type<readonly Json[]> = {
  ...(list(ReceiptJson, 20_000) as unknown as Type<readonly Json[]>),
  toJson: (receipts) => receipts as Json[],
};
const RECEIPT_UNITS = 0.4;
const FROM_DISK = '0.2 for each bundle of a block that is read from disk';

const hashOf = ({ hash }: Envelope): Hash => hash;

/** How many a list shows, and where it goes on. */
const listed = { count: scalar.u32, next_cursor: cursor };
/** Cursors have whole bytes of hex. */
const cursorOf = (place: number): string => place.toString(16).padStart(12, '0');

/** Block and bundle methods of a node. */
export function blockMethods(parts: ApiParts): RpcMethod[] {
  const { blocks, ledger, mempool, text } = parts;
  const held = async (height: number, request: RpcRequest): Promise<FinalBlock | null> => {
    if (height > ledger.head.height) return null;
    return (await blocks.at(height, request)) ?? fail(DataPruned, { oldest_height: blocks.oldest });
  };
  return [
    declare(text, {
      name: 'chain_getBlockByHeight',
      about: 'A final block with its statistics and bundle hashes, or null when there is none yet.',
      cost: { base: 5, more: FROM_DISK },
      params: { height: scalar.height },
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
      about: 'The receipts of all bundles of a block.',
      cost: { base: 20, more: `0.4 for each bundle, and ${FROM_DISK}` },
      params: { height: scalar.height },
      result: struct({ height: scalar.height, transactions: Receipts }),
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
      about: 'The newest blocks, newest first.',
      cost: { base: 1, per: { limit: 1 }, more: FROM_DISK },
      params: { limit: limit(), cursor },
      result: struct({ blocks: list(BlockJson, 1000), ...listed }),
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
      about: 'What a bundle did, or why this node refused it; null when this node does not know it or it still waits.',
      cost: { base: 5, more: FROM_DISK },
      params: { tx_hash: scalar.hash },
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
      about: 'Bundles that wait on this node, of one account or of all.',
      cost: { base: 20, per: { limit: 0.5 } },
      params: { address: option(scalar.address), limit: limit(), cursor },
      result: struct({ size: scalar.u32, bytes: scalar.count, bundles: list(MempoolEntry, 1000), ...listed }),
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
