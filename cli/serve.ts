/** Runs a started node until it is told to stop or halts, and says with which code the process ends. */

import { setFlagsFromString } from 'node:v8';
import { P2pPortInUse } from '../runtime/engine/network/errors.js';
import { SnapshotUnavailable } from '../runtime/engine/snapshots/errors.js';
import { KeyFileError } from '../runtime/lib/crypto/keyfile.js';
import { Failure } from '../runtime/lib/errors.js';
import { EXIT, Halt } from '../runtime/lib/halt.js';
import { PortInUse } from '../runtime/lib/rpc/errors.js';
import { isTemporary, storageExitCode } from '../runtime/lib/storage/errors.js';
import { MetricsPortInUse } from '../runtime/node/metrics/metrics.js';
import type { RunningNode } from '../runtime/node/node.js';
import { UpgradeDue } from '../runtime/node/upgrade/binary.js';
import { Problem } from './problem.js';
import { SUPERVISED } from './supervise/child.js';

/** How much garbage, in percent of what lives, V8 lets gather before it collects: by itself it takes up to four times. */
const GARBAGE_PERCENT = 100;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What is served: a full node or a light one. */
export type Served = Pick<RunningNode, 'log' | 'stop' | 'halted'>;

/** Waits for the end of a node that is starting, and stops it cleanly. A second signal does not wait. */
export async function serve(starting: Promise<Served>): Promise<number> {
  let told: () => void = () => {};
  const signalled = new Promise<undefined>((resolve) => {
    told = () => resolve(undefined);
  });
  let signals = 0;
  const onSignal = () => {
    if (++signals > 1) process.exit(EXIT.error);
    told();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const supervised = process.env[SUPERVISED] === '1';
  if (supervised) process.stdin.on('close', told).resume();
  try {
    const node = await starting.catch((cause: unknown) => {
      throw cause instanceof UpgradeDue ? new Problem(cause.message, EXIT.upgrade) : cause;
    });
    setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`); // what is loaded at the start is not garbage
    const halted = await Promise.race([signalled, node.halted]);
    if (halted === undefined) node.log('info', 'stopping; once more to force');
    await node.stop().catch((cause: unknown) => {
      // Why it halted says more than what then failed while it stopped; but what may go next time is to be tried again.
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
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    if (supervised) process.stdin.off('close', told).destroy();
  }
}

/** Storage that is damaged or fails has its own codes; everything else that halts a node is a fault inside it. */
function haltExitCode(cause: unknown): number {
  if (isTemporary(cause)) return EXIT.temporary;
  const failure = cause instanceof Halt ? cause.cause : cause;
  const code = failure instanceof Failure ? storageExitCode(failure.error) : EXIT.internal;
  return code === EXIT.usage ? EXIT.internal : code;
}

/** The exit code of a node that could not start or that stopped by itself (definitions 5.1). */
export function nodeExitCode(cause: unknown): number {
  if (cause instanceof Problem) return cause.exit ?? EXIT.usage;
  if (cause instanceof UpgradeDue) return EXIT.upgrade;
  if (cause instanceof Failure) {
    const passes = [PortInUse, P2pPortInUse, MetricsPortInUse, SnapshotUnavailable].includes(cause.error);
    return passes ? EXIT.temporary : storageExitCode(cause.error);
  }
  if (isTemporary(cause)) return EXIT.temporary;
  if (cause instanceof KeyFileError) return EXIT.usage;
  if (cause instanceof Halt) return EXIT.internal;
  return cause instanceof Error && 'syscall' in cause ? EXIT.usage : EXIT.internal;
}
