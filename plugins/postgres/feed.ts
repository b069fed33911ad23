/** Keeps writers of the database at work: each has a connection of its own, and begins again when that is lost. */

import type { PluginContext } from '../../runtime/plugin.js';
import type { Bell } from './bell.js';
import { type Layout, layTables, UnusableDatabase } from './layout.js';
import { LiveWriter } from './live.js';
import { OlderBlocks } from './older.js';
import { lineMaker } from './rows.js';
import { Session } from './session.js';

/** Pauses before another attempt, milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;

/** Where the database is. */
export interface Target {
  readonly url: string;
  readonly schema: string;
  /** Connections that fill in older blocks. */
  readonly backfill: number;
  /** Blocks of a partition where the schema is new; 0 for none. */
  readonly partition: number;
}

/** Writes until there is nothing to do for now; answers with how many milliseconds that may last. */
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
  /** The oldest block when it began: until the database was asked, any of them may be missing there. */
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

  /** Begins in the background: nothing of the node waits for the database. */
  static async start(node: PluginContext, target: Target): Promise<Feed> {
    const addLines = await lineMaker(node);
    const feed = new Feed(node, target, new LiveWriter(node, addLines), new OlderBlocks(node, addLines));
    feed.#working = Promise.all(feed.#writers.map((writer) => feed.#run(writer)));
    return feed;
  }

  /** The last block that the database is known to have; undefined while it was not asked. */
  get height(): number | undefined {
    return this.#live.height;
  }

  /** The first block that it may read yet; undefined where it reads no more. */
  get needs(): number | undefined {
    if (this.#ended) return undefined;
    const next = this.#live.height === undefined ? this.#oldest : this.#live.height + 1;
    return Math.min(next, this.#target.backfill > 0 ? (this.#older.lowest ?? this.#oldest) : next);
  }

  /** There is a new block. */
  wake(): void {
    this.#live.bell.ring();
  }

  /** At once: what is under way is undone by the server, and done anew by who comes next. */
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
        // A new block is no reason to hurry.
        for (const end = performance.now() + pause; performance.now() < end && !this.#stopped; )
          await writer.bell.rest(end - performance.now());
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      } finally {
        if (session) this.#sessions.delete(session);
        session?.close();
      }
    }
  }

  /** Told once, until it goes on. */
  #failed(cause: unknown): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (cause instanceof UnusableDatabase) this.#node.log('error', 'PostgreSQL is not written to', { reason });
    else if (!this.#failing) this.#node.log('warn', 'PostgreSQL takes no rows: they are kept for it', { reason });
    this.#failing = true;
  }

  #recovered(): void {
    if (this.#failing) this.#node.log('info', 'PostgreSQL takes rows again', { height: this.height });
    this.#failing = false;
  }
}
