/** The node under a supervisor: started, monitored, stopped. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandLine } from './bin.js';
import { REPORTS, type Report, readReport } from './report.js';

export interface Ended {
  /** Null if a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Run time in milliseconds. */
  readonly runTimeMs: number;
}

/** Variable that makes a node stop when its input ends. */
export const SUPERVISED = 'TRELLIS_SUPERVISED';

/** Time for a node to stop before it is killed, milliseconds. */
const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 250;
/** Maximum characters of a report; longer lines are ignored. */
const MAX_REPORT_CHARACTERS = 1_024;
const REPORTS_FD = 3;

export class Child {
  readonly pid: number;
  readonly ended: Promise<Ended>;
  /** Called with each report of the node. */
  onReport: (report: Report) => void = () => {};
  readonly #process: ChildProcess;
  #over = false;

  constructor({ file, args }: CommandLine, nodeArgs: readonly string[]) {
    const started = performance.now();
    // In its own process group: a signal from the terminal reaches only the supervisor, which forwards it once. The
    // pipe to the node's input closes when the supervisor ends for any reason; then the node stops.
    this.#process = spawn(file, [...args, ...nodeArgs], {
      stdio: ['pipe', 'inherit', 'inherit', 'pipe'],
      detached: true,
      env: { ...process.env, [SUPERVISED]: '1', [REPORTS]: `${REPORTS_FD}` },
    });
    this.pid = this.#process.pid ?? 0;
    this.#process.stdin?.on('error', () => undefined); // the node has ended
    this.#readReports(this.#process.stdio[REPORTS_FD] as Readable | null);
    const exit = once(this.#process, 'exit').catch(() => [127, null]);
    this.ended = exit.then(([code, signal]) => {
      this.#over = true;
      return { code, signal, runTimeMs: performance.now() - started } as Ended;
    });
  }

  forward(signal: NodeJS.Signals): void {
    if (!this.#over) this.#process.kill(signal);
  }

  /** Stops the node, by force if necessary. */
  async stop(): Promise<Ended> {
    this.forward('SIGTERM');
    const forced = new AbortController();
    void sleep(STOP_TIMEOUT_MS, undefined, { signal: forced.signal }).then(
      () => this.forward('SIGKILL'),
      () => undefined,
    );
    const ended = await this.ended;
    forced.abort();
    return ended;
  }

  #readReports(pipe: Readable | null): void {
    let rest = '';
    pipe?.on('error', () => undefined);
    pipe?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop()!.slice(-MAX_REPORT_CHARACTERS);
      for (const line of lines) {
        const report = readReport(line);
        if (report) this.onReport(report);
      }
    });
  }
}

/** Stops a node that outlived its supervisor. */
export async function stopOrphan(pid: number, lives: () => Promise<boolean>): Promise<void> {
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; await lives(); waited += POLL_MS) {
    if (waited === STOP_TIMEOUT_MS) process.kill(pid, 'SIGKILL');
    await sleep(POLL_MS);
  }
}
