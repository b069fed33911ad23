/**
 * Accounts of the chain that only ever received, by their last 20 bytes: the state cannot find them, since they showed no
 * key. For display alone: money sent to 20 bytes never goes by this (ethereum 4.1).
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
/** The height that the rows were first made at. */
const begun = table(2, [t.u8], t.height);
/** There while blocks have been read of which it is forgotten what they changed. */
const missed = table(3, [t.u8], t.struct({}));

/** Where accounts hold something, and which part of the key is the account. */
const HOLDINGS = [
  ['tokens', 'balances', 0],
  ['nft', 'balances', 1],
  ['multi-token', 'balances', 2],
] as const;

/** Rows written together when the table is filled from the state. */
const FILL = 2_000;
/** The genesis system accounts and the zero address are themselves. */
const isSystem = (bare: Address): boolean => /^0{63}[0-8]$/.test(bare);

const rowOf = (account: Address): DatabaseChange => rows.put(bareForm(account), account, {});

/** Finds them. */
export class Receivers {
  readonly #database: Database;
  readonly #node: PluginContext;
  readonly #holdings: readonly (typeof HOLDINGS)[number][];
  #missed: boolean;

  private constructor(node: PluginContext, database: Database, hasMissed: boolean) {
    this.#node = node;
    this.#database = database;
    this.#missed = hasMissed;
    const modules = new Set(node.set.modules.map(({ module }) => module.name));
    this.#holdings = HOLDINGS.filter(([module]) => modules.has(module));
  }

  /** Opens the tables; fills them from the state at the first start. From then on `rows` has to hear of every block. */
  static async open(node: PluginContext, database: Database): Promise<Receivers> {
    const receivers = new Receivers(node, database, (await missed.get(database, 0)) !== undefined);
    if ((await begun.get(database, 0)) === undefined) {
      const { height } = node.ledger.head;
      await receivers.#fill();
      await database.write({ changes: [begun.put(0, height)] });
    }
    return receivers;
  }

  /** The one account that ends in these 20 bytes; undefined for none, and for several. */
  async under(bare: Address): Promise<Address | undefined> {
    if (isSystem(bare)) return undefined;
    const { rows: found } = await rows.page(this.#database, [bare], 2);
    return found.length === 1 ? found[0]!.key[1] : undefined;
  }

  /** What blocks changed is forgotten when they are long past; then the state is read, once, when the head is reached. */
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

  /** False where it is forgotten what the block changed. */
  async #follow(height: number, put: Put): Promise<boolean> {
    for (const [module, store, part] of this.#holdings) {
      for await (const page of this.#node.changes(module, store, height)) {
        if (!page) return false;
        for (const { key, before, after } of page) {
          const account = key[part] as Address;
          if (before === undefined && after !== undefined && !isBare(account)) await put(rowOf(account));
        }
      }
    }
    return true;
  }

  async #fill(): Promise<void> {
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

/** Finds an account that only ever received, inside of a reading. */
export type Lookup = (bare: Address) => Address | undefined;

/** Runs a reading that may ask for such accounts. */
export const withReceivers = <T>(receivers: Receivers, read: (lookup: Lookup) => T | Promise<T>): T | Promise<T> =>
  lookingUp((bare: Address) => receivers.under(bare), read);
