/** A crowd of callers in a thread of its own: each asks the same over and over, and reads the answer or hangs up at once. */

import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** What a crowd does. */
export interface Crowd {
  readonly url: string;
  readonly method: string;
  readonly params: readonly unknown[];
  /** Callers at a time. */
  readonly callers: number;
  /** The address of this machine that they call from; 127.0.0.1 when not given. */
  readonly from?: string;
  /** Leave after so many milliseconds instead of reading the answer. */
  readonly hangUpMs?: number;
}

/** What became of the calls of a crowd. */
export interface Told {
  answered: number;
  refused: number;
  left: number;
}

/** Lets a crowd loose; `stop` resolves with what became of its calls, of which at least one has ended then. */
export function crowd(given: Crowd): { stop(): Promise<Told> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: given });
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('message', (told: Told) => {
          void worker.terminate().then(() => resolve(told));
        });
        worker.once('error', reject);
        worker.postMessage('stop');
      }),
  };
}

if (!isMainThread && (workerData as Crowd | undefined)?.callers !== undefined) {
  const { url, method, params, callers, from: localAddress, hangUpMs } = workerData as Crowd;
  const told: Told = { answered: 0, refused: 0, left: 0 };
  let hasEnded = (): void => {};
  const first = new Promise<void>((resolve) => {
    hasEnded = resolve;
  });
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const agent = new http.Agent({ keepAlive: hangUpMs === undefined });

  const call = (): Promise<void> =>
    new Promise((resolve) => {
      const req = http.request(
        url,
        { method: 'POST', headers, agent, ...(localAddress && { localAddress }) },
        (res) => {
          let start = '';
          res.on('data', (chunk: Buffer) => {
            if (start.length < 200) start += chunk.toString('latin1', 0, 200);
          });
          res.on('close', () => {
            if (start.includes('"error"')) told.refused++;
            else told.answered++;
            resolve();
          });
        },
      );
      req.on('error', () => resolve());
      req.end(body);
      if (hangUpMs === undefined) return;
      setTimeout(() => {
        if (!req.destroyed) told.left++;
        req.destroy();
      }, hangUpMs);
    });

  const caller = async (): Promise<never> => {
    for (;;) {
      const refused = told.refused;
      await call();
      hasEnded();
      if (told.refused > refused) await pause(20);
    }
  };
  for (let i = 0; i < callers; i++) void caller();
  parentPort!.once('message', () => void first.then(() => parentPort!.postMessage(told)));
}
