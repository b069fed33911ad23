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
  mapInSlices,
  type PluginContext,
  type Put,
  type Rows,
  t,
  table,
  ZERO_ADDRESS,
} from '../../runtime/plugin.js';
import { viewOf } from './bundle-view.js';
import { movesIn } from './frames.js';
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

  /** The places of the transactions that concern each address, the first nonce of each sender, and who was made by which. */
  async #read(block: FinalBlock) {
    const { header, envelopes, outcomes } = block;
    const { height } = header;
    const created: (readonly [contract: Address, index: number])[] = [];
    const logs = new Map((await this.#logs(height)).bundles.map((one) => [one.bundle, one.logs]));
    const places = new Map<Address, number[]>();
    const nonces = new Map<Address, number>();
    await mapInSlices(envelopes, async (envelope, index) => {
      const { from, to } = await this.#node.ledger.read(() => viewOf(this.#node, envelope));
      const concerned = new Set<Address>([from]);
      if (to !== null) concerned.add(to);
      for (const move of movesIn(this.#node, outcomes[index]!.events)) concerned.add(move.from).add(move.to);
      for (const { topics } of logs.get(index) ?? []) {
        for (const at of ENDS.get(topics[0]!) ?? []) concerned.add(topics[at] as string as Address);
      }
      for (const address of concerned) {
        const known = places.get(address);
        if (known) known.push(index);
        else places.set(address, [index]);
      }
      nonces.set(from, Math.min(nonces.get(from) ?? envelope.nonce, envelope.nonce));
      for (const { type, data } of outcomes[index]!.events) {
        const [event, field] = CREATED[type.module] ?? [];
        if (event !== type.name) continue;
        created.push([bareForm(data[field!] as Address), index]);
      }
    });
    places.delete(ZERO_ADDRESS); // mints and burns name it, and nobody is it
    return { places, nonces, created };
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
