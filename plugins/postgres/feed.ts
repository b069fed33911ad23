/** Supervisor of the database writers: each has its own connection and restarts when the connection is lost. */

import type { PluginContext } from '../../runtime/plugin.js';
import type { Bell } from './bell.js';
import { type Layout, layTables, UnusableDatabase } from './layout.js';
import { LiveWriter } from './live.js';
import { OlderBlocks } from './older.js';
import { lineMaker } from './rows.js';
import { Session } from './session.js';

/** Delays before a retry, milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;

export interface Target {
  readonly url: string;
  readonly schema: string;
  /** Number of connections for backfill. */
  readonly backfill: number;
  /** Blocks per partition of a new schema; 0 disables partitioning. */
  readonly partition: number;
}

/** Writes until nothing is left to do; returns the pause before the next call, in milliseconds. */
export interface Writer {
  readonly bell: Bell;
  work(session: Session, layout: Layout): Promise<number>;
}

export class Feed {
  readonly #node: PluginContext;
  readonly #target: Target;
  readonly #live: LiveWriter;
  readonly #writers: readonly Writer[];
  readonly #sessions = new Set<Session>();
  #working: Promise<unknown> | undefined;
  readonly #older: OlderBlocks;
  /** Oldest block at the start: until the database is queried, any later block may be missing there. */
  readonly #oldest: number;
  #stopped = false;
  #ended = false;
  #failing = false;

  private constructor(node: PluginContext, target: Target, live: LiveWriter, older: OlderBlocks) {
    this.#node = node;
    this.#target = target;
    this.#live = live;
    this.#older = older;
    this.#oldest = node.blocks.oldest;
    this.#writers = [live, ...Array.from({ length: target.backfill }, () => older.writer())];
  }

  /** Starts in the background, so the node never waits for the database. */
  static async start(node: PluginContext, target: Target): Promise<Feed> {
    const addLines = await lineMaker(node);
    const feed = new Feed(node, target, new LiveWriter(node, addLines), new OlderBlocks(node, addLines));
    feed.#working = Promise.all(feed.#writers.map((writer) => feed.#run(writer)));
    return feed;
  }

  /** The last block known to be in the database; undefined until it is queried. */
  get height(): number | undefined {
    return this.#live.height;
  }

  /** The lowest block that may still be read; undefined after a permanent failure. */
  get needs(): number | undefined {
    if (this.#ended) return undefined;
    const next = this.#live.height === undefined ? this.#oldest : this.#live.height + 1;
    return Math.min(next, this.#target.backfill > 0 ? (this.#older.lowest ?? this.#oldest) : next);
  }

  /** Signals a new block. */
  wake(): void {
    this.#live.bell.ring();
  }

  /** Closes immediately: the server rolls back open transactions, and the next run repeats their work. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const session of this.#sessions) session.close();
    for (const { bell } of this.#writers) bell.ring();
    await this.#working;
  }

  async #run(writer: Writer): Promise<void> {
    let pause = FIRST_PAUSE;
    while (!this.#stopped) {
      let session: Session | undefined;
      try {
        session = await Session.open(this.#target.url);
        this.#sessions.add(session);
        const { ledger, set } = this.#node;
        const layout = await layTables(session, this.#target, ledger.chain, set);
        while (!this.#stopped) {
          const rest = await writer.work(session, layout);
          pause = FIRST_PAUSE;
          this.#recovered();
          if (!this.#stopped) await writer.bell.rest(rest);
        }
      } catch (cause) {
        if (this.#stopped) return;
        this.#failed(cause);
        this.#ended = cause instanceof UnusableDatabase;
        if (this.#ended) return;
        // A new block must not shorten the retry delay.
        for (const end = performance.now() + pause; performance.now() < end && !this.#stopped; )
          await writer.bell.rest(end - performance.now());
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      } finally {
        if (session) this.#sessions.delete(session);
        session?.close();
      }
    }
  }

  /** Logs the first failure only, until writing succeeds again. */
  #failed(cause: unknown): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (cause instanceof UnusableDatabase) this.#node.log('error', 'PostgreSQL unusable, feed stopped', { reason });
    else if (!this.#failing) this.#node.log('warn', 'PostgreSQL write failed, will retry', { reason });
    this.#failing = true;
  }

  #recovered(): void {
    if (this.#failing) this.#node.log('info', 'PostgreSQL writes resumed', { height: this.height });
    this.#failing = false;
  }
}
