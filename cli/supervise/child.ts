/** The node under a supervisor: started, watched for its health, stopped. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandLine } from './bin.js';

/** How a node ended. */
export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Milliseconds that it ran. */
  readonly lasted: number;
}

/** Set for a node that shall stop when its input ends. */
export const SUPERVISED = 'TRELLIS_SUPERVISED';

/** How long a node may take to stop before it is killed, milliseconds. */
const PATIENCE_MS = 30_000;
const POLL_MS = 250;

export class Child {
  readonly pid: number;
  readonly ended: Promise<Ended>;
  readonly #process: ChildProcess;
  #over = false;

  constructor({ file, args }: CommandLine, nodeArgs: readonly string[]) {
    const started = performance.now();
    // In a group of its own: what a terminal sends reaches the supervisor, which passes it on once. The pipe to its
    // input closes when the supervisor is gone, however that happened: then the node stops.
    const env = { ...process.env, [SUPERVISED]: '1' };
    this.#process = spawn(file, [...args, ...nodeArgs], { stdio: ['pipe', 'inherit', 'inherit'], detached: true, env });
    this.pid = this.#process.pid ?? 0;
    const exit = once(this.#process, 'exit').catch(() => [127, null]);
    this.ended = exit.then(([code, signal]) => {
      this.#over = true;
      return { code, signal, lasted: performance.now() - started } as Ended;
    });
  }

  get over(): boolean {
    return this.#over;
  }

  tell(signal: NodeJS.Signals): void {
    if (!this.#over) this.#process.kill(signal);
  }

  /** Stops it, if need be by force. */
  async stop(): Promise<Ended> {
    this.tell('SIGTERM');
    const forced = new AbortController();
    void sleep(PATIENCE_MS, undefined, { signal: forced.signal }).then(
      () => this.tell('SIGKILL'),
      () => undefined,
    );
    const ended = await this.ended;
    forced.abort();
    return ended;
  }

  /** Whether it answers at its health address before so many milliseconds are over, or before it ends. */
  async isHealthyWithin(ms: number, url: string): Promise<boolean> {
    const giveUp = performance.now() + ms;
    while (!this.#over && performance.now() < giveUp) {
      if (await answers(url)) return true;
      await sleep(POLL_MS);
    }
    return false;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}

/** Stops a node that outlived its supervisor. */
export async function stopOrphan(pid: number, lives: () => Promise<boolean>): Promise<void> {
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; await lives(); waited += POLL_MS) {
    if (waited === PATIENCE_MS) process.kill(pid, 'SIGKILL');
    await sleep(POLL_MS);
  }
}
