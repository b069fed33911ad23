/** Live writer: writes new blocks, all waiting ones in one transaction, which also updates the stored height. */

import {
  type Address,
  BLOCKS,
  type FinalBlock,
  type PluginContext,
  Progress,
  SpareTurn,
} from '../../runtime/plugin.js';
import { Escrows, type Kind } from '../explorer/escrows.js';
import { Bell } from './bell.js';
import { idParameter } from './columns.js';
import type { Writer } from './feed.js';
import { type HolderChanges, holderChanges, makeHolders, moveHolders } from './holders.js';
import type { Layout } from './layout.js';
import { tableIn } from './names.js';
import { type LineMaker, Lines } from './rows.js';
import type { Session } from './session.js';
import { addCounts, writeLines } from './write.js';

/** Maximum blocks of a transaction, and the size in characters at which it is full. */
const MOST_BLOCKS = 256;
const ENOUGH = 4_000_000;
/** A new block ends the wait early. */
const REST_MS = 5_000;

/** Rows of a range of blocks. */
interface Range {
  readonly first: number;
  readonly last: number;
  readonly lines: Lines;
  /** Undefined if the state changes are pruned or already written. */
  readonly holders: HolderChanges | undefined;
}

export class LiveWriter implements Writer {
  readonly bell = new Bell();
  readonly #node: PluginContext;
  readonly #addLines: LineMaker;
  #escrows = new Escrows();
  /** Number of escrows already written, in the order in which they were found. */
  #written = 0;
  #height: number | undefined;
  /** A new session may belong to a new database. */
  #session: Session | undefined;

  constructor(node: PluginContext, addLines: LineMaker) {
    this.#node = node;
    this.#addLines = addLines;
  }

  get height(): number | undefined {
    return this.#height;
  }

  async work(session: Session, layout: Layout): Promise<number> {
    const { ledger } = this.#node;
    if (session !== this.#session) {
      await session.query(
        `INSERT INTO ${tableIn(layout.schema, 'progress')} (part, height) VALUES ('from', $1), ('live', $2), ('holders', -1)
         ON CONFLICT DO NOTHING`,
        [ledger.head.height + 1, ledger.head.height],
      );
      // Blocks before the first connection are not read here; the state contains their escrows.
      this.#escrows = await Escrows.read(this.#node);
      this.#session = session;
      this.#written = 0;
    }
    this.#height = await this.#progress(session, layout, 'live');
    const progress = new Progress(this.#node.log, { name: 'PostgreSQL backfill', ...BLOCKS }, this.#height);
    while (this.#height < ledger.head.height) {
      if (this.#height + 1 < this.#node.blocks.oldest) await this.#leap(session, layout);
      const range = await this.#read(this.#height + 1, layout, await this.#progress(session, layout, 'holders'));
      this.#height = await this.#write(session, layout, range);
      progress.at(this.#height, ledger.head.height);
    }
    // A node that is behind another one does not have the state of that height.
    if (this.#height === ledger.head.height && (await this.#progress(session, layout, 'holders')) < this.#height)
      await this.#makeHolders(session, layout);
    return this.#height < ledger.head.height ? 0 : REST_MS;
  }

  async #progress(session: Session, { schema }: Layout, part: string, lock = ''): Promise<number> {
    const [row] = await session.query(`SELECT height FROM ${tableIn(schema, 'progress')} WHERE part = $1 ${lock}`, [
      part,
    ]);
    return Number(row!.height);
  }

  #setProgress(session: Session, { schema }: Layout, part: string, height: number) {
    return session.query(`UPDATE ${tableIn(schema, 'progress')} SET height = $2 WHERE part = $1`, [part, height]);
  }

  /** The next blocks are pruned on this node; other nodes can backfill them. */
  async #leap(session: Session, layout: Layout): Promise<void> {
    const { oldest } = this.#node.blocks;
    const before = this.#height!;
    this.#height = await session.transaction(async () => {
      const live = await this.#progress(session, layout, 'live', 'FOR UPDATE');
      if (live + 1 >= oldest) return live;
      const from = await this.#progress(session, layout, 'from');
      if (from <= live) {
        const filled = `INSERT INTO ${tableIn(layout.schema, 'filled')} (span) VALUES (int8range($1, $2))`;
        await session.query(filled, [from, live + 1]);
      }
      await this.#setProgress(session, layout, 'from', oldest);
      await this.#setProgress(session, layout, 'live', oldest - 1);
      return oldest - 1;
    });
    if (this.#height === oldest - 1)
      this.#node.log('warn', 'PostgreSQL misses blocks that this node has pruned', {
        from: before + 1,
        to: this.#height,
        next_step:
          'run a node that still has them with --postgres, for example with --pruning archive; the view "missing" lists them',
      });
  }

  /** `made`: the block that the holders reflect, which may be a later one. */
  async #read(first: number, layout: Layout, made: number): Promise<Range> {
    const { ledger, blocks } = this.#node;
    const lines = new Lines(this.#node.text);
    const turn = new SpareTurn();
    let last = first - 1;
    const areAhead = made >= first;
    const most = Math.min(areAhead ? made : ledger.head.height, ledger.head.height, last + MOST_BLOCKS);
    while (last < most && lines.size < ENOUGH) {
      const block: FinalBlock | null = await blocks.once(last + 1, turn);
      if (!block) break;
      await this.#addLines(block, lines, layout, turn);
      this.#escrows.note(block);
      last++;
    }
    return { first, last, lines, holders: areAhead ? undefined : await holderChanges(this.#node, first, last, turn) };
  }

  /** Returns the height of the database afterwards; the range is dropped if another node was first. */
  async #write(session: Session, layout: Layout, { first, last, lines, holders }: Range): Promise<number> {
    await layout.partitions.cover(session, first, last);
    const { schema } = layout;
    const escrows = [...this.#escrows.all].slice(this.#written);
    const written = session.transaction(async () => {
      const live = await this.#progress(session, layout, 'live', 'FOR UPDATE');
      if (live !== first - 1 || last < first) return live;
      const made = await this.#progress(session, layout, 'holders', 'FOR UPDATE');
      // The holders reflect a block inside this range: return, so that the next range ends at that block.
      if (made > live && made < last) return live;
      await writeLines(session, schema, lines);
      await writeEscrows(session, schema, escrows);
      const moved = made === live ? holders : undefined;
      if (moved) {
        await moveHolders(session, schema, this.#node.text, moved);
        await this.#setProgress(session, layout, 'holders', last);
      }
      await addCounts(session, schema, lines.moved, moved?.more);
      await this.#setProgress(session, layout, 'live', last);
      return last;
    });
    return written.then((height) => {
      this.#written += escrows.length;
      return height;
    });
  }

  /** Locks out other writers, because their changes in the meantime would not be counted. */
  #makeHolders(session: Session, layout: Layout): Promise<void> {
    return session.transaction(async () => {
      const live = await this.#progress(session, layout, 'live', 'FOR UPDATE');
      const made = await this.#progress(session, layout, 'holders', 'FOR UPDATE');
      if (live !== this.#height || made >= live) return;
      const reached = await makeHolders(session, layout.schema, this.#node, live);
      if (reached === undefined) throw new Error('state changes were pruned while the holders were read');
      await writeEscrows(session, layout.schema, [...this.#escrows.all]);
      await this.#setProgress(session, layout, 'holders', reached);
    });
  }
}

async function writeEscrows(
  session: Session,
  schema: string,
  escrows: readonly (readonly [account: Address, kind: Kind])[],
): Promise<void> {
  if (escrows.length === 0) return;
  await session.query(
    `INSERT INTO ${tableIn(schema, 'escrows')} (account, kind) SELECT * FROM unnest($1::bytea[], $2::text[])
     ON CONFLICT DO NOTHING`,
    [escrows.map(([account]) => idParameter(account)), escrows.map(([, kind]) => kind)],
  );
}
