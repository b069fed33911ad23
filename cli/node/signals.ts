/** Signals that tell a command to stop: the first asks it to, the second does not wait. */

import { EXIT } from '../../runtime/lib/halt.js';
import { AbortedStart } from '../../runtime/node/assembly/aborted-start.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * What `work` answers. Its signal is aborted with Interrupted: who presses Ctrl-C wants nothing of it, a machine that stops
 * may go on later. `stop` does the same as the latter.
 */
export async function heeding<T>(work: (signal: AbortSignal, stop: () => void) => Promise<T>): Promise<T> {
  const told = new AbortController();
  let count = 0;
  const abort = (forGood: boolean) => told.abort(new AbortedStart(forGood));
  const heed = (name: NodeJS.Signals) => {
    if (++count > 1) process.exit(EXIT.error);
    abort(name === 'SIGINT');
  };
  for (const name of SIGNALS) process.on(name, heed);
  try {
    return await work(told.signal, () => abort(false));
  } finally {
    for (const name of SIGNALS) process.off(name, heed);
  }
}

/** A piece of work that is not a node: it ends where it is told to, and the process says that it was. */
export async function untilTold(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  return heeding(async (signal) => {
    try {
      return await work(signal);
    } catch (cause) {
      if (cause instanceof AbortedStart) return EXIT.error;
      throw cause;
    }
  });
}
