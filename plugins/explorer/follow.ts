/** Indexing of the chain: initial rows from the state, rows of each new block, and rows of backfilled blocks. */

import { treasuryPort } from '../../modules/fees/port.js';
import { tokensPort } from '../../modules/tokens/port.js';
import type {
  Database,
  DatabaseChange,
  DatabaseReads,
  FinalBlock,
  Hash,
  PluginContext,
  Put,
} from '../../runtime/plugin.js';
import { countMovements } from './counts.js';
import { epochRows } from './epochs.js';
import { Holdings } from './holdings.js';
import { ActivityReader, readingsOf } from './movements.js';
import { names } from './names.js';
import { writePast } from './past.js';
import { signerRows, signersInState } from './signers.js';
import { LIVE, marks, minutes, PAST, totals } from './tables.js';
import { countThings, tallyRows } from './tally.js';

/** Minutes for which bundles are counted. */
export const DAY_MINUTES = 1_440;

/** Creates the activity reader of one chain; call `learn` first for each block. */
export async function factsOfChain(node: Pick<PluginContext, 'ledger' | 'set'>) {
  const { ledger } = node;
  const mints = new Map<string, Hash>();
  const treasury = await ledger.read(() => ledger.view().port(treasuryPort)?.address());
  const activities = new ActivityReader(readingsOf(node, treasury), mints);
  return {
    activities,
    /**
     * Looks up the tokens that a block names. A token name in an event never changes its meaning, so the head state can
     * resolve it.
     */
    async learn(block: FinalBlock): Promise<void> {
      for (const name of activities.unknownIn(block)) {
        mints.set(name, await ledger.read(() => ledger.view().port(tokensPort)!.find(name)));
      }
    },
  };
}

/** Creates the indexer of one node. */
export async function reader(node: PluginContext, database: Database) {
  const { ledger, log } = node;
  const holdings = new Holdings(node, database);
  const called = names(node);
  const { activities, learn } = await factsOfChain(node);

  /** Writes the history rows of a block. */
  async function readPast(block: FinalBlock, put: Put) {
    await learn(block);
    return writePast(block, activities, put);
  }

  return {
    /** Returns all rows that a new block adds. */
    async rows(block: FinalBlock, put: Put): Promise<readonly DatabaseChange[]> {
      const moved = await readPast(block, put);
      const others = activities.othersIn(block);
      return [
        ...(await holdings.follow(block.header.height, put)),
        ...(await countMovements(database, moved, LIVE)),
        ...(await called.of(block)),
        ...(await tallyRows(database, others)),
        ...signerRows(block),
        ...(await epochRows(node, database, block)),
        ...(await sums(block)),
      ];
    },
    /** Returns the rows that a backfilled block adds: history only, no balances. */
    async past(block: FinalBlock, put: Put): Promise<readonly DatabaseChange[]> {
      const moved = await readPast(block, put);
      const { transactions } = (await totals.get(database, PAST)) ?? { transactions: 0 };
      const sum = { transactions: transactions + block.envelopes.length, from_height: block.header.height };
      return [...(await countMovements(database, moved, PAST)), totals.put(PAST, sum)];
    },
    /** Fills the tables from the state at the head. */
    async begin(): Promise<void> {
      const { height } = ledger.head;
      const write = async (changes: readonly DatabaseChange[]) => database.write({ changes });
      await write(await holdings.follow(height, async (...rows) => write(rows)));
      for await (const rows of called.inState()) await write(rows);
      for await (const rows of signersInState(node)) await write(rows);
      await write([...(await countThings(node)), totals.put(LIVE, { transactions: 0, from_height: height + 1 })]);
      log('info', 'explorer tables filled from the state', { height });
    },
  };

  async function sums({ header, envelopes }: FinalBlock): Promise<DatabaseChange[]> {
    const sum = (await totals.get(database, LIVE))!;
    const minute = Math.trunc(header.timestamp_ms / 60_000);
    const before = (await minutes.get(database, minute)) ?? 0;
    return [
      totals.put(LIVE, { ...sum, transactions: sum.transactions + envelopes.length }),
      minutes.put(minute, before + envelopes.length),
      minutes.delete(minute - DAY_MINUTES),
    ];
  }
}

/** Lowest height from which all blocks are indexed and not pruned. */
export async function readFrom(database: DatabaseReads): Promise<number> {
  const [[live, past], forgotten = 0] = await Promise.all([
    totals.getMany(database, [[LIVE], [PAST]]),
    marks.get(database, 'forgotten'),
  ]);
  return Math.max(past?.from_height ?? live!.from_height, forgotten);
}
