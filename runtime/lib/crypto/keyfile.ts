/** Secret key files: 32 bytes as 64 hex characters, readable by their owner alone. */

import { closeSync, constants, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { fromHex, toHex } from '../codec/ids.js';

/** Why a key file was refused; the message says what to do and never shows what the file holds. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError';
  readonly code:
    | 'KEYFILE_MISSING'
    | 'KEYFILE_UNREADABLE'
    | 'KEYFILE_MALFORMED'
    | 'KEYFILE_EXISTS'
    | 'KEYFILE_UNWRITABLE';

  constructor(code: KeyFileError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** A secret key as read. */
export interface KeyFile {
  /** 32 bytes. */
  readonly secretKey: Uint8Array;
  /** Set when users other than the owner may read the file: a sentence for the log. */
  readonly warning: string | undefined;
}

/** More than a key file can hold; a larger file is not read to its end. */
const LIMIT = 1024;

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** What is wrong with contents that are not 64 hex characters, without repeating them. */
function complaint(text: string): string {
  if (text.length === 0) return 'it is empty';
  if (/^0x/i.test(text)) return 'it begins with 0x; remove these two characters';
  if (/^[0-9a-fA-F]{128}$/.test(text))
    return 'it holds 128 hex characters; keep the first 64, the rest is the public key';
  if (/^[0-9a-fA-F]*$/.test(text)) return `it holds ${text.length} hex characters`;
  return 'it holds characters that are not hex digits';
}

/** Reads a key file; white space around the key is allowed. Throws KeyFileError. */
export function readKeyFile(path: string): KeyFile {
  const contents = Buffer.alloc(LIMIT);
  let length: number;
  let mode: number;
  try {
    const file = openSync(path, constants.O_RDONLY);
    try {
      mode = fstatSync(file).mode;
      length = readSync(file, contents, 0, LIMIT, 0);
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    if (missing) throw new KeyFileError('KEYFILE_MISSING', `there is no key file ${path}; create one first`, cause);
    throw new KeyFileError('KEYFILE_UNREADABLE', `the key file ${path} cannot be read: ${reasonOf(cause)}`, cause);
  }
  const text = contents.toString('latin1', 0, length).trim();
  if (!/^[0-9a-fA-F]{64}$/.test(text)) {
    const rule = 'a key file holds the 32-byte secret key as 64 hex characters and nothing else';
    throw new KeyFileError('KEYFILE_MALFORMED', `the key file ${path} is not usable: ${complaint(text)}; ${rule}`);
  }
  return { secretKey: fromHex(text), warning: exposure(path, mode) };
}

/** Windows keeps its permissions elsewhere, and reports modes that say nothing. */
function exposure(path: string, mode: number): string | undefined {
  if (process.platform === 'win32' || (mode & 0o077) === 0) return undefined;
  const octal = (mode & 0o777).toString(8).padStart(4, '0');
  return `the key file ${path} has mode ${octal}: other users may reach it; run: chmod 600 ${path}`;
}

/** Creates a key file with mode 0600, synced to disk. Throws KeyFileError; an existing file is never overwritten. */
export function writeKeyFile(path: string, secretKey: Uint8Array): void {
  if (secretKey.length !== 32) throw new RangeError(`a secret key has 32 bytes, not ${secretKey.length}`);
  try {
    const file = openSync(path, 'wx', 0o600);
    try {
      writeSync(file, toHex(secretKey));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    const exists = (cause as NodeJS.ErrnoException).code === 'EEXIST';
    if (exists)
      throw new KeyFileError('KEYFILE_EXISTS', `${path} exists and is not overwritten; choose another path`, cause);
    throw new KeyFileError('KEYFILE_UNWRITABLE', `the key file ${path} cannot be written: ${reasonOf(cause)}`, cause);
  }
}
