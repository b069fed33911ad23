/** The ledger: the chain on this node. It builds, checks and commits blocks, and answers reads at recent heights. */

import type { CommitCertificate } from '../../kernel/agreement/types.js';
import type { Block, Header } from '../../kernel/chain/block.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { DataPruned } from '../../kernel/chain/common-errors.js';
import { type BlockLimits, coreState } from '../../kernel/chain/core.js';
import { type BlockEnv, ExecutionContext, type ProposalClaims } from '../../kernel/chain/execution-context.js';
import { type Journal, type StateKey, StateMiss, type StateReader, type TypedKey } from '../../kernel/chain/journal.js';
import type { Derive, ExecutedBlock } from '../../kernel/chain/seal.js';
import { slotKey } from '../../kernel/chain/stores.js';
import { migrate } from '../../kernel/chain/upgrade.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { ChainInfo } from '../../kernel/module/context.js';
import { Generation } from '../../lib/answer-generation.js';
import { type Address, fromHex, type Hash, toHex, ZERO_ADDRESS } from '../../lib/codec/ids.js';
import type { Type } from '../../lib/codec/type.js';
import { blake3 } from '../../lib/crypto/hash.js';
import { fail } from '../../lib/errors.js';
import { Halt } from '../../lib/halt.js';
import { yieldToEventLoop } from '../../lib/scheduler.js';
import type { Proof } from '../../lib/state/proof.js';
import type { StateTree } from '../../lib/state/tree.js';
import { contentOf } from '../../lib/state/tree-leaf.js';
import { stateKeyBytes } from '../../lib/storage/columns.js';
import type { Database } from '../../lib/storage/database.js';
import { CorruptRecord } from '../../lib/storage/errors.js';
import type { Measure } from '../../lib/work-timing.js';
import { BlockExecutor, type BundleExecuted } from './block-executor.js';
import { StateCache } from './cache.js';
import { blockBatch, ChainStore } from './chain-store.js';
import {
  applyContents,
  type BlockBuilder,
  type BuildRequest,
  checkSelected,
  InvalidBlock,
  type SelectContents,
  selectContents,
} from './contents.js';
import { History } from './history.js';
import { Replaced, replacedRow } from './overwritten-values.js';
import { lookAhead, type ReadPrefetch } from './read-prefetch.js';
import type { StateArchive } from './state-archive.js';
import { type Payer, STANDARD_WORK_MS, WorkLimit } from './work-limit.js';

/** The newest final block. */
export interface Head {
  readonly height: number;
  readonly hash: Hash;
  readonly header: Header;
  readonly commit: CommitCertificate;
}

export { type BuildRequest, InvalidBlock } from './contents.js';

/** An executed block that is not committed. */
interface SpeculativeBlock {
  readonly block: ExecutedBlock;
  readonly changes: Pick<Journal, 'peek'>;
  readonly upgraded: boolean;
  /** The row of overwritten values; undefined for an upgrade, whose old values have types that no longer exist. */
  replaced: Uint8Array | undefined;
}

export class Ledger {
  readonly set: ModuleSet;
  readonly chain: ChainInfo;
  readonly store: ChainStore;
  readonly cache: StateCache;
  readonly history = new History();
  readonly skippedUpgrades: ReadonlySet<number>;
  readonly #upgradesEarly: boolean;
  /**
   * State at the head. Before the first block of a new version it is already migrated as that block will do, so that it
   * can be read.
   */
  state: StateReader;
  head: Head;
  /** Changes with each head. */
  readonly generation = new Generation();
  /** The state after older blocks, if the node keeps an archive. */
  archive: StateArchive | undefined;
  readonly #archives: boolean;
  readonly #derive: Derive;
  readonly #measure: Measure | undefined;
  readonly #onBundle: BundleExecuted | undefined;
  readonly #queryMs: number;
  #tree: StateTree;
  /** Cached view of the head, so that a read allocates nothing. */
  #view: ExecutionContext | undefined;
  /** Set during a speculative read, which finds the records to prefetch. */
  #prefetch: ReadPrefetch | undefined;
  /** The executed block whose changes are in the tree but not in the head. */
  #speculative: SpeculativeBlock | undefined;

  constructor(parts: {
    set: ModuleSet;
    chain: ChainInfo;
    database: Database;
    tree: StateTree;
    head: Head;
    skippedUpgrades?: ReadonlySet<number>;
    /** Whether a plan takes effect in the next block, whatever its height: for trials. */
    upgradesEarly?: boolean;
    /** Whether an archive will take the overwritten values. */
    archives?: boolean | undefined;
    derive: Derive;
    measure?: Measure | undefined;
    onBundle?: BundleExecuted | undefined;
    /** Maximum time of one query on the main thread, milliseconds. */
    queryMs?: number | undefined;
  }) {
    this.set = parts.set;
    this.chain = parts.chain;
    this.store = new ChainStore(parts.database);
    this.cache = new StateCache(parts.database, parts.set.operations, (key) => this.#fromTree(key));
    this.state = this.cache;
    this.skippedUpgrades = parts.skippedUpgrades ?? new Set();
    this.#upgradesEarly = parts.upgradesEarly ?? false;
    this.#archives = parts.archives ?? false;
    this.#derive = parts.derive;
    this.#measure = parts.measure;
    this.#onBundle = parts.onBundle;
    this.#queryMs = parts.queryMs ?? STANDARD_WORK_MS;
    this.#tree = parts.tree;
    this.head = Object.freeze(parts.head);
  }

  /** A state record (null if absent) with its proof under the state root of the head. */
  async prove(key: Uint8Array): Promise<{ value: Uint8Array | null; proof: Proof; head: Head }> {
    const path = blake3(key);
    for (let differedAt: Head | undefined; ; ) {
      const value = await this.store.database.get(stateKeyBytes(toHex(key)));
      const { leaf, proof } = this.#atHead((tree) => ({ leaf: tree.get(path), proof: tree.prove(path) }));
      const fits = leaf === null ? value === null : value !== null && toHex(contentOf(value)) === toHex(leaf);
      if (fits) return { value, proof, head: this.head };
      // While a block is committed, database and head may differ for a moment, and only then.
      if (differedAt === this.head) fail(CorruptRecord, { key: toHex(key), reason: 'not under the state root' });
      differedAt = this.cache.busy ? undefined : this.head;
      await yieldToEventLoop();
    }
  }

  /** A record at the head according to the state tree; undefined if a speculative block changes it. */
  #fromTree(key: StateKey): Uint8Array | null | undefined {
    const { changes, upgraded = false } = this.#speculative ?? {};
    return upgraded || changes?.peek(key) ? undefined : this.#tree.value(blake3(fromHex(key)));
  }

  /** Number of records in the state at the head. */
  get records(): number {
    return this.#atHead(({ size }) => size);
  }

  /** Reads the tree without the changes of a speculative block. */
  #atHead<T>(read: (tree: StateTree) => T): T {
    const redo = this.#speculative && this.#tree.apply(this.#speculative.block.undoTree);
    const found = read(this.#tree);
    if (redo) this.#tree.apply(redo);
    return found;
  }

  /** The state tree at the head, for saving to a file. */
  treeChunks(): Iterable<Uint8Array> {
    this.#rollback();
    return this.#tree.toChunks(this.head.height);
  }

  async limits(): Promise<BlockLimits> {
    const { slot, value, initial } = coreState.limits;
    return this.read(() => this.cache.get(slotKey(0, slot), value) ?? initial);
  }

  /** The environment of the block after the head, for building, checking and pending views. */
  blockEnv(proposer: Address, timeMs: number, gasLimit: number, proposal?: ProposalClaims): BlockEnv {
    const { height, header } = this.head;
    const { chain, skippedUpgrades } = this;
    const parentTimeMs = header.timestamp_ms;
    const upgradesEarly = this.#upgradesEarly;
    const terms = { gasLimit, skippedUpgrades, upgradesEarly, proposal };
    return { chain, height: height + 1, timeMs, parentTimeMs, proposer, ...terms };
  }

  /**
   * Migrates a copy of the state, as the next block will do permanently, so that modules of a new version can read it.
   */
  async anticipateUpgrade(): Promise<void> {
    this.history.clear();
    const env = this.blockEnv(ZERO_ADDRESS, this.head.header.timestamp_ms, 0);
    const work = new BlockExecutor(this.set, env, this.cache);
    await work.runLoaded(() => migrate(work.context));
    this.state = work.journal;
    this.#view = undefined;
  }

  /** A read-only context at the head, or at a height in the history; otherwise fails with DataPruned. */
  view(height = this.head.height): ExecutionContext {
    const atHead = height === this.head.height;
    if (atHead && !this.#prefetch && this.#view?.env.height === height) return this.#view;
    const timeMs = atHead ? this.head.header.timestamp_ms : this.history.timeOf(height);
    if (timeMs === undefined) return fail(DataPruned, { oldest_height: this.history.oldest ?? this.head.height });
    const reader = atHead ? this.state : this.history.at(height, this.cache);
    const env = { chain: this.chain, height, timeMs, parentTimeMs: timeMs, proposer: ZERO_ADDRESS, gasLimit: 0 };
    if (this.#prefetch) return new ExecutionContext(this.set, env, this.#prefetch.over(reader));
    const view = new ExecutionContext(this.set, env, reader);
    if (atHead) this.#view = view;
    return view;
  }

  /** The time limit of one query; its caller is charged if it is long. */
  workLimit(payer?: Payer): WorkLimit {
    return new WorkLimit(this.#queryMs, payer);
  }

  /**
   * Runs a synchronous query on the state after a recent block; at the head without a promise if all records are in
   * memory. Fails with DataPruned for older heights, and with Timeout if it takes too long.
   */
  readAt<T>(height: number, work: (context: ExecutionContext) => T): T | Promise<T> {
    const limit = this.workLimit();
    const query = (context: ExecutionContext) => limit.run(this.cache, () => work(context));
    return height < this.head.height ? this.#readBelow(height, query) : this.readNow(() => query(this.view(height)));
  }

  async #readBelow<T>(height: number, work: (context: ExecutionContext) => T): Promise<T> {
    if (this.archive && height < (this.history.oldest ?? this.head.height)) return this.archive.read(height, work);
    await this.history.load(height);
    return this.read(() => work(this.view(height)));
  }

  /** The same as `read`, without a promise if all records are in memory. */
  readNow<T>(work: () => T): T | Promise<T> {
    try {
      return work();
    } catch (cause) {
      if (!(cause instanceof StateMiss)) throw cause;
      return this.supply(cause, work).then(() => this.read(work));
    }
  }

  /** Runs a synchronous read, loading missing records from disk. */
  async read<T>(work: () => T): Promise<T> {
    for (;;) {
      try {
        return work();
      } catch (cause) {
        if (!(cause instanceof StateMiss)) throw cause;
        await this.supply(cause, work);
      }
    }
  }

  /**
   * Loads the records that a synchronous read lacks, and those that it will lack next, as found by a speculative
   * run of the read.
   */
  supply(miss: StateMiss, work: () => unknown): Promise<void> {
    const lacking = lookAhead(miss, (prefetch) => {
      this.#prefetch = prefetch;
      return work();
    });
    this.#prefetch = undefined;
    return this.cache.load(lacking);
  }

  /** Builds the block after the head, filled by `fill`: by default with the candidates that succeed. */
  async build(request: BuildRequest, fill: SelectContents = selectContents): Promise<ExecutedBlock> {
    const limits = await this.limits();
    return this.#execute(request, limits.gas, async (block) => {
      await fill(block, request, limits);
      checkSelected(block.contents, limits);
    });
  }

  /**
   * Executes a block of another node (or of the log), given with its bundles parsed; rejects it unless every header
   * field matches the execution.
   */
  async check(block: Block, envelopes: readonly Envelope[]): Promise<ExecutedBlock> {
    const { header } = block;
    const limits = await this.limits();
    if (header.height !== this.head.height + 1)
      throw new InvalidBlock(`height ${header.height} after ${this.head.height}`);
    if (header.parent_hash !== this.head.hash) throw new InvalidBlock('the parent is not the head');
    if (header.timestamp_ms <= this.head.header.timestamp_ms) throw new InvalidBlock('time does not advance');
    const { proposer, round, timestamp_ms: timeMs } = header;
    const request = { proposer, round, timeMs, lastCommit: block.last_commit };
    const executed = await this.#execute(request, limits.gas, (put) => applyContents(put, block, envelopes, limits));
    const differing = (Object.keys(header) as (keyof Header)[]).filter(
      (field) => header[field] !== executed.header[field],
    );
    if (differing.length > 0) throw new InvalidBlock(`execution gives a different ${differing.join(', ')}`);
    return executed;
  }

  /** Whether this block is the last one executed, so that it can be committed without repeating the execution. */
  isSpeculative(executed: ExecutedBlock): boolean {
    return this.#speculative?.block === executed;
  }

  /** Makes an executed block the head. The caller has synced it to the block log. */
  async commit(executed: ExecutedBlock, commit: CommitCertificate): Promise<void> {
    if (this.#speculative?.block !== executed) {
      this.#rollback();
      throw new Halt('commit', executed.header.height, new Error('the block was not the last one executed'));
    }
    const { replaced } = this.#speculative;
    await this.cache.write(
      executed.writes,
      this.store.database.write(blockBatch(executed, commit, replaced, this.#archives)),
    );
    if (replaced) this.history.push(executed.header.height, new Replaced(replaced, this.set.operations));
    else {
      this.history.clear();
      this.cache.clear();
    }
    this.state = this.cache;
    this.#speculative = undefined;
    const head = { height: executed.header.height, hash: executed.hash, header: executed.header, commit };
    this.head = Object.freeze(head);
    this.generation.next();
  }

  #rollback(): void {
    if (this.#speculative) this.#tree.apply(this.#speculative.block.undoTree);
    this.#speculative = undefined;
  }

  async #execute(
    { proposer, round, timeMs, lastCommit }: Pick<BuildRequest, 'proposer' | 'round' | 'timeMs' | 'lastCommit'>,
    gasLimit: number,
    fill: (block: BlockBuilder) => Promise<void>,
  ): Promise<ExecutedBlock> {
    const env = this.blockEnv(proposer, timeMs, gasLimit, { round, lastCommit });
    const work = new BlockExecutor(this.set, env, this.cache, this.#onBundle);
    await work.begin();
    await fill(work);
    this.#rollback();
    const terms = { moduleSetId: this.set.id, parentHash: this.head.hash };
    const speculative = await work.runLoaded(() => {
      const begun = this.#measure ? performance.now() : 0;
      const block = work.seal(this.#tree, terms, this.#derive);
      this.#measure?.('seal', performance.now() - begun);
      this.#speculative = { block, changes: work.journal, upgraded: work.context.block.upgraded, replaced: undefined };
      return this.#speculative;
    });
    if (!speculative.upgraded) speculative.replaced = await this.#replacedBy(speculative.block);
    return speculative.block;
  }

  /** Reads the values that a block replaces, each right after it was loaded, because the cache may be smaller. */
  async #replacedBy({ writes }: ExecutedBlock): Promise<Uint8Array> {
    const missing: TypedKey[] = [];
    for (const { key, change } of writes) if (!this.cache.has(key)) missing.push([key, change.type]);
    if (missing.length > 0) await this.cache.load(new StateMiss(missing));
    const values = new Array<unknown>(writes.length);
    for (let i = 0; i < writes.length; i++) {
      const { key, change } = writes[i]!;
      values[i] = this.cache.has(key) ? this.cache.get(key, change.type) : await this.#loaded(key, change.type);
    }
    return replacedRow(this.head.header.timestamp_ms, writes, values, this.set.operations);
  }

  #loaded(key: StateKey, type: Type<unknown>): Promise<unknown> {
    return this.read(() => this.cache.get(key, type));
  }
}
