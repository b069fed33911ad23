/** Number of NFTs and of multi-token types per account; initially from the state, then from events. */

import {
  type Address,
  type Database,
  type DatabaseChange,
  type Hash,
  type PluginContext,
  ZERO_ADDRESS,
} from '../../runtime/plugin.js';
import type { Event } from './movements.js';
import { items, possessions } from './tables.js';

/** Change of an account's NFT count or of its amount of a type. */
type Moved =
  | { readonly owner: Address; readonly nfts: number }
  | { readonly owner: Address; readonly collection: Hash; readonly type_id: bigint; readonly amount: bigint };

const NOTHING = { nfts: 0, multi_tokens: 0 };

/** Returns the rows after these changes to the database's values; without a database, to zero. */
async function rowsOf(database: Database | undefined, moves: readonly Moved[]): Promise<DatabaseChange[]> {
  const amounts = new Map<string, { readonly key: readonly [Address, Hash, bigint]; amount: bigint }>();
  const counts = new Map<Address, { nfts: number; multi_tokens: number }>();
  for (const { owner } of moves) {
    if (counts.has(owner)) continue;
    counts.set(owner, { ...((database && (await possessions.get(database, owner))) ?? NOTHING) });
  }
  for (const move of moves) {
    const count = counts.get(move.owner)!;
    if ('nfts' in move) {
      count.nfts += move.nfts;
      continue;
    }
    const key = [move.owner, move.collection, move.type_id] as const;
    const before = amounts.get(key.join())?.amount ?? (database && (await items.get(database, ...key))) ?? 0n;
    const amount = before + move.amount;
    if (before === 0n && amount > 0n) count.multi_tokens++;
    if (before > 0n && amount === 0n) count.multi_tokens--;
    amounts.set(key.join(), { key, amount });
  }
  return [
    ...[...amounts.values()].map(({ key, amount }) => (amount > 0n ? items.put(...key, amount) : items.delete(...key))),
    ...[...counts].map(([owner, count]) => possessions.put(owner, count)),
  ];
}

/** Returns the rows for all possessions in the state. */
export async function possessionsInState({ entries, set }: Pick<PluginContext, 'entries' | 'set'>) {
  const moves: Moved[] = [];
  const has = (module: string) => set.modules.some((one) => one.module.name === module);
  if (has('nft')) {
    for await (const { key, value } of entries('nft', 'balances')) {
      moves.push({ owner: key[1] as Address, nfts: value as number });
    }
  }
  if (!has('multi-token')) return rowsOf(undefined, moves);
  for await (const { key, value } of entries('multi-token', 'balances')) {
    const [collection, type_id, owner] = key as [Hash, bigint, Address];
    moves.push({ owner, collection, type_id, amount: value as bigint });
  }
  return rowsOf(undefined, moves);
}

/** Returns the rows that the events of a block change. */
export function possessionRows(database: Database, events: readonly Event[]): Promise<DatabaseChange[]> {
  return rowsOf(
    database,
    events.flatMap(({ type, data }) => movesOf(`${type.module}.${type.name}`, data as never)),
  );
}

interface Data {
  readonly from: Address;
  readonly to: Address;
  readonly owner: Address;
  readonly collection: Hash;
  readonly type_id: bigint;
  readonly amount: bigint;
  readonly type_ids: readonly bigint[];
  readonly amounts: readonly bigint[];
}

function movesOf(event: string, data: Data): Moved[] {
  const { from, to, owner, collection, type_id, amount } = data;
  const moved = (type: bigint, much: bigint, giver: Address): Moved[] => [
    ...(giver === ZERO_ADDRESS ? [] : [{ owner: giver, collection, type_id: type, amount: -much }]),
    { owner: to, collection, type_id: type, amount: much },
  ];
  switch (event) {
    case 'nft.NftMinted':
      return [{ owner: to, nfts: 1 }];
    case 'nft.NftTransferred':
      return [
        { owner: from, nfts: -1 },
        { owner: to, nfts: 1 },
      ];
    case 'nft.NftBurned':
      return [{ owner, nfts: -1 }];
    case 'multi-token.MultiTokenMinted':
      return [{ owner: to, collection, type_id, amount }];
    case 'multi-token.MultiTokenTransferSingle':
      return moved(type_id, amount, from);
    case 'multi-token.MultiTokenTransferBatch':
      return data.type_ids.flatMap((type, i) => moved(type, data.amounts[i]!, from));
    case 'multi-token.MultiTokenBurned':
      return [{ owner: from, collection, type_id, amount: -amount }];
    default:
      return [];
  }
}
