/** Stop signals of a command: the first one requests a stop, the second one kills. */

import { AbortedStart, EXIT } from '../runtime/common.js';

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Those that stop a node whose options can be reloaded. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Requests the options to be read again. In a terminal it means that the terminal is closed, and stops the node. */
export const RELOAD = 'SIGHUP';
export const isReloadable = (): boolean => process.stdin.isTTY !== true;

/**
 * The result of `work`. Its signal is aborted with AbortedStart: Ctrl-C discards partial results, whereas after a system
 * shutdown the work may resume later. `stop` acts like the latter.
 */
export async function withStopSignals<T>(
  work: (signal: AbortSignal, stop: () => void) => Promise<T>,
  signals: readonly NodeJS.Signals[] = SIGNALS,
): Promise<T> {
  const controller = new AbortController();
  let count = 0;
  const abort = (forGood: boolean) => controller.abort(new AbortedStart(forGood));
  const onSignal = (name: NodeJS.Signals) => {
    if (++count > 1) process.exit(EXIT.error);
    abort(name === 'SIGINT');
  };
  for (const name of signals) process.on(name, onSignal);
  try {
    return await work(controller.signal, () => abort(false));
  } finally {
    for (const name of signals) process.off(name, onSignal);
  }
}

/** Work that is not a node: it ends when signalled, and the exit code says so. */
export async function untilStopSignal(work: (signal: AbortSignal) => Promise<number>): Promise<number> {
  return withStopSignals(async (signal) => {
    try {
      return await work(signal);
    } catch (cause) {
      if (cause instanceof AbortedStart) return EXIT.error;
      throw cause;
    }
  });
}
