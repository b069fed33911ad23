/** Ethereum methods for the gas price: the chain sets it, and tips are not charged. */

import { weiPrice } from '../../modules/evm/port.js';
import {
  type FinalBlock,
  type Json,
  type PluginContext,
  type RpcMethod,
  type RpcRequest,
  t,
} from '../../runtime/plugin.js';
import { FeeHistoryAnswer } from './answers.js';
import { paidPerGas } from './bundle-view.js';
import { prunedHistory, refusal } from './errors.js';
import { heightOf } from './state.js';
import { Block, Count, hexOf, Quantity } from './types.js';

/** Maximum blocks in one response. */
const MAX_BLOCKS = 1_024;
const MAX_PERCENTILES = 100;
/** Cost units per block in a response. */
const HEADER_UNITS = 0.2;

type Header = FinalBlock['header'];

const Percentiles = t.option(t.list(t.number, MAX_PERCENTILES));

function checkPercentiles(percentiles: readonly number[]): void {
  for (const [i, percentile] of percentiles.entries()) {
    if (percentile < 0 || percentile > 100) throw refusal(`invalid reward percentile: ${percentile}`);
    if (percentile < (percentiles[i - 1] ?? 0)) {
      throw refusal(`invalid reward percentile: #${i - 1}:${percentiles[i - 1]} >= #${i}:${percentile}`);
    }
  }
}

/** The gas price, for each way in which wallets request it. */
export function feeMethods(node: PluginContext): RpcMethod[] {
  const { ledger, blocks, method } = node;
  const baseFee = () => weiPrice(ledger.head.header.base_fee);

  /** Headers of stored heights. */
  const headers = (first: number, count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const header = await ledger.store.header(first + i);
        if (!header) throw prunedHistory(blocks.oldest);
        return header;
      }),
    );

  /** Tip that makes the price of a block as high as the gas price of this node. */
  const leastTip = (baseFee: bigint): bigint => {
    const price = weiPrice(node.gasPrice());
    return price > baseFee ? price - baseFee : 0n;
  };

  /**
   * The tip at each percentile of the gas of a block, as geth weighs them: the price paid above the minimum price. At
   * least the tip that this node requires, because clients derive their offers from it.
   */
  async function rewards(
    { height, base_fee, bundle_count, gas_used }: Header,
    at: readonly number[],
    request: RpcRequest,
  ) {
    const baseFee = weiPrice(base_fee);
    const least = leastTip(baseFee);
    if (bundle_count === 0) return at.map(() => hexOf(least));
    const block = await blocks.at(height, request);
    if (!block) throw prunedHistory(blocks.oldest);
    // The outcomes of the block's own work follow those of its transactions.
    const tips = block.outcomes
      .slice(0, bundle_count)
      .map((outcome) => ({ tip: paidPerGas(outcome, ledger.chain) - baseFee, gas: outcome.gasUsed }))
      .sort((a, b) => (a.tip < b.tip ? -1 : Number(a.tip > b.tip)));
    let index = 0;
    let gas = tips[0]!.gas;
    return at.map((percentile) => {
      while (gas < (gas_used * percentile) / 100 && index < tips.length - 1) gas += tips[++index]!.gas;
      const { tip } = tips[index]!;
      if (tip < least) return hexOf(least);
      return hexOf(tip);
    });
  }

  async function feeHistory(
    wanted: number,
    newest: number,
    percentiles: readonly number[],
    request: RpcRequest,
  ): Promise<Json> {
    const count = Math.min(wanted, MAX_BLOCKS, newest - blocks.oldest + 1);
    const oldest = newest - count + 1;
    const found = await headers(oldest, count);
    const reward: Json[] = [];
    for (const header of percentiles.length > 0 ? found : []) {
      reward.push(await rewards(header, percentiles, request));
      await request.giveWay();
    }
    // The price changes only by governance, so the next block has the price of the head.
    const next =
      newest < ledger.head.height ? (await headers(newest + 1, 1))[0]!.base_fee : ledger.head.header.base_fee;
    return {
      oldestBlock: hexOf(oldest),
      baseFeePerGas: [...found.map(({ base_fee }) => base_fee), next].map((fee) => hexOf(weiPrice(fee))),
      gasUsedRatio: found.map(({ gas_used, gas_limit }) => (gas_limit === 0 ? 0 : gas_used / gas_limit)),
      ...(reward.length > 0 ? { reward } : {}),
    };
  }

  return [
    method({
      name: 'eth_maxPriorityFeePerGas',
      about:
        'Returns the tip that this node requires: its gas price above that of the latest block, in wei. Tips are not charged.',
      params: {},
      result: Quantity,
      answer: () => leastTip(baseFee()),
    }),
    method({
      name: 'eth_baseFee',
      about: 'Returns the price per unit of gas of the latest block, in wei.',
      params: {},
      result: Quantity,
      answer: baseFee,
    }),
    method({
      name: 'eth_blobBaseFee',
      about: 'Returns zero: the chain has no blobs.',
      params: {},
      result: Quantity,
      answer: () => 0n,
    }),
    method({
      name: 'eth_feeHistory',
      about: 'Returns gas prices and gas use of up to 1,024 blocks that end with a given one.',
      cost: {
        base: 1,
        per: { percentiles: 0.1 },
        more: '0.2 per block, and with percentiles 0.2 per transaction of a block read from disk',
      },
      params: {
        blocks: t.doc(Count, 'Number of blocks, at most 1,024'),
        newest: t.doc(Block, 'Last block: number, tag, hash, or EIP-1898 object'),
        percentiles: t.doc(Percentiles, 'Percentiles of tips, ascending, 0 to 100 (default none)'),
      },
      result: FeeHistoryAnswer,
      async answer({ blocks: wanted, newest, percentiles }, request) {
        checkPercentiles(percentiles ?? []);
        const height = await heightOf(node, newest);
        if (height === undefined) throw refusal('request beyond head block');
        request.spend(HEADER_UNITS * Math.min(wanted, MAX_BLOCKS));
        await request.giveWay();
        if (wanted === 0) return { oldestBlock: '0x0', baseFeePerGas: [], gasUsedRatio: [] };
        return feeHistory(wanted, height, percentiles ?? [], request);
      },
    }),
  ];
}
