/** The files of a block log: segments named by their first height, each with its side index. */

import { open, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../errors.js';
import { AppendFile, type Repair } from './append-file.js';
import { CorruptLog, errno, fileFailure } from './errors.js';
import { readWhole } from './files.js';
import type { LogEntry } from './frames.js';
import { indexLength, readIndex, type SegmentIndex, writeIndex } from './segment-index.js';

/** Frame type of a block; the only type in a segment. */
export const BLOCK = 1;

/** The segment that grows: its file and where each of its blocks starts. */
export interface ActiveSegment {
  readonly first: number;
  readonly file: AppendFile;
  readonly starts: number[];
}

/** Path of the segment that starts at a height. */
export function segmentPath(log: string, first: number): string {
  return join(log, `${String(first).padStart(16, '0')}.blocks`);
}

function indexPath(log: string, first: number): string {
  return join(log, `${String(first).padStart(16, '0')}.index`);
}

/** First heights of the segments of a log, ascending; removes indexes that pruning left behind. */
export async function listSegments(log: string): Promise<number[]> {
  const names = await readdir(log);
  const heights = (ending: string) =>
    names.filter((name) => /^\d{16}\./.test(name) && name.endsWith(ending)).map((name) => Number(name.slice(0, 16)));
  const firsts = heights('.blocks').sort((a, b) => a - b);
  for (const first of heights('.index')) if (!firsts.includes(first)) await unlink(indexPath(log, first));
  return firsts;
}

export async function beginSegment(log: string, first: number): Promise<ActiveSegment> {
  return { first, file: await AppendFile.create(segmentPath(log, first), first), starts: [] };
}

/** Opens the last segment for appending: through its index after a clean close, otherwise by reading all of it. */
export async function resumeSegment(
  log: string,
  first: number,
): Promise<{ active: ActiveSegment; repaired: Repair | null }> {
  const path = segmentPath(log, first);
  const index = await readIndex(indexPath(log, first));
  const file = index && (await AppendFile.resume(path, first, index.end));
  if (file) return { active: { first, file, starts: Array.from(index.starts) }, repaired: null };
  const opened = await AppendFile.open(path, first);
  return { active: { first, file: opened.file, starts: startsOf(path, opened.frames) }, repaired: opened.repaired };
}

/** Writes the index of a segment that is closed or full. */
export async function indexSegment(log: string, { first, file, starts }: ActiveSegment): Promise<SegmentIndex> {
  const index = { starts: Uint32Array.from(starts), end: file.size };
  await writeIndex(indexPath(log, first), index);
  return index;
}

/** The index of a full segment of `count` blocks; rebuilt if it is missing or does not match. Throws CorruptLog. */
export async function loadIndex(log: string, first: number, count: number): Promise<SegmentIndex> {
  const index = await readIndex(indexPath(log, first));
  if (index?.starts.length === count) return index;
  const path = segmentPath(log, first);
  const { frames, end } = await AppendFile.scan(path, first);
  const rebuilt = { starts: Uint32Array.from(startsOf(path, frames)), end };
  if (frames.length !== count) {
    const reason = `the segment ends before height ${first + frames.length}, the next one starts at ${first + count}`;
    throw new Failure(CorruptLog, { path, offset: end, reason });
  }
  await writeIndex(indexPath(log, first), rebuilt);
  return rebuilt;
}

/** Ensures, by file size alone, that a full segment has an index. A log of a thousand segments must open at once. */
export async function checkSegment(log: string, first: number, count: number): Promise<void> {
  const size = await stat(indexPath(log, first)).then(
    (found) => found.size,
    () => 0,
  );
  if (size !== indexLength(count)) await loadIndex(log, first, count);
}

/** Bytes [from, to) of a full segment; null if it is shorter. */
export async function readSegment(log: string, first: number, from: number, to: number): Promise<Uint8Array | null> {
  const handle = await open(segmentPath(log, first), 'r');
  try {
    return await readWhole(handle, from, to - from);
  } finally {
    await handle.close();
  }
}

export async function segmentBytes(log: string, first: number): Promise<number> {
  return (await stat(segmentPath(log, first))).size;
}

/** Removes a segment. Its blocks go first, so that a crash leaves at most an index behind. */
export async function removeSegment(log: string, first: number): Promise<void> {
  for (const path of [segmentPath(log, first), indexPath(log, first)]) {
    try {
      await unlink(path);
    } catch (cause) {
      if (errno(cause) !== 'ENOENT') throw fileFailure(path, cause);
    }
  }
}

function startsOf(path: string, frames: readonly LogEntry[]): number[] {
  return frames.map(({ type, offset }) => {
    if (type === BLOCK) return offset;
    throw new Failure(CorruptLog, { path, offset, reason: `a frame of type ${type} is not a block` });
  });
}
