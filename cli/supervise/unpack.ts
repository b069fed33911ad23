/** Unpacks the file of an upgrade into a directory: a tar archive, compressed or not, or a single program. */

import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { addAbortSignal, pipeline, type Readable } from 'node:stream';
import * as zlib from 'node:zlib';
import { extract, Parser, type ReadEntry } from 'tar';
import { isTemporary, reasonOf } from '../runtime/common.js';
import { checkRoom, NoRoom, syncDirectory, syncTree } from '../runtime/data.js';
import { Contents, type UnpackLimits } from './contents.js';

/** The archive can never be unpacked here. */
export class BadArchive extends Error {}

/** A release of the default distribution has 270 MiB in 10,000 entries, including add-ons of all platforms. */
export const UNPACK_LIMITS: UnpackLimits = { bytes: 4 * 1024 ** 3, entries: 200_000 };

/** Maximum bytes of a name. */
const LONGEST_NAME = 65_536;
/** Maximum bytes after the end of an archive: `tar` pads its last record. */
const FILLING = 1024 ** 2;

/** Unpacks a file; the directory appears complete or not at all. `url` names a single program. */
export async function unpack(
  file: string,
  directory: string,
  url: string,
  signal: AbortSignal,
  limits: UnpackLimits = UNPACK_LIMITS,
): Promise<void> {
  const unfinished = `${directory}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const bytes = await opener(file);
  if (bytes) {
    try {
      await checkRoom(unfinished, await check(addAbortSignal(signal, bytes()), limits));
      await extractTo(unfinished, addAbortSignal(signal, bytes()));
    } catch (cause) {
      await rm(unfinished, { recursive: true, force: true });
      signal.throwIfAborted();
      const known = isTemporary(cause) || cause instanceof BadArchive || cause instanceof NoRoom;
      throw known ? cause : new BadArchive(reasonOf(cause));
    }
  } else {
    const program = join(unfinished, nameOf(url));
    await copyFile(file, program);
    await chmod(program, 0o755);
  }
  await syncTree(unfinished);
  await rm(directory, { recursive: true, force: true });
  await rename(await contentOf(unfinished), directory);
  await rm(unfinished, { recursive: true, force: true });
  await syncDirectory(dirname(directory));
}

/**
 * Reads an archive to its end and rejects an invalid one before any of it is written. Returns the bytes of its files.
 */
async function check(bytes: AsyncIterable<Buffer>, limits: UnpackLimits): Promise<number> {
  const contents = new Contents(limits);
  let flaw: string | undefined;
  let ended = false;
  const parser = new Parser({
    strict: true,
    maxMetaEntrySize: LONGEST_NAME,
    onReadEntry(entry: ReadEntry) {
      flaw ??= contents.refuses(entry);
      entry.resume();
    },
  });
  parser.on('error', (cause: Error) => {
    flaw ??= cause.message;
  });
  parser.on('ignoredEntry', ({ type, size }: ReadEntry) => {
    flaw ??= `entry ${type} of ${size} bytes`;
  });
  parser.on('eof', () => {
    ended = true;
  });
  const most = limits.bytes + limits.entries * 1_024;
  let read = 0;
  let behind = 0;
  for await (const chunk of bytes) {
    if (read === 0 && !isTar(chunk)) flaw = 'the compressed content is not a tar archive';
    read += chunk.length;
    if (ended) behind += chunk.length;
    else if (!flaw) parser.write(chunk);
    if (read > most || behind > FILLING) flaw ??= 'data after the end of the archive';
    if (flaw) throw new BadArchive(flaw);
  }
  if (!ended) throw new BadArchive('the archive is truncated');
  return contents.bytes;
}

function extractTo(directory: string, bytes: Readable): Promise<void> {
  const target = extract({
    cwd: directory,
    strict: true,
    maxMetaEntrySize: LONGEST_NAME,
    preserveOwner: false,
    onReadEntry(entry) {
      if (entry.mode !== undefined) entry.mode &= 0o777;
    },
  });
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => {
      bytes.destroy();
      reject(cause);
    };
    target.on('close', resolve).on('error', fail);
    bytes.on('error', fail).pipe(target);
  });
}

/** Opens the tar archive in a file, as often as called; undefined if the file is not one. */
async function opener(file: string): Promise<(() => Readable) | undefined> {
  const head = Buffer.alloc(512);
  const handle = await open(file, 'r');
  try {
    await handle.read(head, 0, head.length, 0);
  } finally {
    await handle.close();
  }
  if (isTar(head)) return () => createReadStream(file);
  const decompress = decompressorOf(head);
  // Errors are reported by the last stream to its reader.
  return decompress && (() => pipeline(createReadStream(file), decompress(), () => undefined));
}

const isTar = (head: Buffer): boolean => head.toString('latin1', 257, 262) === 'ustar';

function decompressorOf(head: Buffer): (() => zlib.Gunzip) | undefined {
  if (head.readUInt16BE(0) === 0x1f8b) return () => zlib.createGunzip();
  if (head.readUInt32BE(0) !== 0x28b52ffd) return undefined;
  const { createZstdDecompress } = zlib as { createZstdDecompress?: () => zlib.Gunzip };
  if (!createZstdDecompress) throw new BadArchive('zstd needs Node 22.15 or later; publish a .tar.gz');
  return createZstdDecompress;
}

/** An archive usually contains one directory with everything in it. */
async function contentOf(unpacked: string): Promise<string> {
  const entries = await readdir(unpacked, { withFileTypes: true });
  const [only] = entries;
  return entries.length === 1 && only!.isDirectory() ? join(unpacked, only!.name) : unpacked;
}

/** The last part of a URL; the file name determines how the program is run. */
function nameOf(url: string): string {
  const name = basename(url.replace(/[?#].*$/, ''));
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,100}$/.test(name) ? name : 'program';
}
