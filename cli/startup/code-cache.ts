/**
 * Code cache of the bundled program: stores V8's compiled code, so that the next start compiles nothing. Cached code is
 * executed without checks. It is therefore in a folder that only its user can write, and is used only for the same
 * text, complete, under the same V8 with the same flags (decision 0140).
 */

import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

export interface Compiled {
  readonly script: Script;
  readonly fromCache: boolean;
  /**
   * Stores the code compiled so far, including functions that have been called. Does nothing without a writable place.
   */
  readonly keep: () => void;
}

/** Maximum cache files of one user: for other flags, Node versions and programs. */
const MOST_FILES = 4;
const MOST_BYTES = 32 * 1024 * 1024;
const DIGEST_BYTES = 32;
const ENDING = '.code';

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** True if no other user can write there. Windows gives each user separate folders. */
const isOwn = ({ uid, mode }: Stats, user = process.geteuid?.()): boolean =>
  user === undefined || (uid === user && (mode & 0o022) === 0);

/** Compiles a program of one-byte characters with the cache in a folder; without a folder nothing is stored. */
export function compile(text: Buffer, filename: string, folder: string | undefined): Compiled {
  if (folder === undefined)
    return { script: new Script(text.toString('latin1'), { filename }), fromCache: false, keep() {} };
  const name = `${cachedDataVersionTag().toString(16)}-${process.arch}-${digestOf(text).toString('hex')}${ENDING}`;
  const path = join(folder, name);
  const cached = read(folder, path);
  const script = new Script(text.toString('latin1'), {
    filename,
    ...(cached === undefined ? {} : { cachedData: cached }),
  });
  const fromCache = cached !== undefined && script.cachedDataRejected === false;
  return {
    script,
    fromCache,
    keep: () => {
      if (!fromCache) write(folder, path, script.createCachedData());
    },
  };
}

function read(folder: string, path: string): Buffer | undefined {
  let file: number | undefined;
  try {
    if (!isOwn(lstatSync(folder))) return undefined;
    file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    const stats = fstatSync(file);
    if (!stats.isFile() || !isOwn(stats) || stats.size > MOST_BYTES) return undefined;
    const bytes = readFileSync(file);
    const data = bytes.subarray(DIGEST_BYTES);
    return digestOf(data).equals(bytes.subarray(0, DIGEST_BYTES)) ? data : undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function write(folder: string, path: string, data: Buffer): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const stats = lstatSync(folder);
    if (!stats.isDirectory() || !isOwn(stats) || data.length + DIGEST_BYTES > MOST_BYTES) return;
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, Buffer.concat([digestOf(data), data]), { mode: 0o600, flag: 'wx' });
    renameSync(draft, path);
    removeOld(folder);
  } catch {
    // Without a place for the cache everything is compiled again. A leftover draft is removed with the old files.
  }
}

function removeOld(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.includes(ENDING));
  const aged = files.map((name) => [statSync(join(folder, name)).mtimeMs, name] as const).sort(([a], [b]) => b - a);
  for (const [, name] of aged.slice(MOST_FILES)) rmSync(join(folder, name), { force: true });
}
