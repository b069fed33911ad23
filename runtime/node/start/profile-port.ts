/** The port for profiles of the running node: CPU time of the main thread, and its heap. For this machine only. */

import { mkdir, rename } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapStatistics, writeHeapSnapshot } from 'node:v8';
import { logOf } from '../../lib/log-levels.js';
import { type JsonAnswer, JsonPort, type JsonRequest } from '../../lib/rpc/ports/json-port.js';
import type { FullNodeContext } from '../assembly/context.js';

/** Seconds of a CPU profile: default and maximum. */
const SECONDS = 10;
const MAX_SECONDS = 60;

const refused = (status: number, message: string): JsonAnswer => ({ status, body: { error: { message } } });

export async function openProfilePort({ options, get, closers, directory }: FullNodeContext): Promise<void> {
  const log = logOf(get('Log'), 'node');
  let isBusy = false;
  const oneAtATime =
    (make: (request: JsonRequest) => Promise<JsonAnswer>) =>
    async (request: JsonRequest): Promise<JsonAnswer> => {
      if (isBusy) return refused(409, 'another profile is being made; retry when it is finished');
      isBusy = true;
      try {
        return await make(request);
      } finally {
        isBusy = false;
      }
    };
  const port = await JsonPort.start({
    ...{ host: '127.0.0.1', port: options.profilePort!, log },
    routes: [
      { method: 'POST', path: '/cpu', answer: oneAtATime(cpuProfile) },
      { method: 'POST', path: '/heap', answer: oneAtATime(() => heapSnapshot(join(directory.path, 'profiles'))) },
    ],
    limits: { sockets: 4, socketsPerIp: 4 },
  });
  closers.add(() => port.stop());
  log('warn', 'profile port open, a heap snapshot contains the keys of this node', { port: port.port });
}

/** `{"seconds": 10}`: a CPU profile of the main thread as browsers open it. Ends early when the caller leaves. */
async function cpuProfile({ body, signal }: JsonRequest): Promise<JsonAnswer> {
  const { seconds = SECONDS } = (body ?? {}) as { readonly seconds?: unknown };
  if (typeof seconds !== 'number' || !(seconds > 0 && seconds <= MAX_SECONDS))
    return refused(400, `seconds must be a number above 0, at most ${MAX_SECONDS}`);
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    await sleep(seconds * 1_000, undefined, { signal }).catch(() => undefined);
    const { profile } = await session.post('Profiler.stop');
    return { body: profile };
  } finally {
    session.disconnect();
  }
}

/**
 * Writes a snapshot of the heap into the data directory, replacing the previous one. The node does nothing else meanwhile:
 * about a second for each 100 MiB.
 */
async function heapSnapshot(directory: string): Promise<JsonAnswer> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'node.heapsnapshot');
  await rename(writeHeapSnapshot(`${file}.part`), file);
  return { body: { file, heap_bytes: getHeapStatistics().used_heap_size } };
}
