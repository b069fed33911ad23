/**
 * Secret key files, readable only by their owner: 64 hex characters for an Ed25519 key, otherwise JSON that names the
 * type and can be encrypted (decision 0103).
 */

import { randomBytes } from 'node:crypto';
import { closeSync, constants, fstatSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { fromHex, toHex } from '../codec/ids.js';
import { KEY_TYPES, KeyType } from './key-types.js';
import { openSealed, type Sealed, seal } from './passphrase.js';

/** Why a key file was rejected. The message says what to do and never reveals content of the file. */
export class KeyFileError extends Error {
  override readonly name = 'KeyFileError';
  readonly code:
    | 'KEYFILE_MISSING'
    | 'KEYFILE_UNREADABLE'
    | 'KEYFILE_MALFORMED'
    | 'KEYFILE_EXISTS'
    | 'KEYFILE_UNWRITABLE'
    | 'KEYFILE_ENCRYPTED'
    | 'KEYFILE_WRONG_PASSPHRASE'
    | 'KEYFILE_WRONG_TYPE'
    | 'PASSPHRASE_UNREADABLE';

  constructor(code: KeyFileError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Options for writing a key. */
export interface Writing {
  /** Default Ed25519. */
  readonly keyType?: KeyType;
  /** Without one the secret is not encrypted. */
  readonly passphrase?: Uint8Array | undefined;
}

/** A key file as read. */
export interface KeyFile {
  /** Undefined for files of 64 hex characters: Ed25519, unless the caller says otherwise. */
  readonly keyType: KeyType | undefined;
  readonly encrypted: boolean;
  /** A sentence for the log if users other than the owner can read the file. */
  readonly warning: string | undefined;
  /** The 32-byte secret. Throws KeyFileError if a passphrase is missing or wrong. */
  open(passphrase?: Uint8Array): Uint8Array;
}

/** Content of a JSON key file. */
interface Written {
  readonly format: typeof FORMAT;
  readonly key_type: string;
  readonly secret?: string;
  readonly encrypted?: Sealed;
}

const FORMAT = 'trellis-key-1';
/** Format of files that name a key outside of them. */
export const REFERENCE_FORMAT = 'trellis-key-reference-1' as const;

/** Above the size of any key file; a larger file is not read completely. */
const LIMIT = 8_192;

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** Why content is not 64 hex characters, without quoting the content, which may be secret. */
function complaint(text: string): string {
  if (text.length === 0) return 'it is empty';
  if (/^0x/i.test(text)) return 'it begins with 0x; remove these two characters';
  if (/^[0-9a-fA-F]{128}$/.test(text))
    return 'it holds 128 hex characters; keep the first 64, the rest is the public key';
  if (/^[0-9a-fA-F]*$/.test(text)) return `it holds ${text.length} hex characters`;
  if (text.startsWith('{')) return 'it is JSON, but no key file of this version';
  return 'it holds characters that are not hex digits';
}

/** The text of a key file without white space around it, and the warning of `KeyFile`. Throws KeyFileError. */
export function readKeyText(path: string): { readonly text: string; readonly warning: string | undefined } {
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
  const text = contents.toString('utf8', 0, length).trim();
  contents.fill(0);
  return { text, warning: exposure(path, mode) };
}

/** Reads a key file; white space around the key is allowed. Throws KeyFileError. */
export function readKeyFile(path: string): KeyFile {
  const { text, warning } = readKeyText(path);
  if (text.includes(REFERENCE_FORMAT)) {
    const users = 'only signer and attest use such keys; a node gets signatures with --signer';
    throw new KeyFileError('KEYFILE_WRONG_TYPE', `the key file ${path} names a key outside of the file: ${users}`);
  }
  if (/^[0-9a-fA-F]{64}$/.test(text)) {
    return { keyType: undefined, encrypted: false, warning, open: () => fromHex(text) };
  }
  const written = parse(text);
  const type = KEY_TYPES.find(({ name, signsBundles }) => signsBundles && name === written?.key_type);
  if (written === undefined || type === undefined) {
    const rule = 'a key file holds the 32-byte secret key as 64 hex characters, or is made by: keys new';
    throw new KeyFileError('KEYFILE_MALFORMED', `the key file ${path} is invalid: ${complaint(text)}; ${rule}`);
  }
  const { encrypted: sealed, secret } = written;
  return {
    keyType: type.keyType,
    encrypted: sealed !== undefined,
    warning,
    open: (passphrase) => (sealed === undefined ? fromHex(secret!) : opened(path, sealed, passphrase)),
  };
}

function opened(path: string, sealed: Sealed, passphrase: Uint8Array | undefined): Uint8Array {
  if (passphrase === undefined) {
    const advice = 'name a file that holds its passphrase: --passphrase-file PATH';
    throw new KeyFileError('KEYFILE_ENCRYPTED', `the key file ${path} is encrypted; ${advice}`);
  }
  const secret = openSealed(sealed, passphrase);
  if (secret?.length === 32) return secret;
  throw new KeyFileError('KEYFILE_WRONG_PASSPHRASE', `the passphrase does not open the key file ${path}`);
}

function parse(text: string): Written | undefined {
  let json: Written;
  try {
    json = JSON.parse(text) as Written;
  } catch {
    return undefined;
  }
  if (json?.format !== FORMAT) return undefined;
  if (json.encrypted !== undefined) return typeof json.encrypted === 'object' ? json : undefined;
  return /^[0-9a-f]{64}$/.test(String(json.secret)) ? json : undefined;
}

/** Windows stores permissions elsewhere and reports meaningless modes. */
function exposure(path: string, mode: number): string | undefined {
  if (process.platform === 'win32' || (mode & 0o077) === 0) return undefined;
  const octal = (mode & 0o777).toString(8).padStart(4, '0');
  return `the key file ${path} has mode ${octal}: other users may reach it; run: chmod 600 ${path}`;
}

/** An unencrypted Ed25519 secret is 64 hex characters, which every version and other tools read. */
function textOf(secretKey: Uint8Array, { keyType = KeyType.Ed25519, passphrase }: Writing): string {
  if (secretKey.length !== 32) throw new RangeError(`a secret key has 32 bytes, not ${secretKey.length}`);
  if (passphrase === undefined && keyType === KeyType.Ed25519) return toHex(secretKey);
  const held = passphrase === undefined ? { secret: toHex(secretKey) } : { encrypted: seal(secretKey, passphrase) };
  const written: Written = { format: FORMAT, key_type: KEY_TYPES[keyType]!.name, ...held };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/**
 * Creates a key file with mode 0600, synced to disk, encrypted if there is a passphrase. Throws KeyFileError; never
 * overwrites a file.
 */
export function writeKeyFile(path: string, secretKey: Uint8Array, writing: Writing = {}): void {
  writeKeyText(path, textOf(secretKey, writing));
}

/** Creates a file with mode 0600, synced to disk. Throws KeyFileError; never overwrites a file. */
export function writeKeyText(path: string, text: string): void {
  try {
    const file = openSync(path, 'wx', 0o600);
    try {
      writeSync(file, text);
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

/** Rewrites the key of a file, encrypted or not. The old file stays complete until the new one is. */
export function rewriteKeyFile(path: string, secretKey: Uint8Array, writing: Writing): void {
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  writeKeyFile(beside, secretKey, writing);
  renameSync(beside, path);
}

/** Longer than any passphrase. */
const LONGEST = 1024;

/**
 * The first line of a file as bytes: the passphrase of encrypted key files. Throws KeyFileError, which never repeats
 * content of the file.
 */
export function readPassphrase(path: string): Uint8Array {
  const unreadable = (why: string, cause?: unknown) =>
    new KeyFileError('PASSPHRASE_UNREADABLE', `the passphrase file ${path} cannot be used: ${why}`, cause);
  const contents = Buffer.alloc(LONGEST);
  let length = 0;
  try {
    const file = openSync(path, constants.O_RDONLY);
    try {
      // A pipe returns only the data written so far.
      for (let more = 1; more > 0 && length < LONGEST && !contents.includes(0x0a); length += more) {
        more = readSync(file, contents, length, LONGEST - length, null);
      }
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    throw unreadable(reasonOf(cause), cause);
  }
  const line = /^[^\r\n]*/.exec(contents.toString('latin1', 0, length))![0];
  contents.fill(0);
  if (line.length === 0) throw unreadable('its first line is empty');
  if (line.length === LONGEST) throw unreadable(`its first line has ${LONGEST} bytes or more`);
  return Uint8Array.from(Buffer.from(line, 'latin1'));
}
