/**
 * Makes a snapshot on a running node: reads the state after a block in small portions, and sends them to a worker
 * thread.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { columnRange, columns, STATE_PREFIX_LENGTH } from '../../../lib/storage/columns.js';
import type { DatabaseView } from '../../../lib/storage/database.js';
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
    for await (const packed of portions(view)) {
      signal.throwIfAborted();
      const own = packed.slice(); // small arrays share a buffer with others, which a transfer would detach
      worker.postMessage(own, [own.buffer]);
      sent++;
      while (sent - processed >= AHEAD) await new Promise<void>((resolve) => (wake = resolve));
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

/** The state records of a view, packed. */
async function* portions(view: DatabaseView): AsyncGenerator<Uint8Array> {
  const { gte, lt } = columnRange(columns.state);
  for (let from = gte; ; ) {
    const began = performance.now();
    const rows = await view.range({ gte: from, lt, limit: ROWS });
    if (rows.length > 0) yield packRecords(rows.map(([key, value]) => [key.subarray(STATE_PREFIX_LENGTH), value]));
    if (rows.length < ROWS) return;
    from = Uint8Array.of(...rows.at(-1)![0], 0);
    await sleep(REST * (performance.now() - began));
  }
}
