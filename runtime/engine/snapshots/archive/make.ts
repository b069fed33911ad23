/**
 * Makes a snapshot on a running node: reads the state after a block in small portions, and sends them to a worker
 * thread.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { DatabaseView } from '../../../lib/storage/database.js';
import { statePortions } from '../../ledger/scan.js';
import { packRecords } from '../records.js';
import type { BuildPlan, Built } from './build.js';

/** Records read at a time: a millisecond of the main thread. */
const ROWS = 256;
/** Maximum portions that the worker has not processed yet. */
const AHEAD = 8;
/** Pause after each portion, as a multiple of its duration. */
const REST = 2;

/** Builds a snapshot of the state in a view. Throws the worker's error, or the signal's reason. */
export async function makeSnapshot(view: DatabaseView, plan: BuildPlan, signal: AbortSignal): Promise<Built> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: plan });
  let sent = 0;
  let processed = 0;
  let wake = () => {};
  let abort = () => {};
  const built = new Promise<Built>((resolve, reject) => {
    worker.on('message', (result: Built | null) => {
      if (result) return resolve(result);
      processed++;
      wake();
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the snapshot worker exited early')));
    abort = () => reject(signal.reason);
  });
  signal.addEventListener('abort', abort);
  const sendState = async () => {
    let began = performance.now();
    for await (const records of statePortions(view, ROWS)) {
      signal.throwIfAborted();
      const own = packRecords(records).slice(); // small arrays share a buffer, which a transfer would detach
      worker.postMessage(own, [own.buffer]);
      sent++;
      while (sent - processed >= AHEAD) await new Promise<void>((resolve) => (wake = resolve));
      await sleep(REST * (performance.now() - began));
      began = performance.now();
    }
    worker.postMessage(null);
  };
  try {
    // After a failure of the worker nothing waits for the portions.
    return await Promise.race([built, sendState().then(() => built)]);
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
