/**
 * Reads a snapshot from a provider: stored chunks first, the others with retries. Every chunk is checked on arrival; no
 * claim of the provider is trusted.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Header } from '../../../kernel/chain/block.js';
import { readValidatorSetChange, type ValidatorSetChange } from '../../../kernel/chain/validator-set-change.js';
import { abortable, untilAborted } from '../../../lib/abortable.js';
import { fromHex, toHex } from '../../../lib/codec/ids.js';
import { CodecError, refuse } from '../../../lib/codec/type.js';
import { blake3Hex } from '../../../lib/crypto/hash.js';
import { Failure, fail } from '../../../lib/errors.js';
import { BYTES, Progress } from '../../../lib/progress.js';
import type { Log } from '../../../lib/rpc/methods/method.js';
import { tile } from '../../../lib/state/subtrees.js';
import type { Entry } from '../../../lib/storage/database.js';
import { checkRoom, NoRoom } from '../../../lib/storage/disk-space.js';
import { BadFrame, loadZstd } from '../../../lib/zstd.js';
import { type Anchor, readAnchor } from '../anchor.js';
import { SnapshotRefused, SnapshotUnavailable } from '../errors.js';
import { checkedRecords } from '../records.js';
import { checkSubject, type Expected, type StateProofs, type TransferSource } from '../restore.js';
import type { Staging } from '../staging.js';
import { contentOf } from './chunk.js';
import { type Chunk, chunksOf, idOf, nameOf, type SnapshotContents } from './contents.js';
import { ProviderFailed, type SnapshotProvider } from './provider.js';

export interface ArchiveSourceParts extends Expected {
  /** Stores the chunks of an unfinished restore; without it each chunk is read once. */
  readonly staging?: Staging;
  readonly retryPolicy?: RetryPolicy;
  readonly signal?: AbortSignal | undefined;
  readonly log: Log;
}

/** Limits of retries with a provider that fails. */
export interface RetryPolicy {
  /** Consecutive attempts without any chunk before the provider is abandoned. */
  readonly attempts: number;
  /** Pause before a retry, milliseconds; doubles with each consecutive failure. */
  readonly pauseMs: number;
}

const STANDARD_RETRIES: RetryPolicy = { attempts: 5, pauseMs: 500 };
const MIB = 1024 * 1024;

export class ArchiveSource implements TransferSource {
  readonly name: string;
  readonly #provider: SnapshotProvider;
  readonly #parts: ArchiveSourceParts;
  readonly #progress: Progress;
  #contents: SnapshotContents | undefined;
  #chunks: readonly Chunk[] = [];
  /** Bytes of the archive. */
  #size = 0;
  /** Indexes of the chunks stored by earlier runs. */
  readonly #stored = new Set<number>();
  /** Bytes on this node, including those from earlier runs. */
  #received = 0;
  /** Consecutive failures of the provider. */
  #failures = 0;

  constructor(provider: SnapshotProvider, parts: ArchiveSourceParts) {
    this.name = provider.name;
    this.#provider = provider;
    this.#parts = parts;
    this.#progress = new Progress(parts.log, { name: 'snapshot download', ...BYTES });
  }

  /** The contents list, once `open` has read it. */
  get contents(): SnapshotContents {
    return this.#contents!;
  }

  async open(): Promise<StateProofs> {
    await loadZstd();
    const { signal, staging, log } = this.#parts;
    const contents = await this.#withRetries(() => abortable(signal, this.#provider.offer()));
    checkSubject(contents, this.#parts);
    this.#contents = contents;
    this.#chunks = chunksOf(contents);
    this.#size = this.#chunks.reduce((sum, { size }) => sum + size, 0);
    if (staging) {
      await staging.begin(idOf(contents));
      // The compressed chunks stay until the end, and the database built from them needs space for compaction.
      const content = this.#chunks.reduce((sum, chunk) => sum + chunk.content, 0);
      await checkRoom(staging.path, this.#size + 2 * content);
    }
    await this.#findStored();
    const mib = Math.round((10 * this.#size) / MIB) / 10;
    log('info', 'snapshot download started', { height: contents.height, from: this.name, mib });
    let anchor: Anchor | undefined;
    const handovers: ValidatorSetChange[] = [];
    for await (const content of this.#chunkContents(0, 1 + contents.handovers.length)) {
      if (anchor === undefined) anchor = readAnchor(content);
      else handovers.push(readValidatorSetChange(content));
    }
    const { anchor: _, handovers: __, state: ___, ...subject } = contents;
    return { subject, anchor: anchor!, handovers };
  }

  async header(height: number, hash: string): Promise<Header | undefined> {
    const { signal } = this.#parts;
    return this.#withRetries(() => abortable(signal, Promise.resolve(this.#provider.header?.(height, hash))));
  }

  /** The records, one chunk at a time. The contents list must yield the state root before any chunk is requested. */
  async *records(): AsyncGenerator<readonly Entry[]> {
    const { state, handovers, state_root } = this.contents;
    const subtrees = state.map(({ depth, records, hash }) => ({ depth, leaves: records, hash: fromHex(hash) }));
    const tiling = tile(subtrees);
    if (!tiling || toHex(tiling.root) !== state_root) return refuse('its chunks do not yield the state root');
    let chunk = 0;
    for await (const content of this.#chunkContents(1 + handovers.length, state.length)) {
      yield checkedRecords(content, subtrees[chunk]!, tiling.prefixes[chunk]!);
      chunk++;
    }
  }

  failureOf(cause: unknown): unknown {
    const details = { source: this.name, reason: cause instanceof Error ? cause.message : '' };
    if (cause instanceof NoRoom) return new Failure(SnapshotUnavailable, details);
    const isFalse = cause instanceof CodecError || cause instanceof BadFrame;
    return isFalse ? new Failure(SnapshotRefused, details) : cause;
  }

  async close(): Promise<void> {}

  async #findStored(): Promise<void> {
    for (const [index, { size }] of this.#chunks.entries()) {
      if ((await this.#storedChunk(index)) === null) continue;
      this.#stored.add(index);
      this.#received += size;
    }
    this.#progress.resumedAt(this.#received);
  }

  /** Contents of consecutive chunks. Throws CodecError and BadFrame if one is false. */
  async *#chunkContents(first: number, count: number): AsyncGenerator<Uint8Array> {
    const indexes = Array.from({ length: count }, (_, i) => first + i);
    const downloads = this.#download(indexes.filter((index) => !this.#stored.has(index)));
    try {
      for (const index of indexes) {
        const bytes = this.#stored.has(index) ? await this.#storedChunk(index) : (await downloads.next()).value;
        if (!bytes) throw new Error(`stored chunk ${index} was removed`);
        yield contentOf(bytes, nameOf(this.contents, index), this.#chunks[index]!.content);
      }
    } finally {
      await downloads.return(undefined);
    }
  }

  /** Chunks from the provider, stored as they arrive; after a failure, the rest is requested again. */
  async *#download(indexes: readonly number[]): AsyncGenerator<Uint8Array> {
    const { signal, staging } = this.#parts;
    for (let done = 0; done < indexes.length; ) {
      try {
        const chunks = this.#provider.chunks(this.contents, indexes.slice(done));
        for await (const bytes of untilAborted(signal, chunks)) {
          const index = indexes[done++];
          if (index === undefined || !this.#matches(index, bytes))
            return refuse(`the checksum of chunk ${index} differs`);
          await staging?.keep(index, bytes);
          this.#failures = 0;
          this.#reportProgress(bytes.length);
          yield bytes;
        }
        if (done < indexes.length) throw new ProviderFailed('the response ended early');
      } catch (cause) {
        await this.#pauseAfter(cause);
      }
    }
  }

  #reportProgress(bytes: number): void {
    this.#received += bytes;
    if (this.#received < this.#size) this.#progress.at(this.#received, this.#size);
    else this.#progress.finish(this.#received);
  }

  async #storedChunk(index: number): Promise<Uint8Array | null> {
    const bytes = (await this.#parts.staging?.chunk(index)) ?? null;
    return bytes && this.#matches(index, bytes) ? bytes : null;
  }

  #matches(index: number, bytes: Uint8Array): boolean {
    const chunk = this.#chunks[index];
    return chunk !== undefined && bytes.length === chunk.size && blake3Hex(bytes) === chunk.blake3;
  }

  async #withRetries<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (cause) {
        await this.#pauseAfter(cause);
      }
    }
  }

  /** Pauses before the next attempt. Rethrows other errors; throws SnapshotUnavailable after the last attempt. */
  async #pauseAfter(cause: unknown): Promise<void> {
    if (!(cause instanceof ProviderFailed)) throw cause;
    const { signal, log, retryPolicy = STANDARD_RETRIES } = this.#parts;
    const details = { source: this.name, reason: cause.message };
    if (++this.#failures >= retryPolicy.attempts) fail(SnapshotUnavailable, details);
    log('warn', 'snapshot download failed, retrying', { from: this.name, reason: cause.message });
    await abortable(signal, sleep(retryPolicy.pauseMs * 2 ** (this.#failures - 1)));
  }
}
