/** The pending state: what the bundles that wait will leave of the head, as far as they are tried on it. */

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
import { error, Failure, fail, told } from '../../lib/errors.js';
import { Halt } from '../../lib/halt.js';
import type { Ledger } from '../ledger/ledger.js';
import { prefetch } from '../ledger/prefetch.js';
import type { MempoolParts } from './parts.js';
import type { Pending } from './queue.js';

/** Fewer bundles are not prefetched for: that costs as much as a read. */
const FEW = 4;

/** How a bundle is tried: as in a block, or as if it were authorized (and free of charge). */
export type Terms = 'checked' | 'assumed' | 'free';

/** The gas of everything that was tried. */
export interface Meter {
  gas: number;
}

/** A trial ended in an exception: in a block it would halt every node, so the bundle goes no further. */
export const ModuleBroke = error(
  3149,
  'ModuleBroke',
  'The code of a module broke on this: nothing was changed, and its author has to mend it',
  { details: { ...told('reason'), where: 'Operation, hook or check that broke' } },
);

/** Hears of module code that broke in a trial. */
export type OnBroken = (cause: Halt) => void;

/** Changes on top of a state, made by one bundle after the other. */
export class Layer {
  readonly journal: Journal;
  readonly context: ExecutionContext;
  readonly #meter: Meter;
  readonly #onBroken: OnBroken | undefined;

  constructor(journal: Journal, context: ExecutionContext, meter: Meter, onBroken: OnBroken | undefined) {
    this.journal = journal;
    this.context = context;
    this.#meter = meter;
    this.#onBroken = onBroken;
  }

  /** Applies a bundle for good. Throws its Failure, or StateMiss, with nothing changed. */
  apply(envelope: Envelope, terms?: Terms): Outcome {
    const outcome = this.#execute(envelope, terms);
    this.journal.discardUndo();
    return outcome;
  }

  #execute(envelope: Envelope, terms?: Terms): Outcome {
    this.context.block.gasUsed = 0;
    try {
      return this.#unbroken(() => applyBundle(this.context, envelope, terms));
    } finally {
      this.#meter.gas += this.context.gas;
    }
  }

  /** A trial that breaks is refused: whoever sends a bundle must not be able to end a node with it. */
  #unbroken<T>(work: () => T): T {
    try {
      return work();
    } catch (cause) {
      if (!(cause instanceof Halt)) throw cause;
      this.#onBroken?.(cause);
      const { where, cause: inner } = cause;
      return fail(ModuleBroke, { where, reason: inner instanceof Error ? inner.message : String(inner) });
    }
  }

  /** What a bundle that cannot be tried yet takes from its sender. Throws its Failure, or StateMiss. */
  examine(envelope: Envelope): bigint {
    return this.#unbroken(() => examineBundle(this.context, envelope));
  }

  /** Whether who may sign for the account has signed the bundle. Throws StateMiss. */
  isGenuine(envelope: Envelope): boolean {
    return isGenuine(this.context, envelope);
  }

  /** Refuses a sender who has less raw native units. Throws its Failure, or StateMiss. */
  checkFunds(sender: Address, needed: bigint): void {
    this.context.port(feePort)?.checkFunds(sender, needed);
  }

  /** Applies what the sender of a bundle has before it. Refuses the bundle where one of these would fail by now. */
  after(earlier: readonly Pending[], { nonce }: Envelope): this {
    for (const { envelope } of earlier) {
      try {
        this.apply(envelope);
      } catch (cause) {
        if (!(cause instanceof Failure)) throw cause;
        const reason = `0x${envelope.hash}, which waits before it, would fail: ${cause}`;
        fail(NonceGap, { expected: envelope.nonce, got: nonce, reason });
      }
    }
    return this;
  }

  /** What a bundle would do. Throws its Failure, or StateMiss. */
  try(envelope: Envelope, terms?: Terms): Outcome {
    return this.#passing(envelope, terms, (outcome) => outcome);
  }

  /** The same, with what it would change of balances; or why it would fail. */
  simulate(envelope: Envelope, terms?: Terms): SimulatedBundle {
    try {
      return this.#passing(envelope, terms, (outcome, mark) => {
        return { outcome, changes: balanceChanges(this.context, this.journal, mark) };
      });
    } catch (cause) {
      if (cause instanceof Failure) return { failure: cause };
      throw cause;
    }
  }

  #passing<T>(envelope: Envelope, terms: Terms | undefined, look: (outcome: Outcome, mark: number) => T): T {
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

/** The layer over the head, and layers over that one. */
export class PendingState {
  readonly #ledger: Ledger;
  readonly #now: () => number;
  readonly #onBroken: OnBroken | undefined;
  /** Of all layers together. */
  readonly meter: Meter = { gas: 0 };
  #layer: Layer;
  /** Follows the layer over the head when it begins anew. */
  readonly #reader: StateReader = {
    get: (key, type) => this.#layer.journal.get(key, type),
    range: (range, type) => this.#layer.journal.range(range, type),
  };

  constructor({ ledger, now, moduleBroke }: Pick<MempoolParts, 'ledger' | 'now' | 'moduleBroke'>) {
    this.#ledger = ledger;
    this.#now = now;
    this.#onBroken = moduleBroke;
    this.#layer = this.fork();
  }

  get top(): Layer {
    return this.#layer;
  }

  get height(): number {
    return this.#layer.context.env.height;
  }

  /** True once another block is the head: what the layer holds and what it reads below no longer belong together. */
  get outdated(): boolean {
    return this.height !== this.#ledger.head.height + 1;
  }

  /** Begins anew at the head. */
  renew(): void {
    this.#layer = this.fork();
  }

  /** Loads what was lacking, together with what so many bundles that come will ask for: whether they are signed is not asked. */
  load(miss: StateMiss, count = 0, coming: Iterable<Envelope> = []): Promise<void> {
    const { cache } = this.#ledger;
    const { context, journal } = this.#layer;
    return cache.load(count < FEW ? miss : prefetch(context, journal, cache, coming, miss, 'assumed'));
  }

  /** Another layer over the head, for the block after it. */
  fork(): Layer {
    return this.#over(new Journal(this.#ledger.state));
  }

  /** A layer over everything that was applied so far and will be; with the changes of an older one of its kind. */
  overlay(older?: Layer): Layer {
    return this.#over(older?.journal ?? new Journal(this.#reader));
  }

  #over(journal: Journal): Layer {
    const { head, set } = this.#ledger;
    const timeMs = Math.max(this.#now(), head.header.timestamp_ms + 1);
    const env = this.#ledger.blockEnv(ZERO_ADDRESS, timeMs, Number.MAX_SAFE_INTEGER);
    return new Layer(journal, new ExecutionContext(set, env, journal, journal), this.meter, this.#onBroken);
  }
}
