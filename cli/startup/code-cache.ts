/**
 * Keeps what V8 compiled of a program that is one file, so that the next start compiles none of it. What is kept is run as it is:
 * it lies in a folder where nobody else can write, and is taken only for the same text, whole, under the same V8 with the same flags.
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

/** A program, compiled. */
export interface Compiled {
  readonly script: Script;
  /** Whether it is as it was kept. */
  readonly wasKept: boolean;
  /** Keeps what is compiled by now, with functions that have been called. Where there is no place for it nothing happens. */
  readonly keep: () => void;
}

/** Of one user: for other flags, versions of Node and programs. */
const MOST_FILES = 4;
const MOST_BYTES = 32 * 1024 * 1024;
const DIGEST_BYTES = 32;
const ENDING = '.code';

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Nobody else can write there. Windows gives each user folders of his own. */
const isOwn = ({ uid, mode }: Stats, user = process.geteuid?.()): boolean =>
  user === undefined || (uid === user && (mode & 0o022) === 0);

/** Compiles a program, whose characters take one byte each, with what is kept of it in a folder; without one nothing is kept. */
export function compile(text: Buffer, filename: string, folder: string | undefined): Compiled {
  if (folder === undefined)
    return { script: new Script(text.toString('latin1'), { filename }), wasKept: false, keep() {} };
  const name = `${cachedDataVersionTag().toString(16)}-${process.arch}-${digestOf(text).toString('hex')}${ENDING}`;
  const path = join(folder, name);
  const kept = read(folder, path);
  const script = new Script(text.toString('latin1'), {
    filename,
    ...(kept === undefined ? {} : { cachedData: kept }),
  });
  const wasKept = kept !== undefined && script.cachedDataRejected === false;
  return {
    script,
    wasKept,
    keep: () => {
      if (!wasKept) write(folder, path, script.createCachedData());
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
    // Without a place for it everything is compiled anew. A draft goes with the old ones.
  }
}

/** Leaves the newest. */
function removeOld(folder: string): void {
  const files = readdirSync(folder).filter((name) => name.includes(ENDING));
  const aged = files.map((name) => [statSync(join(folder, name)).mtimeMs, name] as const).sort(([a], [b]) => b - a);
  for (const [, name] of aged.slice(MOST_FILES)) rmSync(join(folder, name), { force: true });
}
