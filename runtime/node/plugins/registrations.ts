/** A plugin's registrations, which last as long as the node: a later run replaces those of an earlier one. */

import type { FinalBlock } from '../../engine/ledger/blocks.js';
import type { Dialect } from '../../lib/rpc/subscriptions/notification-queue.js';
import type { Feed, SubscriptionKind, Subscriptions } from '../../lib/rpc/subscriptions/subscriptions.js';
import type { StreamBlock } from '../api/streams.js';
import type { Metrics } from '../metrics/metrics.js';
import type { PluginGuard } from './guard.js';

/** The node's hook on final blocks. */
interface FinalizedHook {
  tap(name: string, tap: (block: FinalBlock) => void): void;
}

type Read = () => number | undefined | Promise<number | undefined>;

/** A feed that calls the code of the current run. */
interface LastingFeed {
  readonly feed: Feed<StreamBlock>;
  kind: SubscriptionKind<StreamBlock>;
  guard: PluginGuard;
}

/** The registrations of one plugin. */
export class Registrations {
  readonly #plugin: string;
  readonly #taps = new Set<(block: FinalBlock) => void>();
  #isTapped = false;
  readonly #series = new Map<string, Read>();
  readonly #feeds: LastingFeed[] = [];

  constructor(plugin: string) {
    this.#plugin = plugin;
  }

  /** Calls back with final blocks until the run ends. */
  tap(finalized: FinalizedHook, guard: PluginGuard, tap: (block: FinalBlock) => void): void {
    this.#taps.add(tap);
    guard.onEnd(() => this.#taps.delete(tap));
    if (this.#isTapped) return;
    this.#isTapped = true;
    finalized.tap(this.#plugin, (block) => {
      for (const one of this.#taps) one(block);
    });
  }

  /** Declares a metric. */
  series(metrics: Metrics, name: string, help: string, read: Read): void {
    const full = `${this.#plugin.replaceAll('-', '_')}_${name}`;
    const isKnown = this.#series.has(full);
    this.#series.set(full, read);
    if (!isKnown) metrics.reading(full, help, () => this.#series.get(full)!());
  }

  /** Adds a feed. Subscribers of the same feed from an earlier run continue with this one. */
  feed(
    subscriptions: Subscriptions<StreamBlock>,
    guard: PluginGuard,
    kind: SubscriptionKind<StreamBlock>,
    dialect: Dialect,
  ): Feed<StreamBlock> {
    const known = this.#feeds.find(
      (one) =>
        one.guard !== guard && one.kind.name === kind.name && one.feed.dialect.notification === dialect.notification,
    );
    if (known) {
      known.kind = kind;
      known.guard = guard;
      return known.feed;
    }
    const select = (block: StreamBlock, filter: unknown) =>
      lasting.guard.ended
        ? []
        : lasting.guard.serve(`subscription ${kind.name}`, () => lasting.kind.select(block, filter));
    const lasting: LastingFeed = { feed: subscriptions.feed({ ...kind, select }, dialect), kind, guard };
    this.#feeds.push(lasting);
    return lasting.feed;
  }
}
