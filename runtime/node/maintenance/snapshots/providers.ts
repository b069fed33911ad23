/**
 * Snapshots from a server or a directory: a manifest, and ranges of the archive beside it. A server may lie, stall or
 * never end; the restore verifies everything that it sends.
 */

import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { RetryPolicy } from '../../../engine/snapshots/archive/archive-source.js';
import { chunksOf, offsetsOf, type SnapshotContents } from '../../../engine/snapshots/archive/contents.js';
import { FileNotFound, ProviderFailed, type SnapshotProvider } from '../../../engine/snapshots/archive/provider.js';
import {
  archiveName,
  headerName,
  LATEST_MANIFEST,
  type Manifest,
  manifestName,
  readManifest,
} from '../../../engine/snapshots/archive/snapshot-store.js';
import { SnapshotUnavailable } from '../../../engine/snapshots/errors.js';
import { Header } from '../../../kernel/chain/block.js';
import { ByteReader } from '../../../lib/byte-reader.js';
import { CodecError, decode, refuse } from '../../../lib/codec/type.js';
import { fail } from '../../../lib/errors.js';
import { errno } from '../../../lib/storage/errors.js';

/** Maximum bytes of a manifest, for 65,536 chunks. */
const MOST_MANIFEST = 32 * 1024 * 1024;
/** Maximum bytes of a header, which usually has some hundred. */
const MOST_HEADER = 4_096;
/** Height of an archive or a manifest in its name. */
const NAME = /^checkpoint-(\d{1,15}|latest)\.(?:tar\.zst|json)$/;

/** A provider and how often to retry it. */
export interface Provider {
  readonly provider: SnapshotProvider;
  readonly retryPolicy?: RetryPolicy;
}

/** The provider at an address or path. Throws SnapshotUnavailable if a path has no snapshot. */
export async function providerAt(place: string, signal?: AbortSignal): Promise<Provider> {
  if (/^https?:/.test(place)) return { provider: new HttpProvider(place, { signal }) };
  // Data missing from a file stays missing.
  return { provider: await FileProvider.at(place), retryPolicy: { attempts: 1, pauseMs: 0 } };
}

/** Reads a manifest and ranges of its archive by their names. */
abstract class ArchiveProvider implements SnapshotProvider {
  readonly name: string;
  readonly #manifest: string;
  #offered: Manifest | undefined;

  constructor(name: string, manifest: string) {
    this.name = name;
    this.#manifest = manifest;
  }

  async offer(): Promise<SnapshotContents> {
    const text = (await this.readWhole(this.#manifest, MOST_MANIFEST)).toString('utf8');
    try {
      this.#offered = readManifest(JSON.parse(text));
    } catch (cause) {
      if (cause instanceof SyntaxError) refuse(`the manifest is not JSON: ${cause.message}`);
      throw cause;
    }
    return this.#offered.contents;
  }

  async *chunks(offer: SnapshotContents, indexes: readonly number[]): AsyncGenerator<Uint8Array> {
    const chunks = chunksOf(offer);
    const offsets = offsetsOf(chunks);
    const archive = await this.archiveOf(this.#offered!.archive.file);
    for (const run of runsOf(indexes)) {
      const bytes = this.read(archive, offsets[run[0]!]!, offsets[run.at(-1)! + 1]! - 1);
      yield* cut(
        bytes,
        run.map((index) => chunks[index]!.size),
      );
    }
  }

  /** Bytes of a file from an offset on, through `to` if given. Throws ProviderFailed. */
  protected abstract read(file: string, from: number, to?: number): AsyncGenerator<Uint8Array>;

  /** The archive that the manifest names, if it is available under another name. */
  protected archiveOf(file: string): Promise<string> {
    return Promise.resolve(file);
  }

  protected async readWhole(file: string, most: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const bytes of this.read(file, 0)) {
      size += bytes.length;
      if (size > most) throw new CodecError(`${file} has more than ${most} bytes`);
      parts.push(bytes);
    }
    return Buffer.concat(parts);
  }
}

/** Splits ascending indexes into runs without gaps. */
function* runsOf(indexes: readonly number[]): Generator<readonly number[]> {
  for (let from = 0; from < indexes.length; ) {
    let to = from + 1;
    while (to < indexes.length && indexes[to] === indexes[to - 1]! + 1) to++;
    yield indexes.slice(from, to);
    from = to;
  }
}

/** Cuts a stream of bytes into pieces of these sizes. Throws ProviderFailed if the stream ends before. */
async function* cut(bytes: AsyncIterable<Uint8Array>, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  const stream = new ByteReader(bytes);
  try {
    for (const size of sizes) {
      if (!(await stream.has(size))) throw new ProviderFailed('the archive ended early');
      yield stream.take(size);
    }
  } finally {
    await stream.end();
  }
}

/** Minimum bytes that a server must send within so many milliseconds; slower downloads are aborted. */
export interface StallLimit {
  readonly bytes: number;
  readonly ms: number;
}
const STANDARD_STALL: StallLimit = { bytes: 64 * 1024, ms: 20_000 };

/** Snapshots of a server. */
export class HttpProvider extends ArchiveProvider {
  readonly #base: URL;
  readonly #stallLimit: StallLimit;
  readonly #signal: AbortSignal | undefined;

  /** `url`: the address of a snapshot server, or of an archive on one. */
  constructor(
    url: string,
    { stallLimit = STANDARD_STALL, signal }: { stallLimit?: StallLimit; signal?: AbortSignal | undefined } = {},
  ) {
    const base = new URL(url);
    const [, height = 'latest'] = NAME.exec(basename(base.pathname)) ?? [];
    if (!NAME.test(basename(base.pathname)) && !base.pathname.endsWith('/')) base.pathname += '/';
    super(url, manifestOf(height));
    this.#base = base;
    this.#stallLimit = stallLimit;
    this.#signal = signal;
  }

  async header(height: number): Promise<Header | undefined> {
    try {
      return decode(Header, new Uint8Array(await this.readWhole(headerName(height), MOST_HEADER)));
    } catch (cause) {
      if (cause instanceof FileNotFound) return undefined;
      throw cause;
    }
  }

  protected async *read(file: string, from: number, to?: number): AsyncGenerator<Uint8Array> {
    const url = new URL(file, this.#base);
    const { bytes: least, ms } = this.#stallLimit;
    const done = new AbortController();
    const signal = this.#signal ? AbortSignal.any([done.signal, this.#signal]) : done.signal;
    let received = 0;
    const watch = setInterval(() => {
      if (received < least) done.abort(new Error(`the server sends less than ${least} bytes in ${ms} ms`));
      received = 0;
    }, ms);
    try {
      const headers = to === undefined ? {} : { Range: `bytes=${from}-${to}` };
      const response = await fetch(url, { headers, signal });
      if (response.status === 404) throw new FileNotFound(`${url} responds with 404`);
      if (!response.ok || !response.body) throw new ProviderFailed(`${url} responds with ${response.status}`);
      const begin = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1];
      let skip = from - (response.status === 206 ? Number(begin) : 0);
      if (!(skip >= 0)) throw new ProviderFailed(`${url} responds with another range than requested`);
      let left = to === undefined ? Number.POSITIVE_INFINITY : to + 1 - from;
      for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
        received += chunk.length;
        const bytes = chunk.subarray(Math.min(skip, chunk.length)).subarray(0, left);
        skip = Math.max(0, skip - chunk.length);
        left -= bytes.length;
        if (bytes.length > 0) yield bytes;
        if (left === 0) return;
      }
    } catch (cause) {
      if (cause instanceof ProviderFailed || !(cause instanceof Error)) throw cause;
      const inner = done.signal.aborted ? done.signal.reason : (cause.cause ?? cause);
      throw new ProviderFailed(inner instanceof Error ? inner.message : cause.message);
    } finally {
      clearInterval(watch);
      done.abort();
    }
  }
}

const manifestOf = (height: string): string => (height === 'latest' ? LATEST_MANIFEST : manifestName(Number(height)));

/** Snapshots on this machine. */
export class FileProvider extends ArchiveProvider {
  readonly #folder: string;
  /** The given archive; undefined if a directory or a manifest was given. */
  readonly #archive: string | undefined;

  private constructor(name: string, folder: string, manifest: string, archive?: string) {
    super(name, manifest);
    this.#folder = folder;
    this.#archive = archive;
  }

  /**
   * The snapshot of an archive or a manifest, or the newest one of a directory. Both files can be named by height or as
   * the newest snapshot, as a server offers both. Throws SnapshotUnavailable if there is none.
   */
  static async at(path: string): Promise<FileProvider> {
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory()) return new FileProvider(path, path, await newestManifest(path));
    const [file, height] = NAME.exec(basename(path)) ?? [];
    if (!found || height === undefined) {
      const reason = found ? `it is not named like an archive (${archiveName(1_000)})` : 'the file does not exist';
      return fail(SnapshotUnavailable, { source: path, reason });
    }
    const folder = dirname(path);
    const own = manifestOf(height);
    const manifest = (await exists(join(folder, own))) ? own : await newestManifest(folder);
    return new FileProvider(path, folder, manifest, file!.endsWith('.tar.zst') ? file : undefined);
  }

  protected async *read(file: string, from: number, to?: number): AsyncGenerator<Uint8Array> {
    const path = join(this.#folder, file);
    let next = from;
    try {
      for await (const bytes of createReadStream(path, { start: from, ...(to === undefined ? {} : { end: to }) })) {
        next += bytes.length;
        yield bytes;
      }
    } catch (cause) {
      if (errno(cause) === 'ENOENT') throw new FileNotFound(`${path} does not exist`);
      throw cause;
    }
    if (to !== undefined && next <= to) refuse(`${file} is truncated`);
  }

  protected override async archiveOf(file: string): Promise<string> {
    if (this.#archive !== undefined) return this.#archive;
    const latest = archiveName('latest');
    const isRenamed = !(await exists(join(this.#folder, file))) && (await exists(join(this.#folder, latest)));
    return isRenamed ? latest : file;
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The manifest of the newest snapshot in a directory: `manifest.json`, or else that of the greatest height. */
async function newestManifest(folder: string): Promise<string> {
  if (await exists(join(folder, LATEST_MANIFEST))) return LATEST_MANIFEST;
  const names = await readdir(folder).catch((): string[] => []);
  const heights = names.flatMap((name) => /^checkpoint-(\d{1,15})\.json$/.exec(name)?.[1] ?? []).map(Number);
  return heights.length === 0 ? LATEST_MANIFEST : manifestName(Math.max(...heights));
}
