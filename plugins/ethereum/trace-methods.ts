/**
 * Trace methods: transfers besides a transaction's own value, in the formats of geth's callTracer and OpenEthereum's
 * trace_*.
 */

import { BASE_GAS, evmPort, readLogs } from '../../modules/evm/port.js';
import {
  type Address,
  CodecError,
  described,
  type FinalBlock,
  fromHex,
  type Hash,
  type Json,
  mapInSlices,
  type PluginContext,
  RpcError,
  type RpcMethod,
  type RpcRequest,
  type Type,
  t,
  toHex,
} from '../../runtime/plugin.js';
import { type Called, type CallParts, callAt } from './calls.js';
import { inGethsWords, prunedHistory, REVERTED, refusal } from './errors.js';
import { callTrace, type FlatTrace, flatTraces } from './frame-json.js';
import { frameOf, frameOfTried } from './frames.js';
import { rangeOf } from './logs.js';
import { finalHeightOf } from './pending-block.js';
import { logsOf } from './receipts.js';
import type { Receivers } from './receivers.js';
import type { Recent } from './recent.js';
import { NOBODY } from './simulated-call.js';
import { BlockTracesAnswer, CallTraceAnswer, TracesAnswer } from './trace-answers.js';
import { type Tracing, TracingOptions } from './tracing.js';
import {
  addressOf,
  Block,
  type BlockReference,
  CallObject,
  EthereumAddress,
  EthereumHash,
  hexOf,
  orNull,
  readBlock,
  spoken,
  withoutNulls,
} from './types.js';

/** Maximum blocks and traces in one response of trace_filter. */
const MAX_BLOCKS = 1_000;
const MAX_TRACES = 1_000;
/** Cost units per block examined, and per trace built. */
const BLOCK_UNITS = 0.1;
const TRACE_UNITS = 0.05;
const FROM_DISK = '0.2 per transaction of a block read from disk';

/** Parameters of trace_filter. */
interface TraceFilter {
  readonly first: BlockReference;
  readonly last: BlockReference;
  /** An empty set matches every address. */
  readonly from: ReadonlySet<Address>;
  readonly to: ReadonlySet<Address>;
  readonly after: number;
  readonly count: number;
}

const addresses = { type: 'array', maxItems: 1_000, items: EthereumAddress.schema };
const block = { anyOf: [{ type: 'string' }, { type: 'integer', minimum: 0 }] };

const filterSchema = {
  title: 'EthereumTraceFilter',
  description: 'Trace filter; other fields are ignored',
  type: 'object',
  properties: {
    fromBlock: described(orNull(block), 'First block: number or tag (default the latest)'),
    toBlock: described(orNull(block), 'Last block: number or tag (default the latest)'),
    fromAddress: described(orNull(addresses), 'Only traces from one of these addresses'),
    toAddress: described(orNull(addresses), 'Only traces to one of these addresses'),
    after: described(orNull({ type: 'integer', minimum: 0, maximum: 1_000_000 }), 'Number of matching traces to skip'),
    count: described(
      orNull({ type: 'integer', minimum: 1, maximum: MAX_TRACES }),
      `Number of traces, at most ${MAX_TRACES}`,
    ),
  },
};

interface Given extends Partial<Readonly<Record<'fromBlock' | 'toBlock', string | number>>> {
  readonly fromAddress?: readonly string[];
  readonly toAddress?: readonly string[];
  readonly after?: number;
  readonly count?: number;
}

function bound(json: string | number | undefined): BlockReference {
  const found =
    json === undefined ? { tag: 'latest' as const } : readBlock(typeof json === 'number' ? hexOf(json) : json);
  if (!found || 'hash' in found) throw new CodecError('fromBlock and toBlock must be numbers or tags');
  return found;
}

const setOf = (list: readonly string[] = []): ReadonlySet<Address> =>
  new Set(list.map((one) => EthereumAddress.fromJson(one, {} as never)));

const Filter: Type<TraceFilter> = t.doc(
  spoken<TraceFilter>(
    'a trace filter',
    filterSchema,
    () => null,
    (json) => {
      const { fromBlock, toBlock, fromAddress, toAddress, after = 0, count = MAX_TRACES } = withoutNulls(json as Given);
      const range = { first: bound(fromBlock), last: bound(toBlock) };
      return { ...range, from: setOf(fromAddress), to: setOf(toAddress), after, count };
    },
  ),
  'Blocks and addresses of the wanted traces',
);

const wants = ({ from, to }: TraceFilter, trace: FlatTrace): boolean =>
  (from.size === 0 || from.has(trace.from)) && (to.size === 0 || (trace.to !== null && to.has(trace.to)));

/** The traces of all bundles of a block. */
async function tracesOf(node: PluginContext, block: FinalBlock): Promise<FlatTrace[]> {
  const traces = await mapInSlices(block.envelopes, (_, index) =>
    node.ledger.read(() => flatTraces(frameOf(node, block, index), { block, index })),
  );
  return traces.flat();
}

/** Returns the traces of a range of blocks, in order; charges the request for blocks examined and traces built. */
async function findTraces(node: PluginContext, filter: TraceFilter, request: RpcRequest): Promise<Json[]> {
  const { ledger, blocks } = node;
  const { first, last } = await rangeOf(node, { block: undefined, from: filter.first, to: filter.last }, MAX_BLOCKS);
  if (first < blocks.oldest) throw prunedHistory(blocks.oldest);
  request.spend(BLOCK_UNITS * (last - first + 1));
  const found: Json[] = [];
  let passed = 0;
  for (let height = first; height <= last; height++) {
    await request.giveWay();
    if (((await ledger.store.header(height))?.bundle_count ?? 0) === 0) continue;
    const block = await blocks.at(height, request);
    if (!block) throw prunedHistory(blocks.oldest);
    for (const index of block.envelopes.keys()) {
      const traces = await ledger.read(() => flatTraces(frameOf(node, block, index), { block, index }));
      request.spend(TRACE_UNITS * traces.length);
      for (const trace of traces) {
        if (!wants(filter, trace) || passed++ < filter.after) continue;
        found.push(trace.json());
        if (found.length === filter.count) return found;
      }
      await request.giveWay();
    }
  }
  return found;
}

export function traceMethods(node: PluginContext, texts: Recent, receivers: Receivers): RpcMethod[] {
  const { ledger, blocks, method } = node;
  const { symbol } = ledger.chain;

  /** Finds a transaction in its block; undefined if it is in no block. */
  async function placed(hash: Hash, request: RpcRequest) {
    const found = await blocks.bundle(hash, request);
    return found && { block: found.block, index: found.place.index };
  }

  /** The logs of a transaction in the tracer's format. */
  async function logsAt(block: FinalBlock, index: number): Promise<Json[]> {
    const { bundles } = await logsOf(node, block.header.height);
    return tracedLogs(bundles.find(({ bundle }) => bundle === index)?.logs ?? []);
  }

  async function traced(hash: Hash, { onlyTopCall, withLog }: Tracing, request: RpcRequest): Promise<Json> {
    const place = await placed(hash, request);
    if (!place) throw refusal('transaction not found');
    const frame = await ledger.read(() => frameOf(node, place.block, place.index));
    request.spend(TRACE_UNITS * frame.moves.length);
    const logs = withLog ? await logsAt(place.block, place.index) : undefined;
    return callTrace(frame, { withMoves: !onlyTopCall, logs });
  }

  /** Result of a simulated call, or its revert error; fails for a call that is not possible. */
  async function attempted(...call: Parameters<typeof callAt>): Promise<Called | RpcError> {
    try {
      return await inGethsWords(symbol, () => callAt(...call));
    } catch (cause) {
      if (cause instanceof RpcError && cause.code === REVERTED) return cause;
      throw cause;
    }
  }

  async function tried(parts: CallParts, call: Parameters<typeof callAt>[1], block: BlockReference, how: Tracing) {
    const { gas } = await ledger.limits();
    const from = call.from ?? NOBODY;
    const given = await attempted(parts, call, block);
    if (given instanceof RpcError) {
      const output = fromHex(String(given.data).slice(2));
      const frame = frameOfTried(node, { from, call, gas, gasUsed: BASE_GAS, output, events: [] });
      const [, revertReason = ''] = /^execution reverted: (.*)$/s.exec(given.message) ?? [];
      return callTrace(frame, { failure: { error: 'execution reverted', revertReason }, withMoves: false });
    }
    const { answer, outcome } = given;
    const gasUsed = outcome?.gasUsed ?? BASE_GAS;
    const events = outcome?.events ?? [];
    const frame = frameOfTried(node, { from, call, gas, gasUsed, output: fromHex(answer), events });
    const logs = how.withLog ? await logsIfTried(events) : undefined;
    return callTrace(frame, { withMoves: !how.onlyTopCall, logs });
  }

  async function logsIfTried(events: NonNullable<Called['outcome']>['events']): Promise<Json[]> {
    const bytes = await ledger.read(() => ledger.view().port(evmPort)!.logs([{ events }]));
    return tracedLogs(bytes ? readLogs(bytes).bundles.flatMap(({ logs }) => logs) : []);
  }

  async function tracesAt(reference: BlockReference, request: RpcRequest) {
    const height = await finalHeightOf(node, reference);
    if (height === undefined) return null;
    const block = await blocks.at(height, request);
    if (!block) throw prunedHistory(blocks.oldest);
    request.spend(TRACE_UNITS * block.envelopes.length);
    return texts.get(`traces ${height}`, async () => (await tracesOf(node, block)).map(({ json }) => json()));
  }

  const hash = t.doc(EthereumHash, 'Hash of a final transaction');
  const aboutMoves = 'the native transfers inside';
  return [
    method({
      name: 'debug_traceTransaction',
      about: `Returns a final transaction in the format of geth’s callTracer, with ${aboutMoves} as calls. Other tracers are rejected.`,
      cost: { base: 5, more: `0.05 per inner transfer, and ${FROM_DISK}` },
      params: { hash, options: TracingOptions },
      result: CallTraceAnswer,
      answer: ({ hash, options }, request) => traced(hash, options, request),
    }),
    method({
      name: 'debug_traceCall',
      about: `Simulates a call at one of the last 128 blocks and returns it with ${aboutMoves}, or the revert reason.`,
      cost: { base: 5, more: '2 per 1,024 bytes of data' },
      params: { transaction: t.doc(CallObject, 'Call to simulate'), block: Block, options: TracingOptions },
      result: CallTraceAnswer,
      async answer({ transaction, block, options }, request) {
        request.spend((2 * transaction.data.length) / 1_024);
        await request.giveWay();
        const pay = (records: number) => request.spend(0.02 * records);
        return tried({ node, receivers, pay }, transaction, block, options);
      },
    }),
    method({
      name: 'trace_transaction',
      about: `Returns a final transaction and ${aboutMoves}, in order; null if no block contains it.`,
      cost: { base: 5, more: `0.05 per inner transfer, and ${FROM_DISK}` },
      params: { hash },
      result: TracesAnswer,
      async answer({ hash }, request) {
        const place = await placed(hash, request);
        if (!place) return null;
        const traces = await ledger.read(() => flatTraces(frameOf(node, place.block, place.index), place));
        request.spend(TRACE_UNITS * traces.length);
        return traces.map(({ json }) => json());
      },
    }),
    method({
      name: 'trace_block',
      about: `Returns the transactions of a block, each followed by ${aboutMoves}; null if the block does not exist.`,
      cost: { base: 20, more: `0.05 per transaction, and ${FROM_DISK}` },
      params: { block: t.doc(Block, 'Block: number, tag or hash') },
      result: BlockTracesAnswer,
      answer: ({ block }, request) => tracesAt(block, request),
    }),
    method({
      name: 'trace_filter',
      about: `Returns transactions of up to ${MAX_BLOCKS} blocks and ${aboutMoves}, filtered by sender and recipient; at most ${MAX_TRACES} per call.`,
      cost: { base: 20, more: `0.1 per block, 0.05 per trace built, and ${FROM_DISK}` },
      params: { filter: Filter },
      result: TracesAnswer,
      answer: ({ filter }, request) => findTraces(node, filter, request),
    }),
  ];
}

type Logs = ReturnType<typeof readLogs>['bundles'][number]['logs'];

const tracedLogs = (logs: Logs): Json[] =>
  logs.map(({ address, topics, data }, index) => ({
    address: addressOf(address),
    topics: topics.map((topic) => `0x${topic}`),
    data: `0x${toHex(data)}`,
    position: '0x0',
    index: hexOf(index),
  }));
