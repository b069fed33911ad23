/** Blocks as the node publishes them: linked, with their receipts and events. */

import { hashOfHeader, idOf, Reader } from './bytes.js';
import { Difference, same } from './difference.js';
import type { Rpc } from './rpc.js';

export interface ChainEvent {
  readonly module: string;
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Receipt {
  readonly bundle_hash: string;
  readonly block_height: number;
  readonly block_hash: string;
  readonly index: number;
  readonly from: string;
  readonly nonce: number;
  readonly gas_used: number;
  readonly gas_price: number;
  readonly fee: string;
  readonly fee_proposer: string;
  readonly fee_treasury: string;
  readonly events: readonly ChainEvent[];
}

export interface Block {
  readonly height: number;
  readonly hash: string;
  readonly parentHash: string;
  readonly proposer: string;
  readonly gasUsed: number;
  readonly gasLimit: number;
  readonly bundles: readonly string[];
  readonly events: readonly ChainEvent[];
  /** Time in milliseconds; the block itself shows seconds. */
  readonly timeMs: number;
  readonly receipts: readonly Receipt[];
}

/** Blocks fetched at once. */
const STEP = 25;

/** The blocks from one height to another, in their order. */
export async function* blocksOf(rpc: Rpc, from: number, to: number): AsyncGenerator<Block> {
  for (let first = from; first <= to; first += STEP) {
    const heights = Array.from({ length: Math.min(STEP, to - first + 1) }, (_, i) => [first + i]);
    const [blocks, lists, headers] = await Promise.all([
      rpc.askAll<Omit<Block, 'receipts' | 'timeMs'>>('chain_getBlockByHeight', heights),
      rpc.askAll<{ transactions: Receipt[] }>('chain_getBlockTransactions', heights),
      rpc.askAll<Signed>('chain_getSignedHeader', heights),
    ]);
    for (const [i, block] of blocks.entries()) {
      const timeMs = checkHeader(block, headers[i]!);
      yield { ...block, receipts: lists[i]!.transactions, timeMs };
    }
  }
}

/** What chain_getSignedHeader returns. */
export interface Signed {
  readonly signed_header: string;
}

/** Fields of a header that the checker uses, from its bytes. */
export function readHeader(signed: Signed): {
  readonly height: number;
  readonly timeMs: number;
  readonly hash: string;
} {
  const from = new Reader(signed.signed_header);
  from.u16();
  from.u64();
  const height = from.u64();
  from.u32();
  return { height, timeMs: from.u64(), hash: hashOfHeader(signed.signed_header) };
}

/** Checks that a block has the hash of its header's bytes. Returns its time in milliseconds. */
function checkHeader(block: { readonly height: number; readonly hash: string }, signed: Signed): number {
  const { height, timeMs, hash } = readHeader(signed);
  same(block.height, 'height in the header', block.height, height);
  same(block.height, 'hash of the block', hash, idOf(block.hash));
  return timeMs;
}

/** Checks that a block follows its parent, and that its receipts are those of its bundles. */
export function checkBlock(block: Block, height: number, parentHash: string | undefined): void {
  same(height, 'height of the block', height, block.height);
  if (parentHash !== undefined) same(height, 'hash of the parent', parentHash, block.parentHash);
  const hashes = block.receipts.map(({ bundle_hash }) => bundle_hash).join();
  same(height, 'hashes of the receipts', block.bundles.join(), hashes);
  let gas = 0;
  for (const [index, receipt] of block.receipts.entries()) {
    const record = `receipt ${receipt.bundle_hash}`;
    if (receipt.index !== index) throw new Difference(height, `index of ${record}`, index, receipt.index);
    same(height, `block of ${record}`, block.hash, receipt.block_hash);
    same(height, `height of ${record}`, height, receipt.block_height);
    gas += receipt.gas_used;
  }
  same(height, 'gas of all bundles', gas, block.gasUsed);
}
