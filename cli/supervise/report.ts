/** Reports of a supervised node to its supervisor over a pipe: activity during the start, and its height afterwards. */

import { Socket } from 'node:net';

/** Variable with the file descriptor of the pipe. */
export const REPORTS = 'TRELLIS_REPORTS_FD';

/** One line of JSON on the pipe. */
export interface Report {
  /** False while the node starts. */
  readonly started: boolean;
  /** Height of its newest block; null during the start, and for a program without blocks. */
  readonly height: number | null;
}

const EVERY_MS = 500;
/** CPU time between two reports below which a starting node counts as idle, microseconds. */
const IDLE_US = 25_000;

/** A report from a line; undefined if the line is not one. */
export function readReport(line: string): Report | undefined {
  try {
    const { started, height = null } = JSON.parse(line) as { started?: unknown; height?: unknown };
    const fits = typeof started === 'boolean' && (height === null || Number.isSafeInteger(height));
    return fits ? { started, height: height as number | null } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reports while the event loop runs. A starting node must also have used CPU or disk since the last report: a node that
 * waits for something that never comes falls silent.
 */
export class Reporter {
  readonly #pipe: Socket;
  readonly #timer: NodeJS.Timeout;
  #height: (() => number | undefined) | undefined;
  #worked = 0;

  private constructor(pipe: Socket) {
    this.#pipe = pipe;
    this.#timer = setInterval(() => this.#report(), EVERY_MS).unref();
    this.#report();
  }

  /** The reporter of this process; undefined if no supervisor listens. */
  static begin(): Reporter | undefined {
    const given = process.env[REPORTS] ?? '';
    delete process.env[REPORTS]; // child processes must not write to it
    if (!/^[1-9][0-9]?$/.test(given)) return undefined;
    try {
      const pipe = new Socket({ fd: Number(given), readable: false, writable: true });
      pipe.unref();
      return new Reporter(pipe.on('error', () => undefined)); // the supervisor has ended
    } catch {
      return undefined;
    }
  }

  /** Called when the node has started; `height` returns that of its newest block. */
  started(height: () => number | undefined): void {
    this.#height = height;
    this.#report();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#pipe.destroy();
  }

  #report(): void {
    const hasWorked = this.#hasWorked();
    // A supervisor that does not read must not cost memory: the next report contains more.
    if (this.#pipe.destroyed || this.#pipe.writableLength > 0) return;
    const started = this.#height !== undefined;
    if (!started && !hasWorked) return;
    const report: Report = { started, height: this.#height?.() ?? null };
    this.#pipe.write(`${JSON.stringify(report)}\n`);
  }

  #hasWorked(): boolean {
    const { userCPUTime, systemCPUTime, fsRead, fsWrite } = process.resourceUsage();
    // A disk operation counts like CPU activity.
    const worked = userCPUTime + systemCPUTime + (fsRead + fsWrite) * IDLE_US;
    const since = worked - this.#worked;
    this.#worked = worked;
    return since >= IDLE_US;
  }
}
