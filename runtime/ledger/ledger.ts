/** The ledger: the chain on this node. It builds, checks and commits blocks, and answers reads at recent heights. */

import type { Block, Header } from '../chain/block.js';
import type { Envelope } from '../chain/bundle.js';
import { DataPruned } from '../chain/common-errors.js';
import { type BlockLimits, coreState } from '../chain/core.js';
import { applyBundle, applyEvidence, attestationCount, beginBlock } from '../chain/execute.js';
import { Fault, Journal, type StateKey, type StateReader } from '../chain/journal.js';
import type { Outcome } from '../chain/receipt.js';
import { Run, type Scene } from '../chain/run.js';
import { type ExecutedBlock, receiptOf, sealBlock } from '../chain/seal.js';
import { slotKey } from '../chain/stores.js';
import { migrate } from '../chain/upgrade.js';
import { type Address, type Hash, toHex, ZERO_ADDRESS } from '../codec/ids.js';
import type { CommitCertificate } from '../consensus/types.js';
import { blake3 } from '../crypto/hash.js';
import { Failure, fail } from '../errors.js';
import { Halt } from '../halt.js';
import type { ModuleSet } from '../loader.js';
import type { ChainInfo } from '../module/context.js';
import type { Proof } from '../state/proof.js';
import type { StateTree } from '../state/tree.js';
import { stateKeyBytes } from '../storage/columns.js';
import type { Database } from '../storage/database.js';
import { CorruptRecord } from '../storage/errors.js';
import { StateCache } from './cache.js';
import { type BuildOrder, chosen, type Fill, given, InvalidBlock } from './contents.js';
import { foresee } from './foresight.js';
import { History } from './history.js';
import { replacedRow } from './replaced.js';
import { blockBatch, ChainStore } from './store.js';

/** The newest final block. */
export interface Head {
  readonly height: number;
  readonly hash: Hash;
  readonly header: Header;
  readonly commit: CommitCertificate;
}

export { type BuildOrder, InvalidBlock } from './contents.js';

/** An executed block, and the values at the head of the keys that it changes: what history keeps. */
interface Ahead {
  readonly block: ExecutedBlock;
  readonly replaced: Map<StateKey, unknown>;
  readonly upgraded: boolean;
}

/** Longest stretch of work before timers and sockets get their turn, milliseconds. */
const SLICE_MS = 8;
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class Ledger {
  readonly set: ModuleSet;
  readonly chain: ChainInfo;
  readonly store: ChainStore;
  readonly cache: StateCache;
  readonly history = new History();
  /** Upgrades that this node goes on without. */
  readonly skippedUpgrades: ReadonlySet<number>;
  /** State at the head. Before the first block of a new version it is as that block will make it, so that it can be read. */
  state: StateReader;
  head: Head;
  #tree: StateTree;
  /** The view of the head, so that a read builds nothing. */
  #view: Run | undefined;
  /** The executed block whose changes the tree holds beyond the head. */
  #ahead: Ahead | undefined;

  constructor(parts: {
    set: ModuleSet;
    chain: ChainInfo;
    database: Database;
    tree: StateTree;
    head: Head;
    skippedUpgrades?: ReadonlySet<number>;
  }) {
    this.set = parts.set;
    this.chain = parts.chain;
    this.store = new ChainStore(parts.database);
    this.cache = new StateCache(parts.database, parts.set.operations);
    this.state = this.cache;
    this.skippedUpgrades = parts.skippedUpgrades ?? new Set();
    this.#tree = parts.tree;
    this.head = parts.head;
  }

  /** A state record (null when absent) with its proof under the state root of the head. */
  async prove(key: Uint8Array): Promise<{ value: Uint8Array | null; proof: Proof; head: Head }> {
    const path = blake3(key);
    for (let differedAt: Head | undefined; ; ) {
      const value = await this.store.database.get(stateKeyBytes(toHex(key)));
      const ahead = this.#ahead && this.#tree.apply(this.#ahead.block.undoTree);
      const leaf = this.#tree.get(path);
      const proof = this.#tree.prove(path);
      if (ahead) this.#tree.apply(ahead);
      const fits = leaf === null ? value === null : value !== null && toHex(blake3(value)) === toHex(leaf);
      if (fits) return { value, proof, head: this.head };
      // A block may be between the database and the head: then the two differ for a moment, and only then.
      if (differedAt === this.head) fail(CorruptRecord, { key: toHex(key), reason: 'it is not under the state root' });
      differedAt = this.cache.busy ? undefined : this.head;
      await breathe();
    }
  }

  /** The state tree at the head, for a file. */
  treeChunks(): Iterable<Uint8Array> {
    this.#retreat();
    return this.#tree.toChunks(this.head.height);
  }

  /** Limits of the next block. */
  async limits(): Promise<BlockLimits> {
    return this.read(
      () => this.cache.get(slotKey(0, coreState.limits.slot), coreState.limits.value) ?? coreState.limits.initial,
    );
  }

  /** A scene at the height after the head, for building, checking and pending views. */
  scene(proposer: Address, timeMs: number, gasLimit: number): Scene {
    const { height, header } = this.head;
    const { chain, skippedUpgrades } = this;
    const parentTimeMs = header.timestamp_ms;
    return { chain, height: height + 1, timeMs, parentTimeMs, proposer, gasLimit, skippedUpgrades };
  }

  /** Lets modules of a new version read what the old one left: migrated already, as the next block will do for good. */
  async anticipateUpgrade(): Promise<void> {
    this.history.forget();
    const journal = new Journal(this.cache);
    const scene = this.scene(ZERO_ADDRESS, this.head.header.timestamp_ms, 0);
    await this.#settle(journal, () => migrate(new Run(this.set, scene, journal, journal)));
    this.state = journal;
    this.#view = undefined;
  }

  /** A read-only run at the head, or at a height that history still holds; refuses others with DataPruned. */
  view(height = this.head.height): Run {
    if (this.#view?.scene.height === height && height === this.head.height) return this.#view;
    const atHead = height === this.head.height;
    const timeMs = atHead ? this.head.header.timestamp_ms : this.history.timeOf(height);
    if (timeMs === undefined) return fail(DataPruned, { oldest_height: this.history.oldest ?? this.head.height });
    const reader = atHead ? this.state : this.history.at(height, this.cache);
    const scene = { chain: this.chain, height, timeMs, parentTimeMs: timeMs, proposer: ZERO_ADDRESS, gasLimit: 0 };
    const view = new Run(this.set, scene, reader);
    if (atHead) this.#view = view;
    return view;
  }

  /** Runs a synchronous read on the state as it was after a recent block; refuses heights below with DataPruned. */
  async readAt<T>(height: number, work: (run: Run) => T): Promise<T> {
    if (height < this.head.height) await this.history.reach(height);
    return this.read(() => work(this.view(height)));
  }

  /** Runs a synchronous read, loading from disk whatever it lacks. */
  async read<T>(work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (cause) {
        if (!(cause instanceof Fault)) throw cause;
        await this.cache.load(cause);
      }
    }
  }

  /** Builds the block after the head out of whatever candidates succeed. */
  async build(order: BuildOrder): Promise<ExecutedBlock> {
    const limits = await this.limits();
    return this.#execute(order, limits.gas, chosen(order, limits));
  }

  /** Executes a block of another node (or of the log), given with its bundles parsed, and refuses it unless every header field is what execution gives. */
  async check(block: Block, envelopes: readonly Envelope[]): Promise<ExecutedBlock> {
    const { header } = block;
    const limits = await this.limits();
    if (header.height !== this.head.height + 1)
      throw new InvalidBlock(`height ${header.height} after ${this.head.height}`);
    if (header.parent_hash !== this.head.hash) throw new InvalidBlock('another parent');
    if (header.timestamp_ms <= this.head.header.timestamp_ms) throw new InvalidBlock('time does not advance');
    const { proposer, round, timestamp_ms: timeMs } = header;
    const order = { proposer, round, timeMs, lastCommit: block.last_commit };
    const executed = await this.#execute(order, limits.gas, given(block, envelopes, limits));
    const differing = (Object.keys(header) as (keyof Header)[]).filter(
      (field) => header[field] !== executed.header[field],
    );
    if (differing.length > 0) throw new InvalidBlock(`execution gives another ${differing.join(', ')}`);
    return executed;
  }

  /** Whether this block is the last one executed, so that it can be committed without executing it again. */
  isAhead(executed: ExecutedBlock): boolean {
    return this.#ahead?.block === executed;
  }

  /** Makes an executed block the head. The caller has synced it to the block log. */
  async commit(executed: ExecutedBlock, commit: CommitCertificate): Promise<void> {
    if (this.#ahead?.block !== executed) {
      this.#retreat();
      throw new Halt('commit', executed.header.height, new Error('the block was not the last one executed'));
    }
    const { replaced, upgraded } = this.#ahead;
    const { header } = this.head;
    const changes = executed.writes.map(({ key, change }) => [key, change] as const);
    const row = upgraded ? undefined : replacedRow(header.timestamp_ms, executed.writes, replaced, this.set.operations);
    await this.cache.write(changes, this.store.database.write(blockBatch(executed, row)));
    if (upgraded) {
      this.history.forget();
      this.cache.forget();
    } else this.history.push(header, replaced);
    this.state = this.cache;
    this.#ahead = undefined;
    this.head = { height: executed.header.height, hash: executed.hash, header: executed.header, commit };
  }

  #retreat(): void {
    if (this.#ahead) this.#tree.apply(this.#ahead.block.undoTree);
    this.#ahead = undefined;
  }

  async #execute(
    { proposer, round, timeMs, lastCommit }: Pick<BuildOrder, 'proposer' | 'round' | 'timeMs' | 'lastCommit'>,
    gasLimit: number,
    fill: Fill,
  ): Promise<ExecutedBlock> {
    const journal = new Journal(this.cache);
    const scene = { ...this.scene(proposer, timeMs, gasLimit), proposal: { round, lastCommit } };
    const run = new Run(this.set, scene, journal, journal);
    const attested = await this.#settle(journal, () => attestationCount(run));
    run.attested = attested;
    const outcomes: Outcome[] = [];
    const receipts: Uint8Array[] = [];
    const startEvents = [...(await this.#settle(journal, () => beginBlock(run)))];
    const execute = (envelope: Envelope): void => {
      outcomes.push(applyBundle(run, envelope));
      receipts.push(receiptOf(run, outcomes.at(-1)!));
    };
    let sliceEnds = performance.now() + SLICE_MS;
    const trying = async (step: () => void, coming?: () => readonly Envelope[]): Promise<Failure | undefined> => {
      const wider = coming && ((fault: Fault) => foresee(run, journal, this.cache, coming(), fault));
      if (performance.now() > sliceEnds) {
        await breathe();
        sliceEnds = performance.now() + SLICE_MS;
      }
      try {
        await this.#settle(journal, step, wider);
        return undefined;
      } catch (cause) {
        if (cause instanceof Failure) return cause;
        throw cause;
      }
    };
    const { attestations, evidence, envelopes } = await fill({
      attestation: (ref) => trying(() => attested.take(ref)),
      evidence: (bytes) => trying(() => void startEvents.push(...applyEvidence(run, bytes))),
      bundle: (envelope, coming) => trying(() => execute(envelope), coming),
    });
    this.#retreat();
    const terms = { moduleSetId: this.set.id, parentHash: this.head.hash, attestations, evidence };
    const executed = await this.#settle(journal, () =>
      sealBlock(run, journal, this.#tree, terms, startEvents, envelopes, outcomes, receipts),
    );
    this.#ahead = { block: executed, replaced: new Map(), upgraded: run.upgraded };
    if (!run.upgraded) await this.#keepReplaced(this.#ahead);
    return executed;
  }

  /** Runs a step, loading and repeating it when it needs what is not in memory; each try starts from the same journal. */
  async #settle<T>(journal: Journal, step: () => T, wider = (fault: Fault) => fault): Promise<T> {
    journal.settle();
    for (;;) {
      try {
        return step();
      } catch (cause) {
        journal.rollback(0);
        if (!(cause instanceof Fault)) throw cause;
        await this.#load(wider(cause));
      }
    }
  }

  /** Loads what execution lacks. Storage that cannot give it says nothing about a bundle: the node stops. */
  #load(fault: Fault): Promise<void> {
    return this.cache.load(fault).catch((cause) => {
      throw new Halt('reading the state', this.head.height + 1, cause);
    });
  }

  /** Reads what the block replaces, each value right after it was loaded: the cache may hold fewer. */
  async #keepReplaced({ block, replaced }: Ahead): Promise<void> {
    const missing = block.writes.filter(({ key }) => !this.cache.has(key));
    if (missing.length > 0) await this.cache.load(new Fault(missing.map(({ key, change }) => [key, change.type])));
    for (const { key, change } of block.writes) {
      const value = () => this.cache.get(key, change.type);
      replaced.set(key, this.cache.has(key) ? value() : await this.read(value));
    }
  }
}
