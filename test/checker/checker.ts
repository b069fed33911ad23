/** The checker: follows a chain block by block over RPC, recomputes what its blocks say, and compares the state with it. */

import { Bridge } from './bridge.js';
import { idsOf } from './bytes.js';
import { type Block, blocksOf, checkBlock, readHeader, type Signed } from './chain.js';
import { COUNT_STORES, checkCounts } from './counts.js';
import { atMost, Difference, same } from './difference.js';
import { Emission } from './emission.js';
import { checkEscrows, ESCROW_STORES } from './escrows.js';
import { checkHolders, checkReceipts, checkTransfers, checkVotesCast, type Voted } from './histories.js';
import { accountAndMint, Ledger, NATIVE } from './ledger.js';
import type { Rpc } from './rpc.js';
import { checkStakes, STAKE_STORES, VAULT } from './stakes.js';
import { type Entry, readStores } from './state.js';

const MONEY_STORES = {
  balances: [2, 0],
  supplies: [2, 2],
  symbols: [2, 3],
  unissued: [2, 7],
  emission: [3, 0],
  pool: [3, 1],
} as const;

/** What a check has seen so far. */
export interface Report {
  readonly from: number;
  readonly to: number;
  readonly bundles: number;
  /** Readings of the state that were compared. */
  readonly readings: number;
  readonly accounts: number;
  readonly tokens: number;
  readonly calls: number;
}

/** Follows one node. Every method rejects with a Difference at the first one. */
export class Checker {
  readonly #rpc: Rpc;
  readonly #ledger: Ledger;
  readonly #from: number;
  #height: number;
  #hash: string;
  /** Last block whose histories were compared. */
  #comparedTo: number;
  #bundles = 0;
  #readings = 0;
  #validators: ReadonlySet<string> = new Set();
  /** Dust of the vault at the first reading, and by how much it may have grown. */
  #dust: bigint | undefined;
  #mayGrow = 0n;
  readonly #bridge = new Bridge();
  readonly #votes: Voted[] = [];
  readonly #receipts: string[] = [];

  private constructor(rpc: Rpc, ledger: Ledger, start: Pick<Block, 'height' | 'hash'>) {
    this.#rpc = rpc;
    this.#ledger = ledger;
    this.#from = start.height;
    this.#comparedTo = start.height;
    this.#height = start.height;
    this.#hash = start.hash;
  }

  /** Starts at the current block of the node. */
  static async open(rpc: Rpc): Promise<Checker> {
    const { height, stores } = await readStores(rpc, MONEY_STORES);
    const info = await rpc.ask<{ decimals: number }>('chain_nodeInfo');
    const tokens = await listTokens(rpc);
    const [start] = height === 0 ? [] : await listed(blocksOf(rpc, height, height));
    const genesisMs = await genesisTime(rpc);
    const parentMs = start?.timeMs ?? genesisMs;
    const [terms, pool] = [stores.emission[0]!, stores.pool[0]!];
    const ledger = new Ledger({
      emission: new Emission(terms, pool, genesisMs, parentMs),
      balances: balancesOf(stores.balances),
      supplies: suppliesOf(stores.supplies),
      unissued: stores.unissued[0]!.value.u128(),
      mints: tokens,
      decimals: info.decimals,
      stakes: VAULT,
    });
    const checker = new Checker(rpc, ledger, { height, hash: start?.hash ?? '' });
    await checker.compare();
    return checker;
  }

  get report(): Report {
    return {
      from: this.#from,
      to: this.#height,
      bundles: this.#bundles,
      readings: this.#readings,
      accounts: new Set([...this.#ledger.balances.keys()].map((key) => key.slice(0, 64))).size,
      tokens: this.#ledger.supplies.size,
      calls: this.#rpc.calls,
    };
  }

  /** Follows the blocks up to the current one and compares the state with them. */
  async compare(): Promise<void> {
    const money = await readStores(this.#rpc, { ...MONEY_STORES, validators: STAKE_STORES.validators });
    this.#validators = new Set(money.stores.validators.map(({ key }) => idsOf(key)[0]!));
    await this.#follow(money.height);
    this.#compareMoney(money.height, money.stores);

    const stakes = await readStores(this.#rpc, STAKE_STORES);
    await this.#follow(stakes.height);
    this.#compareDust(stakes.height, checkStakes(stakes, this.#ledger));

    const escrows = await readStores(this.#rpc, ESCROW_STORES);
    await this.#follow(escrows.height);
    checkEscrows(escrows, this.#ledger);

    checkCounts(await readStores(this.#rpc, COUNT_STORES));
    this.#readings++;
  }

  /** Compares the histories that the node serves with the blocks since the last call. */
  async compareHistories(): Promise<void> {
    const [from, to] = [this.#comparedTo, this.#height];
    await checkReceipts(this.#rpc, this.#receipts.splice(0));
    await checkTransfers(this.#rpc, from, to, this.#ledger.movements.splice(0));
    await checkVotesCast(this.#rpc, from, to, this.#votes.splice(0));
    await checkHolders(this.#rpc, this.#ledger, to);
    this.#comparedTo = to;
  }

  async #follow(height: number): Promise<void> {
    if (height < this.#height) throw new Difference(height, 'height of the node', `at least ${this.#height}`, height);
    for await (const block of blocksOf(this.#rpc, this.#height + 1, height)) {
      checkBlock(block, this.#height + 1, this.#height === 0 ? undefined : this.#hash);
      this.#ledger.apply(block, (operator) => this.#validators.has(operator));
      this.#height = block.height;
      this.#hash = block.hash;
      this.#bundles += block.receipts.length;
      this.#mayGrow += 3n;
      for (const receipt of block.receipts) this.#keep(block.height, receipt);
    }
  }

  #keep(height: number, receipt: Block['receipts'][number]): void {
    this.#bridge.check(receipt);
    this.#receipts.push(JSON.stringify(receipt));
    const staking = receipt.events.some(({ module }) => module === 'validators');
    for (const { module, name, data } of receipt.events) {
      if (module === 'governance' && name === 'ProposalVoted') this.#votes.push({ height, data });
      if (module === 'validators') this.#mayGrow += 4n;
    }
    if (staking) return;
    // Anyone can send tokens to the vault, which then belong to no one.
    for (const { module, name, data } of receipt.events)
      if (module === 'tokens' && name === 'Transfer' && `${data.to}`.endsWith(VAULT))
        this.#mayGrow += BigInt(data.amount as string);
  }

  #compareMoney(height: number, stores: Readonly<Record<keyof typeof MONEY_STORES, readonly Entry[]>>): void {
    const found = balancesOf(stores.balances);
    for (const [key, amount] of found)
      same(height, `balance of ${accountAndMint(key)}`, this.#ledger.balances.get(key) ?? 0n, amount);
    for (const [key, amount] of this.#ledger.balances)
      same(height, `balance of ${accountAndMint(key)}`, amount, found.get(key) ?? 0n);
    const supplies = suppliesOf(stores.supplies);
    const totals = new Map<string, bigint>();
    for (const [key, amount] of found) totals.set(key.slice(64), (totals.get(key.slice(64)) ?? 0n) + amount);
    for (const [mint, supply] of supplies) {
      const unissued = mint === NATIVE ? this.#ledger.unissued : 0n;
      same(height, `supply of token 0x${mint}`, this.#ledger.supplies.get(mint) ?? 0n, supply);
      same(height, `balances and unissued units of token 0x${mint}`, supply, (totals.get(mint) ?? 0n) + unissued);
    }
    same(height, 'number of tokens', this.#ledger.supplies.size, supplies.size);
    same(height, 'unissued native units', this.#ledger.unissued, stores.unissued[0]!.value.u128());
    const pool = stores.pool[0]!.value;
    same(height, 'remaining emission', this.#ledger.emission.remaining, pool.u128());
    same(height, 'emission so far', this.#ledger.emission.emitted, pool.u128());
  }

  /** What no account can claim may only grow by rounding: a step of staking loses less than four raw units. */
  #compareDust(height: number, { dust, bonds }: { readonly dust: bigint; readonly bonds: number }): void {
    this.#dust ??= dust;
    atMost(height, 'stake that belongs to no account', dust, this.#dust + this.#mayGrow + BigInt(bonds));
  }
}

const balancesOf = (entries: readonly Entry[]): Map<string, bigint> =>
  new Map(entries.map(({ key, value }) => [idsOf(key).join(''), value.u128()]));
const suppliesOf = (entries: readonly Entry[]): Map<string, bigint> =>
  new Map(entries.map(({ key, value }) => [idsOf(key)[0]!, value.u128()]));

async function listed<T>(all: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
}

/** Time of the genesis in milliseconds. */
async function genesisTime(rpc: Rpc): Promise<number> {
  return readHeader(await rpc.ask<Signed>('chain_getSignedHeader', 0)).timeMs;
}

/** Mints of all tokens by symbol. */
async function listTokens(rpc: Rpc): Promise<Map<string, string>> {
  const mints = new Map<string, string>();
  let cursor: string | null = null;
  do {
    const page: { tokens: { symbol: string; mint: string }[]; next_cursor: string | null } = await rpc.ask(
      'chain_listTokens',
      500,
      cursor,
    );
    for (const { symbol, mint } of page.tokens) mints.set(symbol, mint.slice(-64));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return mints;
}
