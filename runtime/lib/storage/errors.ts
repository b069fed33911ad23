/** Coded errors of the storage layer (3120–3139) and the exit code of each at start (definitions 5.1). */

import { type ErrorDef, error, Failure, sharedDetails } from '../errors.js';
import { EXIT } from '../halt.js';

/** The store or its disk does not respond: closed, full, out of handles, failing. Details: path, reason. */
export const StorageUnavailable = error(
  3120,
  'StorageUnavailable',
  'The storage does not respond; free space or repair the disk, then start the node again',
  { retryable: true, details: sharedDetails('path', 'reason') },
);

/** Details: path, reason. */
export const DataDirectoryNotWritable = error(
  3121,
  'DataDirectoryNotWritable',
  'The data directory cannot be written; choose another directory or give the node write access to it',
  { details: sharedDetails('path', 'reason') },
);

/** Details: path, and pid if known. */
export const DataDirectoryLocked = error(
  3122,
  'DataDirectoryLocked',
  'Another running node uses this data directory; stop it or give this node a directory of its own',
  { retryable: true, details: sharedDetails('path', 'reason') },
);

/** Details: path, expected and found, each {chain_id, genesis_hash}. */
export const DataOfAnotherChain = error(
  3123,
  'DataOfAnotherChain',
  'The data directory belongs to another chain; choose another directory or start with its own genesis',
  { details: { ...sharedDetails('path', 'expected'), found: 'Genesis hash in the directory' } },
);

/** Details: path, reason. */
export const UnknownDataDirectory = error(
  3124,
  'UnknownDataDirectory',
  'The data directory holds chain data but no readable version.json; restore that file or start in an empty directory',
  { details: sharedDetails('path', 'reason') },
);

/** Details: path, expected and found format numbers. */
export const DataFormatUnsupported = error(
  3125,
  'DataFormatUnsupported',
  'The data directory was written by a newer version of the node; start that version or a later one',
  { details: { ...sharedDetails('path', 'expected'), found: 'Format in the directory' } },
);

/** Details: reason, platform, fix. */
export const NativeLibraryMissing = error(
  3126,
  'NativeLibraryMissing',
  'A native library of the node cannot be loaded on this system; see the fix in the details',
  { details: { ...sharedDetails('reason', 'fix'), platform: 'Platform that the library is missing for' } },
);

/** Details: path, reason. */
export const CorruptDatabase = error(
  3127,
  'CorruptDatabase',
  'The database is damaged or is not a RocksDB; restore a backup or delete it and sync again',
  { details: sharedDetails('path', 'reason') },
);

/** A record that does not match its schema. Details: key (hex). */
export const CorruptRecord = error(
  3128,
  'CorruptRecord',
  'A stored record cannot be read; restore a backup or delete the database and sync again',
  { details: { ...sharedDetails('path', 'reason'), key: 'Key of the record in hex' } },
);

/** Damage before the end of a log, so not a torn write. Details: path, offset (byte), reason. */
export const CorruptLog = error(
  3129,
  'CorruptLog',
  'A log is damaged before its end, so not by a crash; restore a backup or delete the data and sync again',
  { details: { ...sharedDetails('path', 'reason', 'fix', 'height'), offset: 'Offset of the damage in bytes' } },
);

/** Remedy for a damaged signing record of a validator. A backup is no remedy: it would be older. */
export const SIGNED_FIX =
  'start with --wal-recover: it sets the damaged file aside, and the validator signs nothing until it has followed some blocks';

/** Details: path, and pid if known. */
export const ValidatorKeyLocked = error(
  3130,
  'ValidatorKeyLocked',
  'Another running node signs with this validator key; stop it, or start this node without --validator-key',
  { retryable: true },
);

const exitCodes = new Map<ErrorDef, number>([
  [StorageUnavailable, EXIT.temporary],
  [DataDirectoryLocked, EXIT.temporary],
  [ValidatorKeyLocked, EXIT.temporary],
  [UnknownDataDirectory, EXIT.corrupt],
  [CorruptDatabase, EXIT.corrupt],
  [CorruptRecord, EXIT.corrupt],
  [CorruptLog, EXIT.corrupt],
]);

/** Exit code of a node that stops for a storage failure: 65 data corrupt, 75 temporary, otherwise 64 wrong usage. */
export function storageExitCode(declared: ErrorDef): number {
  return exitCodes.get(declared) ?? EXIT.usage;
}

/** The errno name of a system error ('' for anything else). */
export function errno(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** A full or failing disk, or a machine without handles or memory: a later try can succeed. */
const TEMPORARY = ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY'];

/** Whether the cause is a system error that may not recur, also if it was wrapped in another error. */
export function isTemporary(cause: unknown): boolean {
  if (cause instanceof Failure) return storageExitCode(cause.error) === EXIT.temporary;
  return (
    TEMPORARY.includes(errno(cause)) ||
    (cause instanceof Error && cause.cause !== undefined && isTemporary(cause.cause))
  );
}

/** The message of any thrown value. */
export function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS'];
const NO_PLACE = ['ENOENT', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'];

/** The coded error for a file-system error at `path`; a Failure is returned as it is. */
export function fileFailure(path: string, cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  const declared = FORBIDDEN.includes(errno(cause)) ? DataDirectoryNotWritable : StorageUnavailable;
  return new Failure(declared, { path, reason: reasonOf(cause) });
}

/** The coded error for a directory that cannot be made or written at `path`; a Failure is returned as it is. */
export function directoryFailure(path: string, cause: unknown): Failure {
  if (cause instanceof Failure || !NO_PLACE.includes(errno(cause))) return fileFailure(path, cause);
  return new Failure(DataDirectoryNotWritable, { path, reason: reasonOf(cause) });
}
