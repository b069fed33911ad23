/** Balances and supplies that follow from a first reading of the state and the events of every later block. */

import { idOf } from './bytes.js';
import type { Block, ChainEvent } from './chain.js';
import { Difference, same } from './difference.js';
import type { Emission } from './emission.js';

const NATIVE = '0'.repeat(64);
/** Raw units of a fee for one gas at price 1, by the decimals of the chain: 10^decimals / 10^9. */
const NANO = 10n ** 9n;

/** A transfer as an event announced it; minted tokens come from no account, burned ones go to none. */
export interface Movement {
  readonly height: number;
  readonly mint: string;
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** The ledger of a chain. */
export class Ledger {
  readonly emission: Emission;
  /** By account and mint; no entry for zero. */
  readonly balances: Map<string, bigint>;
  readonly supplies: Map<string, bigint>;
  readonly movements: Movement[] = [];
  /** Number of events by module. */
  readonly events = new Map<string, number>();
  #unissued: bigint;
  /** Mints by the names of events. */
  readonly #mints: Map<string, string>;
  readonly #unit: bigint;
  /** Account that receives what a proposer earns, if its validator stakes. */
  readonly #stakes: string;

  constructor(start: {
    readonly emission: Emission;
    readonly balances: Map<string, bigint>;
    readonly supplies: Map<string, bigint>;
    readonly unissued: bigint;
    readonly mints: Map<string, string>;
    readonly decimals: number;
    readonly stakes: string;
  }) {
    this.emission = start.emission;
    this.balances = start.balances;
    this.supplies = start.supplies;
    this.#unissued = start.unissued;
    this.#mints = start.mints;
    this.#unit = 10n ** BigInt(start.decimals);
    this.#stakes = start.stakes;
  }

  get unissued(): bigint {
    return this.#unissued;
  }

  balance(account: string, mint: string): bigint {
    return this.balances.get(account + mint) ?? 0n;
  }

  /** Applies a block. `isValidator`: whether the proposer has a record of stake. */
  apply(block: Block, isValidator: (operator: string) => boolean): void {
    let fees = 0n;
    for (const receipt of block.receipts) {
      const fee = (BigInt(receipt.gas_used) * BigInt(receipt.gas_price) * this.#unit + NANO - 1n) / NANO;
      const record = `of receipt ${receipt.bundle_hash}`;
      same(block.height, `fee ${record}`, `${fee}`, receipt.fee);
      same(block.height, `proposer's fee ${record}`, `${(fee * 80n) / 100n}`, receipt.fee_proposer);
      same(block.height, `treasury's fee ${record}`, `${fee - (fee * 80n) / 100n}`, receipt.fee_treasury);
      this.#add(idOf(receipt.from), NATIVE, -fee);
      this.#unissued += fee;
      fees += fee;
      for (const event of receipt.events) this.#take(block.height, event);
      this.#settle(block.height);
    }
    for (const event of block.events) this.#take(block.height, event);
    const rewarded = block.events.find(({ module, name }) => module === 'fees' && name === 'BlockRewarded');
    const { proposer, treasury } = this.emission.reward(block, rewarded, fees);
    const operator = idOf(block.proposer);
    this.#add(isValidator(operator) ? this.#stakes : operator, NATIVE, proposer);
    this.#add(this.emission.treasury, NATIVE, treasury);
    this.#unissued -= proposer + treasury;
    this.#settle(block.height);
    same(block.height, 'unissued native units', this.emission.remaining, this.#unissued);
  }

  readonly #touched = new Set<string>();

  #add(account: string, mint: string, amount: bigint): void {
    const key = account + mint;
    this.balances.set(key, (this.balances.get(key) ?? 0n) + amount);
    this.#touched.add(key);
  }

  /** After a bundle, no balance is negative. Within one, the fee is taken in another order than the events. */
  #settle(height: number): void {
    for (const key of this.#touched) {
      const amount = this.balances.get(key)!;
      if (amount < 0n) throw new Difference(height, `balance of ${accountAndMint(key)}`, 'no debt', amount);
      if (amount === 0n) this.balances.delete(key);
    }
    this.#touched.clear();
  }

  #mintOf(height: number, name: unknown): string {
    if (typeof name !== 'string') throw new Difference(height, 'token of an event', 'a name', name);
    if (/^0x[0-9a-f]{64}$/.test(name)) return name.slice(2);
    const mint = this.#mints.get(name);
    if (mint === undefined) throw new Difference(height, `token ${name}`, 'a created token', 'unknown');
    return mint;
  }

  #take(height: number, { module, name, data }: ChainEvent): void {
    this.events.set(module, (this.events.get(module) ?? 0) + 1);
    if (module !== 'tokens') return;
    if (name === 'TokenCreated') {
      const mint = (data.mint as string).slice(-64);
      if (!(data.token as string).startsWith('0x')) this.#mints.set(data.token as string, mint);
      this.supplies.set(mint, 0n);
      return;
    }
    if (name !== 'Transfer' && name !== 'TokenMinted' && name !== 'TokenBurned') return;
    const mint = this.#mintOf(height, data.token);
    const amount = BigInt(data.amount as string);
    const from = name === 'TokenMinted' ? NATIVE : idOf(data.from as string);
    const to = name === 'TokenBurned' ? NATIVE : idOf(data.to as string);
    if (name !== 'TokenMinted') this.#add(from, mint, -amount);
    if (name !== 'TokenBurned') this.#add(to, mint, amount);
    if (name === 'TokenMinted') this.supplies.set(mint, (this.supplies.get(mint) ?? 0n) + amount);
    if (name === 'TokenBurned') this.supplies.set(mint, (this.supplies.get(mint) ?? 0n) - amount);
    this.movements.push({ height, mint, from, to, amount });
  }
}

/** The two ids of a key of the balances, for people. */
export const accountAndMint = (key: string): string => `account 0x${key.slice(0, 64)} in token 0x${key.slice(64)}`;
export { NATIVE };
