/** A worker of the signature verifier: answers the batches that appear in the memory it is given. */

import { parentPort, workerData } from 'node:worker_threads';
import { prepareEd25519 } from './ed25519.js';
import { prepareSecp256k1 } from './secp256k1.js';
import { answerPacked } from './verify-packing.js';
import { answerRing } from './verify-ring.js';

if (!(workerData instanceof SharedArrayBuffer)) {
  throw new Error('verify-worker.js is started by the signature verifier, not by itself');
}

prepareEd25519();
prepareSecp256k1();
// Once this module is evaluated: ended while it still is, a worker takes the whole process with it on Node 22 and later.
const memory = workerData;
setImmediate(() => {
  parentPort?.postMessage('loaded');
  answerRing(memory, answerPacked);
});
