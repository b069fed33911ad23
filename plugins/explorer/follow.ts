/** Follows the chain: the rows of each block, the first filling from the state, and blocks before it on request. */

import { tokensPort } from '../../modules/tokens/port.js';
import type { Breathe, Database, DatabaseChange, FinalBlock, Hash, PluginContext, Rows } from '../../runtime/sdk.js';
import { balancesNow, holdingRows, type Pair } from './holdings.js';
import { accountFields, readBlock, tokensIn } from './movements.js';
import { balances, LIVE, minutes, PAST, symbols, totals } from './tables.js';
import { countThings, tallyRows } from './tally.js';

/** Minutes of which bundles are counted. */
export const DAY_MINUTES = 1_440;
/** Balances written together when the tables are filled from the state. */
const FILL = 2_000;

/** Reads blocks for one node. */
export function reader(node: PluginContext, database: Database) {
  const { set, ledger, log } = node;
  const accountsOf = accountFields({ set });
  const mints = new Map<string, Hash>();
  /** The names that events have never change their meaning, so the head can tell them. */
  async function read(block: FinalBlock, breathe: Breathe) {
    const unknown = tokensIn(block).filter((name) => !mints.has(name));
    const found = await ledger.read(() => unknown.map((name) => ledger.view().port(tokensPort)!.find(name)));
    unknown.forEach((name, i) => void mints.set(name, found[i]!));
    return readBlock(block, accountsOf, (name) => mints.get(name)!, breathe);
  }

  /** True while rows of holders lag behind: blocks were read of which it is forgotten what they changed. */
  let guessing = false;

  return {
    /** Everything a new block adds. */
    async rows(block: FinalBlock, breathe: Breathe): Promise<readonly DatabaseChange[]> {
      const { rows, moved } = await read(block, breathe);
      const changed = node.changed(block.header.height, 'tokens', 'balances') as readonly Pair[] | undefined;
      if (changed && guessing) await fill();
      guessing = changed === undefined;
      const now = await balancesNow({ ledger }, changed ?? []);
      return [
        ...rows,
        ...(await holdingRows(database, now, moved)),
        ...newSymbols(block),
        ...(await sums(block)),
        ...(await tallyRows(database, block)),
      ];
    },
    /** What an old block adds: its past, not who holds what now. */
    async past(block: FinalBlock, breathe: Breathe): Promise<readonly DatabaseChange[]> {
      const { rows, moved } = await read(block, breathe);
      const { transactions } = (await totals.get(database, PAST)) ?? { transactions: 0 };
      const sum = { transactions: transactions + block.envelopes.length, from_height: block.header.height };
      return [...rows, ...(await holdingRows(database, [], moved, PAST)), totals.put(PAST, sum)];
    },
    /** Begins the tables with what the state at the head holds. */
    async begin(): Promise<void> {
      const { height } = ledger.head;
      await fill();
      for await (const { key, value } of node.entries('tokens', 'symbols')) {
        await database.write({ changes: [symbols.put(key[0] as string, value as Hash)] });
      }
      await database.write({ changes: await countThings(node) });
      await database.write({ changes: [totals.put(LIVE, { transactions: 0, from_height: height + 1 })] });
      log('info', 'the explorer filled its tables from the state', { height });
    },
  };

  /** Makes the rows of holders what the state says, whatever they were. */
  async function fill(): Promise<void> {
    let some: Pair[] = [];
    const write = async () => {
      await database.write({ changes: await holdingRows(database, await balancesNow({ ledger }, some), new Map()) });
      some = [];
    };
    const add = async (pair: Pair) => {
      if (some.push(pair) >= FILL) await write();
    };
    for await (const { key } of node.entries('tokens', 'balances')) await add(key as unknown as Pair);
    for (let cursor: string | null = null; ; ) {
      const page: Rows<Pair, bigint> = await balances.page(database, [], FILL, cursor);
      for (const { key } of page.rows) await add(key);
      cursor = page.next;
      if (cursor === null) break;
    }
    await write();
  }

  function newSymbols({ outcomes }: FinalBlock): DatabaseChange[] {
    const events = outcomes.flatMap((outcome) => outcome.events);
    const made = events.filter(({ type }) => type.module === 'tokens' && type.name === 'TokenCreated');
    // Liquidity tokens are named by their mint, which search finds anyway.
    return made
      .filter(({ data }) => !(data.token as string).startsWith('0x'))
      .map(({ data }) => symbols.put(data.token as string, data.mint as Hash));
  }

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

/** The lowest height from which on the explorer has read all blocks. */
export async function readFrom(database: Database): Promise<number> {
  const [live, past] = await totals.getMany(database, [[LIVE], [PAST]]);
  return past?.from_height ?? live!.from_height;
}
