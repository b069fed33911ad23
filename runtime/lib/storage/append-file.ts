/** One append-only log file: groups of frames, durable when `append` resolves. Opening the file cuts a torn end. */

import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Failure } from '../errors.js';
import { CorruptLog, fileFailure } from './errors.js';
import { readWhole, syncDirectory, writeWhole } from './files.js';
import {
  decodeGroups,
  decodeHeader,
  encodeGroup,
  encodeHeader,
  HEADER_LENGTH,
  type LogEntry,
  type LogHeader,
  type LogRecord,
} from './frames.js';

/** Bytes cut off at opening: an interrupted, never acknowledged write. The caller logs them. */
export interface Repair {
  readonly path: string;
  readonly at: number;
  readonly removed: number;
  readonly reason: string;
}

/** An opened file, ready for appending, and its records. */
export interface OpenedFile {
  readonly file: AppendFile;
  readonly frames: readonly LogEntry[];
  readonly repaired: Repair | null;
}

export class AppendFile {
  readonly path: string;
  readonly #handle: FileHandle;
  readonly #marker: Uint8Array;
  #size: number;

  private constructor(path: string, handle: FileHandle, marker: Uint8Array, size: number) {
    this.path = path;
    this.#handle = handle;
    this.#marker = marker;
    this.#size = size;
  }

  /** Makes a new file; content and name are durable. `subject` says what it holds (a height). */
  static async create(path: string, subject: number): Promise<AppendFile> {
    return guarded(path, 'wx+', (handle) => AppendFile.#begin(path, handle, subject));
  }

  /** Reads and checks the whole file. Cuts a torn end; throws CorruptLog for damage before it. */
  static async open(path: string, subject: number): Promise<OpenedFile> {
    return guarded(path, 'r+', async (handle) => {
      const bytes = await readAll(handle);
      const header = decodeHeader(bytes);
      if (typeof header === 'string' && bytes.length <= HEADER_LENGTH) {
        // A crash while the file was made: no record can have been acknowledged yet.
        await handle.truncate(0);
        const file = await AppendFile.#begin(path, handle, subject);
        return { file, frames: [], repaired: { path, at: 0, removed: bytes.length, reason: header } };
      }
      const marker = markerOf(path, header, subject);
      const { frames, end, damage } = decodeGroups(bytes, marker);
      if (damage && !damage.torn) throw new Failure(CorruptLog, { path, offset: damage.at, reason: damage.reason });
      if (damage) {
        await handle.truncate(end);
        await handle.sync();
      }
      const repaired = damage && { path, at: end, removed: bytes.length - end, reason: damage.reason };
      return { file: new AppendFile(path, handle, marker, end), frames, repaired };
    });
  }

  /** Reads a file that is no longer appended to. Throws CorruptLog for any damage. */
  static async scan(path: string, subject: number): Promise<{ frames: readonly LogEntry[]; end: number }> {
    const bytes = await guarded(path, 'r', async (handle) => {
      const all = await readAll(handle);
      await handle.close();
      return all;
    });
    const { frames, end, damage } = decodeGroups(bytes, markerOf(path, decodeHeader(bytes), subject));
    if (damage) throw new Failure(CorruptLog, { path, offset: damage.at, reason: damage.reason });
    return { frames, end };
  }

  /** Opens a file whose content up to `end` is known to be sound; null if it does not end there. */
  static async resume(path: string, subject: number, end: number): Promise<AppendFile | null> {
    return guarded(path, 'r+', async (handle) => {
      const { size } = await handle.stat();
      const start = size === end ? await readWhole(handle, 0, HEADER_LENGTH) : null;
      if (!start) {
        await handle.close();
        return null;
      }
      return new AppendFile(path, handle, markerOf(path, decodeHeader(start), subject), end);
    });
  }

  static async #begin(path: string, handle: FileHandle, subject: number): Promise<AppendFile> {
    const { bytes, marker } = encodeHeader(subject);
    await writeWhole(handle, [bytes], 0);
    await handle.sync();
    await syncDirectory(dirname(path));
    return new AppendFile(path, handle, marker, bytes.length);
  }

  /** Durable bytes of the file. */
  get size(): number {
    return this.#size;
  }

  /**
   * Appends the records as one group and syncs. Returns where each frame starts. One call at a time; a failure is
   * final.
   */
  async append(records: readonly LogRecord[]): Promise<number[]> {
    const { chunks, offsets } = encodeGroup(this.#marker, records, this.#size);
    try {
      const end = await writeWhole(this.#handle, chunks, this.#size);
      await this.#handle.datasync();
      this.#size = end;
    } catch (cause) {
      throw fileFailure(this.path, cause);
    }
    return offsets;
  }

  /** All durable records. */
  async frames(): Promise<readonly LogEntry[]> {
    const size = this.#size;
    const bytes = await readWhole(this.#handle, 0, size);
    const { frames, end } = decodeGroups(bytes ?? new Uint8Array(), this.#marker);
    if (end === size) return frames;
    throw new Failure(CorruptLog, { path: this.path, offset: end, reason: 'durable records have become unreadable' });
  }

  /** The bytes [from, to); null if the file is shorter. */
  async read(from: number, to: number): Promise<Uint8Array | null> {
    return readWhole(this.#handle, from, to - from);
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

async function readAll(handle: FileHandle): Promise<Uint8Array> {
  const { size } = await handle.stat();
  return (await readWhole(handle, 0, size)) ?? new Uint8Array();
}

/** Runs `work` on a newly opened file; closes the file if that fails. */
async function guarded<T>(path: string, flags: string, work: (handle: FileHandle) => Promise<T>): Promise<T> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, flags);
    return await work(handle);
  } catch (cause) {
    await handle?.close();
    throw fileFailure(path, cause);
  }
}

/** The marker of a header. The header must be sound, because it was durable before the first record. */
function markerOf(path: string, header: LogHeader | string, subject: number): Uint8Array {
  if (typeof header === 'string') throw new Failure(CorruptLog, { path, offset: 0, reason: header });
  if (header.subject === subject) return header.marker;
  const reason = `the file was made for height ${header.subject}, its name says ${subject}`;
  throw new Failure(CorruptLog, { path, offset: 0, reason });
}
