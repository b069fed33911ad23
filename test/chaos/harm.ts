/** What goes wrong with files: bytes that are others, pages that are empty or of elsewhere, ends that are missing, files that are gone. */

import { readdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { random } from './chance.js';

/** Bytes that a disk loses or mixes up at a time. */
const PAGE = 4_096;

type Harm = (path: string, size: number) => Promise<string>;

const HARMS: readonly Harm[] = [
  byteChanged,
  byteChanged,
  byteChanged,
  (path, size) => overwritten(path, size, () => Buffer.alloc(PAGE)),
  (path, size) =>
    overwritten(path, size, async (read) => {
      const page = Buffer.alloc(Math.min(PAGE, size));
      await read(page, random(size));
      return page;
    }),
  async (path, size) => {
    const file = await open(path, 'r+');
    const left = random(size);
    await file.truncate(left);
    await file.close();
    return `cut off at ${left} of ${size}`;
  },
  async (path) => {
    await rm(path);
    return 'gone';
  },
];

async function byteChanged(path: string, size: number): Promise<string> {
  return overwritten(path, size, async (read, at) => {
    const byte = Buffer.alloc(1);
    await read(byte, at);
    byte[0]! ^= 1 + random(255);
    return byte;
  });
}

type Read = (into: Buffer, at: number) => Promise<unknown>;

async function overwritten(
  path: string,
  size: number,
  bytesFor: (read: Read, at: number) => Buffer | Promise<Buffer>,
): Promise<string> {
  const file = await open(path, 'r+');
  const at = random(size);
  const bytes = await bytesFor((into, from) => file.read(into, 0, into.length, from), at);
  const length = Math.min(bytes.length, size - at);
  await file.write(bytes, 0, length, at);
  await file.close();
  return `${length} bytes at ${at} of ${size}`;
}

/** Does something by chance to a file; says what. */
export async function harm(path: string): Promise<string> {
  const file = await open(path);
  const { size } = await file.stat();
  await file.close();
  if (size === 0) return 'nothing, as it is empty';
  return HARMS[random(HARMS.length)]!(path, size);
}

/** Files of a data directory that a chain is in: not its genesis, and not what RocksDB writes for people. */
const OF_NO_USE = /(^|\/)(LOCK|LOG(\.old.*)?|IDENTITY|OPTIONS-\d+|node\.lock|(token-)?genesis\.json)$/;

/** The paths of all of them below a directory, in order. */
export function filesOf(dataDir: string): readonly string[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .filter((path) => !OF_NO_USE.test(path))
    .sort();
}
