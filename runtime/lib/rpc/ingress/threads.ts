/** Ingress threads started before their server: they load while the rest of the node starts. */

import { Worker } from 'node:worker_threads';

/** Whether threads can listen on one port: on Linux, with a Node version that supports `reusePort` of `node:net`. */
export function sharesPort({ node } = process.versions, platform = process.platform): boolean {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  return platform === 'linux' && (major > 23 || (major === 23 && minor >= 1) || (major === 22 && minor >= 12));
}

const MOST_UNASKED = 4;

/** Default number of threads: half of the cores, because the main thread and its helpers need the others. */
export function usualThreads(cores: number, shares = sharesPort()): number {
  if (cores < 2) return 0;
  return shares ? Math.min(cores >> 1, MOST_UNASKED) : 1;
}

/** Started threads that wait for their server. */
export class IngressThreads {
  readonly count: number;
  readonly #ahead: string | undefined;
  readonly #begun = new Set<Worker>();

  /** `ahead`: file URL of a module that exports a `LookAhead` under the name `ahead`. */
  constructor(count: number, ahead?: string) {
    this.count = count;
    this.#ahead = ahead;
    for (let n = 0; n < count; n++) this.#begun.add(this.#begin());
  }

  /** A thread that waits for its setup; a new one if none does. */
  takeThread(): Worker {
    const [worker = this.#begin()] = this.#begun;
    this.#begun.delete(worker);
    worker.ref();
    return worker;
  }

  async end(): Promise<void> {
    const ended = [...this.#begun].map((worker) => {
      worker.ref(); // otherwise a process without other work exits before the thread ends
      return worker.terminate();
    });
    await Promise.all(ended);
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./thread.js', import.meta.url), {
      workerData: this.#ahead,
      execArgv: [], // options of the process, like --input-type, are not valid for a thread
    });
    worker.unref();
    worker.on('error', () => undefined); // the new owner handles its end
    worker.on('exit', () => this.#begun.delete(worker));
    return worker;
  }
}
