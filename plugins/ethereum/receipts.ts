/** JSON of receipts and logs for Ethereum clients, with exactly the fields of the current schema (ethereum 2.5). */

import { type BlockLogs, bloomOf, type Log, readLogs } from '../../modules/evm/port.js';
import {
  type BlockNames,
  type FinalBlock,
  type Json,
  mapInSlices,
  namesOf,
  type PluginContext,
  toHex,
} from '../../runtime/plugin.js';
import { paidPerGas, viewOf } from './bundle-view.js';
import { keptLogs } from './kept-logs.js';
import { addressOf, hexOf } from './types.js';

/** The stored logs of a block. */
export const logsOf = async (node: PluginContext, height: number): Promise<BlockLogs> =>
  readLogs(await keptLogs(node)(height));

/** Location of a log: its block, its bundle, and its index in the block. */
export interface LogLocation {
  readonly names: BlockNames;
  readonly bundle: number;
  readonly index: number;
}

export function logJson({ address, topics, data }: Log, { names, bundle, index }: LogLocation): Json {
  const { header, hash } = names;
  return {
    address: addressOf(address),
    topics: topics.map((topic) => `0x${topic}`),
    data: `0x${toHex(data)}`,
    blockNumber: hexOf(header.height),
    transactionHash: `0x${names.bundleHash(bundle)}`,
    transactionIndex: hexOf(bundle),
    blockHash: `0x${hash}`,
    logIndex: hexOf(index),
    removed: false,
    blockTimestamp: hexOf(Math.trunc(header.timestamp_ms / 1000)),
  };
}

/** JSON text of the logs of one bundle, for responses with thousands of them. No value in it needs escaping. */
export function logTexts(
  { header, hash, bundleHash }: BlockNames,
  bundle: number,
): (log: Log, index: number) => string {
  const place = `"blockNumber":"${hexOf(header.height)}","transactionHash":"0x${bundleHash(bundle)}"`;
  const end = `"removed":false,"blockTimestamp":"${hexOf(Math.trunc(header.timestamp_ms / 1000))}"}`;
  const middle = `${place},"transactionIndex":"${hexOf(bundle)}","blockHash":"0x${hash}","logIndex":"`;
  return ({ address, topics, data }, index) => {
    const found = topics.length === 0 ? '' : `"0x${topics.join('","0x')}"`;
    const event = `{"address":"${addressOf(address)}","topics":[${found}],"data":"0x${toHex(data)}",`;
    return `${event}${middle}${hexOf(index)}",${end}`;
  };
}

/**
 * Receipts of the bundles of a block, or of those at some indexes. Blocks contain no failed bundles, so every status is
 * 1.
 */
export async function receiptsOf(node: PluginContext, block: FinalBlock, only?: readonly number[]): Promise<Json[]> {
  const { ledger } = node;
  const { bundles } = await logsOf(node, block.header.height);
  const logs = new Map(bundles.map((one) => [one.bundle, one]));
  const names = namesOf(block);
  let cumulative = 0;
  const totals = block.envelopes.map((_, i) => {
    cumulative += block.outcomes[i]!.gasUsed;
    return cumulative;
  });
  return mapInSlices(only ?? [...block.envelopes.keys()], (bundle) =>
    ledger.read(() => {
      const envelope = block.envelopes[bundle]!;
      const { type, from, to } = viewOf(node, envelope);
      const own = logs.get(bundle) ?? { first: 0, logs: [] };
      return {
        type: hexOf(type),
        status: '0x1',
        transactionHash: `0x${envelope.hash}`,
        transactionIndex: hexOf(bundle),
        blockHash: `0x${block.hash}`,
        blockNumber: hexOf(block.header.height),
        from: addressOf(from),
        to: to === null ? null : addressOf(to),
        contractAddress: null,
        cumulativeGasUsed: hexOf(totals[bundle]!),
        gasUsed: hexOf(block.outcomes[bundle]!.gasUsed),
        effectiveGasPrice: hexOf(paidPerGas(block.outcomes[bundle]!, ledger.chain)),
        logs: own.logs.map((log, i) => logJson(log, { names, bundle, index: own.first + i })),
        logsBloom: `0x${toHex(bloomOf(own.logs))}`,
      };
    }),
  );
}
