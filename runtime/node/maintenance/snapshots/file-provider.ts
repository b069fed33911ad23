/** Snapshots on this machine: an archive and the manifest beside it. */

import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { chunksOf, offsetsOf, type SnapshotContents } from '../../../engine/snapshots/archive/contents.js';
import { ProviderFailed, type SnapshotProvider } from '../../../engine/snapshots/archive/provider.js';
import {
  archiveName,
  LATEST_MANIFEST,
  type Manifest,
  manifestName,
  readManifest,
} from '../../../engine/snapshots/archive/snapshot-store.js';
import { SnapshotUnavailable } from '../../../engine/snapshots/errors.js';
import { CodecError } from '../../../lib/codec/type.js';
import { fail } from '../../../lib/errors.js';
import { errno } from '../../../lib/storage/errors.js';
import { readWhole } from '../../../lib/storage/files.js';
import { MOST_MANIFEST } from './http-provider.js';

export class FileProvider implements SnapshotProvider {
  readonly name: string;
  readonly #manifest: string;
  /** The given archive; undefined if a directory or a manifest was given. */
  readonly #archive: string | undefined;
  #offered: Manifest | undefined;

  private constructor(name: string, manifest: string, archive?: string) {
    this.name = name;
    this.#manifest = manifest;
    this.#archive = archive;
  }

  /**
   * The snapshot of an archive or a manifest, or the newest one of a directory. Both files can be named by height or as
   * the newest snapshot, as a server offers both. Throws SnapshotUnavailable if there is none.
   */
  static async at(path: string): Promise<FileProvider> {
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) return new FileProvider(path, await newestManifest(path));
    const [, height] = /^checkpoint-(\d{1,15}|latest)\.(?:tar\.zst|json)$/.exec(basename(path)) ?? [];
    if (!found || height === undefined) {
      const reason = found ? `it is no archive, like ${archiveName(1_000)}` : 'there is no such file';
      return fail(SnapshotUnavailable, { source: path, reason });
    }
    const own = join(dirname(path), height === 'latest' ? LATEST_MANIFEST : manifestName(Number(height)));
    const manifest = (await isThere(own)) ? own : await newestManifest(dirname(path));
    return new FileProvider(path, manifest, path.endsWith('.tar.zst') ? path : undefined);
  }

  async offer(): Promise<SnapshotContents> {
    this.#offered ??= readManifest(await this.#json());
    return this.#offered.contents;
  }

  async *chunks(offer: SnapshotContents, indexes: readonly number[]): AsyncGenerator<Uint8Array> {
    const chunks = chunksOf(offer);
    const offsets = offsetsOf(chunks);
    const file = await this.#open(await this.#archivePath());
    try {
      for (const index of indexes) {
        const bytes = await readWhole(file, offsets[index]!, chunks[index]!.size);
        if (bytes === null) throw new CodecError('the archive is cut off');
        yield bytes;
      }
    } finally {
      await file.close();
    }
  }

  async #archivePath(): Promise<string> {
    if (this.#archive !== undefined) return this.#archive;
    const folder = dirname(this.#manifest);
    const own = join(folder, this.#offered!.archive.file);
    const latest = join(folder, archiveName('latest'));
    return !(await isThere(own)) && (await isThere(latest)) ? latest : own;
  }

  async #json(): Promise<unknown> {
    const file = await this.#open(this.#manifest);
    try {
      if ((await file.stat()).size > MOST_MANIFEST) {
        throw new CodecError(`the manifest has more than ${MOST_MANIFEST} bytes`);
      }
      return JSON.parse(await file.readFile('utf8'));
    } catch (cause) {
      if (cause instanceof SyntaxError) throw new CodecError(`the manifest is no JSON: ${cause.message}`);
      throw cause;
    } finally {
      await file.close();
    }
  }

  async #open(path: string): Promise<FileHandle> {
    try {
      return await open(path);
    } catch (cause) {
      if (errno(cause) === 'ENOENT') throw new ProviderFailed(`${path} is not there`);
      throw cause;
    }
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The manifest of the newest snapshot in a directory: `manifest.json`, or else that of the greatest height. */
async function newestManifest(folder: string): Promise<string> {
  const latest = join(folder, LATEST_MANIFEST);
  if (await isThere(latest)) return latest;
  const names = await readdir(folder).catch((): string[] => []);
  const heights = names.flatMap((name) => /^checkpoint-(\d{1,15})\.json$/.exec(name)?.[1] ?? []).map(Number);
  return heights.length === 0 ? latest : join(folder, manifestName(Math.max(...heights)));
}
