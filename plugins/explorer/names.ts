/**
 * Search by name: tokens, collections, pools, presales, DAOs, bridge releases and anchors; initially from the state,
 * then from events.
 */

import { tokensPort } from '../../modules/tokens/port.js';
import type { DatabaseChange, FinalBlock, Hash, PluginContext } from '../../runtime/plugin.js';
import { type Named, words } from './tables.js';

/** Maximum words of a name; each of them is a starting point for the search. */
const MOST_WORDS = 8;
/** Maximum characters of a name that are indexed. */
const LONGEST = 64;

/** Normalizes names and queries for comparison: lower case, single spaces. */
export const folded = (text: string): string =>
  Array.from(text.trim().toLowerCase().replace(/\s+/g, ' ')).slice(0, LONGEST).join('');

type Data = { readonly [field: string]: unknown };

/** A created thing with its names, or with the tokens that its names derive from. */
interface Found {
  readonly id: string;
  readonly names?: readonly string[];
  readonly mints?: readonly Hash[];
}

interface Kind {
  readonly type: Named;
  readonly module: string;
  /** The module's map of records, and the record field with the creation height (default `created_at_height`). */
  readonly store: string;
  readonly madeAt?: string;
  kept(key: readonly unknown[], record: Data): Found | undefined;
  /** Event that reports a new one. */
  readonly event: string;
  named(data: Data): Found | undefined;
  /** Derives its names from its tokens. */
  called?(tokens: readonly { readonly symbol: string; readonly name: string }[]): readonly string[];
}

const hex = (id: unknown): string => `0x${id as string}`;
const collection = { kept: ([id]: readonly unknown[], { name, symbol }: Data) => found(id, name, symbol) };
const found = (id: unknown, ...names: unknown[]): Found => ({ id: hex(id), names: names as string[] });

/** A bridge withdrawal is found by the transaction that released it on the other chain. */
const released = (id: unknown, tx: unknown): Found => ({ id: `${id}`, names: [tx as string] });

/** An anchor is found by its hash. */
const anchored = (namespace: unknown, key: unknown, hash: unknown): Found => ({
  id: `${namespace}/${key}`,
  names: [hash as string],
});

/** The first name is the label. Liquidity tokens are found under their pool. */
const KINDS: readonly Kind[] = [
  {
    type: 'token',
    module: 'tokens',
    store: 'tokens',
    kept: ([mint], { symbol, name, standard }) => (standard === 'lp' ? undefined : found(mint, symbol, name)),
    event: 'TokenCreated',
    named: ({ mint, token, name }) => (token === hex(mint) ? undefined : found(mint, token, name)),
  },
  {
    type: 'nft_collection',
    module: 'nft',
    store: 'collections',
    ...collection,
    event: 'NftCollectionCreated',
    named: ({ collection: id, name, symbol }) => found(id, name, symbol),
  },
  {
    type: 'multi_token_collection',
    module: 'multi-token',
    store: 'collections',
    ...collection,
    event: 'MultiTokenCollectionCreated',
    named: ({ collection: id, name, symbol }) => found(id, name, symbol),
  },
  {
    type: 'pool',
    module: 'dex',
    store: 'origins',
    kept: ([pool], { lo, hi }) => ({ id: hex(pool), mints: [lo as Hash, hi as Hash] }),
    event: 'PoolCreated',
    named: ({ pool, token_a, token_b }) => ({ id: hex(pool), mints: [token_a as Hash, token_b as Hash].sort() }),
    called: ([a, b]) => [`${a!.symbol}/${b!.symbol}`, `${b!.symbol}/${a!.symbol}`],
  },
  {
    type: 'presale',
    module: 'presale',
    store: 'terms',
    kept: ([id], { token_mint }) => ({ id: `${id}`, mints: [token_mint as Hash] }),
    event: 'PresaleCreated',
    named: ({ presale_id, token_mint }) => ({ id: `${presale_id}`, mints: [token_mint as Hash] }),
    called: ([token]) => [token!.symbol, token!.name],
  },
  {
    type: 'bridge_withdrawal',
    module: 'bridge',
    store: 'ops',
    kept: (_, { direction, withdrawal_id, tx_hash }) =>
      direction === 'out' && tx_hash !== null ? released(withdrawal_id, tx_hash) : undefined,
    event: 'BridgeReleased',
    named: ({ withdrawal_id, release_tx }) => released(withdrawal_id, release_tx),
  },
  {
    type: 'anchor',
    module: 'anchor',
    store: 'anchors',
    madeAt: 'block_height',
    kept: ([namespace, key], { value_hash }) => anchored(namespace, key, value_hash),
    event: 'Anchored',
    named: ({ namespace, key, value_hash }) => anchored(namespace, key, value_hash),
  },
  {
    type: 'dao',
    module: 'dao',
    store: 'daos',
    kept: ([address], { name }) => found(address, name),
    event: 'DaoCreated',
    named: ({ dao_address, name }) => found(dao_address, name),
  },
];

/** Indexes names for one node. Tokens never change their names, so the head state can resolve them. */
export function names({ entries, set, ledger }: Pick<PluginContext, 'entries' | 'set' | 'ledger'>) {
  const tokensOf = (mints: readonly Hash[]) =>
    ledger.read(() => {
      const tokens = ledger.view().port(tokensPort)!;
      return mints.map((mint) => tokens.info(mint)!);
    });

  async function rowsOf({ type, called }: Kind, one: Found | undefined, height: number): Promise<DatabaseChange[]> {
    if (one === undefined) return [];
    const all = called ? called(await tokensOf(one.mints!)) : one.names!;
    const label = all[0]!;
    const rows = new Map<string, boolean>();
    for (const name of all) {
      const parts = folded(name).split(' ').slice(0, MOST_WORDS);
      for (const first of parts.keys()) {
        const ending = parts.slice(first).join(' ');
        if (ending !== '') rows.set(ending, first > 0 && rows.get(ending) !== false);
      }
    }
    return [...rows].map(([ending, isPart]) => words.put(ending, isPart, height, type, one.id, label));
  }

  return {
    /** Yields the rows of everything in the state. */
    async *inState(): AsyncGenerator<DatabaseChange[]> {
      for (const kind of KINDS) {
        if (!set.modules.some(({ module }) => module.name === kind.module)) continue;
        for await (const { key, value } of entries(kind.module, kind.store)) {
          const record = value as Data;
          yield await rowsOf(kind, kind.kept(key, record), record[kind.madeAt ?? 'created_at_height'] as number);
        }
      }
    },
    /** Returns the rows that a block adds. */
    async of({ header, outcomes }: FinalBlock): Promise<DatabaseChange[]> {
      const rows: DatabaseChange[] = [];
      for (const { events } of outcomes) {
        for (const { type, data } of events) {
          const kind = KINDS.find(({ module, event }) => module === type.module && event === type.name);
          if (kind) rows.push(...(await rowsOf(kind, kind.named(data), header.height)));
        }
      }
      return rows;
    },
  };
}
