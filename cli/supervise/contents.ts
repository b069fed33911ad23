/**
 * Permitted content of an archive: files, directories and links that stay inside the target directory, within size
 * limits.
 */

import { dirname, isAbsolute, join, normalize, sep } from 'node:path';
import type { ReadEntry } from 'tar';

export interface UnpackLimits {
  /** Bytes of all its files together. */
  readonly bytes: number;
  readonly entries: number;
}

/** An entry of an archive, from its header. */
type Entry = Pick<ReadEntry, 'path' | 'type' | 'size' | 'linkpath'>;

/** Entries in order; whether one is valid depends on those before. */
export class Contents {
  readonly #limits: UnpackLimits;
  readonly #files = new Set<string>();
  /** Symbolic links: nothing may be behind one, and none may lead through another. */
  readonly #links = new Set<string>();
  readonly #directories = new Set<string>();
  #bytes = 0;
  #entries = 0;

  constructor(limits: UnpackLimits) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Why an entry is invalid; undefined if it is valid. */
  refuses({ path, type, size, linkpath = '' }: Entry): string | undefined {
    this.#bytes += size;
    if (++this.#entries > this.#limits.entries) return `more than ${this.#limits.entries} entries`;
    if (this.#bytes > this.#limits.bytes) return `more than ${this.#limits.bytes} bytes`;
    const normalized = this.#inside(path);
    if (normalized === undefined) return `${path} is outside the archive, or behind a link`;
    const isDirectory = type === 'Directory' || type === 'GNUDumpDir';
    if (
      this.#files.has(normalized) ||
      this.#links.has(normalized) ||
      (!isDirectory && this.#directories.has(normalized))
    ) {
      return `${path} is a duplicate`;
    }
    for (let at = isDirectory ? normalized : dirname(normalized); at !== '.'; at = dirname(at)) {
      if (this.#files.has(at)) return `${path} is inside a file`;
      this.#directories.add(at);
    }
    if (type === 'SymbolicLink') {
      if (!this.#leadsInside(normalized, linkpath)) return `${path} links to ${linkpath}`;
      this.#links.add(normalized);
    } else if (type === 'Link') {
      const target = this.#inside(linkpath);
      if (target === undefined || !this.#files.has(target)) return `${path} links to ${linkpath}`;
      this.#files.add(normalized);
    } else if (type === 'File' || type === 'OldFile' || type === 'ContiguousFile') this.#files.add(normalized);
    else if (!isDirectory) return `${path} has the unsupported type ${type}`;
    return undefined;
  }

  /** The normalized path of a name; undefined if it is outside or behind a link. */
  #inside(name: string): string | undefined {
    const normalized = normalize(name).replace(/[/\\]+$/, '');
    if (isAbsolute(normalized) || normalized === '..' || normalized.startsWith(`..${sep}`) || name.includes('\0'))
      return undefined;
    for (let at = dirname(normalized); at !== '.'; at = dirname(at)) if (this.#links.has(at)) return undefined;
    return normalized;
  }

  /** Only targets that first go up and then down: a path that goes up again could lead through a link. */
  #leadsInside(normalized: string, target: string): boolean {
    if (isAbsolute(target) || /[^/.][^/]*\/\.\.(\/|$)/.test(target)) return false;
    return this.#inside(join(dirname(normalized), target)) !== undefined;
  }
}
