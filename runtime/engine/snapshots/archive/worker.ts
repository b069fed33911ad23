/** The worker thread that builds snapshots: receives records and returns the result. */

import { parentPort, workerData } from 'node:worker_threads';
import { type BuildPlan, SnapshotBuilder } from './build.js';

const builder = new SnapshotBuilder(workerData as BuildPlan);

parentPort!.on('message', (packed: Uint8Array | null) => {
  if (packed === null)
    void finish(); // an exception ends the thread and reaches its owner
  else {
    builder.add(packed);
    parentPort!.postMessage(null);
  }
});

async function finish(): Promise<void> {
  parentPort!.postMessage(await builder.finish());
  parentPort!.close();
}
