/** The tokens and balances that a chain starts with. */

import {
  type Address,
  type ChainInfo,
  fail,
  InvalidGenesis,
  t,
  type ValueOf,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { credit } from './balances.js';
import { addToken, mintOfGenesis } from './create.js';
import { NATIVE, systemAccount } from './port.js';
import type { State } from './shape.js';
import { outline, TokenSymbol } from './symbols.js';
import { Bridge, Decimals, MAX_SUPPLY, Name, NO_METADATA } from './token.js';

const Balance = t.struct({
  address: t.address,
  /** For readers of the file. */
  label: t.option(t.text(1, 64)),
  balance: t.amount,
});

/** One token of the token genesis file: definitions 5.3b. */
const GenesisToken = t.struct({
  symbol: TokenSymbol,
  name: Name,
  decimals: Decimals,
  standard: t.choice('fungible', 'stablecoin', 'bridged'),
  supply: t.amount,
  owner: t.address,
  mint: t.option(t.mint),
  max_supply: t.option(t.amount),
  mint_authority: t.option(t.address),
  freeze_authority: t.option(t.address),
  bridge: t.option(Bridge),
});

const Data = t.struct({
  /** Of the native token, for all time: the balances and what is not issued yet. */
  total_supply: t.amount,
  unissued: t.amount,
  balances: t.list(Balance, 100_000),
  tokens: t.list(GenesisToken, 1_000),
});
type Data = ValueOf<typeof Data>;

const UNIT = 10n ** 9n;

/** 0x00…01 to 0x00…08, with their shares of the supply: definitions 6. */
const SYSTEM_ACCOUNTS: readonly (readonly [label: string, units: bigint])[] = [
  ['public distribution', 614_840_000n],
  ['ecosystem and DeFi', 242_700_000n],
  ['foundation treasury', 161_800_000n],
  ['team and founders', 161_800_000n],
  ['marketing and community', 113_260_000n],
  ['investor round', 48_540_000n],
  ['testnet rewards', 48_540_000n],
  ['staking and strategic', 161_800_000n],
];

/** What loading needs of the context. */
interface Loading {
  readonly chain: ChainInfo;
  readonly state: State;
  readonly time: number;
}

/** Owns what nobody owns: no key hashes to it, and genesis gives it none. */
const PROTOCOL = 'f'.repeat(64) as string as Address;

const standard: Data = {
  total_supply: 1_618_000_000n * UNIT,
  unissued: 64_720_000n * UNIT,
  balances: SYSTEM_ACCOUNTS.map(([label, units], i) => ({
    address: systemAccount(i + 1),
    label,
    balance: units * UNIT,
  })),
  tokens: [],
};

const refuse = (reason: string): never => fail(InvalidGenesis, { at: 'data.tokens', reason });

/** Makes the native token and gives out its balances. */
function loadNative({ state, chain, time }: Loading, { total_supply, unissued, balances }: Data): void {
  addToken(state, NATIVE, {
    symbol: chain.symbol,
    name: chain.name,
    decimals: chain.decimals,
    standard: 'native',
    max_supply: total_supply,
    owner: null,
    creator: PROTOCOL,
    mint_authority: null,
    freeze_authority: null,
    metadata: NO_METADATA,
    metadata_locked: true,
    metadata_updated_at: null,
    bridge: null,
    created_at: time,
    created_at_height: 0,
  });
  state.supplies.put(NATIVE, total_supply);
  state.unissued.put(unissued);
  state.guarded.put(outline(chain.symbol), chain.symbol);
  let sum = unissued;
  const seen = new Set<Address>();
  for (const { address, balance } of balances) {
    if (address === ZERO_ADDRESS) refuse('the zero address holds nothing');
    if (seen.has(address)) refuse(`0x${address} is listed twice`);
    seen.add(address);
    sum += balance;
    if (balance > 0n) credit(state, address, NATIVE, balance);
  }
  if (sum !== total_supply) refuse(`balances and unissued make ${sum}, not total_supply ${total_supply}`);
}

function loadToken({ state, time }: Loading, { supply, mint: given, ...token }: ValueOf<typeof GenesisToken>): void {
  const mint = given ?? mintOfGenesis(token.symbol);
  if (state.tokens.has(mint)) refuse(`0x${mint} is the mint of two tokens`);
  if (supply > (token.max_supply ?? MAX_SUPPLY)) refuse(`the supply of ${token.symbol} exceeds its maximum`);
  if (token.owner === ZERO_ADDRESS) refuse(`${token.symbol} is owned by the zero address`);
  addToken(state, mint, {
    ...token,
    creator: token.owner,
    metadata: NO_METADATA,
    metadata_locked: false,
    metadata_updated_at: null,
    created_at: time,
    created_at_height: 0,
  });
  state.supplies.put(mint, supply);
  if (supply > 0n) credit(state, token.owner, mint, supply);
  state.guarded.put(outline(token.symbol), token.symbol);
}

export const genesis = {
  data: Data,
  standard,
  load(c: Loading, data: Data): undefined {
    loadNative(c, data);
    for (const token of data.tokens) loadToken(c, token);
  },
};
