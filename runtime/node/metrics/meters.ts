/** Series of what a full node does, counted as it happens. A node without `--metrics` counts none of it. */

import type { BundleExecuted } from '../../engine/ledger/block-executor.js';
import type { FinalBlock } from '../../engine/ledger/blocks.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import type { ExecutedBlock } from '../../kernel/chain/seal.js';
import type { Measure, Work } from '../../lib/measure.js';
import type { Observe } from '../../lib/rpc/dispatch.js';
import type { Metrics } from './metrics.js';

/** Upper ends of the buckets, in seconds: of what a block waits for, of a block's interval, of a call or an operation. */
const WORK_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const INTERVAL_S = [0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 20, 30, 60, 120];
const CALL_S = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5, 10];

/** Where a series of a piece of work is, and what it is. */
const WORK: Readonly<Record<Work, readonly [name: string, help: string]>> = {
  build: ['block_production_seconds', 'Time to make a block as its proposer'],
  execute: [
    'block_execute_seconds',
    'Time to check and execute a block of another validator, or one that is caught up on',
  ],
  seal: ['state_root_seconds', 'Time to end a block: what modules do then, the state root and the receipts root'],
  commit: ['block_commit_seconds', 'Time to make a decided block durable'],
  prune: ['prune_seconds', 'Time of a pass that removes old blocks and what tells of them'],
  compact: ['compaction_seconds', 'Time to give the room of what was removed back to the disk, with its rests'],
};

/** A bundle of one operation is counted under its name, others under this. */
const SEVERAL = 'several';

/** How each part of a node is told where it reports to. */
export interface Meters {
  readonly measure: Measure;
  readonly onBundle: BundleExecuted;
  readonly onStep: (step: string, ms: number) => void;
  readonly observe: Observe;
  /** A block became final. */
  block(block: FinalBlock, executed: ExecutedBlock): undefined;
}

/** Declares the series, and answers with what fills them. */
export function createMeters(metrics: Metrics): Meters {
  const works = Object.fromEntries(
    Object.entries(WORK).map(([work, [name, help]]) => [work, metrics.histogram(name, help, WORK_S)]),
  ) as Record<Work, ReturnType<Metrics['histogram']>>;
  const interval = metrics.histogram('block_interval_seconds', 'Time between the timestamps of blocks', INTERVAL_S);
  const rounds = metrics.counter('consensus_rounds_total', 'Rounds of consensus that gave no block');
  const steps = metrics.histogram('consensus_step_seconds', 'Time in a step of consensus', WORK_S, ['step']);
  const bundles = metrics.counter('bundles_included_total', 'Bundles in final blocks');
  const operations = metrics.counter('ops_total', 'Operations in final blocks', ['type']);
  const execution = metrics.histogram(
    'op_execute_seconds',
    `Time to execute a bundle, by its operation; ${SEVERAL}: of bundles that have more than one`,
    CALL_S,
    ['type'],
  );
  const gas = metrics.counter('gas_used_total', 'Gas of final blocks');
  const requests = metrics.counter('rpc_requests_total', 'Calls that were answered; code 0: without an error', [
    'method',
    'code',
  ]);
  const latency = metrics.histogram('rpc_seconds', 'Time to answer a call', CALL_S, ['method']);
  let parentMs = 0;

  return {
    measure: (work, ms) => works[work].observe(ms / 1000),
    onBundle: (envelope, ms) => execution.labels(typeOf(envelope)).observe(ms / 1000),
    onStep: (step, ms) => steps.labels(step).observe(ms / 1000),
    observe(method, code, ms) {
      requests.labels(method, String(code)).inc();
      latency.labels(method).observe(ms / 1000);
    },
    block({ header, commit }, { envelopes }) {
      if (parentMs > 0) interval.observe((header.timestamp_ms - parentMs) / 1000);
      parentMs = header.timestamp_ms;
      rounds.inc(commit.round);
      bundles.inc(envelopes.length);
      gas.inc(header.gas_used);
      for (const [type, count] of countOperations(envelopes)) operations.labels(type).inc(count);
      return undefined;
    },
  };
}

function typeOf({ bundle }: Envelope): string {
  return bundle.operations.length === 1 ? bundle.operations[0]!.type.name : SEVERAL;
}

function countOperations(envelopes: readonly Envelope[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { bundle } of envelopes) {
    for (const { type } of bundle.operations) counts.set(type.name, (counts.get(type.name) ?? 0) + 1);
  }
  return counts;
}
