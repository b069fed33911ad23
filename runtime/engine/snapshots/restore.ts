/** Restores a chain from a snapshot: every chunk is verified on arrival, and nothing is installed before all of them are. */

import { setTimeout as sleep } from 'node:timers/promises';
import { readValidatorSetChange, type ValidatorSetChange } from '../../kernel/chain/validator-set-change.js';
import { abortable, untilAborted } from '../../lib/abortable.js';
import { fromHex, toHex } from '../../lib/codec/ids.js';
import { CodecError, refuse } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { fail } from '../../lib/errors.js';
import { BYTES, Progress, RECORDS } from '../../lib/progress.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { tile } from '../../lib/state/subtrees.js';
import { StateTree } from '../../lib/state/tree.js';
import { leafOf } from '../../lib/state/tree-leaf.js';
import type { Database, Entry } from '../../lib/storage/database.js';
import { checkRoom, NoRoom } from '../../lib/storage/room.js';
import { BadFrame, loadZstd } from '../../lib/zstd.js';
import { writeTree } from '../ledger/open.js';
import { stateRecords } from '../ledger/scan.js';
import { type Anchor, readAnchor } from './anchor.js';
import { contentOf } from './archive/chunk.js';
import { type Chunk, chunksOf, idOf, nameOf, type SnapshotContents } from './archive/contents.js';
import { ProviderFailed, type SnapshotProvider } from './archive/provider.js';
import { SnapshotRefused, SnapshotUnavailable } from './errors.js';
import { type CertifiedBlock, type FinalizeParts, finalizeRestore } from './finalize-restore.js';
import { checkedRecords } from './records.js';
import type { Staging } from './staging.js';
import { certified, type Root, type TrustParts } from './trust.js';

export interface RestoreParts extends TrustParts, FinalizeParts {
  readonly staging: Staging;
  /** The data directory, which must have enough free space. */
  readonly directory: string;
  readonly retryPolicy?: RetryPolicy;
  /** Aborted if the snapshot is no longer wanted. */
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

const PATIENCE: RetryPolicy = { attempts: 5, pauseMs: 500 };
/** Records between two progress reports. */
const COUNTED = 10_000;
const MIB = 1024 * 1024;

/**
 * Restores the snapshot offered by a provider into an empty data directory, and returns its contents list. Fails with
 * SnapshotRefused if it is false, and deletes everything; with SnapshotUnavailable if it cannot be downloaded, and
 * keeps the chunks received so far.
 */
export function restoreSnapshot(source: SnapshotProvider, parts: RestoreParts): Promise<SnapshotContents> {
  const { staging, log } = parts;
  return orRefusal(
    source,
    async (patient) => {
      const offer = await offerOf(source, patient, parts);
      await staging.begin(idOf(offer));
      await makeRoom(offer, parts.directory);
      log('info', 'snapshot restore started', { height: offer.height, from: source.name, mib: mib(sizeOf(offer)) });
      const chunks = await DownloadedChunks.open(source, offer, staging, patient, log);
      const anchor = await trustedAnchor(chunks, offer, source, patient, parts);
      await build(chunks, offer, anchor, parts);
      await staging.finish();
      log('info', 'snapshot restored', {
        height: offer.height,
      });
      return offer;
    },
    parts,
    () => staging.discard(),
  );
}

export type VerifyParts = Omit<RestoreParts, 'staging' | 'directory' | 'openDatabase'>;

/** Stores no chunk: each is read once. */
const NOWHERE: Kept = { chunk: async () => null, keep: async () => undefined };

/**
 * Verifies the complete snapshot offered by a provider without storing it. Returns its contents list, and fails like
 * `restoreSnapshot`.
 */
export function verifySnapshot(source: SnapshotProvider, parts: VerifyParts): Promise<SnapshotContents> {
  return orRefusal(
    source,
    async (patient) => {
      const offer = await offerOf(source, patient, parts);
      const chunks = await DownloadedChunks.open(source, offer, NOWHERE, patient, parts.log);
      const { anchor } = await trustedAnchor(chunks, offer, source, patient, parts);
      for await (const _ of stateIn(chunks, offer, anchor)) parts.signal?.throwIfAborted();
      return offer;
    },
    parts,
    async () => undefined,
  );
}

/** Runs `take` and translates its errors; calls `discard` if the snapshot is false. */
async function orRefusal<T>(
  source: SnapshotProvider,
  take: (patient: RetryingProvider) => Promise<T>,
  { log, retryPolicy = PATIENCE, signal }: Pick<RestoreParts, 'log' | 'retryPolicy' | 'signal'>,
  discard: () => Promise<void>,
): Promise<T> {
  try {
    await loadZstd();
    return await take(new RetryingProvider(source, log, retryPolicy, signal));
  } catch (cause) {
    if (cause instanceof NoRoom) return fail(SnapshotUnavailable, { source: source.name, reason: cause.message });
    const isFalse = cause instanceof CodecError || cause instanceof BadFrame || cause instanceof TypeError;
    if (!isFalse) throw cause;
    await discard();
    return fail(SnapshotRefused, { source: source.name, reason: cause.message });
  }
}

async function offerOf(
  source: SnapshotProvider,
  patient: RetryingProvider,
  parts: Pick<RestoreParts, 'domain' | 'set' | 'signal'>,
): Promise<SnapshotContents> {
  const offer = await patient.until(() => abortable(parts.signal, source.offer()));
  checkOffer(offer, parts);
  return offer;
}

const sizeOf = (offer: SnapshotContents): number => chunksOf(offer).reduce((sum, { size }) => sum + size, 0);
const mib = (bytes: number): number => Math.round((10 * bytes) / MIB) / 10;

/** Checks an offer before anything is downloaded. */
function checkOffer(offer: SnapshotContents, { domain, set }: Pick<RestoreParts, 'domain' | 'set'>): void {
  if (offer.chain_id !== domain.chainId || offer.genesis_hash !== domain.genesisHash) {
    refuse(`it is of chain ${offer.chain_id} with genesis 0x${offer.genesis_hash}`);
  }
  if (offer.module_set_id !== set.id) {
    refuse(`it was made by other modules (0x${offer.module_set_id}, not 0x${set.id}): take the version that made it`);
  }
  if (offer.height === 0) refuse('it is of the genesis block');
}

/** The compressed chunks stay until the end, and the database built from them needs space for compaction. */
async function makeRoom(offer: SnapshotContents, directory: string): Promise<void> {
  const raw = chunksOf(offer).reduce((sum, { content }) => sum + content, 0);
  await checkRoom(directory, sizeOf(offer) + 2 * raw);
}

/** Storage of chunks until all have arrived. */
type Kept = Pick<Staging, 'chunk' | 'keep'>;

/** The chunks of an offer: stored ones first, otherwise from the provider. */
class DownloadedChunks {
  readonly #source: SnapshotProvider;
  readonly #offer: SnapshotContents;
  readonly #kept: Kept;
  readonly #patient: RetryingProvider;
  readonly #progress: Progress;
  readonly #all: number;
  /** Bytes on this node, including those from earlier runs. */
  #here = 0;
  readonly #chunks: readonly Chunk[];
  readonly #held = new Set<number>();

  private constructor(
    source: SnapshotProvider,
    offer: SnapshotContents,
    kept: Kept,
    patient: RetryingProvider,
    log: Log,
  ) {
    this.#source = source;
    this.#offer = offer;
    this.#kept = kept;
    this.#patient = patient;
    this.#chunks = chunksOf(offer);
    this.#progress = new Progress(log, { name: 'snapshot download', ...BYTES });
    this.#all = sizeOf(offer);
  }

  /** Finds the chunks that are already stored. */
  static async open(
    source: SnapshotProvider,
    offer: SnapshotContents,
    kept: Kept,
    patient: RetryingProvider,
    log: Log,
  ): Promise<DownloadedChunks> {
    const chunks = new DownloadedChunks(source, offer, kept, patient, log);
    for (const [index, { size }] of chunks.#chunks.entries()) {
      if ((await chunks.#before(index)) === null) continue;
      chunks.#held.add(index);
      chunks.#here += size;
    }
    chunks.#progress.resumedAt(chunks.#here);
    return chunks;
  }

  /** Contents of the chunks at these ascending indexes. Throws CodecError and BadFrame if one is false. */
  async *contents(indexes: readonly number[]): AsyncGenerator<Uint8Array> {
    const coming = this.#fetch(indexes.filter((index) => !this.#held.has(index)));
    try {
      for (const index of indexes) {
        const bytes = this.#held.has(index) ? await this.#before(index) : (await coming.next()).value;
        if (!bytes) throw new Error(`chunk ${index} is gone`);
        yield contentOf(bytes, nameOf(this.#offer, index), this.#chunks[index]!.content);
      }
    } finally {
      await coming.return(undefined);
    }
  }

  /** Chunks from the provider, stored as they arrive; missing ones are requested again. */
  async *#fetch(missing: readonly number[]): AsyncGenerator<Uint8Array> {
    let left = missing;
    while (left.length > 0) {
      try {
        for await (const bytes of untilAborted(this.#patient.signal, this.#source.chunks(this.#offer, left))) {
          const [index] = left as readonly [number];
          if (!this.#fits(index, bytes)) refuse(`chunk ${index} has another checksum`);
          await this.#kept.keep(index, bytes);
          left = left.slice(1);
          this.#patient.rewarded();
          this.#here += bytes.length;
          if (this.#here < this.#all) this.#progress.at(this.#here, this.#all);
          else this.#progress.finish(this.#here);
          yield bytes;
        }
        if (left.length > 0) throw new ProviderFailed('it ends early');
      } catch (cause) {
        await this.#patient.after(cause);
      }
    }
  }

  async #before(index: number): Promise<Uint8Array | null> {
    const bytes = await this.#kept.chunk(index);
    return bytes && this.#fits(index, bytes) ? bytes : null;
  }

  #fits(index: number, bytes: Uint8Array): boolean {
    const chunk = this.#chunks[index];
    return chunk !== undefined && bytes.length === chunk.size && blake3Hex(bytes) === chunk.blake3;
  }
}

/** Retries a failed provider according to a policy. */
class RetryingProvider {
  readonly #source: SnapshotProvider;
  readonly #log: Log;
  readonly #retryPolicy: RetryPolicy;
  readonly signal: AbortSignal | undefined;
  /** Consecutive failures. */
  #failures = 0;

  constructor(source: SnapshotProvider, log: Log, retryPolicy: RetryPolicy, signal: AbortSignal | undefined) {
    this.signal = signal;
    this.#source = source;
    this.#log = log;
    this.#retryPolicy = retryPolicy;
  }

  /** The provider delivered something. */
  rewarded(): void {
    this.#failures = 0;
  }

  /** Repeats work until the provider does not fail. */
  async until<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (cause) {
        await this.after(cause);
      }
    }
  }

  /** Waits before the next attempt. Rethrows other errors, and throws SnapshotUnavailable after the last attempt. */
  async after(cause: unknown): Promise<void> {
    if (!(cause instanceof ProviderFailed)) throw cause;
    const { name } = this.#source;
    const { attempts, pauseMs } = this.#retryPolicy;
    if (++this.#failures >= attempts) fail(SnapshotUnavailable, { source: name, reason: cause.message });
    this.#log('warn', 'snapshot download failed, retrying', { from: name, reason: cause.message });
    await abortable(this.signal, sleep(pauseMs * 2 ** (this.#failures - 1)));
  }
}

/** The snapshot's block, certified from the trust root. Throws CodecError if it is not. */
async function trustedAnchor(
  chunks: DownloadedChunks,
  offer: SnapshotContents,
  source: SnapshotProvider,
  patient: RetryingProvider,
  parts: TrustParts,
): Promise<CertifiedBlock> {
  const indexes = Array.from({ length: 1 + offer.handovers.length }, (_, i) => i);
  let anchor: Anchor | undefined;
  const handovers: ValidatorSetChange[] = [];
  for await (const content of chunks.contents(indexes)) {
    if (anchor === undefined) anchor = readAnchor(content);
    else handovers.push(readValidatorSetChange(content));
  }
  const root = await withHeader(parts.root, offer, handovers, source, patient);
  return certified(anchor!, handovers, offer, { ...parts, root });
}

/** For a trusted block that the snapshot does not contain, adds its header from the provider. */
async function withHeader(
  root: Root,
  offer: SnapshotContents,
  handovers: readonly ValidatorSetChange[],
  source: SnapshotProvider,
  patient: RetryingProvider,
): Promise<Root> {
  const { height, hash } = root;
  const isTold = height >= offer.height || handovers.some(({ header }) => header.height === height);
  if ('validators' in root || isTold || !source.header) return root;
  const asked = source.header.bind(source);
  return { ...root, header: await patient.until(() => abortable(patient.signal, asked(height, hash))) };
}

/** The state records, one verified chunk at a time. Throws CodecError if they are not the state of the block. */
async function* stateIn(
  chunks: DownloadedChunks,
  offer: SnapshotContents,
  { block }: Anchor,
): AsyncGenerator<readonly Entry[]> {
  const subtrees = offer.state.map(({ depth, records, hash }) => ({ depth, leaves: records, hash: fromHex(hash) }));
  const tiling = tile(subtrees);
  if (!tiling || toHex(tiling.root) !== block.header.state_root)
    refuse('its parts do not come to the state of its block');
  const first = 1 + offer.handovers.length;
  let chunk = 0;
  for await (const content of chunks.contents(offer.state.map((_, i) => first + i))) {
    yield checkedRecords(content, subtrees[chunk]!, tiling!.prefixes[chunk]!);
    chunk++;
  }
}

/** Builds the database, the block log, and the state tree from the database. */
async function build(
  chunks: DownloadedChunks,
  offer: SnapshotContents,
  trusted: CertifiedBlock,
  parts: RestoreParts,
): Promise<void> {
  const { staging, log } = parts;
  const { header } = trusted.anchor.block;
  await finalizeRestore(trusted, parts, {
    async fill(put) {
      for await (const records of stateIn(chunks, offer, trusted.anchor)) await put(records);
    },
    async check(database) {
      const records = offer.state.reduce((sum, chunk) => sum + chunk.records, 0);
      const progress = new Progress(log, { name: 'state check', ...RECORDS });
      const tree = await treeOf(database, parts.signal, (done) => progress.at(done, records));
      if (toHex(tree.root()) !== header.state_root)
        throw new Error('the database does not have what was written to it');
      await writeTree(tree.toChunks(header.height), staging.part('state-tree'));
    },
  });
}

async function treeOf(
  database: Database,
  signal: AbortSignal | undefined,
  counted: (records: number) => void,
): Promise<StateTree> {
  const { add, finish } = StateTree.builder();
  let records = 0;
  for await (const [key, value] of stateRecords(database)) {
    signal?.throwIfAborted();
    add(leafOf(key, value));
    if (++records % COUNTED === 0) counted(records);
  }
  return finish();
}
