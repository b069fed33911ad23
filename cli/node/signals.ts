/** Stop signals of a command: the first one requests a stop, the second one kills. */

import { AbortedStart, EXIT } from '../runtime/common.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The result of `work`. Its signal is aborted with Interrupted: Ctrl-C discards partial results, whereas after a system
 * shutdown the work may resume later. `stop` acts like the latter.
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

/** Work that is not a node: it ends when signalled, and the exit code says so. */
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
