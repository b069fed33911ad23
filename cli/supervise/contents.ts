/** What an archive may hold: files, directories and links that stay inside of where it is unpacked, and no more than is wanted. */

import { dirname, isAbsolute, join, normalize, sep } from 'node:path';
import type { ReadEntry } from 'tar';

/** What an archive may come to. */
export interface UnpackLimits {
  /** Of all files in it together. */
  readonly bytes: number;
  readonly entries: number;
}

/** An entry of an archive, as its header has it. */
type Entry = Pick<ReadEntry, 'path' | 'type' | 'size' | 'linkpath'>;

/** Entries in their order; what one may be depends on those before. */
export class Contents {
  readonly #limits: UnpackLimits;
  readonly #files = new Set<string>();
  /** Symbolic links: nothing lies behind one, and none leads on from another. */
  readonly #links = new Set<string>();
  readonly #directories = new Set<string>();
  #bytes = 0;
  #entries = 0;

  constructor(limits: UnpackLimits) {
    this.#limits = limits;
  }

  /** Of all files together. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Why an entry cannot be taken; undefined where it can. */
  refuses({ path, type, size, linkpath = '' }: Entry): string | undefined {
    this.#bytes += size;
    if (++this.#entries > this.#limits.entries) return `it has more than ${this.#limits.entries} entries`;
    if (this.#bytes > this.#limits.bytes) return `it has more than ${this.#limits.bytes} bytes`;
    const place = this.#inside(path);
    if (place === undefined) return `${path} lies outside, or behind a link`;
    const isDirectory = type === 'Directory' || type === 'GNUDumpDir';
    if (this.#files.has(place) || this.#links.has(place) || (!isDirectory && this.#directories.has(place))) {
      return `${path} stands in it twice`;
    }
    for (let at = isDirectory ? place : dirname(place); at !== '.'; at = dirname(at)) {
      if (this.#files.has(at)) return `${path} lies in a file`;
      this.#directories.add(at);
    }
    if (type === 'SymbolicLink') {
      if (!this.#leadsInside(place, linkpath)) return `${path} links to ${linkpath}`;
      this.#links.add(place);
    } else if (type === 'Link') {
      const target = this.#inside(linkpath);
      if (target === undefined || !this.#files.has(target)) return `${path} links to ${linkpath}`;
      this.#files.add(place);
    } else if (type === 'File' || type === 'OldFile' || type === 'ContiguousFile') this.#files.add(place);
    else if (!isDirectory) return `${path} is of a kind that is not taken (${type})`;
    return undefined;
  }

  /** The place of a name; undefined where it lies outside or behind a link. */
  #inside(name: string): string | undefined {
    const place = normalize(name).replace(/[/\\]+$/, '');
    if (isAbsolute(place) || place === '..' || place.startsWith(`..${sep}`) || name.includes('\0')) return undefined;
    for (let at = dirname(place); at !== '.'; at = dirname(at)) if (this.#links.has(at)) return undefined;
    return place;
  }

  /** Up first and then down: a way that goes up again may lead through a link. */
  #leadsInside(place: string, target: string): boolean {
    if (isAbsolute(target) || /[^/.][^/]*\/\.\.(\/|$)/.test(target)) return false;
    return this.#inside(join(dirname(place), target)) !== undefined;
  }
}
