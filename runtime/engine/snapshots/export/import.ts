/**
 * Imports the state of an export into a database; installs it once its block is certified and the state roots match.
 */

import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CodecError } from '../../../lib/codec/type.js';
import { fail } from '../../../lib/errors.js';
import { BYTES, Progress, RECORDS } from '../../../lib/progress.js';
import type { Log } from '../../../lib/rpc/methods/method.js';
import type { Database, Entry } from '../../../lib/storage/database.js';
import { StorageUnavailable } from '../../../lib/storage/errors.js';
import { checkRoom, NoRoom } from '../../../lib/storage/room.js';
import { decompressed } from '../../../lib/zstd-frames.js';
import { stateRecords } from '../../ledger/scan.js';
import { type FinalizeParts, finalizeRestore } from '../finalize-restore.js';
import { StateRoot } from '../state-root.js';
import { certified, type Root, type TrustParts } from '../trust.js';
import type { ExportHeader } from './format.js';
import { type Counted, type Expected, ExportReader } from './read.js';

export interface ImportParts extends Expected, FinalizeParts, Pick<TrustParts, 'signatures'> {
  /** Directory for temporary files, which must have enough free space. */
  readonly directory: string;
  /** The trust root for the block of this header. */
  readonly rootFor: (header: ExportHeader) => Root;
  readonly signal?: AbortSignal | undefined;
  readonly log: Log;
}

const READ = { highWaterMark: 1024 * 1024 };
/** Portions between two checks of the free space. */
const LOOK = 64;
/** Records read back at a time. */
const PORTION = 1_000;

/** Whether the file is compressed with Zstandard. */
export const isCompressed = (path: string): boolean => path.endsWith('.zst');

/**
 * Restores the state from the file and returns its header; `begun` receives the running counts. Throws ExportRefused,
 * or StorageUnavailable if space runs out.
 */
export async function importState(
  path: string,
  parts: ImportParts,
  begun: (counted: Counted) => void = () => {},
): Promise<ExportHeader> {
  const { domain, signatures, log, signal } = parts;
  const bytes = createReadStream(path, READ);
  const reader = new ExportReader(path, isCompressed(path) ? decompressed(bytes) : bytes, parts);
  begun(reader.counted);
  try {
    const { header, anchor, handovers } = await reader.begin();
    const trust = { root: parts.rootFor(header), domain, signatures };
    const trusted = await certified(anchor, handovers, header, trust).catch((cause: unknown) => {
      if (cause instanceof CodecError) return reader.refuse(cause.message, true);
      throw cause;
    });
    log('info', 'import started', { height: header.height, from: path });
    const progress = new Progress(log, { name: 'import', ...BYTES });
    const { size } = await stat(path);
    const counted = () => progress.at(bytes.bytesRead, size, { records: reader.counted.records });
    await finalizeRestore(trusted, parts, {
      fill: (put) => fill(reader, put, counted, parts),
      async check(database) {
        const { records } = reader.counted;
        progress.finish(bytes.bytesRead, { records });
        const checked = new Progress(log, { name: 'state check', ...RECORDS });
        const tell = (done: number) => checked.at(done, records);
        const root = await rootIn(database, join(parts.directory, 'sorting'), signal, tell);
        if (root !== header.state_root) reader.refuse(`its records come to the state root 0x${root}`, true);
      },
    });
    return header;
  } finally {
    await reader.close();
    bytes.destroy();
  }
}

async function fill(
  reader: ExportReader,
  put: (records: readonly Entry[]) => Promise<void>,
  counted: () => void,
  { directory, signal }: ImportParts,
): Promise<void> {
  let portions = 0;
  for await (const records of reader.records()) {
    signal?.throwIfAborted();
    if (portions++ % LOOK === 0) await keepRoom(directory);
    await put(records);
    counted();
  }
}

/** A node on the same disk must not run out of space because of an endless file. */
async function keepRoom(directory: string): Promise<void> {
  try {
    await checkRoom(directory, 0);
  } catch (cause) {
    if (cause instanceof NoRoom) fail(StorageUnavailable, { path: directory, reason: cause.message });
    throw cause;
  }
}

/** The state root of a database. */
async function rootIn(
  database: Database,
  directory: string,
  signal: AbortSignal | undefined,
  counted: (records: number) => void,
): Promise<string> {
  await mkdir(directory);
  try {
    const root = new StateRoot(directory);
    let done = 0;
    for await (const records of inPortions(stateRecords(database), signal)) {
      root.add(records);
      done += records.length;
      counted(done);
    }
    return root.finish();
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

export async function* inPortions(
  records: AsyncIterable<Entry>,
  signal?: AbortSignal | undefined,
): AsyncGenerator<readonly Entry[]> {
  let portion: Entry[] = [];
  for await (const record of records) {
    if (portion.push(record) < PORTION) continue;
    signal?.throwIfAborted();
    yield portion;
    portion = [];
  }
  yield portion;
}
