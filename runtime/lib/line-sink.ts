/**
 * Lines for standard output and standard error of a running node: written without blocking, in bounded memory even if
 * no one reads them (decision 0156).
 */

import { closeSync, constants, fstatSync, openSync, readlinkSync, write, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** Maximum bytes of waiting lines. */
const MAX_BYTES = 1024 * 1024;
/** Maximum bytes of a line; longer lines are cut. */
const MAX_LINE_BYTES = 64 * 1024;
/** Maximum bytes of one write, and of one turn of the event loop. */
const CHUNK_BYTES = 64 * 1024;
/** Delays before a failed write is retried, milliseconds: doubled from the first to the last. */
const RETRY_MS = { first: 20, last: 1_000 };
/** Maximum delay of the process exit for a reader without progress, and for any reader, milliseconds. */
const FLUSH_MS = { stalled: 250, total: 2_000 };
const FLUSH_POLL_MS = 5;
const LINE_END = Buffer.from('\n');

/** A file descriptor to write to, and whether a write to it may block its thread. */
export interface Target {
  readonly fd: number;
  /** If true, writes go through the thread pool, one at a time. */
  readonly mayBlock: boolean;
  readonly isFile: boolean;
  /** Path of the file when it was opened; undefined if unknown. */
  readonly path?: string | undefined;
}

/** Counts of a sink's lines. */
export interface SinkCounts {
  /** Bytes waiting to be written. */
  readonly waiting: number;
  /** Lines dropped because too many were waiting. */
  readonly dropped: number;
}

/**
 * Lines in the order of writing. The oldest are dropped if too many wait; the next written line reports their number.
 */
export class LineSink {
  /** Makes the line that reports dropped lines; if absent, none is written. */
  reportDropped: ((count: number) => string) | undefined;
  #target: Target;
  /** File descriptor that this sink opened itself. */
  #own: number | undefined;
  #isRotated = false;
  readonly #maxBytes: number;
  #lines: Buffer[] = [];
  /** Index of the first waiting line. */
  #first = 0;
  /** Written bytes of that line. */
  #written = 0;
  #waiting = 0;
  #dropped = 0;
  /** Dropped lines not yet reported. */
  #unreported = 0;
  /** Number of dropped lines in the report at the front, until part of it is written. */
  #reporting = 0;
  /** Whether the thread pool is writing the first line. */
  #busy = false;
  #retryMs = RETRY_MS.first;
  #timer: NodeJS.Timeout | undefined;

  constructor(target: Target, maxBytes = MAX_BYTES) {
    this.#target = target;
    this.#maxBytes = maxBytes;
  }

  get counts(): SinkCounts {
    return { waiting: this.#waiting, dropped: this.#dropped };
  }

  /** Adds a line, given without its line end. Never blocks and never throws. */
  write(text: string): void {
    const line = Buffer.from(`${text}\n`);
    this.#push(line.length > MAX_LINE_BYTES ? Buffer.concat([line.subarray(0, MAX_LINE_BYTES - 1), LINE_END]) : line);
    while (this.#waiting > this.#maxBytes && this.#dropOldest());
    // Only the timer retries a failed write: without a reader, a flood of lines costs no system calls.
    if (!this.#busy && this.#timer === undefined) this.#drain();
  }

  /**
   * The file may have been renamed: opens its path again before the next line. Every line is complete in one of both files.
   * Keeps writing to the old file if the path cannot be opened.
   */
  reopen(): void {
    this.#isRotated = this.#target.path !== undefined;
  }

  /** Writes waiting lines at process exit; waits briefly, and only for a reader that makes progress. */
  flush(): void {
    if (this.#busy) {
      // The thread pool finishes a write to a file; any other may never end.
      if (!this.#target.isFile) return;
      this.#advance(this.#lines[this.#first]!.length - this.#written);
      this.#busy = false;
    }
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    const giveUp = performance.now() + FLUSH_MS.total;
    for (let stalled = performance.now() + FLUSH_MS.stalled; ; ) {
      const before = this.#waiting;
      const cause = this.#writeNow(Number.POSITIVE_INFINITY);
      if (cause !== 'EAGAIN') return;
      const now = performance.now();
      if (this.#waiting < before) stalled = now + FLUSH_MS.stalled;
      if (now > Math.min(stalled, giveUp)) return;
      Atomics.wait(sleeper, 0, 0, FLUSH_POLL_MS);
    }
  }

  #push(line: Buffer): void {
    this.#lines.push(line);
    this.#waiting += line.length;
  }

  #drain(): void {
    if (this.#first === this.#lines.length) return;
    if (this.#isRotated && this.#written === 0) this.#openAgain();
    if (this.#target.mayBlock) this.#writeLater();
    else this.#after(this.#writeNow(CHUNK_BYTES));
  }

  #openAgain(): void {
    this.#isRotated = false;
    try {
      const fd = openSync(this.#target.path!, 'a');
      // The inherited one stays open: another thread could get its number.
      if (this.#own !== undefined) closeSync(this.#own);
      this.#own = fd;
      this.#target = { ...this.#target, fd };
    } catch {
      // The old file is still open, so no line is lost.
    }
  }

  /** Writes lines until none waits or `most` bytes are written. Returns the code of the error that ended it early. */
  #writeNow(most: number): string | undefined {
    for (let done = 0; done < most; ) {
      const line = this.#next();
      if (line === undefined) return undefined;
      try {
        const count = writeSync(this.#target.fd, line);
        done += count;
        this.#advance(count);
      } catch (cause) {
        this.#takeBack();
        return codeOf(cause);
      }
    }
    return undefined;
  }

  /** One write of many lines on the thread pool, so that only its thread can block. */
  #writeLater(): void {
    const chunk = [this.#next()!];
    for (let size = chunk[0]!.length; this.#first + 1 < this.#lines.length; ) {
      const line = this.#lines[this.#first + 1]!;
      size += line.length;
      if (size > CHUNK_BYTES) break;
      chunk.push(line);
      this.#first++;
    }
    const bytes = Buffer.concat(chunk);
    this.#lines[this.#first] = bytes;
    this.#written = 0;
    if (chunk.length > 1) this.#reporting = 0;
    this.#busy = true;
    write(this.#target.fd, bytes, (cause, count) => {
      if (!this.#busy) return; // flushed meanwhile
      this.#busy = false;
      if (cause) this.#takeBack();
      else this.#advance(count);
      this.#after(cause ? codeOf(cause) : undefined);
    });
  }

  #after(cause: string | undefined): void {
    if (cause !== undefined) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#drain();
      }, this.#retryMs).unref();
      this.#retryMs = Math.min(2 * this.#retryMs, RETRY_MS.last);
      return;
    }
    this.#retryMs = RETRY_MS.first;
    if (this.#first === this.#lines.length) return;
    setImmediate(() => {
      if (!this.#busy && this.#timer === undefined) this.#drain();
    }).unref();
  }

  /** The next data to write: the rest of a line, else the report of dropped lines, else the oldest line. */
  #next(): Buffer | undefined {
    if (this.#written > 0) return this.#lines[this.#first]!.subarray(this.#written);
    if (this.#unreported > 0 && this.reportDropped) {
      const line = Buffer.from(`${this.reportDropped(this.#unreported)}\n`);
      this.#lines.splice(this.#first, 0, line);
      this.#waiting += line.length;
      this.#reporting = this.#unreported;
      this.#unreported = 0;
    }
    return this.#lines[this.#first];
  }

  /** Removes an unwritten report: more lines may be dropped before the next try. */
  #takeBack(): void {
    if (this.#reporting === 0) return;
    this.#waiting -= this.#lines[this.#first]!.length;
    this.#first++;
    this.#unreported += this.#reporting;
    this.#reporting = 0;
  }

  #advance(count: number): void {
    this.#reporting = 0;
    this.#waiting -= count;
    this.#written += count;
    if (this.#written < this.#lines[this.#first]!.length) return;
    this.#written = 0;
    this.#first++;
    this.#tidy();
  }

  /** Drops the oldest line that is not being written; the newest stays. */
  #dropOldest(): boolean {
    const isBegun = this.#busy || this.#written > 0;
    const at = this.#first + (isBegun ? 1 : 0);
    if (at >= this.#lines.length - 1) return false;
    this.#waiting -= this.#lines[at]!.length;
    if (isBegun) this.#lines[at] = this.#lines[this.#first]!;
    this.#first++;
    this.#dropped++;
    this.#unreported++;
    this.#tidy();
    return true;
  }

  #tidy(): void {
    if (this.#first < 1_024 && this.#first < this.#lines.length) return;
    this.#lines = this.#lines.slice(this.#first);
    this.#first = 0;
  }
}

const codeOf = (cause: unknown): string => (cause as NodeJS.ErrnoException).code ?? 'EIO';

/**
 * Opens a standard stream for writes that do not block. Pipes and terminals are opened again, because O_NONBLOCK belongs
 * to the open file: on the inherited one it would also affect the shell and other processes, and they could clear it. A
 * socket cannot be opened again; libuv sets O_NONBLOCK when Node opens the stream.
 */
function targetOf(fd: 1 | 2): Target {
  const blocking = { fd, mayBlock: true, isFile: false };
  try {
    const kind = fstatSync(fd);
    if (kind.isFile()) return { ...blocking, isFile: true, path: pathOf(fd) };
    const isTerminal = isatty(fd);
    if (isTerminal || kind.isFIFO()) {
      const flags = constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY;
      return { fd: openSync(`/proc/self/fd/${fd}`, flags), mayBlock: false, isFile: false };
    }
    if (kind.isCharacterDevice()) return { ...blocking, mayBlock: false };
  } catch {
    if (isatty(fd)) return blocking;
  }
  // Reading the property opens the stream.
  const stream = fd === 1 ? process.stdout : process.stderr;
  return { ...blocking, mayBlock: stream === undefined };
}

/** The path of an open file; undefined if the system does not say. */
function pathOf(fd: number): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return undefined;
  }
}

/** Opens files that are the standard output or error of this process again, after a log rotation renamed them. */
export function reopenStandardFiles(): void {
  for (const sink of sinks.values()) sink.reopen();
}

const sinks = new Map<number, LineSink>();

/** The sink of standard output or standard error, one per process; it is flushed at process exit. */
export function standardSink(fd: 1 | 2): LineSink {
  let sink = sinks.get(fd);
  if (sink === undefined) {
    const opened = new LineSink(targetOf(fd));
    process.on('exit', () => opened.flush());
    sinks.set(fd, opened);
    sink = opened;
  }
  return sink;
}
