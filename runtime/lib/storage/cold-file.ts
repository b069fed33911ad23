/**
 * A cold file: records that were not used for long, in key order, packed in zstd frames, with an index. It never
 * changes; every frame and the index have a checksum.
 */

import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Reader, Writer } from '../codec/bytes.js';
import { Failure } from '../errors.js';
import { yieldToEventLoop } from '../scheduler.js';
import { compress, decompress, loadZstd } from '../zstd.js';
import { crc32c } from './crc32c.js';
import type { Entry } from './database.js';
import { CorruptDatabase, fileFailure } from './errors.js';
import { readWhole, syncDirectory, writeWhole } from './files.js';

/** Unpacked bytes of the records of one frame; a longer record has a frame of its own. */
const FRAME_BYTES = 32_768;
/** Unpacked frames of one file that are cached in memory. */
const KEPT_FRAMES = 16;
/** End of a file: offset, length and checksum of the index, and the file type. */
const TRAILER_BYTES = 16;
const MAGIC = 0x434f4c44;

interface Frame {
  readonly first: Uint8Array;
  readonly offset: number;
  readonly length: number;
  /** Unpacked. */
  readonly size: number;
  readonly crc: number;
}

/** Negative if the first key sorts before the second. */
export const compareKeys = (a: Uint8Array, b: Uint8Array): number => Buffer.compare(a, b);

/** Writes records, given in key order, as a file; durable when it returns. Returns its size in bytes. */
export async function writeColdFile(path: string, entries: readonly Entry[]): Promise<number> {
  await loadZstd();
  const part = `${path}.part`;
  const frames: Frame[] = [];
  try {
    const handle = await open(part, 'w');
    try {
      let offset = 0;
      for (let from = 0; from < entries.length; ) {
        const content = new Writer(FRAME_BYTES);
        const first = entries[from]![0];
        let size = 0;
        do {
          const [key, value] = entries[from++]!;
          content.u16(key.length);
          content.raw(key);
          content.u32(value.length);
          content.raw(value);
          size += 6 + key.length + value.length;
        } while (from < entries.length && size < FRAME_BYTES);
        const packed = compress(content.done());
        frames.push({ first, offset, length: packed.length, size, crc: crc32c(packed) });
        offset = await writeWhole(handle, [packed], offset);
        await yieldToEventLoop();
      }
      const index = indexOf(frames, entries[entries.length - 1]![0], entries.length);
      const trailer = new Writer(TRAILER_BYTES);
      trailer.u32(offset);
      trailer.u32(index.length);
      trailer.u32(crc32c(index));
      trailer.u32(MAGIC);
      const end = await writeWhole(handle, [index, trailer.done()], offset);
      await handle.sync();
      await rename(part, path);
      await syncDirectory(dirname(path));
      return end;
    } finally {
      await handle.close();
    }
  } catch (cause) {
    throw fileFailure(path, cause);
  }
}

function indexOf(frames: readonly Frame[], last: Uint8Array, records: number): Uint8Array {
  const to = new Writer(64 * (frames.length + 1));
  to.u32(records);
  to.u16(last.length);
  to.raw(last);
  to.u32(frames.length);
  for (const { first, offset, length, size, crc } of frames) {
    to.u16(first.length);
    to.raw(first);
    for (const number of [offset, length, size, crc]) to.u32(number);
  }
  return to.done();
}

/** A cold file opened for reading. Every read throws a Failure (CorruptDatabase) if the bytes are damaged. */
export class ColdFile {
  readonly path: string;
  readonly records: number;
  readonly bytes: number;
  readonly #handle: FileHandle;
  readonly #frames: readonly Frame[];
  readonly #last: Uint8Array;
  readonly #kept = new Map<number, readonly Entry[]>();
  #uses = 1;

  private constructor(
    path: string,
    handle: FileHandle,
    bytes: number,
    index: { readonly frames: readonly Frame[]; readonly last: Uint8Array; readonly records: number },
  ) {
    this.path = path;
    this.bytes = bytes;
    this.records = index.records;
    this.#handle = handle;
    this.#frames = index.frames;
    this.#last = index.last;
  }

  static async open(path: string): Promise<ColdFile> {
    await loadZstd();
    let handle: FileHandle | undefined;
    try {
      handle = await open(path, 'r');
      const { size } = await handle.stat();
      return new ColdFile(path, handle, size, await readIndex(handle, size));
    } catch (cause) {
      await handle?.close();
      throw cause instanceof Damaged ? damaged(path, cause.message) : fileFailure(path, cause);
    }
  }

  /** Keeps the file open for one more reader, until that reader calls `release`. */
  use(): void {
    this.#uses++;
  }

  /** The last reader to release the file closes it. */
  async release(): Promise<void> {
    if (--this.#uses === 0) await this.#handle.close();
  }

  /** Whether a key lies between the file's first and last key. */
  covers(key: Uint8Array): boolean {
    return compareKeys(key, this.#frames[0]!.first) >= 0 && compareKeys(key, this.#last) <= 0;
  }

  async get(key: Uint8Array): Promise<Uint8Array | null> {
    if (!this.covers(key)) return null;
    const entries = await this.#frame(this.#at(key));
    let [low, high] = [0, entries.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = compareKeys(entries[middle]![0], key);
      if (order === 0) return entries[middle]![1];
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return null;
  }

  /** The records with gte <= key < lt, in ascending or descending key order. */
  async *range(gte: Uint8Array, lt: Uint8Array, reverse: boolean): AsyncGenerator<Entry> {
    if (compareKeys(gte, lt) >= 0 || compareKeys(this.#last, gte) < 0) return;
    const inside = ([key]: Entry) => compareKeys(key, gte) >= 0 && compareKeys(key, lt) < 0;
    const [first, last] = [Math.max(0, this.#at(gte)), this.#at(lt)];
    for (let i = 0; i <= last - first; i++) {
      const entries = (await this.#frame(reverse ? last - i : first + i)).filter(inside);
      yield* reverse ? entries.reverse() : entries;
    }
  }

  /** The frame that could contain a key; -1 if the key sorts before the first. */
  #at(key: Uint8Array): number {
    let [low, high] = [0, this.#frames.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareKeys(this.#frames[middle]!.first, key) <= 0) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  async #frame(at: number): Promise<readonly Entry[]> {
    const known = this.#kept.get(at);
    if (known) return known;
    const { offset, length, size, crc } = this.#frames[at]!;
    const packed = await readWhole(this.#handle, offset, length).catch((cause: unknown) => {
      throw fileFailure(this.path, cause);
    });
    if (packed === null || crc32c(packed) !== crc) throw damaged(this.path, `the frame at byte ${offset} is damaged`);
    const entries = recordsIn(decompress(packed, size));
    this.#kept.set(at, entries);
    if (this.#kept.size > KEPT_FRAMES) this.#kept.delete(this.#kept.keys().next().value!);
    return entries;
  }
}

class Damaged extends Error {}

async function readIndex(handle: FileHandle, size: number) {
  const trailer = await readWhole(handle, Math.max(0, size - TRAILER_BYTES), TRAILER_BYTES);
  if (trailer === null) throw new Damaged('it is truncated');
  const end = new Reader(trailer);
  const [offset, length, crc, magic] = [end.u32(), end.u32(), end.u32(), end.u32()];
  if (magic !== MAGIC || offset + length + TRAILER_BYTES !== size) throw new Damaged('its trailer is invalid');
  const bytes = await readWhole(handle, offset, length);
  if (bytes === null || crc32c(bytes) !== crc) throw new Damaged('its index is damaged');
  const from = new Reader(bytes);
  const records = from.u32();
  const last = from.raw(from.u16());
  const frames: Frame[] = [];
  for (let left = from.u32(); left > 0; left--) {
    const first = from.raw(from.u16());
    frames.push({ first, offset: from.u32(), length: from.u32(), size: from.u32(), crc: from.u32() });
  }
  return { frames, last, records };
}

function recordsIn(content: Uint8Array): Entry[] {
  const from = new Reader(content);
  const entries: Entry[] = [];
  while (from.at < content.length) entries.push([from.raw(from.u16()), from.raw(from.u32())]);
  return entries;
}

const damaged = (path: string, reason: string): Failure => new Failure(CorruptDatabase, { path, reason });
