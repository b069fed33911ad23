/**
 * The block log: every block with its certificate, appended in height order, durable before `append` resolves (protocol
 * 6).
 *
 * It consists of segments of about 64 MB. Only the last one grows; the oldest are pruned whole. Payloads are opaque.
 * Damage to the last write looks like a torn write and is cut, so the caller compares `latest` with the height that the
 * database reached.
 */

import { Failure } from '../errors.js';
import type { Repair } from './append-file.js';
import { CommitQueue } from './commit-queue.js';
import { CorruptLog, fileFailure, StorageUnavailable } from './errors.js';
import { makeDirectory, syncDirectory } from './files.js';
import { decodeLogEntry } from './frames.js';
import type { SegmentIndex } from './segment-index.js';
import * as segments from './segments.js';

const SEGMENT_BYTES = 64 * 1024 * 1024;
const RANGE_BYTES = 16 * 1024 * 1024;
/** Indexes of full segments kept in memory; each takes 4 bytes per block. */
const CACHED_INDEXES = 16;

export interface BlockLogOptions {
  /** Height of the first block of an empty log; default 1. After a snapshot: the height after it. */
  readonly firstHeight?: number;
  /** Size at which a new segment starts; default 64 MiB. */
  readonly segmentBytes?: number;
}

interface Entry {
  readonly payload: Uint8Array | readonly Uint8Array[];
}

export class BlockLog {
  readonly path: string;
  /** Bytes cut off at opening: a block that was never acknowledged. */
  readonly repaired: Repair | null;
  readonly #segmentBytes: number;
  readonly #queue: CommitQueue<Entry>;
  /** First heights of the segments before the active one, ascending. */
  readonly #full: number[];
  readonly #indexes = new Map<number, SegmentIndex>();
  #active: segments.ActiveSegment;
  #next: number;

  private constructor(
    path: string,
    full: number[],
    active: segments.ActiveSegment,
    repaired: Repair | null,
    segmentBytes: number,
  ) {
    this.path = path;
    this.repaired = repaired;
    this.#segmentBytes = segmentBytes;
    this.#full = full;
    this.#active = active;
    this.#next = active.first + active.starts.length;
    this.#queue = new CommitQueue(path, (entries) => this.#commit(entries));
  }

  /** Opens or creates the log of a directory. Throws CorruptLog on damage other than a torn end. */
  static async open(path: string, options: BlockLogOptions = {}): Promise<BlockLog> {
    const { firstHeight = 1, segmentBytes = SEGMENT_BYTES } = options;
    try {
      await makeDirectory(path);
      const full = await segments.listSegments(path);
      const last = full.pop();
      if (last === undefined) {
        return new BlockLog(path, [], await segments.beginSegment(path, firstHeight), null, segmentBytes);
      }
      for (const [i, first] of full.entries()) await segments.checkSegment(path, first, (full[i + 1] ?? last) - first);
      const { active, repaired } = await segments.resumeSegment(path, last);
      return new BlockLog(path, full, active, repaired, segmentBytes);
    } catch (cause) {
      throw fileFailure(path, cause);
    }
  }

  /** Height of the first block in the log; null if the log is empty. */
  get oldest(): number | null {
    return this.latest === null ? null : (this.#full[0] ?? this.#active.first);
  }

  /** Height of the last durable block; null if the log is empty. */
  get latest(): number | null {
    const { first, starts } = this.#active;
    return starts.length === 0 && this.#full.length === 0 ? null : first + starts.length - 1;
  }

  /** The height that the next append must have. */
  get next(): number {
    return this.#next;
  }

  /** Resolves when the block is durable. Calls made during a sync share the next sync. Throws RangeError on a gap. */
  async append(height: number, payload: Uint8Array | readonly Uint8Array[]): Promise<void> {
    if (height !== this.#next) throw new RangeError(`the block log continues at ${this.#next}, not at ${height}`);
    this.#next++;
    await this.#queue.add({ payload });
  }

  /**
   * The payload at a height; null if it is pruned or does not exist yet. Throws CorruptLog if its bytes are damaged.
   */
  async read(height: number): Promise<Uint8Array | null> {
    return (await this.readRange(height, 1))[0] ?? null;
  }

  /**
   * Payloads from a height on: at most `count` and about `maxBytes`, but at least one. Empty if the log lacks the
   * first.
   */
  async readRange(from: number, count: number, maxBytes = RANGE_BYTES): Promise<Uint8Array[]> {
    const payloads: Uint8Array[] = [];
    let budget = maxBytes;
    for (let height = from; height < from + count && this.#holds(height); height = from + payloads.length) {
      const some = await this.#readWithin(height, from + count - height, budget, height === from ? 1 : 0);
      if (some.length === 0) break;
      for (const payload of some) budget -= payload.length;
      payloads.push(...some);
    }
    return payloads;
  }

  /** Bytes on disk. */
  async size(): Promise<number> {
    const sizes = await Promise.all(
      [...this.#full, this.#active.first].map((first) => segments.segmentBytes(this.path, first)),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** Removes the segments that contain only blocks below `height`; the active one stays. */
  async pruneBelow(height: number): Promise<void> {
    let removed = false;
    while (this.#full.length > 0 && (this.#full[1] ?? this.#active.first) <= height) {
      const first = this.#full.shift()!;
      this.#indexes.delete(first);
      await segments.removeSegment(this.path, first);
      removed = true;
    }
    if (removed) await syncDirectory(this.path);
  }

  /** Waits for pending appends and writes an index, so that the next start need not read the last segment. */
  async close(): Promise<void> {
    const closed = new Failure(StorageUnavailable, { path: this.path, reason: 'the block log is closed' });
    if (!(await this.#queue.close(closed))) return;
    await segments.indexSegment(this.path, this.#active);
    await this.#active.file.close();
  }

  async #commit(entries: readonly Entry[]): Promise<void> {
    if (this.#active.file.size >= this.#segmentBytes) await this.#roll();
    const { file, starts } = this.#active;
    const offsets = await file.append(entries.map(({ payload }) => ({ type: segments.BLOCK, payload })));
    for (const offset of offsets) starts.push(offset);
  }

  async #roll(): Promise<void> {
    const full = this.#active;
    this.#remember(full.first, await segments.indexSegment(this.path, full));
    this.#active = await segments.beginSegment(this.path, full.first + full.starts.length);
    this.#full.push(full.first);
    await full.file.close();
  }

  #holds(height: number): boolean {
    return height >= (this.oldest ?? Number.POSITIVE_INFINITY) && height <= (this.latest ?? -1);
  }

  /** Blocks of one segment in one read: as many as fit in `maxBytes`, but at least `least`. */
  async #readWithin(from: number, count: number, maxBytes: number, least: 0 | 1): Promise<Uint8Array[]> {
    const active = this.#active;
    const growing = from >= active.first;
    const first = growing ? active.first : this.#full.findLast((height) => height <= from)!;
    try {
      const { starts, end } = growing ? { starts: active.starts, end: active.file.size } : await this.#index(first);
      const start = from - first;
      const endOf = (i: number) => (i + 1 < starts.length ? starts[i + 1]! : end);
      const stop = Math.min(start + count, starts.length);
      let last = start - 1 + least;
      while (last + 1 < stop && endOf(last + 1) - starts[start]! <= maxBytes) last++;
      if (last < start) return [];
      const [begin, until] = [starts[start]!, endOf(last)];
      const bytes = growing
        ? await active.file.read(begin, until)
        : await segments.readSegment(this.path, first, begin, until);
      return Array.from({ length: last - start + 1 }, (_, i) => {
        const offset = starts[start + i]!;
        const frame = bytes ? decodeLogEntry(bytes, offset - begin) : 'the file is cut off';
        if (typeof frame !== 'string') return frame.payload;
        const path = segments.segmentPath(this.path, first);
        throw new Failure(CorruptLog, { path, offset, height: from + i, reason: frame });
      });
    } catch (cause) {
      if (!this.#holds(from)) return []; // pruned meanwhile
      throw fileFailure(this.path, cause);
    }
  }

  async #index(first: number): Promise<SegmentIndex> {
    const known = this.#indexes.get(first);
    if (known) return this.#remember(first, known);
    const next = this.#full[this.#full.indexOf(first) + 1] ?? this.#active.first;
    return this.#remember(first, await segments.loadIndex(this.path, first, next - first));
  }

  /** Caches the most recently used indexes. */
  #remember(first: number, index: SegmentIndex): SegmentIndex {
    this.#indexes.delete(first);
    this.#indexes.set(first, index);
    if (this.#indexes.size > CACHED_INDEXES) this.#indexes.delete(this.#indexes.keys().next().value!);
    return index;
  }
}
