/**
 * Metrics of a full node that are counted as events happen: a few plain numbers each. Without `--metrics` none is
 * counted.
 */

import type { BundleExecuted } from '../../engine/ledger/block-executor.js';
import type { FinalBlock } from '../../engine/ledger/blocks.js';
import type { OperationType } from '../../kernel/chain/operation.js';
import type { ExecutedBlock } from '../../kernel/chain/seal.js';
import type { Observe } from '../../lib/rpc/dispatch/dispatch.js';
import type { Measure, Work } from '../../lib/work-timing.js';
import { Durations, DurationsBy } from './durations.js';
import type { Metrics } from './metrics.js';

/** Bucket ends in seconds: for work that a block waits for, for block intervals, for calls and operations. */
const WORK_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const INTERVAL_S = [0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 20, 30, 60, 120];
const CALL_S = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5, 10];

/** Name and help text of the series of each kind of work. */
const WORK: Readonly<Record<Work, readonly [name: string, help: string]>> = {
  build: ['block_production_seconds', 'Time to build a block as its proposer'],
  execute: ['block_execute_seconds', 'Time to check and execute a block of another validator or of a sync'],
  seal: ['state_root_seconds', 'Time to seal a block: end hooks of modules, state root and receipts root'],
  commit: ['block_commit_seconds', 'Time to make a decided block durable'],
  prune: ['prune_seconds', 'Time of a pruning pass over old blocks and their rows'],
  compact: ['compaction_seconds', 'Time of a database compaction after pruning, pauses included'],
};

/** Label of bundles with several operations; a bundle with one operation has that operation's name. */
const SEVERAL = 'several';

/** Callbacks through which the parts of a node report to metrics. */
export interface Meters {
  readonly measure: Measure;
  readonly onBundle: BundleExecuted;
  readonly onStep: (step: string, ms: number) => void;
  /** A remote signer gave a signature. */
  readonly onSignature: (ms: number) => void;
  readonly observe: Observe;
  /** A block became final. */
  block(block: FinalBlock, executed: ExecutedBlock): undefined;
  /** Contents of final blocks. */
  readonly included: Included;
}

/** Totals of final blocks since the node started. */
export interface Included {
  readonly bundles: number;
  readonly operations: ReadonlyMap<OperationType, number>;
}

/** Calls of one method. */
class Calls {
  readonly taken = new Durations(CALL_S);
  /** Counts by error code; 0 for success. */
  readonly codes = new Map<number, number>();
}

/** Declares the series and returns the callbacks that fill them. */
export function createMeters(metrics: Metrics): Meters {
  const works = Object.fromEntries(
    Object.entries(WORK).map(([work, [name, help]]) => {
      const durations = new Durations(WORK_S);
      metrics.durations(name, help, durations);
      return [work, durations];
    }),
  ) as Record<Work, Durations>;
  const interval = new Durations(INTERVAL_S);
  metrics.durations('block_interval_seconds', 'Time between the timestamps of blocks', interval);
  const steps = new DurationsBy<string>(WORK_S);
  metrics.durationsBy('consensus_step_seconds', 'Time in a consensus step', ['step'], () => steps);
  const signatures = new Durations(WORK_S);
  metrics.durations('signer_seconds', 'Time from a request to the remote signer to its signature', signatures);
  const execution = new DurationsBy<OperationType | undefined>(CALL_S);
  metrics.durationsBy(
    'op_execute_seconds',
    `Time to execute a bundle, by its operation; ${SEVERAL}: of bundles that have more than one`,
    ['type'],
    () => Array.from(execution, ([type, durations]) => [type?.name ?? SEVERAL, durations] as const),
  );
  const calls = new Map<string, Calls>();
  metrics.readings('rpc_requests_total', 'Completed calls; code 0 means no error', ['method', 'code'], () =>
    Array.from(calls, ([method, { codes }]) =>
      Array.from(codes, ([code, count]) => [[method, String(code)], count] as const),
    ).flat(),
  );
  metrics.durationsBy('rpc_seconds', 'Time to answer a call', ['method'], () =>
    Array.from(calls, ([method, { taken }]) => [method, taken] as const),
  );
  let parentMs = 0;
  let rounds = 0;
  let gas = 0;
  metrics.reading('consensus_rounds_total', 'Consensus rounds without a block', () => rounds);
  metrics.reading('gas_used_total', 'Gas of final blocks', () => gas);
  const operations = new Map<OperationType, number>();
  const included = { bundles: 0, operations };

  return {
    included,
    measure: (work, ms) => works[work].add(ms),
    onBundle: ({ bundle: { operations: all } }, ms) =>
      execution.of(all.length === 1 ? all[0]!.type : undefined).add(ms),
    onStep: (step, ms) => steps.of(step).add(ms),
    onSignature: (ms) => signatures.add(ms),
    observe(method, code, ms) {
      let own = calls.get(method);
      if (own === undefined) {
        own = new Calls();
        calls.set(method, own);
      }
      own.codes.set(code, (own.codes.get(code) ?? 0) + 1);
      own.taken.add(ms);
    },
    block({ header, commit }, { envelopes }) {
      if (parentMs > 0) interval.add(header.timestamp_ms - parentMs);
      parentMs = header.timestamp_ms;
      rounds += commit.round;
      gas += header.gas_used;
      included.bundles += envelopes.length;
      for (const { bundle } of envelopes) {
        for (const { type } of bundle.operations) operations.set(type, (operations.get(type) ?? 0) + 1);
      }
      return undefined;
    },
  };
}
