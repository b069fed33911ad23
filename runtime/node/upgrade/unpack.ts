/** Unpacks the file of an upgrade into a directory: a tar archive, compressed or not, or a single program. */

import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import * as zlib from 'node:zlib';
import { syncDirectory } from '../../lib/storage/files.js';
import { BadArchive, unpackTar } from './tar.js';

/** Unpacks a file; the directory is there whole or not at all. `url` names a single program. */
export async function unpack(file: string, directory: string, url: string): Promise<void> {
  const unfinished = `${directory}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const stream = await opened(file);
  if (stream) await unpackTar(stream, unfinished);
  else {
    const program = join(unfinished, nameOf(url));
    await copyFile(file, program);
    await chmod(program, 0o755);
  }
  await syncDirectory(unfinished);
  await rm(directory, { recursive: true, force: true });
  await rename(await contentOf(unfinished), directory);
  await rm(unfinished, { recursive: true, force: true });
  await syncDirectory(dirname(directory));
}

/** The bytes of the archive in a file; undefined when it is none. */
async function opened(file: string): Promise<AsyncIterable<Uint8Array> | undefined> {
  const head = Buffer.alloc(512);
  const handle = await open(file, 'r');
  try {
    await handle.read(head, 0, head.length, 0);
  } finally {
    await handle.close();
  }
  const bytes = createReadStream(file);
  if (head.readUInt16BE(0) === 0x1f8b) return bytes.pipe(zlib.createGunzip());
  if (head.readUInt32BE(0) === 0x28b52ffd) return Readable.from(bytes).pipe(zstd());
  if (head.toString('latin1', 257, 262) === 'ustar') return bytes;
  bytes.destroy();
  return undefined;
}

function zstd(): NodeJS.ReadWriteStream & AsyncIterable<Uint8Array> {
  const { createZstdDecompress } = zlib as { createZstdDecompress?: () => zlib.Gunzip };
  if (!createZstdDecompress) throw new BadArchive('zstd needs Node 22.15 or later; offer a .tar.gz');
  return createZstdDecompress();
}

/** An archive mostly holds one directory with everything in it. */
async function contentOf(unpacked: string): Promise<string> {
  const entries = await readdir(unpacked, { withFileTypes: true });
  const [only] = entries;
  return entries.length === 1 && only!.isDirectory() ? join(unpacked, only!.name) : unpacked;
}

/** The last part of an address: a name that says how to run the program. */
function nameOf(url: string): string {
  const name = basename(url.replace(/[?#].*$/, ''));
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,100}$/.test(name) ? name : 'program';
}
