/** The questions about tokens. */

import { decimalText, fn, type Hash, t, UnknownToken, type ValueOf } from '../../runtime/sdk.js';
import { findMint, mintNamed, tokenOf } from './lookup.js';
import { holdingsView } from './port.js';
import { Layer, layersOf } from './security.js';
import { type Reading, tokens } from './shape.js';
import { TokenName, TokenSymbol } from './symbols.js';
import { Decimals, tokenFields } from './token.js';

/** A token as callers see it: definitions 4.1. */
const TokenInfo = t.titled(
  'Token',
  t.struct({
    mint: t.mint,
    ...tokenFields,
    total_supply: t.amount,
    mintable: t.bool,
    /** Of stablecoins. */
    security_layers: t.option(t.list(Layer, 6)),
    /** Known to nodes with the explorer plugin. */
    holders: t.option(t.count),
    transfers: t.option(t.count),
    reputation: t.option(t.range(0, 100)),
  }),
);

const NOT_INDEXED = { holders: null, transfers: null, reputation: null };

function describe(where: Reading, mint: Hash): ValueOf<typeof TokenInfo> {
  const token = tokenOf(where, mint);
  return {
    mint,
    ...token,
    total_supply: where.state.supplies.get(mint)!,
    mintable: token.mint_authority !== null,
    security_layers: layersOf(token, where.use.multiSigs.isMultiSig),
    ...NOT_INDEXED,
  };
}

export const getBalance = tokens.method({
  about: 'What an account holds of a token; 0 for an account never seen.',
  signature: fn(
    { address: t.address, token_symbol: TokenName },
    t.struct({
      address: t.address,
      token: TokenSymbol,
      mint: t.mint,
      balance: t.amount,
      decimals: Decimals,
      /** The balance in whole tokens. */
      formatted: t.text(1, 64),
      /** Out of the balance, in other modules; null where no module of the chain locks or stakes. */
      locked: t.option(t.amount),
      staked: t.option(t.amount),
      nonce: t.nonce,
    }),
  ),
  errors: [UnknownToken],
  read(c, { address, token_symbol }) {
    const mint = mintNamed(c, token_symbol);
    const { symbol, decimals } = tokenOf(c, mint);
    const balance = c.state.balances.get(address, mint) ?? 0n;
    const formatted = decimalText(balance, decimals);
    const nonce = c.use.accounts.nonceOf(address);
    const elsewhere = c.ask(holdingsView, address, mint);
    const locked = sum(elsewhere.map((holding) => holding.locked));
    const staked = sum(elsewhere.map((holding) => holding.staked));
    return { address, token: symbol, mint, balance, decimals, formatted, locked, staked, nonce };
  },
});

export const getTokenInfo = tokens.method({
  about: 'The record of a token by symbol or mint; null when there is none.',
  signature: fn({ symbol_or_mint: TokenName }, t.option(TokenInfo)),
  read(c, { symbol_or_mint }) {
    const mint = findMint(c, symbol_or_mint);
    return mint === undefined ? null : describe(c, mint);
  },
});

export const listTokens = tokens.method({
  about: 'All tokens: the native one, those of genesis, then as they were created.',
  cost: { base: 1, per: { limit: 1 } },
  signature: fn({ limit: t.limit(), cursor: t.cursor }, t.page('tokens', TokenInfo)),
  read(c, { limit, cursor }) {
    const { items, next } = c.state.byAge.page([], limit, cursor);
    return { items: items.map((mint) => describe(c, mint)), next };
  },
});

/** The sum of what is known; null when nothing is. */
function sum(amounts: readonly (bigint | undefined)[]): bigint | null {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0n);
}
