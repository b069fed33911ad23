/**
 * The vote log (consensus 2.9): what a validator signed, locked and saw certified at heights not yet in the block log.
 * It is durable before any of it leaves the node. One file per height; the records are opaque.
 */

import { readdir, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../errors.js';
import { AppendFile, type Repair } from './append-file.js';
import { CommitQueue } from './commit-queue.js';
import { CorruptLog, fileFailure, SIGNED_FIX, StorageUnavailable } from './errors.js';
import { makeDirectory, syncDirectory } from './files.js';
import type { LogEntry, LogRecord } from './frames.js';

/** Records to add, or the height after which the next file starts. */
type Step = { readonly records: readonly LogRecord[] } | { readonly finished: number };

export class VoteLog {
  readonly path: string;
  /** Bytes cut off at opening: records that were never acknowledged. */
  readonly repaired: Repair | null;
  readonly #queue: CommitQueue<Step>;
  #height: number;
  #file: AppendFile;

  private constructor(path: string, height: number, file: AppendFile, repaired: Repair | null) {
    this.path = path;
    this.repaired = repaired;
    this.#height = height;
    this.#file = file;
    this.#queue = new CommitQueue(path, (steps) => this.#commit(steps));
  }

  /**
   * Opens or creates the log of a directory; a new one starts at `firstHeight`. Throws CorruptLog (exit 65) on damage
   * other than a torn end. With `recover` the damaged log is set aside instead, and the signer detects what it lacks.
   */
  static async open(path: string, options: { firstHeight?: number; recover?: boolean } = {}): Promise<VoteLog> {
    try {
      return await VoteLog.#open(path, options.firstHeight ?? 1);
    } catch (cause) {
      if (!(cause instanceof Failure) || cause.error !== CorruptLog) throw cause;
      if (!options.recover) throw new Failure(CorruptLog, { ...cause.details, fix: SIGNED_FIX });
      await VoteLog.setAside(path);
      return VoteLog.#open(path, options.firstHeight ?? 1);
    }
  }

  static async #open(path: string, firstHeight: number): Promise<VoteLog> {
    await makeDirectory(path);
    try {
      const heights = await heightsIn(path);
      const height = heights.pop();
      if (height === undefined) {
        return new VoteLog(path, firstHeight, await AppendFile.create(fileOf(path, firstHeight), firstHeight), null);
      }
      const { file, repaired } = await AppendFile.open(fileOf(path, height), height);
      // The next file is made only when the previous height is durable elsewhere: these files are left over from a
      // crash.
      for (const done of heights) await unlink(fileOf(path, done));
      return new VoteLog(path, height, file, repaired);
    } catch (cause) {
      throw fileFailure(path, cause);
    }
  }

  /** Moves the files of a damaged log out of the way, for `--wal-recover`, and returns their new paths. */
  static async setAside(path: string): Promise<string[]> {
    try {
      const kept: string[] = [];
      for (const height of await heightsIn(path)) {
        kept.push(`${fileOf(path, height)}.damaged`);
        await rename(fileOf(path, height), kept.at(-1)!);
      }
      await syncDirectory(path);
      return kept;
    } catch (cause) {
      throw fileFailure(path, cause);
    }
  }

  /** The first height of which the log may contain records. */
  get height(): number {
    return this.#height;
  }

  /** Appends the records with one sync; when it resolves, they survive a crash. */
  async append(records: readonly LogRecord[]): Promise<void> {
    if (records.length > 0) await this.#queue.add({ records });
  }

  /** All records since the last finished height, in order. */
  async load(): Promise<readonly LogEntry[]> {
    return this.#file.frames();
  }

  /** Starts the next file, then deletes this one. The block of this height must be durable with its certificate. */
  async finish(height: number): Promise<void> {
    await this.#queue.add({ finished: height });
  }

  /** Waits for pending appends. */
  async close(): Promise<void> {
    const closed = new Failure(StorageUnavailable, { path: this.path, reason: 'the vote log is closed' });
    if (await this.#queue.close(closed)) await this.#file.close();
  }

  async #commit(steps: readonly Step[]): Promise<void> {
    let records: LogRecord[] = [];
    for (const step of steps) {
      if ('records' in step) {
        records.push(...step.records);
        continue;
      }
      if (records.length > 0) await this.#file.append(records);
      records = [];
      if (step.finished >= this.#height) await this.#begin(step.finished + 1);
    }
    if (records.length > 0) await this.#file.append(records);
  }

  async #begin(height: number): Promise<void> {
    const done = this.#file;
    this.#file = await AppendFile.create(fileOf(this.path, height), height);
    this.#height = height;
    await done.close();
    await unlink(done.path);
  }
}

async function heightsIn(path: string): Promise<number[]> {
  const names = await readdir(path);
  return names
    .filter((name) => /^\d+\.log$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

function fileOf(path: string, height: number): string {
  return join(path, `${height}.log`);
}
