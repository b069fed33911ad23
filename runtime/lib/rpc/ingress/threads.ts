/** The threads of a server before it is there: they load beside everything else that a start takes. */

import { Worker } from 'node:worker_threads';

/** Whether threads can listen on one port: on Linux, with a Node that can (`reusePort` of `node:net`). */
export function sharesPort({ node } = process.versions, platform = process.platform): boolean {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  return platform === 'linux' && (major > 23 || (major === 23 && minor >= 1) || (major === 22 && minor >= 12));
}

const MOST_UNASKED = 4;

/** How many threads a server has where nobody says it: half of the cores, as the main thread and what it begins need the others. */
export function usualThreads(cores: number, shares = sharesPort()): number {
  if (cores < 2) return 0;
  return shares ? Math.min(cores >> 1, MOST_UNASKED) : 1;
}

/** Threads that have begun and wait for the server that takes them. */
export class IngressThreads {
  readonly count: number;
  readonly #ahead: string | undefined;
  readonly #begun = new Set<Worker>();

  /** `ahead`: file URL of a module with a `LookAhead` of that name. */
  constructor(count: number, ahead?: string) {
    this.count = count;
    this.#ahead = ahead;
    for (let n = 0; n < count; n++) this.#begun.add(this.#begin());
  }

  /** A thread that waits for its setup: one that has begun, or another one. */
  take(): Worker {
    const [worker = this.#begin()] = this.#begun;
    this.#begun.delete(worker);
    worker.ref();
    return worker;
  }

  /** Ends those that nobody took. */
  async end(): Promise<void> {
    const ended = [...this.#begun].map((worker) => {
      worker.ref(); // else a process that waits for nothing else is over before its end
      return worker.terminate();
    });
    await Promise.all(ended);
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./thread.js', import.meta.url), {
      workerData: this.#ahead,
      execArgv: [], // what a program was started with, like --input-type, is not for a thread
    });
    worker.unref();
    worker.on('error', () => undefined); // who takes it hears of its end
    worker.on('exit', () => this.#begun.delete(worker));
    return worker;
  }
}
