/** Data sources on a node: its own explorer rows and its state. */

import { tokensPort } from '../../modules/tokens/port.js';
import type { DatabaseReads } from '../../runtime/plugin.js';
import { activitiesAt } from './activities.js';
import { type ActivityList, cursorAt, placeAt } from './activity-list.js';
import { namer } from './called.js';
import { countsOf } from './counts.js';
import { readFrom } from './follow.js';
import { type Parts, stateAt } from './parts.js';
import type { ActivityPage, ExplorerRows, ExplorerSource, ExplorerState, Sent } from './rows.js';
import { filled, history, holderAt, holders, marks, movements } from './tables.js';

/** Explorer rows in this node's database. */
export const ownRows = ({ node, follower, past, escrows }: Parts): ExplorerSource => ({
  read: (work) =>
    follower.read(async ({ height, database }) =>
      work(rowsAt(node, database, height, await readFrom(database), { past, escrows })),
    ),
});

/** Greater than the index of every activity of a block. */
const LAST_PLACE = 0xffff_ffff;

function rowsAt(
  { blocks }: Parts['node'],
  database: DatabaseReads,
  height: number,
  from: number,
  { past, escrows }: Pick<Parts, 'past' | 'escrows'>,
): ExplorerRows {
  /** Omits blocks below `from`, which are being backfilled or pruned. */
  async function page<P extends readonly unknown[]>(
    list: ActivityList<P>,
    lists: readonly P[],
    limit: number,
    cursor: string | null,
  ): Promise<ActivityPage> {
    const newest = cursorAt({ height, place: LAST_PLACE });
    const found = await list.page(database, lists, limit, cursor ?? newest);
    const places = found.places.filter((place) => place.height >= from && place.height <= height);
    const next = places.length < found.places.length || (found.next && placeAt(found.next)!.height < from);
    return { activities: await activitiesAt(database, places), next: next ? null : found.next };
  }

  return {
    height,
    from,
    needs: (wanted) => past.needs(wanted),
    history: (account, kinds, limit, cursor) =>
      page(
        history,
        kinds.map((kind) => [account, kind] as const),
        limit,
        cursor,
      ),
    transfers: (token, limit, cursor) => page(movements, [[token]], limit, cursor),
    async holders(token, limit, cursor) {
      const height = await marks.get(database, 'holders');
      if (height === undefined) return undefined;
      if (cursor !== null && !holderAt(token, cursor)) return { height, holders: [], next: null };
      const { rows, next } = await holders.page(database, [token], limit, cursor);
      return { height, holders: rows.map(({ key: [, balance, account] }) => ({ account, balance })), next };
    },
    counts: (token) => countsOf(database, token),
    kindsOf: async () => (account) => escrows.kindOf(account),
    async sent(from, limit, request) {
      const found: Sent[] = [];
      // Each row is a block with at least one bundle, so the requested number of rows suffices.
      for (const { key } of (await filled.page(database, [], limit, filled.cursor(from.height))).rows) {
        const [height] = key;
        if (found.length >= limit) break;
        const block = await blocks.at(height, request);
        if (!block) break;
        await request.giveWay();
        let index = block.envelopes.length - 1;
        if (height === from.height) index = Math.min(index, from.index);
        for (; index >= 0 && found.length < limit; index--) {
          const { hash, from, bundle } = block.envelopes[index]!;
          found.push({
            bundle_hash: hash,
            block_height: height,
            index,
            from,
            operations: bundle.operations.map(({ type }) => type.name),
            fee: block.outcomes[index]!.fee,
            timestamp: Math.trunc(block.header.timestamp_ms / 1000),
          });
        }
      }
      return found;
    },
  };
}

export function ownState({ node }: Pick<Parts, 'node'>): ExplorerState {
  const { ledger } = node;
  return {
    called: namer({ node }),
    mint: (name) => ledger.read(() => ledger.view().port(tokensPort)!.find(name)),
    supply: (mint, height) => stateAt(ledger, height, (view) => view.port(tokensPort)!.supply(mint)),
  };
}
