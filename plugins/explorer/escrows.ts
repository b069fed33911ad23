/** Accounts that hold tokens for others; they do not count as holders when ownership concentration is measured. */

import { type Address, type FinalBlock, type Hash, moduleAccount, type PluginContext } from '../../runtime/plugin.js';
import type { Event } from './movements.js';

/** Kind of an account among the holders of a token. */
export type Kind = 'account' | 'pool' | 'contract' | 'system';

/** Accounts in which modules keep pool reserves, locked liquidity, deposits and stakes. */
const ESCROWS: readonly (readonly [module: string, account: string, kind: Kind, label: string])[] = [
  ['bridge', 'lanes', 'contract', 'Bridge vault'],
  ['dex', 'vault', 'pool', 'DEX reserves'],
  ['dex', 'locks', 'contract', 'DEX locked liquidity'],
  ['governance', 'deposits', 'contract', 'Governance deposits'],
  ['settlement', 'bonds', 'contract', 'Settlement bonds'],
  ['settlement', 'orders', 'contract', 'Settlement escrow'],
  ['upgrade', 'deposits', 'contract', 'Upgrade deposits'],
  ['validators', 'stake', 'contract', 'Validator stakes'],
];

/** 0x00…00 to 0x00…ff belong to genesis and have no owner; 0xff…ff is the protocol. */
const SYSTEM = /^(0{62}[0-9a-f]{2}|f{64})$/;

type Labeled = readonly (readonly [account: Address, label: string])[];

const ofPresale = (id: number): Labeled => [[moduleAccount('presale', ['escrow', id]), `Presale ${id}`]];
const ofStakingPool = (pool: Hash): Labeled =>
  ['stakes', 'rewards'].map((part) => [moduleAccount('staking-pools', [part, pool]), `Staking pool ${part}`]);
const ofDao = (account: Address): Labeled => [[account, 'DAO treasury']];

/** Escrow accounts of one chain: fixed ones, those of presales and staking pools, and DAOs. */
export class Escrows {
  readonly #kinds: Map<Address, Kind>;
  readonly #labels: Map<Address, string>;

  /** `known`: accounts in addition to the fixed accounts of the modules. */
  constructor(known: readonly (readonly [account: Address, kind: Kind])[] = []) {
    const fixed = ESCROWS.map(([module, account, kind]) => [moduleAccount(module, [account]), kind] as const);
    this.#kinds = new Map([...fixed, ...known]);
    this.#labels = new Map(ESCROWS.map(([module, account, , label]) => [moduleAccount(module, [account]), label]));
  }

  /** Reads the existing ones from the state. */
  static async read({ set, entries }: Pick<PluginContext, 'set' | 'entries'>): Promise<Escrows> {
    const escrows = new Escrows();
    const has = (module: string) => set.modules.some((one) => one.module.name === module);
    if (has('presale'))
      for await (const { key } of entries('presale', 'terms')) escrows.#add(ofPresale(key[0] as number));
    if (has('staking-pools')) {
      for await (const { key } of entries('staking-pools', 'pools')) escrows.#add(ofStakingPool(key[0] as Hash));
    }
    if (has('dao')) for await (const { key } of entries('dao', 'daos')) escrows.#add(ofDao(key[0] as Address));
    return escrows;
  }

  /** Adds the accounts that a block created. */
  note({ outcomes }: FinalBlock): void {
    for (const { events } of outcomes) for (const event of events) this.#noteEvent(event);
  }

  #noteEvent({ type, data }: Event): void {
    if (type.name === 'DaoCreated' && type.module === 'dao') this.#add(ofDao(data.dao_address as Address));
    if (type.name === 'PresaleCreated' && type.module === 'presale') this.#add(ofPresale(data.presale_id as number));
    if (type.name === 'StakingPoolCreated' && type.module === 'staking-pools') {
      this.#add(ofStakingPool(data.pool_address as Hash));
    }
  }

  kindOf(account: Address): Kind {
    if (SYSTEM.test(account)) return 'system';
    return this.#kinds.get(account) ?? 'account';
  }

  /** All known accounts except those of kind `system`. */
  get all(): ReadonlyMap<Address, Kind> {
    return this.#kinds;
  }

  /** Role of an escrow account; undefined for every other account. */
  labelOf(account: Address): string | undefined {
    return this.#labels.get(account);
  }

  #add(accounts: Labeled): void {
    for (const [account, label] of accounts) {
      this.#kinds.set(account, 'contract');
      this.#labels.set(account, label);
    }
  }
}
