/** Ethereum methods for the gas price: the chain sets it, and tips are not charged. */

import { weiPrice } from '../../modules/evm/port.js';
import { type Json, type PluginContext, type RpcMethod, t } from '../../runtime/plugin.js';
import { FeeHistoryAnswer } from './answers.js';
import { prunedHistory, refusal } from './errors.js';
import { heightOf } from './state.js';
import { Block, Count, hexOf, Quantity } from './types.js';

/** Maximum blocks in one response. */
const MAX_BLOCKS = 1_024;
const MAX_PERCENTILES = 100;
/** Cost units per block in a response. */
const HEADER_UNITS = 0.2;

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

  async function feeHistory(wanted: number, newest: number, percentiles: readonly number[] | null): Promise<Json> {
    const count = Math.min(wanted, MAX_BLOCKS, newest - blocks.oldest + 1);
    const oldest = newest - count + 1;
    const found = await headers(oldest, count);
    const zeros = percentiles?.map(() => '0x0');
    // The price changes only by governance, so the next block has the price of the head.
    const next =
      newest < ledger.head.height ? (await headers(newest + 1, 1))[0]!.base_fee : ledger.head.header.base_fee;
    return {
      oldestBlock: hexOf(oldest),
      baseFeePerGas: [...found.map(({ base_fee }) => base_fee), next].map((fee) => hexOf(weiPrice(fee))),
      gasUsedRatio: found.map(({ gas_used, gas_limit }) => (gas_limit === 0 ? 0 : gas_used / gas_limit)),
      ...(zeros && zeros.length > 0 ? { reward: found.map(() => zeros) } : {}),
    };
  }

  return [
    method({
      name: 'eth_maxPriorityFeePerGas',
      about: 'Returns zero: the gas price is the same for all, and tips are not charged.',
      params: {},
      result: Quantity,
      answer: () => 0n,
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
      about: 'Returns gas prices and gas use of up to 1,024 blocks that end with a given one; rewards are zero.',
      cost: { base: 1, per: { percentiles: 0.1 }, more: '0.2 per block' },
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
        return feeHistory(wanted, height, percentiles);
      },
    }),
  ];
}
