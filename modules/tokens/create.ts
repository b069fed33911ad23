/** Creation of tokens: rules for symbols and names, and the records of a new token. */

import {
  type Address,
  AmountOverflow,
  fail,
  type Hash,
  hashOf,
  InvalidAddress,
  t,
  upperCase,
  type Values,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { nameOf } from '../shared/tokens.js';
import { mintTo } from './balances.js';
import { InvalidDecimals, InvalidName, InvalidSymbol, MaxSupplyExceeded, SymbolTaken } from './errors.js';
import { type BridgedToken, type NewToken, PROTOCOL } from './port.js';
import { tokens, type Writing } from './shape.js';
import { isSymbol, MAX_SYMBOL, outline, TokenSymbol } from './symbols.js';
import { Decimals, MAX_DECIMALS, MAX_NAME, MAX_SUPPLY, MAX_TOKENS, Name, NO_METADATA, type Token } from './token.js';

export const CreateToken = tokens.operation({
  id: 10,
  about: 'Creates a token, whose initial supply goes to the owner. Unless `mintable`, the supply can never increase.',
  sentence: 'Created the token {symbol} ({name})',
  params: {
    name: t.doc(t.text(0, 256), 'Name of the token, 1 to 64 characters'),
    symbol: t.doc(t.text(0, 64), 'Symbol of the token: a letter, then up to 11 letters, digits and dots; unique'),
    decimals: t.doc(t.u8, 'Decimal places of the token, 0 to 18'),
    supply: t.doc(t.newAmount('decimals'), 'Initial supply in raw units, at most 2^120'),
    owner: t.doc(t.address, 'Owner of the token, which receives the supply'),
    mintable: t.doc(t.defaulted(t.bool, false), 'True if the owner may mint more later'),
    max_supply: t.doc(t.option(t.newAmount('decimals')), 'Maximum supply in raw units; null for 2^120'),
  },
  bounds: {
    name: { as: Name, error: InvalidName },
    symbol: { as: t.text(1, MAX_SYMBOL), error: InvalidSymbol },
    decimals: { as: Decimals, error: InvalidDecimals },
  },
  returns: {
    mint: t.doc(t.mint, 'Mint address of the new token, its identifier on the chain'),
    symbol: t.doc(TokenSymbol, 'Symbol of the token as stored, in upper case'),
  },
  // The mint depends on the time of the block, so it is not settled before.
  settled: ['symbol'],
  logs: ['TokenCreated'],
  gas: 150_000,
  rpc: ['createToken', 'name', 'symbol', 'decimals', 'supply', { sender: 'owner', owner: 'owner' }],
  takes: [],
  errors: [SymbolTaken, InvalidSymbol, InvalidDecimals, InvalidName, MaxSupplyExceeded, AmountOverflow, InvalidAddress],
  execute(c, { name, decimals, supply, owner, mintable, max_supply, ...given }) {
    const symbol = upperCase(given.symbol);
    checkForm({ symbol, name, decimals });
    if (owner === ZERO_ADDRESS) fail(InvalidAddress, { field: 'owner' });
    for (const amount of [supply, max_supply ?? 0n]) {
      if (amount > MAX_SUPPLY) fail(AmountOverflow, { max: `${MAX_SUPPLY}` });
    }
    if (max_supply !== null && supply > max_supply) fail(MaxSupplyExceeded, { max_supply: `${max_supply}` });

    const mint = mintOfNew({ owner, symbol, name, decimals, time: c.time });
    const token: Token = {
      ...BLANK,
      symbol,
      name,
      decimals,
      standard: 'fungible',
      max_supply,
      owner,
      creator: c.sender,
      mint_authority: mintable ? owner : null,
      created_at: c.time,
      created_at_height: c.height,
    };
    addNew(c, mint, token);
    c.emit.TokenCreated({ mint, token: symbol, name, decimals, supply, owner, creator: c.sender });
    if (supply > 0n) mintTo(c, owner, mint, token, supply);
    return { mint, symbol };
  },
});

/** Creates a token for a module: without supply, minted and burned only by that module. */
export const createFor = (c: Writing, { mint, authority: owner, ...token }: NewToken): void =>
  createEmpty(c, mint, {
    ...token,
    owner,
    mint_authority: owner,
    pause_authority: token.standard === 'bridged' ? owner : null,
  });

/** Creates a bridged token that its owner may pause. */
export const createBridged = (c: Writing, { mint, owner, origin, ...token }: BridgedToken): void =>
  createEmpty(c, mint, {
    ...token,
    standard: 'bridged',
    owner,
    mint_authority: PROTOCOL,
    pause_authority: owner,
    bridge: origin,
  });

type Empty = Pick<Token, 'symbol' | 'name' | 'decimals' | 'standard' | 'mint_authority'> & { readonly owner: Address };

/** Creates a token without supply. */
function createEmpty(c: Writing, mint: Hash, given: Empty & Partial<Token>): void {
  checkForm(given);
  const { owner, name, decimals } = given;
  const { time: created_at, height: created_at_height } = c;
  const token: Token = { ...BLANK, max_supply: null, creator: owner, ...given, created_at, created_at_height };
  addNew(c, mint, token);
  c.emit.TokenCreated({ mint, token: nameOf(mint, token), name, decimals, supply: 0n, owner, creator: owner });
}

/** Fields that most tokens do not have at creation. */
export const BLANK = {
  freeze_authority: null,
  pause_authority: null,
  attestor: null,
  paused: false,
  metadata: NO_METADATA,
  metadata_locked: false,
  metadata_updated_at: null,
  bridge: null,
} as const;

const Origin = { owner: t.address, symbol: TokenSymbol, name: Name, decimals: Decimals, time: t.time };

/** Mint of a new token. The block time distinguishes it from the same creation on a chain whose data were wiped. */
const mintOfNew = (origin: Values<typeof Origin>): Hash => hashOf('token/v1', Origin, origin);

/** Mint of a genesis token whose file gives none; the same on every chain. */
export const mintOfGenesis = (symbol: string): Hash => hashOf('genesis-token/v1', { symbol: TokenSymbol }, { symbol });

/** Fails for symbols, names and decimals that are not allowed. */
function checkForm({ symbol, name, decimals }: Pick<Token, 'symbol' | 'name' | 'decimals'>): void {
  if (!isSymbol(symbol)) fail(InvalidSymbol, { symbol });
  if (name === '' || Array.from(name).length > MAX_NAME) fail(InvalidName, { max: MAX_NAME });
  if (decimals > MAX_DECIMALS) fail(InvalidDecimals, { max: MAX_DECIMALS });
}

/** Adds a token after genesis; its symbol must not look like that of a genesis token. */
function addNew(c: Pick<Writing, 'state' | 'use'>, mint: Hash, token: Token): void {
  const { state } = c;
  const { symbol, standard } = token;
  if (state.tokens.has(mint)) fail(SymbolTaken, { symbol, mint: `0x${mint}` });
  const resembles = state.guarded.get(outline(symbol));
  if (standard !== 'lp' && resembles !== undefined) fail(SymbolTaken, { symbol, resembles });
  addToken(c, mint, token);
}

/** Stores a token without supply; fails if its symbol is taken. */
export function addToken({ state, use }: Pick<Writing, 'state' | 'use'>, mint: Hash, token: Token): void {
  const { symbol, standard } = token;
  if (standard !== 'lp') {
    if (state.symbols.has(symbol)) fail(SymbolTaken, { symbol });
    state.symbols.put(symbol, mint);
  }
  use.contracts.declareContract({ kind: 'token', id: mint });
  const count = state.count.get();
  if (count >= MAX_TOKENS) fail(AmountOverflow, { max: `${MAX_TOKENS}` });
  state.tokens.put(mint, token);
  state.supplies.put(mint, 0n);
  state.byAge.put(count, mint);
  state.count.put(count + 1);
}
