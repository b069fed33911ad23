/** Holder rows in the database: updated with each block, and rebuilt from the state if state changes are pruned. */

import {
  type Address,
  type Hash,
  type PluginContext,
  type SpareTurn,
  type TextForms,
  t,
} from '../../runtime/plugin.js';
import { column } from './columns.js';
import { CopyLines } from './copy-lines.js';
import { tableIn } from './names.js';
import { LONG_MS, type Session } from './session.js';
import { holders } from './tables.js';

type Node = Pick<PluginContext, 'changes' | 'entries' | 'since' | 'text' | 'ledger'>;

/** Change of one balance over a range of blocks. */
interface Balance {
  readonly account: Address;
  readonly token: Hash;
  readonly before: bigint;
  after: bigint;
}

/** Changes of holders over a range of blocks. */
export interface HolderChanges {
  readonly balances: readonly Balance[];
  /** Change in the number of holders of each token. */
  readonly more: ReadonlyMap<Hash, number>;
}

const amountOf = (value: unknown) => (value as bigint | undefined) ?? 0n;

/** Merges a block's change of a balance with those of earlier blocks. */
function note(
  changed: Map<string, Balance>,
  { key, before, after }: { readonly key: readonly unknown[]; readonly before: unknown; readonly after: unknown },
): void {
  const [account, token] = key as readonly [Address, Hash];
  const known = changed.get(account + token);
  if (known) known.after = amountOf(after);
  else changed.set(account + token, { account, token, before: amountOf(before), after: amountOf(after) });
}

/** Returns the changes of these blocks; undefined if they are pruned. */
export async function holderChanges(
  node: Node,
  first: number,
  last: number,
  turn: SpareTurn,
): Promise<HolderChanges | undefined> {
  const changed = new Map<string, Balance>();
  for (let height = first; height <= last; height++) {
    for await (const page of node.changes('tokens', 'balances', height)) {
      if (!page) return undefined;
      for (const change of page) note(changed, change);
      if (turn.over) await turn.next();
    }
  }
  const balances = [...changed.values()].filter(({ before, after }) => before !== after);
  const more = new Map<Hash, number>();
  for (const { token, before, after } of balances) {
    const change = Number(after > 0n) - Number(before > 0n);
    if (change !== 0) more.set(token, (more.get(token) ?? 0) + change);
  }
  return { balances, more };
}

/** Temporary table of changed balances; truncated before each use. */
const MOVED = 'moved_holders';
const makeMoved = (schema: string): string =>
  `CREATE TEMP TABLE IF NOT EXISTS ${MOVED} (LIKE ${tableIn(schema, holders.name)}) ON COMMIT DROP; TRUNCATE ${MOVED}`;

/** Writes the changes, within a transaction. */
export async function moveHolders(
  session: Session,
  schema: string,
  text: TextForms,
  { balances }: Pick<HolderChanges, 'balances'>,
): Promise<void> {
  if (balances.length === 0) return;
  await session.query(makeMoved(schema));
  const lines = new CopyLines(holders.columns, text);
  for (const { token, account, after } of balances) lines.add([token, account, after]);
  await session.copy(MOVED, holders.columns, lines.take());
  const into = tableIn(schema, holders.name);
  await session.query(
    `DELETE FROM ${into} AS held USING ${MOVED} AS moved
       WHERE moved.balance = 0 AND held.token = moved.token AND held.account = moved.account`,
  );
  await session.query(
    `INSERT INTO ${into} SELECT * FROM ${MOVED} WHERE balance > 0
       ON CONFLICT (token, account) DO UPDATE SET balance = excluded.balance`,
  );
}

/** Balances written at a time. */
const PAGE = 5_000;
/**
 * New blocks are examined after this many, and at this interval in milliseconds during database work, because state
 * changes are pruned after 128 blocks.
 */
const FOLLOW_BLOCKS = 16;
const FOLLOW_MS = 500;

/** Collects balance changes of new blocks while earlier balances are written. */
class LaterBalances {
  readonly #node: Node;
  #changed = new Map<string, Balance>();
  #isForgotten = false;
  /** The last block examined. */
  height: number;

  constructor(node: Node, height: number) {
    this.#node = node;
    this.height = height;
  }

  get size(): number {
    return this.#changed.size;
  }

  /** Examines the blocks up to the head. Returns false once state changes of one of them are pruned. */
  async follow(): Promise<boolean> {
    while (!this.#isForgotten && this.height < this.#node.ledger.head.height) {
      for await (const page of this.#node.changes('tokens', 'balances', this.height + 1)) {
        this.#isForgotten ||= page === undefined;
        for (const change of page ?? []) note(this.#changed, change);
      }
      this.height++;
    }
    return !this.#isForgotten;
  }

  /** Same, but only if enough new blocks exist. */
  async followSome(): Promise<boolean> {
    return this.#node.ledger.head.height < this.height + FOLLOW_BLOCKS || (await this.follow());
  }

  /** Same, repeatedly until the database work is done. */
  async followBeside(work: Promise<unknown>): Promise<boolean> {
    const done = work.then(() => true);
    const pause = () => new Promise<boolean>((resolve) => setTimeout(resolve, FOLLOW_MS, false));
    while (!(await Promise.race([done, pause()]))) await this.follow();
    return this.follow();
  }

  /** Returns the changes since the previous call. */
  take(): readonly Balance[] {
    const all = [...this.#changed.values()];
    this.#changed = new Map();
    return all;
  }
}

/** Temporary table of balances in reading order; the last row of each balance is valid. */
const MADE = 'made_holders';
const madeColumns = [...holders.columns, column('at', t.count)];

/**
 * Rebuilds the holders, within a transaction. Returns the block that they reflect, which is later than `height` if the
 * chain advances; undefined if state changes are pruned in the meantime.
 */
export async function makeHolders(
  session: Session,
  schema: string,
  node: Node,
  height: number,
): Promise<number | undefined> {
  // After this call, the node's database contains all changes up to `height`.
  if (!(await node.since('tokens', 'balances', height).follow())) return undefined;
  const into = tableIn(schema, holders.name);
  const counts = tableIn(schema, 'token_counts');
  await session.query(`CREATE TEMP TABLE ${MADE} (LIKE ${into}, at bigint) ON COMMIT DROP`);
  const later = new LaterBalances(node, height);
  const lines = new CopyLines(madeColumns, node.text);
  let at = 0;
  const write = async (balances: readonly Pick<Balance, 'token' | 'account' | 'after'>[]): Promise<boolean> => {
    for (const { token, account, after } of balances) lines.add([token, account, after, at]);
    at++;
    await session.copy(MADE, madeColumns, lines.take());
    return later.followSome();
  };
  let page: Pick<Balance, 'token' | 'account' | 'after'>[] = [];
  for await (const { key, value } of node.entries('tokens', 'balances')) {
    const [account, token] = key as readonly [Address, Hash];
    page.push({ account, token, after: amountOf(value) });
    if (!(await later.followSome())) return undefined;
    if (page.length < PAGE) continue;
    if (!(await write(page))) return undefined;
    page = [];
    if (later.size >= PAGE && !(await write(later.take()))) return undefined;
  }
  await write(page);
  if (!(await later.follow()) || !(await write(later.take()))) return undefined;

  const long = (statement: string) => later.followBeside(session.query(statement, [], LONG_MS));
  await long(`DELETE FROM ${into}`);
  await long(
    `INSERT INTO ${into} SELECT token, account, balance
       FROM (SELECT DISTINCT ON (token, account) * FROM ${MADE} ORDER BY token, account, at DESC) AS last WHERE balance > 0`,
  );
  let reached: number;
  do {
    if (!(await later.follow())) return undefined;
    reached = later.height;
    await moveHolders(session, schema, node.text, { balances: later.take() });
  } while (reached < node.ledger.head.height);
  // This comes last, because writers of other blocks wait for this lock.
  await session.query(`UPDATE ${counts} SET holders = 0`);
  await long(
    `INSERT INTO ${counts} (token, holders, movements) SELECT token, count(*), 0 FROM ${into} GROUP BY token
       ON CONFLICT (token) DO UPDATE SET holders = excluded.holders`,
  );
  return reached;
}
