/** The pending state: the state after the head and the waiting bundles that were tried on it. */

import { balanceChanges } from '../../kernel/chain/balance-changes.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { NonceGap } from '../../kernel/chain/common-errors.js';
import { applyBundle, examineBundle, isGenuine } from '../../kernel/chain/execute.js';
import { ExecutionContext } from '../../kernel/chain/execution-context.js';
import { Journal, type StateMiss, type StateReader } from '../../kernel/chain/journal.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { SimulatedBundle } from '../../kernel/chain/simulate.js';
import { authPort, feePort } from '../../kernel/ports.js';
import { type Address, ZERO_ADDRESS } from '../../lib/codec/ids.js';
import { error, Failure, fail, sharedDetails } from '../../lib/errors.js';
import { Halt } from '../../lib/halt.js';
import type { Ledger } from '../ledger/ledger.js';
import { prefetch } from '../ledger/prefetch.js';
import type { MempoolParts } from './parts.js';
import type { Pending } from './queue.js';

/** Prefetching for fewer bundles is not worthwhile: it costs as much as a read. */
const FEW = 4;

/** Checks of a trial execution: those of a block, or none of authority (`assumed`), or of authority and fee (`free`). */
export type Terms = 'checked' | 'assumed' | 'free';

/** Total gas of all trial runs. */
export interface Meter {
  gas: number;
}

/** A trial run ended in an exception. In a block it would halt every node, so the bundle is not passed on. */
export const ModuleBroke = error(
  3149,
  'ModuleBroke',
  'Module code threw an unexpected exception: nothing was changed; report it to the author of the module',
  { details: { ...sharedDetails('reason'), where: 'Operation, hook or check that threw' } },
);

/** Called when module code threw in a trial run. */
export type OnModuleError = (cause: Halt) => void;

/** Changes of consecutive bundles on top of a state. */
export class Layer {
  readonly journal: Journal;
  readonly context: ExecutionContext;
  readonly #meter: Meter;
  readonly #onModuleError: OnModuleError | undefined;

  constructor(journal: Journal, context: ExecutionContext, meter: Meter, onModuleError: OnModuleError | undefined) {
    this.journal = journal;
    this.context = context;
    this.#meter = meter;
    this.#onModuleError = onModuleError;
  }

  /** Applies a bundle and keeps its changes. Throws its Failure, or StateMiss, with nothing changed. */
  apply(envelope: Envelope, terms?: Terms): Outcome {
    const outcome = this.#execute(envelope, terms);
    this.journal.discardUndo();
    return outcome;
  }

  #execute(envelope: Envelope, terms?: Terms): Outcome {
    this.context.block.gasUsed = 0;
    try {
      return this.#rejectOnHalt(() => applyBundle(this.context, envelope, terms));
    } finally {
      this.#meter.gas += this.context.bundle.gas;
    }
  }

  /** Turns an exception of a trial run into a rejection: no bundle may stop a node. */
  #rejectOnHalt<T>(work: () => T): T {
    try {
      return work();
    } catch (cause) {
      if (!(cause instanceof Halt)) throw cause;
      this.#onModuleError?.(cause);
      const { where, cause: inner } = cause;
      return fail(ModuleBroke, { where, reason: inner instanceof Error ? inner.message : String(inner) });
    }
  }

  /** Maximum amount that a bundle can take from its sender, for a bundle that cannot be executed yet. Throws its Failure, or StateMiss. */
  examine(envelope: Envelope): bigint {
    return this.#rejectOnHalt(() => examineBundle(this.context, envelope));
  }

  /** Whether an authorized signer of the account signed the bundle. Throws StateMiss. */
  isGenuine(envelope: Envelope): boolean {
    return isGenuine(this.context, envelope);
  }

  /** Rejects a sender with less than the needed raw native units. Throws its Failure, or StateMiss. */
  checkFunds(sender: Address, needed: bigint): void {
    this.context.port(feePort)?.checkFunds(sender, needed);
  }

  /** Applies the sender's earlier bundles. Rejects the bundle if one of these would fail by now. */
  after(earlier: readonly Pending[], { nonce }: Envelope): this {
    for (const { envelope } of earlier) {
      try {
        this.apply(envelope);
      } catch (cause) {
        if (!(cause instanceof Failure)) throw cause;
        const reason = `the pending bundle 0x${envelope.hash} before it would fail: ${cause}`;
        fail(NonceGap, { expected: envelope.nonce, got: nonce, reason });
      }
    }
    return this;
  }

  /** Result of a bundle, without keeping it. Throws its Failure, or StateMiss. */
  try(envelope: Envelope, terms?: Terms): Outcome {
    return this.#executeAndUndo(envelope, terms, (outcome) => outcome);
  }

  /** The same, with its balance changes, or the reason of its failure. */
  simulate(envelope: Envelope, terms?: Terms): SimulatedBundle {
    try {
      return this.#executeAndUndo(envelope, terms, (outcome, mark) => {
        return { outcome, changes: balanceChanges(this.context, this.journal, mark) };
      });
    } catch (cause) {
      if (cause instanceof Failure) return { failure: cause };
      throw cause;
    }
  }

  #executeAndUndo<T>(envelope: Envelope, terms: Terms | undefined, look: (outcome: Outcome, mark: number) => T): T {
    const mark = this.journal.mark();
    try {
      return look(this.#execute(envelope, terms), mark);
    } finally {
      this.journal.rollback(mark);
    }
  }

  nonceOf(account: Address): number {
    return this.context.port(authPort)?.nonceOf(account) ?? 0;
  }
}

/** The layer over the head, and further layers over that one. */
export class PendingState {
  readonly #ledger: Ledger;
  readonly #now: () => number;
  readonly #onModuleError: OnModuleError | undefined;
  readonly meter: Meter = { gas: 0 };
  #layer: Layer;
  /** Follows the layer over the head when that is recreated. */
  readonly #reader: StateReader = {
    get: (key, type) => this.#layer.journal.get(key, type),
    range: (range, type) => this.#layer.journal.range(range, type),
  };

  constructor({ ledger, now, onModuleError }: Pick<MempoolParts, 'ledger' | 'now' | 'onModuleError'>) {
    this.#ledger = ledger;
    this.#now = now;
    this.#onModuleError = onModuleError;
    this.#layer = this.fork();
  }

  get top(): Layer {
    return this.#layer;
  }

  get height(): number {
    return this.#layer.context.env.height;
  }

  /** True once another block is the head: the layer no longer matches the state below it. */
  get outdated(): boolean {
    return this.height !== this.#ledger.head.height + 1;
  }

  /** Starts a new layer at the head. */
  renew(): void {
    this.#layer = this.fork();
  }

  /**
   * Loads missing records, together with those that `count` following bundles will read, assuming that they are signed.
   */
  load(miss: StateMiss, count = 0, coming: Iterable<Envelope> = []): Promise<void> {
    const { cache } = this.#ledger;
    const { context, journal } = this.#layer;
    return cache.load(count < FEW ? miss : prefetch(context, journal, cache, coming, miss, 'assumed'));
  }

  /** Returns a new layer over the head, for the block after it. */
  fork(): Layer {
    return this.#over(new Journal(this.#ledger.state));
  }

  /** Returns a layer over everything applied so far and later, keeping the changes of an older layer of this kind. */
  overlay(older?: Layer): Layer {
    return this.#over(older?.journal ?? new Journal(this.#reader));
  }

  #over(journal: Journal): Layer {
    const { head, set } = this.#ledger;
    const timeMs = Math.max(this.#now(), head.header.timestamp_ms + 1);
    const env = this.#ledger.blockEnv(ZERO_ADDRESS, timeMs, Number.MAX_SAFE_INTEGER);
    return new Layer(journal, new ExecutionContext(set, env, journal, journal), this.meter, this.#onModuleError);
  }
}
