/**
 * Backfill of blocks before the first live block: ranges in parallel, newest first, each written once across all nodes.
 */

import { BLOCKS, type FinalBlock, type Hash, type PluginContext, Progress, SpareTurn } from '../../runtime/plugin.js';
import { Bell } from './bell.js';
import type { Writer } from './feed.js';
import type { Layout } from './layout.js';
import { tableIn } from './names.js';
import { type LineMaker, Lines } from './rows.js';
import { LOCK_MS, type Session } from './session.js';
import { addCounts, writeLines } from './write.js';

/** Maximum blocks of a transaction. */
const MOST_BLOCKS = 256;
/** Maximum characters of one COPY, and of one transaction. */
const ENOUGH = 2_000_000;
const ENOUGH_OF_ALL = 32_000_000;
/**
 * Interval for checking for blocks that others left out, and delay before retrying when another node holds a range or
 * the database is not initialized. Milliseconds.
 */
const LOOK_MS = 60_000;
const SOON_MS = 1_000;

/** A range of blocks: `first` is inclusive, `beyond` is exclusive. */
interface Span {
  readonly first: number;
  readonly beyond: number;
}

/** Another node is writing the range or has written it. */
const isTaken = (cause: unknown): boolean =>
  ['23P01', '55P03'].includes((cause as { readonly code?: string }).code ?? '');

/** Coordinates the backfill writers of one node, so that each takes a different range. */
export class OlderBlocks {
  readonly #node: PluginContext;
  readonly #addLines: LineMaker;
  readonly #claimed = new Set<Span>();
  #lowest: number | undefined;
  /** Progress downwards from the first claimed range, over all writers of this node. */
  #progress: Progress | undefined;

  constructor(node: PluginContext, addLines: LineMaker) {
    this.#node = node;
    this.#addLines = addLines;
  }

  /** Lowest block of this node that is still missing in the database; undefined until it is queried. */
  get lowest(): number | undefined {
    return this.#lowest;
  }

  writer(): Writer {
    return { bell: new Bell(), work: (session, layout) => this.#work(session, layout) };
  }

  async #work(session: Session, layout: Layout): Promise<number> {
    const began = `SELECT 1 FROM ${tableIn(layout.schema, 'progress')} WHERE part = 'from'`;
    if ((await session.query(began)).length === 0) return SOON_MS;
    for (;;) {
      const span = await this.#next(session, layout);
      if (!span) {
        if (this.#claimed.size === 0) this.#finish();
        return LOOK_MS;
      }
      this.#claimed.add(span);
      try {
        this.#progress ??= new Progress(this.#node.log, { name: 'PostgreSQL older blocks', ...BLOCKS }, span.beyond);
        if (!(await this.#fill(session, layout, span))) return LOOK_MS;
        this.#progress.at(span.first, Math.max(1, this.#node.blocks.oldest));
      } catch (cause) {
        if (!isTaken(cause)) throw cause;
        return SOON_MS;
      } finally {
        this.#claimed.delete(span);
      }
    }
  }

  #finish(): void {
    this.#progress?.finish(Math.max(1, this.#node.blocks.oldest));
    this.#progress = undefined;
  }

  /** Returns the newest missing blocks that no writer of this node has claimed. */
  async #next(session: Session, { schema }: Layout): Promise<Span | undefined> {
    const claimed = [...this.#claimed].map(({ first, beyond }) => `[${first},${beyond})`).join();
    const [gap] = await session.query(
      `SELECT lower(gap) AS first, upper(gap) AS beyond, lower(missing) AS lowest
       FROM (SELECT int8multirange(int8range($1, greatest($1, height)))
               - coalesce((SELECT range_agg(span) FROM ${tableIn(schema, 'filled')}), '{}') AS missing
             FROM ${tableIn(schema, 'progress')} WHERE part = 'from') AS older, unnest(missing - $2::int8multirange) AS gap
       ORDER BY first DESC LIMIT 1`,
      [Math.max(1, this.#node.blocks.oldest), `{${claimed}}`],
    );
    if (!gap) {
      this.#lowest = Math.min(...[...this.#claimed].map(({ first }) => first)); // infinite if nothing is claimed
      return undefined;
    }
    this.#lowest = Number(gap.lowest);
    const beyond = Number(gap.beyond);
    return { first: Math.max(Number(gap.first), beyond - MOST_BLOCKS), beyond };
  }

  /** Returns false if this node no longer has any of the blocks. */
  async #fill(session: Session, layout: Layout, { first, beyond }: Span): Promise<boolean> {
    await layout.partitions.cover(session, first, beyond - 1);
    const { schema } = layout;
    const of = tableIn(schema, 'filled');
    return session.transaction(async () => {
      await session.query(`SET LOCAL lock_timeout = ${SOON_MS}`);
      await session.query(`INSERT INTO ${of} (span) VALUES (int8range($1, $2))`, [first, beyond]);
      await session.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
      const moved = new Map<Hash, number>();
      let next = beyond;
      for (let size = 0; next > first && size < ENOUGH_OF_ALL; ) {
        const lines = new Lines(this.#node.text);
        const reached = await this.#read(next, first, lines, layout);
        await writeLines(session, schema, lines);
        for (const [token, count] of lines.moved) moved.set(token, (moved.get(token) ?? 0) + count);
        size += lines.size;
        if (reached === next) break;
        next = reached;
      }
      if (next === beyond) {
        await session.query(`DELETE FROM ${of} WHERE span = int8range($1, $2)`, [first, beyond]);
        return false;
      }
      if (next > first)
        await session.query(`UPDATE ${of} SET span = int8range($3, $2) WHERE span = int8range($1, $2)`, [
          first,
          beyond,
          next,
        ]);
      await addCounts(session, schema, moved);
      return true;
    });
  }

  /** Reads blocks downwards until there are enough lines; returns the lowest height read. */
  async #read(beyond: number, first: number, lines: Lines, layout: Layout): Promise<number> {
    const turn = new SpareTurn();
    let next = beyond;
    while (next > first && lines.size < ENOUGH) {
      const block: FinalBlock | null = await this.#node.blocks.once(next - 1, turn);
      if (!block) break;
      await this.#addLines(block, lines, layout, turn);
      next--;
    }
    return next;
  }
}
