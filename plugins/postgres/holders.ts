/** Who holds what, in the database: moved on with the blocks, made anew from the state where it is forgotten what they changed. */

import type { Address, Hash, PluginContext, SpareTurn, TextForms } from '../../runtime/plugin.js';
import { CopyLines } from './copy-lines.js';
import { tableIn } from './names.js';
import type { Session } from './session.js';
import { holders } from './tables.js';

type Node = Pick<PluginContext, 'changes' | 'entries' | 'since' | 'text'>;

/** What some blocks changed of one balance. */
interface Balance {
  readonly account: Address;
  readonly token: Hash;
  readonly before: bigint;
  after: bigint;
}

/** What some blocks changed. */
export interface HolderChanges {
  readonly balances: readonly Balance[];
  /** How many more (or fewer) hold each token. */
  readonly more: ReadonlyMap<Hash, number>;
}

const amountOf = (value: unknown) => (value as bigint | undefined) ?? 0n;

/** What these blocks changed; undefined where it is forgotten. */
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
      for (const { key, before, after } of page) {
        const [account, token] = key as readonly [Address, Hash];
        const known = changed.get(account + token);
        if (known) known.after = amountOf(after);
        else changed.set(account + token, { account, token, before: amountOf(before), after: amountOf(after) });
      }
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

/** Where balances wait within a transaction. */
const MOVED = 'moved_holders';
const makeMoved = (schema: string): string =>
  `CREATE TEMP TABLE ${MOVED} (LIKE ${tableIn(schema, holders.name)}) ON COMMIT DROP`;

/** Writes the changes, within a transaction. */
export async function moveHolders(
  session: Session,
  schema: string,
  text: TextForms,
  { balances }: HolderChanges,
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

/** Balances that are written at a time. */
const PAGE = 5_000;

/**
 * Makes the holders as they were after a height, within a transaction. False when it is forgotten meanwhile what blocks
 * changed: the chain goes on.
 */
export async function makeHolders(session: Session, schema: string, node: Node, height: number): Promise<boolean> {
  const since = node.since('tokens', 'balances', height);
  if (!(await since.follow())) return false;
  await session.query(makeMoved(schema));
  const lines = new CopyLines(holders.columns, node.text);
  const add = ({ key, value }: { readonly key: readonly unknown[]; readonly value: unknown }) => {
    const [account, token] = key as readonly [Address, Hash];
    if (amountOf(value) > 0n) lines.add([token, account, amountOf(value)]);
  };
  const write = () => session.copy(MOVED, holders.columns, lines.take());
  let page: { readonly key: readonly unknown[]; readonly value: unknown }[] = [];
  // A page is taken as it was only if nothing in it changed until it was read.
  const take = async (): Promise<boolean> => {
    if (!(await since.follow())) return false;
    for (const entry of page) if (!since.has(entry.key)) add(entry);
    page = [];
    await write();
    return true;
  };
  for await (const entry of node.entries('tokens', 'balances')) {
    if (page.push(entry) === PAGE && !(await take())) return false;
  }
  if (!(await take()) || !(await since.follow())) return false;
  for await (const changed of since.entries()) {
    if (!changed) return false;
    for (const entry of changed) add(entry);
    await write();
  }
  const into = tableIn(schema, holders.name);
  const counts = tableIn(schema, 'token_counts');
  await session.query(`DELETE FROM ${into}`);
  // What changed behind a page that was read stands there twice, with the same balance.
  await session.query(`INSERT INTO ${into} SELECT DISTINCT * FROM ${MOVED}`);
  await session.query(`UPDATE ${counts} SET holders = 0`);
  await session.query(
    `INSERT INTO ${counts} (token, holders, movements) SELECT token, count(*), 0 FROM ${into} GROUP BY token
       ON CONFLICT (token) DO UPDATE SET holders = excluded.holders`,
  );
  return true;
}
