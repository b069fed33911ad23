/** RPC methods of tokens. */

import { decimalText, fn, type Hash, t, UnknownToken, type ValueOf } from '../../runtime/sdk.js';
import { findMint, mintNamed, tokenOf } from './lookup.js';
import { holdingsView } from './port.js';
import { Layer, layersOf } from './security.js';
import { type Reading, tokens } from './shape.js';
import { TokenName, TokenSymbol } from './symbols.js';
import { Decimals, tokenFields } from './token.js';

/** A token as callers see it (definitions 4.1). */
const TokenInfo = t.titled(
  'Token',
  t.doc(
    t.struct({
      mint: t.doc(t.mint, 'Mint address, the identifier of the token; 32 zero bytes for the native token'),
      ...tokenFields,
      total_supply: t.doc(t.amountOf('mint'), 'Total supply in raw units'),
      mintable: t.doc(t.bool, 'True while an account can mint more'),
      security_layers: t.doc(t.option(t.list(Layer, 6)), 'Active protections of a stablecoin; null for other tokens'),
      holders: t.doc(t.option(t.count), 'Number of holders; null without the explorer plugin'),
      transfers: t.doc(t.option(t.count), 'Number of transfers; null without the explorer plugin'),
      reputation: t.doc(t.option(t.range(0, 100)), 'Reputation, 0 to 100; null without the explorer plugin'),
    }),
    'A token with its authorities and supply',
  ),
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
  about: 'Returns the balance of an account in a token; 0 for an unknown account.',
  signature: fn(
    { address: t.doc(t.address, 'Account that holds the balance'), token_symbol: TokenName },
    t.struct({
      address: t.doc(t.address, 'The requested account'),
      token: TokenSymbol,
      mint: t.doc(t.mint, 'Mint address of the token'),
      balance: t.doc(t.amountOf('mint'), 'Spendable balance in raw units'),
      decimals: Decimals,
      formatted: t.doc(t.text(1, 64), 'Balance in whole tokens, as a decimal number'),
      locked: t.doc(
        t.option(t.amountOf('mint')),
        'Amount locked in other modules in raw units; null if no module locks tokens',
      ),
      staked: t.doc(
        t.option(t.amountOf('mint')),
        'Amount staked in other modules in raw units; null if no module stakes tokens',
      ),
      nonce: t.doc(t.nonce, 'Nonce of the next bundle of the account by the final state'),
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
  about: 'Returns a token by symbol or mint address; null if there is none.',
  signature: fn(
    { symbol_or_mint: t.doc(TokenName, 'Symbol in any letter case, or mint address with 0x') },
    t.option(TokenInfo),
  ),
  read(c, { symbol_or_mint }) {
    const mint = findMint(c, symbol_or_mint);
    return mint === undefined ? null : describe(c, mint);
  },
});

export const listTokens = tokens.method({
  about: 'Lists all tokens: the native one, those of genesis, then others in order of creation.',
  cost: { base: 1, per: { limit: 1 } },
  signature: fn(
    { limit: t.limit(), cursor: t.cursor },
    t.page('tokens', TokenInfo, 'Tokens: the native one, those of genesis, then others in order of creation'),
  ),
  read(c, { limit, cursor }) {
    const { items, next } = c.state.byAge.page([], limit, cursor);
    return { items: items.map((mint) => describe(c, mint)), next };
  },
});

/** Sum of the known amounts; null if none is known. */
function sum(amounts: readonly (bigint | undefined)[]): bigint | null {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === 0 ? null : known.reduce((total, amount) => total + amount, 0n);
}
