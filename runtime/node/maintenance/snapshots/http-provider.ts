/**
 * Snapshots from a server: its manifest, and ranges of the archive. The server may lie, stall or never end; the restore
 * verifies everything that it sends.
 */

import { chunksOf, offsetsOf, type SnapshotContents } from '../../../engine/snapshots/archive/contents.js';
import { FileNotFound, ProviderFailed, type SnapshotProvider } from '../../../engine/snapshots/archive/provider.js';
import {
  headerName,
  LATEST_MANIFEST,
  type Manifest,
  manifestName,
  readManifest,
} from '../../../engine/snapshots/archive/snapshot-store.js';
import { Header } from '../../../kernel/chain/block.js';
import { CodecError, decode } from '../../../lib/codec/type.js';

/** Maximum bytes of a manifest, for 65,536 chunks. */
export const MOST_MANIFEST = 32 * 1024 * 1024;
/** Maximum bytes of a header, which usually has some hundred. */
const MOST_HEADER = 4_096;

/** Minimum bytes that a server must send within so many milliseconds; slower downloads are aborted. */
export interface StallLimit {
  readonly bytes: number;
  readonly ms: number;
}
const PATIENCE: StallLimit = { bytes: 64 * 1024, ms: 20_000 };

export class HttpProvider implements SnapshotProvider {
  readonly name: string;
  readonly #manifest: URL;
  readonly #patience: StallLimit;
  readonly #signal: AbortSignal | undefined;
  #offered: Manifest | undefined;

  /** `url`: the address of a snapshot server, or of an archive on one. */
  constructor(
    url: string,
    { patience = PATIENCE, signal }: { patience?: StallLimit; signal?: AbortSignal | undefined } = {},
  ) {
    this.#signal = signal;
    this.name = url;
    this.#patience = patience;
    const at = new URL(url);
    const [, height] = /\/checkpoint-(\d{1,15}|latest)\.tar\.zst$/.exec(at.pathname) ?? [];
    if (height === undefined && !at.pathname.endsWith('/')) at.pathname += '/';
    const file = height === undefined || height === 'latest' ? LATEST_MANIFEST : manifestName(Number(height));
    this.#manifest = new URL(file, at);
  }

  async offer(): Promise<SnapshotContents> {
    this.#offered = readManifest(jsonOf(await this.#whole(this.#manifest, 'manifest', MOST_MANIFEST)));
    return this.#offered.contents;
  }

  async header(height: number): Promise<Header | undefined> {
    try {
      const bytes = await this.#whole(new URL(headerName(height), this.#manifest), 'header', MOST_HEADER);
      return decode(Header, new Uint8Array(bytes));
    } catch (cause) {
      if (cause instanceof FileNotFound) return undefined;
      throw cause;
    }
  }

  async *chunks(offer: SnapshotContents, indexes: readonly number[]): AsyncGenerator<Uint8Array> {
    const chunks = chunksOf(offer);
    const offsets = offsetsOf(chunks);
    const archive = new URL(this.#offered!.archive.file, this.#manifest);
    for (const run of runsOf(indexes)) {
      const last = run.at(-1)!;
      const taking = new Cutter(this.#get(archive, offsets[run[0]!]!, offsets[last + 1]! - 1));
      try {
        for (const index of run) yield await taking.next(chunks[index]!.size);
      } finally {
        await taking.end();
      }
    }
  }

  async #whole(url: URL, what: string, most: number): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const bytes of this.#get(url, 0)) {
      size += bytes.length;
      if (size > most) throw new CodecError(`the ${what} has more than ${most} bytes`);
      parts.push(bytes);
    }
    return Buffer.concat(parts);
  }

  /** Bytes of a file from an offset on, through `to` if given. */
  async *#get(url: URL, from: number, to?: number): AsyncGenerator<Uint8Array> {
    const gone = new AbortController();
    const over = this.#signal ? AbortSignal.any([gone.signal, this.#signal]) : gone.signal;
    let came = 0;
    const watch = setInterval(() => {
      if (came < this.#patience.bytes)
        gone.abort(new Error(`it gives less than ${this.#patience.bytes} bytes in ${this.#patience.ms} ms`));
      came = 0;
    }, this.#patience.ms);
    try {
      const headers = to === undefined ? {} : { Range: `bytes=${from}-${to}` };
      const answer = await fetch(url, { headers, signal: over });
      if (answer.status === 404) throw new FileNotFound(`${url} answers 404`);
      if (!answer.ok || !answer.body) throw new ProviderFailed(`${url} answers ${answer.status}`);
      const begins = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '')?.[1];
      let skip = from - (answer.status === 206 ? Number(begins) : 0);
      if (!(skip >= 0)) throw new ProviderFailed(`${url} gives another range than the one asked for`);
      let left = to === undefined ? Number.POSITIVE_INFINITY : to + 1 - from;
      for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
        came += chunk.length;
        const bytes = chunk.subarray(Math.min(skip, chunk.length)).subarray(0, left);
        skip = Math.max(0, skip - chunk.length);
        left -= bytes.length;
        if (bytes.length > 0) yield bytes;
        if (left === 0) return;
      }
    } catch (cause) {
      if (cause instanceof ProviderFailed || !(cause instanceof Error)) throw cause;
      const inner = gone.signal.aborted
        ? (gone.signal.reason as Error)
        : cause.cause instanceof Error
          ? cause.cause
          : cause;
      throw new ProviderFailed(inner.message);
    } finally {
      clearInterval(watch);
      gone.abort();
    }
  }
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new CodecError(`the manifest is no JSON: ${(cause as Error).message}`);
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

/** Cuts a stream of bytes into pieces. */
class Cutter {
  readonly #stream: AsyncGenerator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array(0);

  constructor(stream: AsyncGenerator<Uint8Array>) {
    this.#stream = stream;
  }

  /** The next `size` bytes. Throws SourceFailed if the stream ends before. */
  async next(size: number): Promise<Uint8Array> {
    const piece = new Uint8Array(size);
    for (let filled = 0; filled < size; ) {
      if (this.#rest.length === 0) {
        const more = await this.#stream.next();
        if (more.done) throw new ProviderFailed('it ends early');
        this.#rest = more.value;
      }
      const part = this.#rest.subarray(0, size - filled);
      piece.set(part, filled);
      filled += part.length;
      this.#rest = this.#rest.subarray(part.length);
    }
    return piece;
  }

  async end(): Promise<void> {
    await this.#stream.return(undefined);
  }
}
