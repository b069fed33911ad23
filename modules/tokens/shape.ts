/** The frame of the module: what it keeps and what it tells. */

import {
  authPort,
  type ChainInfo,
  cell,
  type Emit,
  map,
  type ReadState,
  shape,
  t,
  type WriteState,
} from '../../runtime/sdk.js';
import { TokenName, TokenSymbol } from './symbols.js';
import { Decimals, Name, Token } from './token.js';

const state = {
  /** No record stands for zero. */
  balances: map(0, [t.address, t.mint], t.amount),
  tokens: map(1, [t.mint], Token),
  supplies: map(2, [t.mint], t.amount),
  symbols: map(3, [TokenSymbol], t.mint),
  /** All tokens by age: the native one, those of genesis, then as they were created. */
  byAge: map(4, [t.u32], t.mint),
  count: cell(5, t.u32, 0),
  /** Outline of a symbol of genesis -> that symbol: no later symbol may look like it. */
  guarded: map(6, [TokenSymbol], TokenSymbol),
  /** Native units that no account holds: part of the supply. */
  unissued: cell(7, t.amount, 0n),
};

/** Events name a token as callers do: by its symbol, which is unique and never changes, or by `0x` and its mint. */
const events = {
  Transfer: { from: t.address, to: t.address, token: TokenName, amount: t.amount },
  TokenCreated: {
    mint: t.mint,
    token: TokenName,
    name: Name,
    decimals: Decimals,
    supply: t.amount,
    owner: t.address,
    creator: t.address,
  },
  TokenMinted: { token: TokenName, to: t.address, amount: t.amount },
  TokenBurned: { token: TokenName, from: t.address, amount: t.amount },
  TokenMetadataUpdated: { token: TokenName, changed: t.list(t.text(1, 32), 8) },
  TokenMetadataLocked: { token: TokenName },
  TokenAuthorityChanged: {
    token: TokenName,
    role: t.choice('mint', 'freeze', 'owner'),
    from: t.address,
    to: t.option(t.address),
  },
};

export const tokens = shape('tokens', {
  about: 'The native token and the tokens that anybody can make: balances, supply, metadata.',
  needs: { accounts: authPort.only('nonceOf') },
  state,
  events,
});

/** The stores, as rules write them. */
export type State = WriteState<typeof state>;

/** What a rule needs of the context to look something up. */
export interface Reading {
  readonly chain: ChainInfo;
  readonly state: ReadState<typeof state>;
}

/** What a rule needs of the context to change something. */
export interface Writing {
  readonly state: State;
  readonly emit: Emit<typeof events>;
}
