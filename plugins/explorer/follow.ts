/** Follows the chain: what each new block adds, what an old one does, and what the tables begin with. */

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
import { FactReader, readingsOf } from './movements.js';
import { names } from './names.js';
import { writePast } from './past.js';
import { signerRows, signersInState } from './signers.js';
import { LIVE, marks, minutes, PAST, totals } from './tables.js';
import { countThings, tallyRows } from './tally.js';

/** Minutes of which bundles are counted. */
export const DAY_MINUTES = 1_440;

/** Reads facts out of the blocks of one chain; `learn` comes first, for each block. */
export async function factsOfChain(node: Pick<PluginContext, 'ledger' | 'set'>) {
  const { ledger } = node;
  const mints = new Map<string, Hash>();
  const treasury = await ledger.read(() => ledger.view().port(treasuryPort)?.address());
  const facts = new FactReader(readingsOf(node, treasury), mints);
  return {
    facts,
    /** Finds the tokens that a block names. The names that events have never change their meaning, so the head can tell them. */
    async learn(block: FinalBlock): Promise<void> {
      for (const name of facts.unknownIn(block)) {
        mints.set(name, await ledger.read(() => ledger.view().port(tokensPort)!.find(name)));
      }
    },
  };
}

/** Reads blocks for one node. */
export async function reader(node: PluginContext, database: Database) {
  const { ledger, log } = node;
  const holdings = new Holdings(node, database);
  const called = names(node);
  const { facts, learn } = await factsOfChain(node);

  /** Writes the past that a block tells of. */
  async function readPast(block: FinalBlock, put: Put) {
    await learn(block);
    return writePast(block, facts, put);
  }

  return {
    /** Everything a new block adds. */
    async rows(block: FinalBlock, put: Put): Promise<readonly DatabaseChange[]> {
      const moved = await readPast(block, put);
      const others = facts.othersIn(block);
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
    /** What an old block adds: its past, not who holds what now. */
    async past(block: FinalBlock, put: Put): Promise<readonly DatabaseChange[]> {
      const moved = await readPast(block, put);
      const { transactions } = (await totals.get(database, PAST)) ?? { transactions: 0 };
      const sum = { transactions: transactions + block.envelopes.length, from_height: block.header.height };
      return [...(await countMovements(database, moved, PAST)), totals.put(PAST, sum)];
    },
    /** Begins the tables with what the state at the head holds. */
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

/** The lowest height from which on the explorer has read all blocks, and has what they tell. */
export async function readFrom(database: DatabaseReads): Promise<number> {
  const [[live, past], forgotten = 0] = await Promise.all([
    totals.getMany(database, [[LIVE], [PAST]]),
    marks.get(database, 'forgotten'),
  ]);
  return Math.max(past?.from_height ?? live!.from_height, forgotten);
}
