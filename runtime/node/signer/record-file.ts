/** The file of a signing record: one for each key and chain, beside the key file. */

import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  comparePositions,
  emptyRecord,
  later,
  readSignerRecord,
  type SignerRecord,
  writeSignerRecord,
} from '../../engine/consensus/watermark.js';
import type { Hash } from '../../lib/codec/ids.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import { SlotFile } from '../../lib/storage/slot-file.js';

export const SigningRecordMissing = error(
  3204,
  'SigningRecordMissing',
  'The key has no signing record for this chain; create one with signer init, or import one with signer import',
  { details: sharedDetails('path') },
);

export const SigningRecordCopied = error(
  3205,
  'SigningRecordCopied',
  'The signing record was copied or restored and may be outdated; raise it with signer init --after-height, or import a newer one',
  { details: sharedDetails('path', 'height') },
);

export const SigningRecordExists = error(
  3206,
  'SigningRecordExists',
  'The key already has a signing record for this chain; add --after-height to raise it',
  { details: sharedDetails('path', 'height') },
);

export const SigningRecordStale = error(
  3212,
  'SigningRecordStale',
  'The key signed at a later height than its signing record shows; find and stop its other signer, then raise the record with signer init --after-height',
  { details: { ...sharedDetails('path', 'height'), signed: 'Last height that the key signed according to the node' } },
);

/** Key and chain of a record: the same key may sign on several chains. */
export interface RecordKey {
  /** Path of the key file. */
  readonly keyFile: string;
  /** 64 hex characters. */
  readonly publicKey: string;
}

/** Path of a record beside its key. */
export async function recordPath({ keyFile, publicKey }: RecordKey, genesisHash: Hash): Promise<string> {
  const name = `${publicKey.slice(0, 16)}-${genesisHash.slice(0, 16)}`;
  return join(dirname(await realpath(keyFile)), 'signer', name);
}

/** A record as its file holds it. */
export interface StoredRecord {
  readonly record: SignerRecord;
  /** Whether the file was copied or restored: the key may have signed more. */
  readonly copied: boolean;
}

/** Reads a record; null if there is none. Throws CorruptLog. */
export async function readRecord(path: string): Promise<StoredRecord | null> {
  const file = await SlotFile.open(path);
  if (file === null) return null;
  const { payload, copied } = file;
  await file.close();
  const record = readSignerRecord(payload);
  return { record, copied: copied || record.guarded };
}

/** The record of a key that is intact. Throws SigningRecordMissing, SigningRecordCopied or CorruptLog. */
export async function requireRecord(path: string): Promise<SignerRecord> {
  const stored = await readRecord(path);
  if (stored === null) return fail(SigningRecordMissing, { path });
  if (stored.copied) return fail(SigningRecordCopied, { path, height: stored.record.last?.height ?? 0 });
  return stored.record;
}

/** Opens the record of a signer. Throws as `requireRecord`. */
export async function openRecord(path: string): Promise<{ readonly file: SlotFile; readonly record: SignerRecord }> {
  const record = await requireRecord(path);
  return { file: (await SlotFile.open(path))!, record };
}

/** Writes a record to a file of its own, which replaces a copied one. */
export async function writeRecord(path: string, record: SignerRecord): Promise<void> {
  const file = await SlotFile.create(path, writeSignerRecord({ ...record, guarded: false }));
  await file.close();
}

function isNewer({ last }: SignerRecord, than: SignerRecord): boolean {
  return last !== null && (than.last === null || comparePositions(last, than.last) > 0);
}

/** Round of a record that allows nothing more at its height. */
export const WHOLE_HEIGHT = 0xffffffff;

/** The record that signs nothing at or below a height. */
export function recordAfter(publicKey: string, height: number): SignerRecord {
  if (height === 0) return emptyRecord(publicKey);
  const none = '00'.repeat(32) as Hash;
  const last = {
    height,
    round: WHOLE_HEIGHT,
    step: 'precommit',
    digest: none,
    signature: new Uint8Array(64),
    lock: null,
    message: null,
  } as const;
  return { ...emptyRecord(publicKey), last, attested: height };
}

/**
 * The stricter of two records of a key: it signs nothing at or below the position of either. The later of two locks
 * counts, because a later precommit replaces an earlier one.
 */
export function stricter(one: SignerRecord, other: SignerRecord): SignerRecord {
  const last = later(one.last, other.last);
  // Nothing is repeated at a height about which the records differ.
  const disagree = one.last?.height === other.last?.height && one.last?.digest !== other.last?.digest;
  const nothing = { digest: '00'.repeat(32) as Hash, signature: new Uint8Array(64), message: null };
  return {
    public_key: one.public_key,
    guarded: one.guarded || other.guarded,
    last: last !== null && disagree ? { ...last, ...nothing } : last,
    attested: Math.max(one.attested, other.attested),
    proposal: null,
  };
}

/** Creates a record, or raises the one that exists. Throws SigningRecordExists without a height. */
export async function initRecord(
  path: string,
  publicKey: string,
  afterHeight: number | undefined,
): Promise<SignerRecord> {
  const stored = await readRecord(path);
  if (stored !== null && afterHeight === undefined)
    return fail(SigningRecordExists, { path, height: stored.record.last?.height ?? 0 });
  return importRecord(path, recordAfter(publicKey, afterHeight ?? 0));
}

/**
 * Combines a record with the one that exists, and returns the stricter one. Throws SigningRecordCopied if the existing one
 * is a copy and the given one is no newer.
 */
export async function importRecord(path: string, given: SignerRecord): Promise<SignerRecord> {
  const stored = await readRecord(path);
  if (stored?.copied && !isNewer(given, stored.record))
    fail(SigningRecordCopied, { path, height: stored.record.last?.height ?? 0 });
  const record = stored === null ? given : stricter(stored.record, given);
  await writeRecord(path, record);
  return record;
}
