/** Location of a validator key's signing record: beside the key, so that it is not lost with the data directory. */

import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { later, readSignerRecord, writeSignerRecord } from '../../engine/consensus/watermark.js';
import type { Hash } from '../../lib/codec/ids.js';
import { Failure } from '../../lib/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { DataDirectory } from '../../lib/storage/directory.js';
import { CorruptLog, DataDirectoryNotWritable, SIGNED_FIX } from '../../lib/storage/errors.js';
import { checkWritable, makeDirectory, syncDirectory } from '../../lib/storage/files.js';
import { SlotFile } from '../../lib/storage/slot-file.js';
import { recordPath } from '../signer/record-file.js';

/** Key and chain of a record: the same key may sign on several chains. */
export interface RecordOwner {
  /** Path of the key file. */
  readonly keyFile: string;
  /** 64 hex characters. */
  readonly publicKey: string;
  readonly genesisHash: Hash;
}

/** A record; null if none exists. */
export interface FoundRecord {
  readonly path: string;
  readonly file: SlotFile | null;
}

/**
 * Finds the record. Moves a record of an earlier version from the data directory to the folder of the key. `recover`
 * treats an unreadable one as missing. Throws CorruptLog.
 */
export async function findRecord(
  { keyFile, publicKey, genesisHash }: RecordOwner,
  directory: DataDirectory,
  recover: boolean,
  log: Log,
): Promise<FoundRecord> {
  const before = directory.signer(publicKey);
  const beside = await recordPath({ keyFile, publicKey }, genesisHash);
  const file = await openRecord(beside, recover);
  const old = await openRecord(before, recover);
  if (file === null && !(await canKeep(beside))) {
    log('warn', 'signing record kept in the data directory, the directory of the key is not writable', {
      beside,
    });
    return { path: before, file: old };
  }
  if (old === null) return { path: beside, file };
  const moved = await SlotFile.create(beside, merged(old, file));
  await old.close();
  await file?.close();
  await rm(before);
  await syncDirectory(dirname(before));
  return { path: beside, file: moved };
}

async function openRecord(path: string, recover: boolean): Promise<SlotFile | null> {
  try {
    return await SlotFile.open(path);
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.error !== CorruptLog) throw cause;
    if (recover) return null;
    throw new Failure(CorruptLog, { ...cause.details, fix: SIGNED_FIX });
  }
}

async function canKeep(path: string): Promise<boolean> {
  try {
    await makeDirectory(dirname(path));
    await checkWritable(dirname(path));
    return true;
  } catch (cause) {
    if (cause instanceof Failure && cause.error === DataDirectoryNotWritable) return false;
    throw cause;
  }
}

/** The combined knowledge of two records of a key; in doubt if one of them is. */
function merged(old: SlotFile, other: SlotFile | null): Uint8Array {
  const records = [old, ...(other === null ? [] : [other])].map(({ payload, copied }) => {
    const record = readSignerRecord(payload);
    return { ...record, guarded: record.guarded || copied };
  });
  return writeSignerRecord({
    ...records[0]!,
    guarded: records.some(({ guarded }) => guarded),
    last: records.map(({ last }) => last).reduce(later),
    attested: Math.max(...records.map(({ attested }) => attested)),
  });
}
