/** `chain_getBridgeLanes`: lists the bridge channels, which the state stores by chain and token. */

import { type Hash, t } from '../../runtime/plugin.js';
import type { Parts } from './parts.js';

const Channel = t.struct({
  chain: t.doc(t.text(1, 32), 'Other Trellis chain: trellis- and its chain id'),
  mint: t.doc(t.mint, 'Mint address of the token on this chain'),
  open: t.doc(t.bool, 'True if the channel is open, in both directions'),
  locked: t.doc(
    t.amountOf('mint'),
    'Amount locked here for that chain, in raw units: the maximum that can return from it',
  ),
});

/** Returns the method on chains with a bridge, otherwise none. */
export function channelMethods({ node }: Pick<Parts, 'node'>) {
  if (!node.set.modules.some(({ module }) => module.name === 'bridge')) return [];
  return [
    node.method({
      name: 'chain_getBridgeLanes',
      about: 'Returns the bridge channels to other Trellis chains with their locked amounts, by chain, then by mint.',
      cost: { base: 2, per: { limit: 0.2 } },
      params: { limit: t.limit(), cursor: t.cursor },
      result: t.page('lanes', Channel, 'Bridge channels by chain, then by mint'),
      async answer({ limit, cursor }) {
        const { entries, next } = await node.page('bridge', 'lanes', [], limit, cursor);
        const items = entries.map(({ key, value }) => {
          const [chain, mint] = key as readonly [string, Hash];
          return { chain, mint, ...(value as { readonly open: boolean; readonly locked: bigint }) };
        });
        return { items, next };
      },
    }),
  ];
}
