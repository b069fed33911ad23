/** What the explorer knows of an account: its tokens. */

import { dexPort } from '../../modules/dex/port.js';
import { NATIVE, type Token, tokensPort } from '../../modules/tokens/port.js';
import { decimalText, type Hash, t } from '../../runtime/plugin.js';
import { Called, namer } from './called.js';
import { indexed, type Parts } from './parts.js';
import { scorer } from './scorer.js';
import { possessions } from './tables.js';

const owned = {
  mint: t.doc(t.mint, 'Mint address of the token'),
  symbol: t.doc(t.text(1, 66), 'Symbol of the token'),
  name: t.doc(t.text(1, 256), 'What people call the token'),
  balance: t.doc(t.amount, 'Raw units that the account can spend'),
  decimals: t.doc(t.u8, 'Digits after the point of one whole token'),
  formatted: t.doc(t.text(1, 64), 'The balance in whole tokens, as a decimal number'),
};
const Native = t.struct(owned);

const Owned = t.struct({
  ...owned,
  value_native: t.doc(
    t.option(t.amount),
    'What its native pool would give for the balance, in raw native units; null without such a pool',
  ),
  reputation: t.doc(t.range(0, 100), 'How far the explorer trusts the token, 0 to 100'),
});

/** Methods about accounts. */
export function accountMethods(parts: Parts) {
  const { node, database, follower } = parts;
  const score = scorer(parts);
  const callers = namer(parts);
  const holding = (mint: Hash, balance: bigint, { symbol, name, decimals }: Token) => ({
    mint,
    symbol,
    name,
    balance,
    decimals,
    formatted: decimalText(balance, decimals),
  });
  return [
    node.method({
      name: 'chain_getAddressTokens',
      about:
        'All tokens that an account holds, the native one apart, with what they are worth and how far they can be trusted.',
      cost: { base: 5, per: { limit: 1 } },
      params: { address: t.doc(t.address, 'Account whose tokens to tell'), limit: t.limit(), cursor: t.cursor },
      result: t.struct({
        address: t.doc(t.address, 'The account that was asked for'),
        name: t.doc(Called, 'What the account is called now; null without a name'),
        native: t.doc(Native, 'What it holds of the native token'),
        tokens: t.doc(t.list(Owned, 1_000), 'Other tokens that it holds'),
        nfts: t.doc(t.count, 'How many NFTs it holds'),
        multi_tokens: t.doc(t.count, 'How many types of multi-token collections it holds'),
        count: t.pageCount,
        next_cursor: t.nextCursor,
        ...indexed,
      }),
      async answer({ address, limit, cursor }) {
        const indexed_height = follower.height;
        const { entries, next } = await node.page('tokens', 'balances', [address], limit, cursor);
        const mints = entries.map(({ key: [, mint] }) => mint as Hash).filter((mint) => mint !== NATIVE);
        const [scored, called, { nfts, multi_tokens }] = await Promise.all([
          score(mints),
          callers([address]),
          possessions.get(database, address).then((found) => found ?? { nfts: 0, multi_tokens: 0 }),
        ]);
        return node.ledger.read(() => {
          const view = node.ledger.view();
          const [port, dex] = [view.port(tokensPort)!, view.port(dexPort)];
          const now = port.balances(address, mints);
          const tokens = mints.flatMap((mint, i) => {
            const [balance, known] = [now[i]!, scored[i]];
            if (balance === 0n || known === undefined) return [];
            const value_native = dex?.worth(mint, balance) ?? null;
            return [{ ...holding(mint, balance, known.token), value_native, reputation: known.reputation.score }];
          });
          const native = holding(NATIVE, port.balance(address, NATIVE), port.info(NATIVE)!);
          const count = tokens.length;
          const name = called(address);
          return { address, name, native, tokens, nfts, multi_tokens, count, next_cursor: next, indexed_height };
        });
      },
    }),
  ];
}
