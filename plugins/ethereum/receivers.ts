/**
 * Index by last 20 bytes of accounts that only ever received: the state cannot resolve them, because they never
 * revealed a key. For display only: payments to 20 bytes never use it (ethereum 4.1).
 */

import { bareForm, isBare } from '../../modules/accounts/port.js';
import {
  type Address,
  type Database,
  type DatabaseChange,
  type FinalBlock,
  isFarBehind,
  type PluginContext,
  type Put,
  t,
  table,
} from '../../runtime/plugin.js';
import { lookingUp } from './looking-up.js';

/** Bare form and account. */
const rows = table(1, [t.address, t.address], t.struct({}));
/** Height at which the rows were first built. */
const begun = table(2, [t.u8], t.height);
/** Set while there are indexed blocks whose state changes were already pruned. */
const missed = table(3, [t.u8], t.struct({}));

/** State maps of possessions, and the index of the account in their keys. */
const HOLDINGS = [
  ['tokens', 'balances', 0],
  ['nft', 'balances', 1],
  ['multi-token', 'balances', 2],
] as const;

/** Rows per write when the table is filled from the state. */
const FILL = 2_000;
/** Maximum accounts that are shown for one address: anyone can create more. */
const MOST = 16;
/** Maximum addresses whose accounts are kept in memory. */
const KEPT = 4_096;
/** System accounts of genesis and the zero address are never resolved to another account. */
const isSystem = (bare: Address): boolean => /^0{63}[0-8]$/.test(bare);

const rowOf = (account: Address): DatabaseChange => rows.put(bareForm(account), account, {});

const NONE: readonly Address[] = [];

export class Receivers {
  readonly #database: Database;
  readonly #node: PluginContext;
  /** Accounts by their last 20 bytes, as the rows of the head have them: reading them again takes an iterator. */
  readonly #kept = new Map<Address, readonly Address[]>();
  #rowsHeight: () => number = () => -1;
  readonly #holdings: readonly (typeof HOLDINGS)[number][];
  #missed: boolean;

  private constructor(node: PluginContext, database: Database, hasMissed: boolean) {
    this.#node = node;
    this.#database = database;
    this.#missed = hasMissed;
    const modules = new Set(node.set.modules.map(({ module }) => module.name));
    this.#holdings = HOLDINGS.filter(([module]) => modules.has(module));
  }

  /**
   * Opens the tables and fills them from the state on the first start. Afterwards `rows` must be called for every
   * block.
   */
  static async open(node: PluginContext, database: Database): Promise<Receivers> {
    const receivers = new Receivers(node, database, (await missed.get(database, 0)) !== undefined);
    if ((await begun.get(database, 0)) === undefined) {
      const { height } = node.ledger.head;
      await receivers.#fill();
      await database.write({ changes: [begun.put(0, height)] });
    }
    return receivers;
  }

  /** Passes the height that the written rows reflect. Without it, every lookup reads them. */
  follow(rowsHeight: () => number): void {
    this.#rowsHeight = rowsHeight;
  }

  /** The height of the head if the rows reflect it: no older rows may answer for the head until the next block. */
  get #current(): number | undefined {
    const { height } = this.#node.ledger.head;
    return this.#rowsHeight() === height ? height : undefined;
  }

  /** The first accounts that end in these 20 bytes, if no row must be read for them. */
  known(bare: Address): readonly Address[] | undefined {
    if (isSystem(bare)) return NONE;
    return this.#current === undefined ? undefined : this.#kept.get(bare);
  }

  /** The first accounts that end in these 20 bytes. */
  async under(bare: Address): Promise<readonly Address[]> {
    const height = this.#current;
    const { rows: found } = await rows.page(this.#database, [bare], MOST);
    const accounts = found.map(({ key: [, account] }) => account);
    if (height !== undefined && height === this.#current) this.#keep(bare, accounts);
    return accounts;
  }

  #keep(bare: Address, accounts: readonly Address[]): void {
    if (this.#kept.size >= KEPT) this.#kept.clear();
    this.#kept.set(bare, accounts);
  }

  /** State changes of old blocks are pruned; after missing some, the state is read once when the head is reached. */
  async rows({ header: { height } }: FinalBlock, put: Put): Promise<DatabaseChange[]> {
    if (!(await this.#follow(height, put))) {
      this.#missed = true;
      return [missed.put(0, {})];
    }
    if (!this.#missed || isFarBehind(this.#node.ledger, height)) return [];
    await this.#fill();
    this.#missed = false;
    return [missed.delete(0)];
  }

  /** Returns false if the state changes of the block are pruned. */
  async #follow(height: number, put: Put): Promise<boolean> {
    for (const [module, store, part] of this.#holdings) {
      for await (const page of this.#node.changes(module, store, height)) {
        if (!page) return false;
        for (const { key, before, after } of page) {
          const account = key[part] as Address;
          if (before !== undefined || after === undefined || isBare(account)) continue;
          this.#kept.delete(bareForm(account));
          await put(rowOf(account));
        }
      }
    }
    return true;
  }

  async #fill(): Promise<void> {
    this.#kept.clear();
    let changes: DatabaseChange[] = [];
    for (const [module, store, part] of this.#holdings) {
      for await (const { key } of this.#node.entries(module, store)) {
        const account = key[part] as Address;
        if (!isBare(account)) changes.push(rowOf(account));
        if (changes.length < FILL) continue;
        await this.#database.write({ changes });
        changes = [];
      }
    }
    await this.#database.write({ changes });
  }
}

/** Finds accounts that only ever received, during a read. */
export type Lookup = (bare: Address) => readonly Address[];

/** Runs a read that may look up such accounts. */
export const withReceivers = <T>(receivers: Receivers, read: (lookup: Lookup) => T | Promise<T>): T | Promise<T> =>
  lookingUp(
    (bare: Address) => receivers.under(bare),
    (found) => read((bare) => receivers.known(bare) ?? found(bare) ?? NONE),
  );
