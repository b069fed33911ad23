/**
 * Records the tokens, types and multi-signature accounts that an account acted with itself. Anyone can send an account
 * tokens or name it as a signer, so lists of an account's possessions begin with the ones it chose, however many others
 * add. Derived from blocks, including backfilled ones.
 */

import { NATIVE } from '../../modules/tokens/port.js';
import {
  type Address,
  type DatabaseChange,
  type DatabaseReads,
  type FinalBlock,
  type Hash,
  ZERO_ADDRESS,
} from '../../runtime/plugin.js';
import { type Activity, kindOf } from './activity-group.js';
import { chosen, type Thing } from './tables.js';

/** A possession of an account: a mint, an account that it signs for, or a collection with a type number. */
export interface Had {
  readonly id: Hash;
  readonly number: bigint;
}

/** Collects what the senders of bundles, and accounts that gave something, acted with; once per block and thing. */
export class Acted {
  readonly #rows = new Map<string, DatabaseChange>();

  /** Records one outcome of the block, by index: that of a bundle, or that of the block itself. */
  note({ envelopes, outcomes }: FinalBlock, index: number, activities: readonly Activity[]): void {
    const sender = index < envelopes.length ? envelopes[index]!.from : undefined;
    for (const activity of activities) {
      const { account, other, moved } = activity;
      if (moved === null || moved.token === NATIVE || kindOf(activity) === 'reward') continue;
      this.#moved(account, other, sender, 'token', moved.token, 0n);
    }
    for (const { type, data } of outcomes[index]!.events)
      this.#noteEvent(`${type.module}.${type.name}`, data as never, sender);
  }

  rows(): Iterable<DatabaseChange> {
    return this.#rows.values();
  }

  /** Giving always needs permission, so it counts as acting. Receiving counts only if the recipient sent the bundle. */
  #moved(from: Address, to: Address | null, sender: Address | undefined, thing: Thing, id: Hash, number: bigint): void {
    if (from !== ZERO_ADDRESS) this.#add(from, thing, id, number);
    if (to !== null && to === sender) this.#add(to, thing, id, number);
  }

  #add(account: Address, thing: Thing, id: Hash, number: bigint): void {
    const key = `${account}${thing}${id}${number}`;
    if (!this.#rows.has(key)) this.#rows.set(key, chosen.put(account, thing, id, number, {}));
  }

  #noteEvent(event: string, data: EventData, sender: Address | undefined): void {
    const { from, to, collection, type_id } = data;
    switch (event) {
      case 'multi-token.MultiTokenMinted':
        this.#moved(ZERO_ADDRESS, to, sender, 'type', collection, type_id);
        break;
      case 'multi-token.MultiTokenTransferSingle':
        this.#moved(from, to, sender, 'type', collection, type_id);
        break;
      case 'multi-token.MultiTokenTransferBatch':
        for (const type of data.type_ids) this.#moved(from, to, sender, 'type', collection, type);
        break;
      case 'multisig.MultiSigCreated':
        if (data.signers.includes(data.creator)) this.#add(data.creator, 'multisig', idOf(data.address), 0n);
        break;
      case 'multisig.MultiSigTxProposed':
        this.#add(data.proposer, 'multisig', idOf(data.account), 0n);
        break;
      case 'multisig.MultiSigTxApproved':
        this.#add(data.signer, 'multisig', idOf(data.account), 0n);
        break;
    }
  }
}

interface EventData {
  readonly from: Address;
  readonly to: Address;
  readonly collection: Hash;
  readonly type_id: bigint;
  readonly type_ids: readonly bigint[];
  readonly address: Address;
  readonly account: Address;
  readonly signers: readonly Address[];
  readonly creator: Address;
  readonly proposer: Address;
  readonly signer: Address;
}

/** Stores an account as an id of the `chosen` table. */
export const idOf = (account: Address): Hash => account as string as Hash;
/** Inverse of `idOf`. */
export const addressOf = (id: Hash): Address => id as string as Address;

/** Cursor prefixes of the two parts of a list: the account's own choices, then the rest. */
const OWN = '00';
const REST = '01';

/** One page; `acted` is true if the account itself acted with the thing. */
export interface HadPage {
  readonly things: readonly (Had & { readonly acted: boolean })[];
  readonly next: string | null;
}

/** Returns one page of an account's possessions: first those it acted with itself, then the others from `rest`. */
export async function chosenFirst(
  database: DatabaseReads,
  account: Address,
  thing: Thing,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | null },
  rest: (
    limit: number,
    cursor: string | null,
  ) => Promise<{ readonly things: readonly Had[]; readonly next: string | null }>,
): Promise<HadPage> {
  const at = cursor === null ? null : cursor.slice(REST.length) || null;
  const first: (Had & { readonly acted: boolean })[] = [];
  if (cursor === null || cursor.startsWith(OWN)) {
    const { rows, next } = await chosen.page(database, [account, thing], limit, at);
    for (const { key } of rows) first.push({ id: key[2], number: key[3], acted: true });
    if (next !== null) return { things: first, next: OWN + next };
    // A cursor names an existing row, and rows are never deleted, so this cursor belongs to another list.
    if (at !== null && rows.length === 0) return { things: [], next: null };
  }
  const room = limit - first.length;
  const others = await rest(Math.max(room, 1), cursor?.startsWith(REST) ? at : null);
  if (room === 0) return { things: first, next: others.things.length > 0 ? REST : null };
  const own = await chosen.getMany(
    database,
    others.things.map(({ id, number }) => [account, thing, id, number] as const),
  );
  const unasked = others.things.filter((_, i) => own[i] === undefined).map((one) => ({ ...one, acted: false }));
  return { things: [...first, ...unasked], next: others.next === null ? null : REST + others.next };
}
