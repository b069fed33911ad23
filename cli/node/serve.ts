/** Runs a started node until it is stopped or halts, and returns the exit code of the process. */

import { setFlagsFromString } from 'node:v8';
import {
  AbortedStart,
  EXIT,
  Failure,
  Halt,
  isTemporary,
  KeyFileError,
  reopenStandardFiles,
  storageExitCode,
} from '../runtime/common.js';
import {
  ExportRefused,
  MetricsPortInUse,
  OptionsNotReloaded,
  P2pPortInUse,
  PortInUse,
  SnapshotUnavailable,
  UpgradeDue,
} from '../runtime/errors.js';
import type { RunningNode } from '../runtime/node.js';
import { SUPERVISED } from '../supervise/child.js';
import { Reporter } from '../supervise/report.js';
import { lineOf, Problem, reportOf } from '../terminal/command-error.js';
import { nodeStarted } from './after-start.js';
import { isReloadable, RELOAD, STOP_SIGNALS, withStopSignals } from './signals.js';

/** Garbage as a percentage of live data before V8 collects it; V8's own limit is up to four times the live data. */
const GARBAGE_PERCENT = 100;

/** A served node: a full one, which has a ledger, or a light one. */
export interface Served extends Pick<RunningNode, 'log' | 'stop' | 'halted'> {
  readonly ledger?: { readonly head: { readonly height: number } };
}

/**
 * Starts a node, waits for its end, and stops it cleanly. Long work at its start ends with the signal. `reload` is called on
 * SIGHUP, unless the node runs in a terminal; without it, SIGHUP stops the node.
 */
export async function serve<N extends Served>(
  start: (signal: AbortSignal) => Promise<N>,
  reload?: (node: N) => void,
): Promise<number> {
  if (reload === undefined || !isReloadable()) return run(start);
  const reloads = new Reloads(reload);
  process.on(RELOAD, reloads.request);
  try {
    return await run(async (signal) => reloads.started(await start(signal)), STOP_SIGNALS);
  } finally {
    process.off(RELOAD, reloads.request);
  }
}

/** Reloads of the options of a node; one that is requested during its start follows the start. */
class Reloads<N extends Served> {
  readonly #reload: (node: N) => void;
  #node: N | undefined;
  #isRequested = false;

  constructor(reload: (node: N) => void) {
    this.#reload = reload;
  }

  readonly request = (): void => {
    reopenStandardFiles();
    if (this.#node === undefined) this.#isRequested = true;
    else this.#run(this.#node);
  };

  started(node: N): N {
    this.#node = node;
    if (this.#isRequested) this.#run(node);
    return node;
  }

  #run(node: N): void {
    try {
      this.#reload(node);
    } catch (cause) {
      const { code, name } = OptionsNotReloaded;
      node.log('error', 'options not reloaded', { code, name, reason: lineOf(reportOf(cause)) });
    }
  }
}

const run = (start: (signal: AbortSignal) => Promise<Served>, signals?: readonly NodeJS.Signals[]): Promise<number> =>
  withStopSignals(async (signal, stop) => {
    const signalled = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    const supervised = process.env[SUPERVISED] === '1';
    if (supervised) process.stdin.on('close', stop).resume();
    const reporter = Reporter.begin();
    try {
      const node = await started(start(signal));
      if (node === undefined) return EXIT.ok;
      nodeStarted();
      reporter?.started(() => node.ledger?.head.height);
      setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`); // data loaded at the start is not garbage
      return await waitForEnd(node, signalled);
    } finally {
      reporter?.stop();
      if (supervised) process.stdin.off('close', stop).destroy();
    }
  }, signals);

/** The node; undefined if it was stopped before it had started. */
async function started(starting: Promise<Served>): Promise<Served | undefined> {
  try {
    return await starting;
  } catch (cause) {
    if (cause instanceof AbortedStart) return undefined;
    throw cause instanceof UpgradeDue ? new Problem(cause.message, EXIT.upgrade) : cause;
  }
}

async function waitForEnd(node: Served, signalled: Promise<undefined>): Promise<number> {
  const halted = await Promise.race([signalled, node.halted]);
  if (halted === undefined) node.log('info', 'stopping, signal again to force');
  await node.stop().catch((cause: unknown) => {
    // The reason of the halt says more than an error during the stop; but temporary errors must lead to a retry.
    if (halted === undefined || isTemporary(cause)) throw cause;
    node.log('error', 'the node did not stop cleanly', { reason: String(cause) });
  });
  if (halted !== undefined) {
    const { reason, cause, exitCode } = halted;
    if (cause instanceof UpgradeDue) return EXIT.upgrade;
    if (exitCode !== undefined) {
      node.log('info', 'stopped', { reason });
      return exitCode;
    }
    throw new Problem(`consensus halted and the node stopped: ${reason}`, haltExitCode(cause), cause);
  }
  node.log('info', 'stopped');
  return EXIT.ok;
}

/** Damaged or failing storage has its own codes; any other halt is an internal fault. */
function haltExitCode(cause: unknown): number {
  if (isTemporary(cause)) return EXIT.temporary;
  const failure = cause instanceof Halt ? cause.cause : cause;
  const code = failure instanceof Failure ? storageExitCode(failure.error) : EXIT.internal;
  return code === EXIT.usage ? EXIT.internal : code;
}

/** The exit code of a node that could not start or halted (definitions 5.1). */
export function nodeExitCode(cause: unknown): number {
  if (cause instanceof Problem) return cause.exit ?? EXIT.usage;
  if (cause instanceof UpgradeDue) return EXIT.upgrade;
  if (cause instanceof Failure) {
    if (cause.error === ExportRefused) return EXIT.corrupt;
    const passes = [PortInUse, P2pPortInUse, MetricsPortInUse, SnapshotUnavailable].includes(cause.error);
    return passes ? EXIT.temporary : storageExitCode(cause.error);
  }
  if (isTemporary(cause)) return EXIT.temporary;
  if (cause instanceof KeyFileError) return EXIT.usage;
  if (cause instanceof Halt) return EXIT.internal;
  return cause instanceof Error && 'syscall' in cause ? EXIT.usage : EXIT.internal;
}
