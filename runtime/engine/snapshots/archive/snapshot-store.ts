/** Snapshot store: files named by height; the newest also under fixed names. */

import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse, type TextForms } from '../../../lib/codec/type.js';
import { makeDirectory, readWhole, replaceFile, syncDirectory, syncFile } from '../../../lib/storage/files.js';
import { ARCHIVE, type Archive, type Built } from './build.js';
import { chunksOf, offsetsOf, SnapshotContents } from './contents.js';

/** Maximum snapshots kept. */
const KEPT = 3;
const FORMAT = 1;
const MAKING = 'making';
const NO_TEXT = {} as TextForms;

/** Archive name for a height, or for the newest. */
export const archiveName = (height: number | 'latest'): string => `checkpoint-${height}.tar.zst`;
/** Manifest name of an archive. */
export const manifestName = (height: number): string => `checkpoint-${height}.json`;
/** Manifest name of the newest archive. */
export const LATEST_MANIFEST = 'manifest.json';
/** File name of a block header on a snapshot server. */
export const headerName = (height: number): string => `header-${height}.borsh`;
/** The height in such a name; undefined for other names. */
export function heightOfHeader(name: string): number | undefined {
  const [, height] = /^header-(\d{1,15})\.borsh$/.exec(name) ?? [];
  return height === undefined ? undefined : Number(height);
}

/** Description of a snapshot as published by a server. */
export interface Manifest {
  readonly contents: SnapshotContents;
  readonly archive: Archive & { readonly file: string };
}

/** Version of the node that made a snapshot, and the time. */
export interface Maker {
  readonly version: string;
  readonly nowMs: number;
}

export function manifestText({ contents, archive }: Manifest, { version, nowMs }: Maker): string {
  const { anchor, handovers, state, ...subject } = SnapshotContents.toJson(contents, NO_TEXT) as Record<string, object>;
  const records = contents.state.reduce((sum, chunk) => sum + chunk.records, 0);
  return JSON.stringify({
    format: FORMAT,
    ...subject,
    records,
    created_at: Math.trunc(nowMs / 1000),
    node_version: version,
    archive,
    frames: { anchor, handovers, state },
  });
}

/** Reads a manifest from parsed JSON. Throws CodecError. */
export function readManifest(json: unknown): Manifest {
  const { format, archive, frames, records: _, created_at: __, node_version: ___, ...subject } = recordOf(json);
  if (format !== FORMAT) refuse(`the format of the manifest is ${String(format)}, not ${FORMAT}`);
  const { file, size, sha256 } = recordOf(archive);
  if (typeof file !== 'string' || !/^checkpoint-\d{1,15}\.tar\.zst$/.test(file))
    return refuse('the manifest has no valid archive name');
  if (!Number.isSafeInteger(size) || typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256))
    return refuse('the manifest has no valid archive size or checksum');
  const contents = SnapshotContents.fromJson({ ...subject, ...recordOf(frames) }, NO_TEXT);
  return { contents, archive: { file, size: size as number, sha256 } };
}

function recordOf(json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return refuse('it is not a manifest');
  return json as Record<string, unknown>;
}

/** A file of a stored snapshot. */
export interface StoredFile {
  /** Its permanent name. */
  readonly target: string;
  /** Checksum of the snapshot's archive. */
  readonly sha256: string;
}

/** The files of these snapshots by name: archive, checksum and manifest, those of the newest under fixed names too. */
function filesOf(kept: readonly Manifest[]): ReadonlyMap<string, StoredFile> {
  const files = new Map<string, StoredFile>();
  const latest = [archiveName('latest'), `${archiveName('latest')}.sha256`, LATEST_MANIFEST];
  for (const [at, { contents, archive }] of kept.entries()) {
    const names = [archive.file, `${archive.file}.sha256`, manifestName(contents.height)];
    for (const [i, target] of names.entries()) {
      const file = { target, sha256: archive.sha256 };
      files.set(target, file);
      if (at === kept.length - 1) files.set(latest[i]!, file);
    }
  }
  return files;
}

export class SnapshotStore {
  readonly path: string;
  /** Oldest first. */
  #kept: Manifest[] = [];
  #files: ReadonlyMap<string, StoredFile> = new Map();

  private constructor(path: string) {
    this.path = path;
  }

  /** Opens a directory and removes incomplete snapshots. */
  static async open(path: string): Promise<SnapshotStore> {
    await makeDirectory(path);
    const store = new SnapshotStore(path);
    await store.end();
    const names = await readdir(path);
    const heights = names.flatMap((name) => /^checkpoint-(\d+)\.json$/.exec(name)?.[1] ?? []).map(Number);
    for (const height of heights.sort((a, b) => a - b)) {
      const manifest = await store.#read(height);
      if (manifest) store.#kept.push(manifest);
    }
    await store.#tidy();
    return store;
  }

  /** Stored snapshots, oldest first. */
  get kept(): readonly Manifest[] {
    return this.#kept;
  }

  get newest(): Manifest | undefined {
    return this.#kept.at(-1);
  }

  /** The file under a name: a permanent one, or a fixed one of the newest snapshot. */
  file(name: string): StoredFile | undefined {
    return this.#files.get(name);
  }

  /** Creates an empty directory for a new snapshot. */
  async begin(): Promise<string> {
    const path = join(this.path, MAKING);
    await this.end();
    await mkdir(path);
    return path;
  }

  /** Removes that directory, with a complete or incomplete snapshot. */
  async end(): Promise<void> {
    await rm(join(this.path, MAKING), { recursive: true, force: true });
  }

  /** Stores the snapshot built there. The manifest is written last: an archive without one does not count. */
  async keep({ contents, archive }: Built, maker: Maker): Promise<Manifest> {
    const { height } = contents;
    const file = archiveName(height);
    const manifest = { contents, archive: { ...archive, file } };
    const making = join(this.path, MAKING);
    await rename(join(making, ARCHIVE), join(this.path, file));
    await writeFile(join(this.path, `${file}.sha256`), `${archive.sha256}  ${file}\n`);
    await syncFile(join(this.path, `${file}.sha256`));
    await replaceFile(join(this.path, manifestName(height)), manifestText(manifest, maker));
    this.#kept = [...this.#kept.filter((one) => one.contents.height !== height), manifest];
    await this.#tidy();
    return manifest;
  }

  /** The bytes of a chunk; null if it is missing. */
  async chunk(height: number, index: number): Promise<Uint8Array | null> {
    const found = this.#kept.find(({ contents }) => contents.height === height);
    const chunk = found && chunksOf(found.contents)[index];
    if (!chunk) return null;
    const handle = await open(join(this.path, found.archive.file));
    try {
      return await readWhole(handle, offsetsOf(chunksOf(found.contents))[index]!, chunk.size);
    } finally {
      await handle.close();
    }
  }

  async #read(height: number): Promise<Manifest | undefined> {
    try {
      const manifest = readManifest(JSON.parse(await readFile(join(this.path, manifestName(height)), 'utf8')));
      const { size } = await stat(join(this.path, manifest.archive.file));
      return size === manifest.archive.size && manifest.contents.height === height ? manifest : undefined;
    } catch {
      return undefined; // a damaged one is removed like an expired one
    }
  }

  /** Removes expired and orphaned files, and links the newest snapshot. */
  async #tidy(): Promise<void> {
    this.#kept = this.#kept.slice(-KEPT);
    this.#files = filesOf(this.#kept);
    for (const [name, { target }] of this.#files) if (name !== target) await this.#link(target, name);
    for (const name of await readdir(this.path)) {
      if (!this.#files.has(name) && name !== MAKING) await rm(join(this.path, name), { recursive: true, force: true });
    }
    await syncDirectory(this.path);
  }

  async #link(target: string, name: string): Promise<void> {
    const fresh = join(this.path, `${name}.tmp`);
    await rm(fresh, { force: true });
    await link(join(this.path, target), fresh);
    await rename(fresh, join(this.path, name));
    await rm(fresh, { force: true }); // renaming onto another name of the same file leaves both
  }
}
