/** Restores a chain from a snapshot: every frame is checked as it comes, and nothing takes its place before all of it is. */

import { setTimeout as sleep } from 'node:timers/promises';
import { headerHash } from '../../kernel/chain/block.js';
import { openEnvelope } from '../../kernel/chain/bundle.js';
import type { Signatures } from '../../kernel/chain/certified.js';
import { type Handover, handsOver, readHandover } from '../../kernel/chain/handover.js';
import { validatorsBytes, validatorsHash } from '../../kernel/chain/validators.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { fromHex, toHex } from '../../lib/codec/ids.js';
import { CodecError, refuse } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { fail } from '../../lib/errors.js';
import type { Log } from '../../lib/rpc/method.js';
import { tile } from '../../lib/state/subtrees.js';
import { StateTree } from '../../lib/state/tree.js';
import { leafOf } from '../../lib/state/tree-leaf.js';
import { BlockLog } from '../../lib/storage/block-log.js';
import { columns, STATE_PREFIX_LENGTH, validatorSetKey } from '../../lib/storage/columns.js';
import type { Database, DatabaseChange } from '../../lib/storage/database.js';
import { checkRoom, NoRoom } from '../../lib/storage/room.js';
import { BadFrame, loadZstd } from '../../lib/zstd.js';
import type { ChainDomain } from '../consensus/messages.js';
import { writeTree } from '../ledger/open.js';
import { stateRecords } from '../ledger/scan.js';
import { blockBatch, handoverRow } from '../ledger/store.js';
import { type Anchor, readAnchor } from './anchor.js';
import { type Contents, type Frame, framesOf, idOf, nameOf } from './contents.js';
import { SnapshotRefused, SnapshotUnavailable } from './errors.js';
import { contentOf } from './frame.js';
import { checkedRecords } from './records.js';
import { type SnapshotSource, SourceFailed } from './source.js';
import type { Staging } from './staging.js';
import { flawInAnchor, type Root } from './trust.js';

/** What restoring needs of its node. */
export interface RestoreParts {
  readonly staging: Staging;
  /** The data directory: where there must be room. */
  readonly directory: string;
  readonly domain: ChainDomain;
  readonly set: ModuleSet;
  readonly root: Root;
  readonly signatures: Pick<Signatures, 'committed'>;
  readonly openDatabase: (path: string) => Promise<Database>;
  readonly patience?: Patience;
  readonly log: Log;
}

/** What a source that fails may cost. */
export interface Patience {
  /** Attempts in a row that bring no frame, before the source is given up. */
  readonly attempts: number;
  /** Before it is asked again, milliseconds; it doubles with each failure in a row. */
  readonly pauseMs: number;
}

const PATIENCE: Patience = { attempts: 5, pauseMs: 500 };
const TELL_MS = 5_000;
const MIB = 1024 * 1024;

/**
 * Puts the snapshot that a source offers into an empty data directory. Refuses with SnapshotRefused, and keeps nothing of
 * it; with SnapshotUnavailable, and keeps the frames that came, where it could not be had.
 */
export async function restoreSnapshot(source: SnapshotSource, parts: RestoreParts): Promise<void> {
  const { staging, log, patience = PATIENCE } = parts;
  const patient = new Patient(source, log, patience);
  try {
    await loadZstd();
    const offer = await patient.until(() => source.offer());
    checkOffer(offer, parts);
    await staging.begin(idOf(offer));
    await makeRoom(offer, parts.directory);
    log('info', 'restoring a snapshot', { height: offer.height, from: source.name, mib: mib(sizeOf(offer)) });
    const frames = await Frames.open(source, offer, staging, patient, log);
    const anchor = await trustedAnchor(frames, offer, parts);
    await build(frames, offer, anchor, parts);
    await staging.finish();
    log('info', 'the snapshot is restored: its block is certified, and its state has the root of the block', {
      height: offer.height,
    });
  } catch (cause) {
    if (cause instanceof NoRoom) fail(SnapshotUnavailable, { source: source.name, reason: cause.message });
    const isFalse = cause instanceof CodecError || cause instanceof BadFrame || cause instanceof TypeError;
    if (!isFalse) throw cause;
    await staging.discard();
    fail(SnapshotRefused, { source: source.name, reason: cause.message });
  }
}

const sizeOf = (offer: Contents): number => framesOf(offer).reduce((sum, { size }) => sum + size, 0);
const mib = (bytes: number): number => Math.round((10 * bytes) / MIB) / 10;

/** What can be known of an offer before anything of it is taken. */
function checkOffer(offer: Contents, { domain, set }: RestoreParts): void {
  if (offer.chain_id !== domain.chainId || offer.genesis_hash !== domain.genesisHash) {
    refuse(`it is of chain ${offer.chain_id} with genesis 0x${offer.genesis_hash}`);
  }
  if (offer.module_set_id !== set.id) {
    refuse(`it was made by other modules (0x${offer.module_set_id}, not 0x${set.id}): take the version that made it`);
  }
  if (offer.height === 0) refuse('it is of the genesis block');
}

/** What is compressed stays until the end, and the database that is made of it compacts. */
async function makeRoom(offer: Contents, directory: string): Promise<void> {
  const raw = framesOf(offer).reduce((sum, { content }) => sum + content, 0);
  await checkRoom(directory, sizeOf(offer) + 2 * raw);
}

/** The frames of an offer: those that came before, else from the source. */
class Frames {
  readonly #source: SnapshotSource;
  readonly #offer: Contents;
  readonly #staging: Staging;
  readonly #patient: Patient;
  readonly #progress: Progress;
  readonly #frames: readonly Frame[];
  readonly #held = new Set<number>();

  private constructor(source: SnapshotSource, offer: Contents, staging: Staging, patient: Patient, log: Log) {
    this.#source = source;
    this.#offer = offer;
    this.#staging = staging;
    this.#patient = patient;
    this.#frames = framesOf(offer);
    this.#progress = new Progress(log, sizeOf(offer));
  }

  /** Looks what came before. */
  static async open(
    source: SnapshotSource,
    offer: Contents,
    staging: Staging,
    patient: Patient,
    log: Log,
  ): Promise<Frames> {
    const frames = new Frames(source, offer, staging, patient, log);
    for (const [index, { size }] of frames.#frames.entries()) {
      if ((await frames.#kept(index)) === null) continue;
      frames.#held.add(index);
      frames.#progress.before += size;
    }
    return frames;
  }

  /** What is in the frames of these indexes, which ascend. Throws CodecError and BadFrame for what is false. */
  async *contents(indexes: readonly number[]): AsyncGenerator<Uint8Array> {
    const coming = this.#fetch(indexes.filter((index) => !this.#held.has(index)));
    try {
      for (const index of indexes) {
        const bytes = this.#held.has(index) ? await this.#kept(index) : (await coming.next()).value;
        if (!bytes) throw new Error(`frame ${index} is gone`);
        yield contentOf(bytes, nameOf(this.#offer, index), this.#frames[index]!.content);
      }
    } finally {
      await coming.return(undefined);
    }
  }

  /** Frames from the source, kept as they come; it is asked again for what did not. */
  async *#fetch(missing: readonly number[]): AsyncGenerator<Uint8Array> {
    let left = missing;
    while (left.length > 0) {
      try {
        for await (const bytes of this.#source.frames(this.#offer, left)) {
          const [index] = left as readonly [number];
          if (!this.#fits(index, bytes)) refuse(`frame ${index} has another checksum`);
          await this.#staging.keep(index, bytes);
          left = left.slice(1);
          this.#patient.rewarded();
          this.#progress.came(bytes.length);
          yield bytes;
        }
        if (left.length > 0) throw new SourceFailed('it ends early');
      } catch (cause) {
        await this.#patient.after(cause);
      }
    }
  }

  async #kept(index: number): Promise<Uint8Array | null> {
    const bytes = await this.#staging.frame(index);
    return bytes && this.#fits(index, bytes) ? bytes : null;
  }

  #fits(index: number, bytes: Uint8Array): boolean {
    const frame = this.#frames[index];
    return frame !== undefined && bytes.length === frame.size && blake3Hex(bytes) === frame.blake3;
  }
}

/** Tells how far a download is, and how long it will take. */
class Progress {
  /** Bytes that came in earlier runs of the node. */
  before = 0;
  readonly #log: Log;
  readonly #all: number;
  readonly #beganMs = performance.now();
  #came = 0;
  #toldMs = performance.now();

  constructor(log: Log, all: number) {
    this.#log = log;
    this.#all = all;
  }

  came(bytes: number): void {
    this.#came += bytes;
    const nowMs = performance.now();
    const there = this.before + this.#came;
    if (nowMs - this.#toldMs < TELL_MS && there < this.#all) return;
    this.#toldMs = nowMs;
    const perMs = this.#came / Math.max(1, nowMs - this.#beganMs);
    this.#log('info', 'downloading the snapshot', {
      percent: Math.trunc((100 * there) / this.#all),
      mib: `${mib(there)} of ${mib(this.#all)}`,
      seconds_left: Math.ceil((this.#all - there) / perMs / 1_000),
    });
  }
}

/** Asks a source again that failed, while there is hope. */
class Patient {
  readonly #source: SnapshotSource;
  readonly #log: Log;
  readonly #patience: Patience;
  /** In a row. */
  #failures = 0;

  constructor(source: SnapshotSource, log: Log, patience: Patience) {
    this.#source = source;
    this.#log = log;
    this.#patience = patience;
  }

  /** The source gave something. */
  rewarded(): void {
    this.#failures = 0;
  }

  /** Does something until the source does not fail. */
  async until<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (cause) {
        await this.after(cause);
      }
    }
  }

  /** Waits before the next attempt. Throws what is no failure of the source, and SnapshotUnavailable after the last one. */
  async after(cause: unknown): Promise<void> {
    if (!(cause instanceof SourceFailed)) throw cause;
    const { name } = this.#source;
    const { attempts, pauseMs } = this.#patience;
    if (++this.#failures >= attempts) fail(SnapshotUnavailable, { source: name, reason: cause.message });
    this.#log('warn', 'the snapshot does not come; it is asked for again', { from: name, reason: cause.message });
    await sleep(pauseMs * 2 ** (this.#failures - 1));
  }
}

interface Trusted {
  readonly anchor: Anchor;
  /** Those that were checked. */
  readonly handovers: readonly Handover[];
}

/** The block of the snapshot, once it is certified from what is trusted. Throws CodecError where it is not. */
async function trustedAnchor(frames: Frames, offer: Contents, parts: RestoreParts): Promise<Trusted> {
  const indexes = Array.from({ length: 1 + offer.handovers.length }, (_, i) => i);
  let anchor: Anchor | undefined;
  const handovers: Handover[] = [];
  for await (const content of frames.contents(indexes)) {
    if (anchor === undefined) anchor = readAnchor(content);
    else handovers.push(readHandover(content));
  }
  const { root, domain, signatures } = parts;
  const { header } = anchor!.block;
  const same =
    header.height === offer.height &&
    headerHash(header) === offer.block_hash &&
    header.state_root === offer.state_root &&
    header.module_set_id === offer.module_set_id;
  if (!same) refuse('its block is another than it says');
  const flaw = await flawInAnchor(anchor!, handovers, root, domain.chainId, signatures);
  if (flaw !== undefined) refuse(flaw);
  return { anchor: anchor!, handovers: handovers.filter((one) => one.header.height > root.height) };
}

/** Puts the parts together: the database, the block log and the state tree, which is made of what the database has. */
async function build(frames: Frames, offer: Contents, trusted: Trusted, parts: RestoreParts): Promise<void> {
  const { staging, log, openDatabase } = parts;
  const { header } = trusted.anchor.block;
  const subtrees = offer.state.map(({ depth, records, hash }) => ({ depth, leaves: records, hash: fromHex(hash) }));
  const tiling = tile(subtrees);
  if (!tiling || toHex(tiling.root) !== header.state_root) refuse('its parts do not come to the state of its block');
  const first = 1 + offer.handovers.length;
  const database = await openDatabase(staging.part('database'));
  try {
    let chunk = 0;
    for await (const content of frames.contents(offer.state.map((_, i) => first + i))) {
      const records = checkedRecords(content, subtrees[chunk]!, tiling.prefixes[chunk]!);
      await database.write({ changes: records.map(([key, value]) => [stateKey(key), value]) });
      chunk++;
    }
    await database.write({ changes: rowsOf(trusted, parts.set) });
    await database.flush();
    log('info', 'checking the state', {});
    const tree = await treeOf(database);
    if (toHex(tree.root()) !== header.state_root) throw new Error('the database does not have what was written to it');
    await writeTree(tree.toChunks(header.height), staging.part('state-tree'));
  } finally {
    await database.close();
  }
  const blockLog = await BlockLog.open(staging.part('blocks'), { firstHeight: header.height });
  await blockLog.append(header.height, trusted.anchor.stored);
  await blockLog.close();
}

function stateKey(key: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(STATE_PREFIX_LENGTH + key.length);
  bytes[0] = columns.state;
  bytes.set(key, STATE_PREFIX_LENGTH);
  return bytes;
}

async function treeOf(database: Database): Promise<StateTree> {
  const { add, finish } = StateTree.builder();
  for await (const [key, value] of stateRecords(database)) add(leafOf(key, value));
  return finish();
}

/** The rows beside the state: the block as it stands in the database of a node that made it, its validators, and the way to them. */
function rowsOf({ anchor, handovers }: Trusted, set: ModuleSet): readonly DatabaseChange[] {
  const { block, commit, receipts, validators, nextValidators } = anchor;
  const { header } = block;
  const executed = {
    ...{ header, hash: headerHash(header), receipts, validators, nextValidators },
    envelopes: block.bundles.map((bytes) => openEnvelope(bytes, set.operations)),
    evidence: block.evidence,
    attestations: block.attestations,
    outcomes: [],
    writes: [],
    derived: [],
    undoTree: [],
  };
  const sets = [validators, nextValidators, ...handovers.map((handover) => handover.validators)];
  const own = handsOver(header) ? [{ header, commit, validators: nextValidators }] : [];
  return [
    ...sets.map(
      (members: readonly ValidatorPower[]): DatabaseChange => [
        validatorSetKey(validatorsHash(members)),
        validatorsBytes(members),
      ],
    ),
    ...[...handovers, ...own].map(handoverRow),
    ...blockBatch(executed, commit).changes,
  ];
}
