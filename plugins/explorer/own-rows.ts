/** The rows of this node, and its state. */

import { tokensPort } from '../../modules/tokens/port.js';
import { namer } from './called.js';
import { countsOf } from './counts.js';
import { factsAt } from './facts.js';
import type { Parts } from './parts.js';
import type { ExplorerRows, ExplorerState, Sent } from './rows.js';
import { filled, history, holderAt, holders, marks, movements } from './tables.js';

/** The rows that the explorer of this node keeps. */
export function ownRows({ node, database, follower, past, escrows }: Parts): ExplorerRows {
  const { blocks } = node;
  return {
    height: () => follower.height,
    from: () => past.from(),
    needs: (height) => past.needs(height),
    async history(account, kinds, limit, cursor) {
      const lists = kinds.map((kind) => [account, kind] as const);
      const { places, next } = await history.page(database, lists, limit, cursor);
      return { facts: await factsAt(database, places), next };
    },
    async transfers(token, limit, cursor) {
      const { places, next } = await movements.page(database, [[token]], limit, cursor);
      return { facts: await factsAt(database, places), next };
    },
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
      // Each row is of a block with a bundle at least: as many as are asked for suffice.
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

/** The state of this node, at its head. */
export function ownState({ node }: Pick<Parts, 'node'>): ExplorerState {
  const { ledger } = node;
  return {
    called: namer({ node }),
    token: (name) =>
      ledger.read(() => {
        const port = ledger.view().port(tokensPort)!;
        const mint = port.find(name);
        return { mint, supply: port.supply(mint) };
      }),
  };
}
