/** Log search in this node's blocks: skips blocks by their bloom filter and reads the others. */

import type { BlockLogs } from '../../modules/evm/port.js';
import {
  type BlockNames,
  type Json,
  JsonWriter,
  type PluginContext,
  type RawJson,
  RpcError,
  type RpcRequest,
} from '../../runtime/plugin.js';
import { prunedHistory, refusal } from './errors.js';
import type { LogBook } from './log-book.js';
import { type LogFilter, seeker, wants } from './log-filter.js';
import { logJson, logTexts } from './receipts.js';
import { heightOf } from './state.js';
import type { BlockReference } from './types.js';

/** Source of a log search, and its limits of blocks and logs per request. */
export interface LogSearch {
  readonly node: PluginContext;
  readonly book: LogBook;
  readonly most: { readonly blocks: number; readonly logs: number };
}

/** Blocks examined at a time. */
const STEP = 64;
/** Cost units per block examined, and per log read. */
const BLOCK_UNITS = 0.1;
const LOG_UNITS = 0.1;

const NEWEST: BlockReference = { tag: 'latest' };

const invalid = (message: string): RpcError => new RpcError(-32602, message);

/** The blocks of a search have more logs than a response may have. */
export class TooManyLogs extends RpcError {
  constructor(most: number) {
    super(-32602, `query returns more than ${most} logs; ask for fewer blocks`);
  }
}

/** Heights, both inclusive. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Resolves the block range of a filter and enforces its maximum length. */
export async function rangeOf(
  node: PluginContext,
  { block, from, to }: Pick<LogFilter, 'block' | 'from' | 'to'>,
  most: number,
): Promise<Range> {
  const { head } = node.ledger;
  const at = async (reference: BlockReference): Promise<number> => {
    if ('number' in reference) return Number(reference.number);
    return (await heightOf(node, reference)) ?? -1;
  };
  if (block) {
    const height = await at(block);
    if (height < 0) throw refusal('unknown block');
    return { first: height, last: height };
  }
  const [first, last] = await Promise.all([from, to].map((one) => at(one ?? NEWEST)));
  if (first! > last!) throw invalid('invalid block range params');
  if (last! > head.height) throw invalid('block range extends beyond current head block');
  if (last! - first! >= most) throw invalid(`exceed maximum block range: ${most}`);
  return { first: first!, last: last! };
}

type BundleLogs = BlockLogs['bundles'][number];

/** The matching logs of a block. */
export const logsIn = (names: BlockNames, { bundles }: BlockLogs, filter: LogFilter): Json[] =>
  bundles.flatMap(({ bundle, first, logs }) =>
    logs.flatMap((log, i) => (wants(filter, log) ? [logJson(log, { names, bundle, index: first + i })] : [])),
  );

/** Logs as JSON text, in order. */
class LogList {
  count = 0;
  readonly #writer = new JsonWriter();

  /** Adds the matching logs of a bundle; their common fields are encoded once. */
  add(names: BlockNames, { bundle, first, logs }: BundleLogs, filter: LogFilter): void {
    let textOf: ReturnType<typeof logTexts> | undefined;
    for (let i = 0; i < logs.length; i++) {
      if (!wants(filter, logs[i]!)) continue;
      textOf ??= logTexts(names, bundle);
      this.#writer.write(`${this.count++ === 0 ? '[' : ','}${textOf(logs[i]!, first + i)}`);
    }
  }

  done(): RawJson {
    this.#writer.write(this.count === 0 ? '[]' : ']');
    return this.#writer.done();
  }
}

/**
 * Returns the matching logs of a range of blocks as text, in order; charges the request for blocks and logs examined.
 */
export async function findLogs(
  { node: { blocks }, book, most }: LogSearch,
  filter: LogFilter,
  { first, last }: Range,
  request: RpcRequest,
): Promise<RawJson> {
  if (first < blocks.oldest) throw prunedHistory(blocks.oldest);
  request.spend(BLOCK_UNITS * (last - first + 1));
  const mayWant = seeker(filter);
  const found = new LogList();
  for (let from = first; from <= last; from += STEP) {
    const pages = await book.at(from, Math.min(STEP, last - from + 1));
    for (const [i, page] of pages.entries()) {
      if (!page.bloom || !mayWant(page.bloom)) continue;
      request.spend(LOG_UNITS * page.count);
      await request.giveWay();
      const names = await blocks.names(from + i);
      if (!names) throw prunedHistory(blocks.oldest);
      for (const bundle of page.logs.bundles) {
        found.add(names, bundle, filter);
        if (found.count > most.logs) throw new TooManyLogs(most.logs);
        await request.giveWay();
      }
    }
    await request.giveWay();
  }
  return found.done();
}
