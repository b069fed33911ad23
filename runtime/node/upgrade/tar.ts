/** Reads tar archives (ustar, pax, GNU long names) as they stream by; what would lie outside of the target is refused. */

import { link, mkdir, open, symlink } from 'node:fs/promises';
import { dirname, isAbsolute, join, normalize, sep } from 'node:path';

const BLOCK = 512;

/** The archive cannot be unpacked here. */
export class BadArchive extends Error {}

interface Entry {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly mode: number;
  readonly target: string;
}

/** Unpacks an archive into a directory that exists and is empty. */
export async function unpackTar(chunks: AsyncIterable<Uint8Array>, directory: string): Promise<void> {
  const source = new Source(chunks);
  const target = new Target(directory);
  let longName: string | undefined;
  let longTarget: string | undefined;
  for (;;) {
    const block = await source.take(BLOCK);
    if (block === undefined || block.every((byte) => byte === 0)) return;
    const entry = readHeader(block);
    if (entry.type === 'x' || entry.type === 'L' || entry.type === 'K') {
      const text = (await source.content(entry.size)).toString('utf8');
      if (entry.type === 'L') longName = text.replace(/\0.*$/s, '');
      else if (entry.type === 'K') longTarget = text.replace(/\0.*$/s, '');
      else ({ path: longName = longName, linkpath: longTarget = longTarget } = readPax(text));
      continue;
    }
    if (entry.type === 'g') await source.content(entry.size);
    else await target.extract(source, { ...entry, name: longName ?? entry.name, target: longTarget ?? entry.target });
    longName = undefined;
    longTarget = undefined;
  }
}

/** What was unpacked so far below a directory. */
class Target {
  readonly #directory: string;
  /** Symbolic links: nothing is written through them, and none leads on from another. */
  readonly #links = new Set<string>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  async extract(source: Source, { name, type, size, mode, target }: Entry): Promise<void> {
    const path = this.#inside(name);
    const absolute = join(this.#directory, path);
    if (type === '5') await mkdir(absolute, { recursive: true });
    else {
      await mkdir(dirname(absolute), { recursive: true });
      if (type === '1') await link(join(this.#directory, this.#inside(target)), absolute);
      else if (type === '2') {
        if (isAbsolute(target) || /[^/.][^/]*\/\.\.(\/|$)/.test(target))
          throw new BadArchive(`${name} links to ${target}`);
        this.#inside(join(dirname(name), target));
        this.#links.add(path);
        await symlink(target, absolute);
      } else if (['0', ''].includes(type)) await write(source, size, absolute, mode);
      else throw new BadArchive(`${name} is of a kind that is not taken (${type})`);
    }
  }

  /** The path of an entry below the directory. */
  #inside(name: string): string {
    const path = normalize(name);
    if (isAbsolute(path) || path === '..' || path.startsWith(`..${sep}`)) throw new BadArchive(`${name} lies outside`);
    const parts = path.split(sep);
    const through = parts.slice(0, -1).some((_, i) => this.#links.has(parts.slice(0, i + 1).join(sep)));
    if (through) throw new BadArchive(`${name} lies behind a link`);
    return path;
  }
}

async function write(source: Source, size: number, path: string, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode & 0o777);
  try {
    for await (const chunk of source.read(size)) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

function readHeader(block: Buffer): Entry {
  const sum = block.reduce((total, byte, i) => total + (i >= 148 && i < 156 ? 0x20 : byte), 0);
  if (sum !== octal(block, 148, 8)) throw new BadArchive('it is not a tar archive, or it is damaged');
  const text = (from: number, length: number) => block.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const prefix = text(257, 5) === 'ustar' && text(263, 2) === '00' ? text(345, 155) : '';
  const name = prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`;
  return { name, type: text(156, 1), size: octal(block, 124, 12), mode: octal(block, 100, 8), target: text(157, 100) };
}

/** A number in octal, or for big ones in binary after a set first bit. */
function octal(block: Buffer, at: number, length: number): number {
  if ((block[at]! & 0x80) !== 0) return Number(block.readBigUInt64BE(at + length - 8) & 0x1f_ffff_ffff_ffffn);
  return Number.parseInt(block.toString('latin1', at, at + length).replace(/[\0 ]/g, '') || '0', 8);
}

function readPax(text: string): { readonly path?: string; readonly linkpath?: string } {
  const records = [...text.matchAll(/(?:^|\n)\d+ ([^=\n]+)=([^\n]*)/g)].map(([, key, value]) => [key!, value!]);
  return Object.fromEntries(records) as { path?: string; linkpath?: string };
}

/** A stream from which so many bytes are taken at a time. */
class Source {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Exactly so many bytes; undefined at the end. */
  async take(length: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    for await (const part of this.#upTo(length)) parts.push(part);
    const taken = Buffer.concat(parts);
    if (taken.length === 0) return undefined;
    if (taken.length < length) throw new BadArchive('it is cut off');
    return taken;
  }

  /** The content of an entry. */
  async content(size: number): Promise<Buffer> {
    if (size > 1024 * 1024) throw new BadArchive('a name in it is too long');
    const content = size === 0 ? Buffer.alloc(0) : ((await this.take(size)) ?? Buffer.alloc(0));
    await this.#skip(size);
    return content;
  }

  /** The content of an entry, piece by piece. */
  async *read(size: number): AsyncGenerator<Buffer> {
    let left = size;
    for await (const part of this.#upTo(size)) {
      left -= part.length;
      yield part;
    }
    if (left > 0) throw new BadArchive('it is cut off');
    await this.#skip(size);
  }

  /** The filling up to the next block. */
  async #skip(size: number): Promise<void> {
    const filling = (BLOCK - (size % BLOCK)) % BLOCK;
    if (filling > 0) await this.take(filling);
  }

  async *#upTo(length: number): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next();
        if (next.done) return;
        this.#rest = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
        continue;
      }
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
}
