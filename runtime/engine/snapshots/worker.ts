/** The worker thread that builds snapshots: takes records, and answers with what was built. */

import { parentPort, workerData } from 'node:worker_threads';
import { type BuildPlan, SnapshotBuilder } from './build.js';

const builder = new SnapshotBuilder(workerData as BuildPlan);

parentPort!.on('message', (packed: Uint8Array | null) => {
  if (packed === null)
    void finish(); // what it throws ends the thread, and its owner hears of it
  else {
    builder.add(packed);
    parentPort!.postMessage(null);
  }
});

async function finish(): Promise<void> {
  parentPort!.postMessage(await builder.finish());
  parentPort!.close();
}
