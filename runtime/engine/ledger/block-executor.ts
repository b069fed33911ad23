/** Block executor: executes the contents of a block and loads the records that execution lacks. */

import type { AttestationCount } from '../../kernel/chain/attested.js';
import type { AttestationRef } from '../../kernel/chain/block.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { applyBundle, applyEvidence, attestationCount, beginBlock } from '../../kernel/chain/execute.js';
import { type BlockEnv, ExecutionContext } from '../../kernel/chain/execution-context.js';
import { Journal, StateMiss } from '../../kernel/chain/journal.js';
import type { Emitted } from '../../kernel/chain/receipt.js';
import {
  type Derive,
  type ExecutedBlock,
  ExecutedBundles,
  type HeaderTerms,
  receiptOf,
  sealBlock,
} from '../../kernel/chain/seal.js';
import type { ModuleSet } from '../../kernel/loader.js';
import { Failure } from '../../lib/errors.js';
import { Halt } from '../../lib/halt.js';
import { Slices } from '../../lib/scheduler.js';
import type { StateTree } from '../../lib/state/tree.js';
import type { StateCache } from './cache.js';
import type { BlockBuilder } from './contents.js';
import { prefetch } from './prefetch.js';

/** Called with each bundle added to a block and its execution time, milliseconds. */
export type BundleExecuted = (envelope: Envelope, ms: number) => void;

/**
 * Class methods, not closures of a block, so that code optimized for one block serves the next (docs/performance.md).
 */
export class BlockExecutor implements BlockBuilder {
  readonly #bundles = new ExecutedBundles();
  readonly contents = {
    attestations: [] as AttestationRef[],
    evidence: [] as Uint8Array[],
    envelopes: this.#bundles.envelopes,
  };
  readonly journal: Journal;
  readonly context: ExecutionContext;
  readonly #cache: StateCache;
  #attested: AttestationCount | undefined;
  readonly #startEvents: Emitted[] = [];
  /** All bundles of the block, if known. */
  #expected: readonly Envelope[] = [];
  readonly #slices = new Slices();
  readonly #onBundle: BundleExecuted | undefined;

  constructor(set: ModuleSet, env: BlockEnv, cache: StateCache, onBundle?: BundleExecuted) {
    this.journal = new Journal(cache);
    this.context = new ExecutionContext(set, env, this.journal, this.journal);
    this.#cache = cache;
    this.#onBundle = onBundle;
  }

  /** Runs the hooks that precede the contents of the block. */
  async begin(): Promise<void> {
    this.#attested = await this.runLoaded(() => attestationCount(this.context));
    this.context.block.attested = this.#attested;
    this.#startEvents.push(...(await this.runLoaded(() => beginBlock(this.context))));
    this.#slices.begin();
  }

  async attestation(ref: AttestationRef): Promise<Failure | undefined> {
    const failure = await this.#try(() => this.#attested!.take(ref));
    if (!failure) this.contents.attestations.push(ref);
    return failure;
  }

  async evidence(bytes: Uint8Array): Promise<Failure | undefined> {
    const failure = await this.#try(() => void this.#startEvents.push(...applyEvidence(this.context, bytes)));
    if (!failure) this.contents.evidence.push(bytes);
    return failure;
  }

  announce(envelopes: readonly Envelope[]): void {
    this.#expected = envelopes;
  }

  bundle(envelope: Envelope): Failure | undefined | Promise<Failure | undefined> {
    if (this.#slices.over) return this.#bundleLater(envelope);
    const end = this.#execute(envelope);
    return end instanceof StateMiss ? this.#bundleLoaded(envelope, end) : end;
  }

  /** Ends the block and writes its changes into the tree; a step that may have to be repeated. */
  seal(tree: StateTree, terms: Pick<HeaderTerms, 'moduleSetId' | 'parentHash'>, derive: Derive): ExecutedBlock {
    const { attestations, evidence } = this.contents;
    const all = { ...terms, attestations, evidence };
    return sealBlock(this.context, this.journal, tree, all, this.#startEvents, this.#bundles, derive);
  }

  /** Runs a step, loading missing records and repeating it as needed; each try starts from the same journal. */
  async runLoaded<T>(step: () => T): Promise<T> {
    this.journal.discardUndo();
    for (;;) {
      try {
        return step();
      } catch (cause) {
        this.journal.rollback(0);
        if (!(cause instanceof StateMiss)) throw cause;
        await this.#load(cause);
      }
    }
  }

  async #try(step: () => void): Promise<Failure | undefined> {
    if (this.#slices.over) await this.#slices.next();
    try {
      await this.runLoaded(step);
      return undefined;
    } catch (cause) {
      if (cause instanceof Failure) return cause;
      throw cause;
    }
  }

  /**
   * Executes a bundle. Returns why it cannot be in the block or which records are missing; nothing has changed then.
   */
  #execute(envelope: Envelope): Failure | StateMiss | undefined {
    this.journal.discardUndo();
    const begun = this.#onBundle ? performance.now() : 0;
    try {
      const outcome = applyBundle(this.context, envelope);
      this.#bundles.add(envelope, outcome, receiptOf(this.context, outcome));
      this.#onBundle?.(envelope, performance.now() - begun);
      return undefined;
    } catch (cause) {
      if (cause instanceof Failure || cause instanceof StateMiss) return cause;
      throw cause;
    }
  }

  async #bundleLater(envelope: Envelope): Promise<Failure | undefined> {
    await this.#slices.next();
    return this.bundle(envelope);
  }

  async #bundleLoaded(envelope: Envelope, first: StateMiss): Promise<Failure | undefined> {
    for (let end: Failure | StateMiss | undefined = first; ; end = this.#execute(envelope)) {
      if (!(end instanceof StateMiss)) return end;
      await this.#load(this.#prefetch(end));
    }
  }

  /** Records that a bundle lacks, and those that the bundles after it will read. */
  #prefetch(miss: StateMiss): StateMiss {
    const coming = this.#expected.slice(this.contents.envelopes.length + 1);
    return coming.length === 0 ? miss : prefetch(this.context, this.journal, this.#cache, coming, miss);
  }

  /** Loads missing records. A storage failure proves nothing about a bundle, so it stops the node. */
  #load(miss: StateMiss): Promise<void> {
    return this.#cache.load(miss).catch((cause) => {
      throw new Halt('reading the state', this.context.env.height, cause);
    });
  }
}
