/**
 * Index for Ethereum block explorers: transactions by address, by sender and nonce, and by created contract; its rows
 * follow the chain.
 */

import { bareForm } from '../../modules/accounts/port.js';
import { type BlockLogs, readLogs, TOPICS } from '../../modules/evm/port.js';
import {
  type Address,
  type Database,
  type DatabaseChange,
  descending,
  type FinalBlock,
  type Hash,
  mapInSlices,
  type PluginContext,
  type Put,
  type Rows,
  t,
  table,
  ZERO_ADDRESS,
} from '../../runtime/plugin.js';
import { after } from './after.js';
import { type Envelope, recipientOf } from './bundle-view.js';
import { type Events, moveIn } from './frames.js';
import { logsWhereKept } from './kept-logs.js';

/** Maximum bundles in a block. */
const MAX_BUNDLES = 65_536;
const Place = t.struct({ height: t.height, index: t.u32 });

/** Address and height -> indexes of the block's transactions that concern the address, in order. */
const concerning = table(4, [t.address, descending(t.height)], t.list(t.u32, MAX_BUNDLES));
/** Sender and its first nonce in a block -> height of that block. */
const sent = table(5, [t.address, descending(t.nonce)], t.height);
/** Contract -> the transaction that created it. */
const creations = table(6, [t.address], Place);

/** Events that report a new contract, by module, and the field that names it. */
const CREATED: Readonly<Record<string, readonly [event: string, field: string]>> = {
  tokens: ['TokenCreated', 'mint'],
  nft: ['NftCollectionCreated', 'collection'],
  'multi-token': ['MultiTokenCollectionCreated', 'collection'],
};

/** Topic positions of sender and recipient in each kind of transfer log. */
const ENDS: ReadonlyMap<string, readonly [number, number]> = new Map([
  [TOPICS.Transfer, [1, 2]],
  [TOPICS.TransferSingle, [2, 3]],
  [TOPICS.TransferBatch, [2, 3]],
]);

/** Transactions of a block that concern an address. */
export interface Concerned {
  readonly height: number;
  /** Indexes in the block, in order. */
  readonly indexes: readonly number[];
}

/** Blocks of a page in the requested order, and whether there are more. */
export interface ConcernedPage {
  readonly blocks: readonly Concerned[];
  readonly more: boolean;
}

/** Collects the rows of a block, one bundle at a time. */
class Reading {
  readonly #node: PluginContext;
  /** By index in the block. */
  readonly #logs: ReadonlyMap<number, BlockLogs['bundles'][number]['logs']>;
  readonly #places = new Map<Address, number[]>();
  readonly #nonces = new Map<Address, number>();
  readonly #created: (readonly [contract: Address, index: number])[] = [];
  /**
   * Index lists by account. The bare form is computed once per account and block, because computing and hashing it for
   * each mention takes longer than the rest.
   */
  readonly #ofAccount = new Map<Address | Hash, number[]>();

  constructor(node: PluginContext, logs: ReadonlyMap<number, BlockLogs['bundles'][number]['logs']>) {
    this.#node = node;
    this.#logs = logs;
  }

  add(envelope: Envelope, events: Events, index: number): void | Promise<void> {
    return after(
      this.#node.ledger.readNow(() => recipientOf(this.#node, envelope)),
      (to) => this.#add(envelope, to, events, index),
    );
  }

  #add({ from, nonce }: Envelope, to: Address | Hash | null, events: Events, index: number): void {
    this.#concern(from, index);
    if (to !== null) this.#concern(to, index);
    const { symbol } = this.#node.ledger.chain;
    for (const event of events) {
      const move = moveIn(event, symbol);
      if (move) {
        this.#concern(move.from, index);
        this.#concern(move.to, index);
      }
      const { type, data } = event;
      const [name, field] = CREATED[type.module] ?? [];
      if (name === type.name) this.#created.push([bareForm(data[field!] as Address), index]);
    }
    for (const { topics } of this.#logs.get(index) ?? []) {
      for (const at of ENDS.get(topics[0]!) ?? []) this.#concern(topics[at] as string as Address, index);
    }
    this.#nonces.set(from, Math.min(this.#nonces.get(from) ?? nonce, nonce));
  }

  #concern(account: Address | Hash, index: number): void {
    let places = this.#ofAccount.get(account);
    if (!places) {
      const bare = bareForm(account);
      places = this.#places.get(bare) ?? [index]; // usually the first mention of this address
      this.#places.set(bare, places);
      this.#ofAccount.set(account, places);
    }
    if (places.at(-1) !== index) places.push(index);
  }

  /**
   * Returns transaction indexes by address, the first nonce of each sender, and created contracts with the index of
   * their transaction.
   */
  found() {
    this.#places.delete(ZERO_ADDRESS); // mints and burns name the zero address, which no one owns
    const nonces = new Map<Address, number>();
    for (const [account, nonce] of this.#nonces) {
      const from = bareForm(account);
      nonces.set(from, Math.min(nonces.get(from) ?? nonce, nonce));
    }
    return { places: this.#places, nonces, created: this.#created };
  }
}

export class History {
  readonly #node: PluginContext;
  readonly #database: Database;

  constructor(node: PluginContext, database: Database) {
    this.#node = node;
    this.#database = database;
  }

  /** Returns the rows that a block adds. */
  async rows(block: FinalBlock, put: Put): Promise<DatabaseChange[]> {
    const { places, nonces, created } = await this.#read(block);
    const { height } = block.header;
    for (const [contract, index] of created) await put(creations.put(contract, { height, index }));
    for (const [address, indexes] of places) await put(concerning.put(address, height, indexes));
    for (const [from, nonce] of nonces) await put(sent.put(from, nonce, height));
    return [];
  }

  /** Returns the keys of rows that are useless without the block. Rows of contract creations stay. */
  async ofBlock(block: FinalBlock): Promise<Uint8Array[]> {
    const { places, nonces } = await this.#read(block);
    const keys = [...places.keys()].map((address) => concerning.delete(address, block.header.height)[0]);
    for (const [from, nonce] of nonces) keys.push(sent.delete(from, nonce)[0]);
    return keys;
  }

  async #read(block: FinalBlock) {
    const { header, envelopes, outcomes } = block;
    const { height } = header;
    const logs = new Map((await this.#logs(height)).bundles.map((one) => [one.bundle, one.logs]));
    const reading = new Reading(this.#node, logs);
    await mapInSlices(envelopes, (envelope, index) => reading.add(envelope, outcomes[index]!.events, index));
    return reading.found();
  }

  /** Returns no logs for a block that was executed without this plugin. */
  async #logs(height: number): Promise<BlockLogs> {
    return readLogs(await logsWhereKept(this.#node, height));
  }

  /** Returns up to `limit` blocks below a height with transactions that concern an address, newest first. */
  below(address: Address, height: number, limit: number): Promise<ConcernedPage> {
    if (height === 0) return Promise.resolve({ blocks: [], more: false });
    return this.#page(address, height - 1, limit, 'ascending');
  }

  /** Returns blocks above a height, oldest first. */
  above(address: Address, height: number, limit: number): Promise<ConcernedPage> {
    return this.#page(address, height + 1, limit, 'descending');
  }

  async #page(
    address: Address,
    height: number,
    limit: number,
    order: 'ascending' | 'descending',
  ): Promise<ConcernedPage> {
    const cursor = concerning.cursor(address, height);
    const page: Rows<readonly [Address, number], readonly number[]> = await concerning.page(
      this.#database,
      [address],
      limit,
      cursor,
      order,
    );
    const blocks = page.rows.map(({ key, value }) => ({ height: key[1], indexes: value }));
    return { blocks, more: page.next !== null };
  }

  /**
   * Height of the block that may contain the sender's transaction with this nonce; undefined if all known nonces are
   * higher.
   */
  async heightOf(sender: Address, nonce: number): Promise<number | undefined> {
    const { rows } = await sent.page(this.#database, [sender], 1, sent.cursor(sender, nonce));
    return rows[0]?.value;
  }

  /** Location of the transaction that created a contract; undefined for contracts of genesis, and for accounts. */
  creation(contract: Address): Promise<{ readonly height: number; readonly index: number } | undefined> {
    return creations.get(this.#database, contract);
  }
}
