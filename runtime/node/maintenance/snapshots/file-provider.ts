/** Snapshots that lie on this machine: an archive, with its manifest beside it. */

import { type FileHandle, open, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Contents, chunksOf, offsetsOf } from '../../../engine/snapshots/contents.js';
import { SnapshotUnavailable } from '../../../engine/snapshots/errors.js';
import { ProviderFailed, type SnapshotProvider } from '../../../engine/snapshots/provider.js';
import {
  archiveName,
  LATEST_MANIFEST,
  type Manifest,
  manifestName,
  readManifest,
} from '../../../engine/snapshots/snapshot-store.js';
import { CodecError } from '../../../lib/codec/type.js';
import { fail } from '../../../lib/errors.js';
import { errno } from '../../../lib/storage/errors.js';
import { readWhole } from '../../../lib/storage/files.js';
import { MOST_MANIFEST } from './http-provider.js';

export class FileProvider implements SnapshotProvider {
  readonly name: string;
  readonly #manifest: string;
  #offered: Manifest | undefined;

  /** `path`: an archive, or a directory of them, whose newest it is. */
  private constructor(path: string, manifest: string) {
    this.name = path;
    this.#manifest = manifest;
  }

  /** Throws SnapshotUnavailable where nothing is there. */
  static async at(path: string): Promise<FileProvider> {
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) return new FileProvider(path, join(path, LATEST_MANIFEST));
    const [, height] = /^checkpoint-(\d{1,15}|latest)\.(?:tar\.zst|json)$/.exec(basename(path)) ?? [];
    if (!found || height === undefined) {
      const reason = found ? `it is no archive, like ${archiveName(1_000)}` : 'there is no such file';
      return fail(SnapshotUnavailable, { source: path, reason });
    }
    const manifest = height === 'latest' ? LATEST_MANIFEST : manifestName(Number(height));
    return new FileProvider(path, join(dirname(path), manifest));
  }

  async offer(): Promise<Contents> {
    this.#offered ??= readManifest(await this.#json());
    return this.#offered.contents;
  }

  async *chunks(offer: Contents, indexes: readonly number[]): AsyncGenerator<Uint8Array> {
    const chunks = chunksOf(offer);
    const offsets = offsetsOf(chunks);
    const file = await this.#open(join(dirname(this.#manifest), this.#offered!.archive.file));
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
