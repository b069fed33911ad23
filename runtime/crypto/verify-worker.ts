/** A worker of the signature verifier: takes packed batches, returns them answered. */

import { parentPort } from 'node:worker_threads';
import { prepareEd25519 } from './ed25519.js';
import { answerPacked } from './verify-packing.js';

const port = parentPort;
if (!port) throw new Error('verify-worker.js is started by the signature verifier, not by itself');

prepareEd25519();
port.on('message', (buffer: ArrayBuffer) => {
  answerPacked(buffer);
  port.postMessage(buffer, [buffer]);
});
