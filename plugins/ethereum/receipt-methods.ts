/** Ethereum methods for receipts. A transaction that is unknown or rejected returns null. */

import { type PluginContext, type RpcMethod, t } from '../../runtime/plugin.js';
import { ReceiptAnswer, ReceiptsAnswer } from './answers.js';
import { prunedHistory } from './errors.js';
import { finalHeightOf } from './pending-block.js';
import { receiptsOf } from './receipts.js';
import type { Recent } from './recent.js';
import { Block, EthereumHash } from './types.js';

/** Cost units per receipt of a block. */
const RECEIPT_UNITS = 0.3;
const FROM_DISK = '0.2 per transaction of a block read from disk';

/** Methods for the receipt of a transaction and for all receipts of a block. */
export function receiptMethods(node: PluginContext, texts: Recent): RpcMethod[] {
  const { blocks, method } = node;
  return [
    method({
      name: 'eth_getTransactionReceipt',
      about:
        'Returns the receipt of a transaction with its logs; null until a block contains it. Native bundles have receipts too.',
      cost: { base: 5, more: FROM_DISK },
      params: { hash: t.doc(EthereumHash, 'Hash of the transaction or native bundle') },
      result: ReceiptAnswer,
      async answer({ hash }, request) {
        const found = await blocks.bundle(hash, request);
        if (!found) return null;
        const [receipt] = await receiptsOf(node, found.block, [found.place.index]);
        return receipt!;
      },
    }),
    method({
      name: 'eth_getBlockReceipts',
      about: 'Returns the receipts of all transactions of a block; null if the block does not exist.',
      cost: { base: 20, more: `0.3 per receipt, and ${FROM_DISK}` },
      params: { block: Block },
      result: ReceiptsAnswer,
      async answer({ block }, request) {
        const height = await finalHeightOf(node, block);
        if (height === undefined) return null;
        const found = await blocks.at(height, request);
        if (!found) throw prunedHistory(blocks.oldest);
        request.spend(RECEIPT_UNITS * found.envelopes.length);
        return texts.get(`receipts ${height}`, () => receiptsOf(node, found));
      },
    }),
  ];
}
