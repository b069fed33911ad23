/**
 * Which transactions concern an address, and which one had which nonce or made which contract: rows that follow the chain, for
 * block explorers of Ethereum's kind.
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

/** Bundles that a block may have. */
const MAX_BUNDLES = 65_536;
const Place = t.struct({ height: t.height, index: t.u32 });

/** Address and height -> places in the block of the transactions that concern it, in order. */
const concerning = table(4, [t.address, descending(t.height)], t.list(t.u32, MAX_BUNDLES));
/** Sender and the first of his nonces in a block -> the height of that block. */
const sent = table(5, [t.address, descending(t.nonce)], t.height);
/** Contract -> the transaction that made it. */
const creations = table(6, [t.address], Place);

/** The events that tell of a new contract, by module, and the field that names it. */
const CREATED: Readonly<Record<string, readonly [event: string, field: string]>> = {
  tokens: ['TokenCreated', 'mint'],
  nft: ['NftCollectionCreated', 'collection'],
  'multi-token': ['MultiTokenCollectionCreated', 'collection'],
};

/** Logs of moves, and at which of their topics the accounts stand. */
const ENDS: ReadonlyMap<string, readonly [number, number]> = new Map([
  [TOPICS.Transfer, [1, 2]],
  [TOPICS.TransferSingle, [2, 3]],
  [TOPICS.TransferBatch, [2, 3]],
]);

/** Transactions of a block that concern an address. */
export interface Concerned {
  readonly height: number;
  /** Places in the block, in order. */
  readonly indexes: readonly number[];
}

/** Blocks of a page, in the order that was asked for; whether there are more behind them. */
export interface ConcernedPage {
  readonly blocks: readonly Concerned[];
  readonly more: boolean;
}

/** What the bundles of a block add, one after the other. */
class Reading {
  readonly #node: PluginContext;
  /** By place in the block. */
  readonly #logs: ReadonlyMap<number, BlockLogs['bundles'][number]['logs']>;
  readonly #places = new Map<Address, number[]>();
  readonly #nonces = new Map<Address, number>();
  readonly #created: (readonly [contract: Address, index: number])[] = [];
  /** The lists of places by account: its bare form is made once a block, as making and hashing it for each takes longer than the rest. */
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
      places = this.#places.get(bare) ?? [index]; // mostly the only one
      this.#places.set(bare, places);
      this.#ofAccount.set(account, places);
    }
    if (places.at(-1) !== index) places.push(index);
  }

  /** The places of the transactions that concern each address, the first nonce of each sender, and who was made by which. */
  found() {
    this.#places.delete(ZERO_ADDRESS); // mints and burns name it, and nobody is it
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

  /** What a block adds. */
  async rows(block: FinalBlock, put: Put): Promise<DatabaseChange[]> {
    const { places, nonces, created } = await this.#read(block);
    const { height } = block.header;
    for (const [contract, index] of created) await put(creations.put(contract, { height, index }));
    for (const [address, indexes] of places) await put(concerning.put(address, height, indexes));
    for (const [from, nonce] of nonces) await put(sent.put(from, nonce, height));
    return [];
  }

  /** The keys of the rows that are of no use without the block. Who made a contract stays. */
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

  /** None of a block that was executed while the plugin was not there. */
  async #logs(height: number): Promise<BlockLogs> {
    return readLogs(await logsWhereKept(this.#node, height));
  }

  /** Blocks below a height with transactions that concern an address, the newest first; at most so many. */
  below(address: Address, height: number, limit: number): Promise<ConcernedPage> {
    if (height === 0) return Promise.resolve({ blocks: [], more: false });
    return this.#page(address, height - 1, limit, 'ascending');
  }

  /** Blocks above a height, the oldest first. */
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

  /** The height of the block that may have the transaction of a sender with a nonce; undefined where he sent none so early. */
  async heightOf(sender: Address, nonce: number): Promise<number | undefined> {
    const { rows } = await sent.page(this.#database, [sender], 1, sent.cursor(sender, nonce));
    return rows[0]?.value;
  }

  /** Where the transaction is that made a contract; undefined for those of genesis, and for accounts. */
  creation(contract: Address): Promise<{ readonly height: number; readonly index: number } | undefined> {
    return creations.get(this.#database, contract);
  }
}
