/** A genesis token: its fields in the genesis file, and the records it gets. */

import { fail, type GenesisContext, InvalidGenesis, t, type ValueOf, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { bareForm } from '../accounts/port.js';
import { UNUSED } from '../shared/rolling.js';
import { credit } from './balances.js';
import { addToken, BLANK, mintOfGenesis } from './create.js';
import { PROTOCOL } from './port.js';
import type { tokens } from './shape.js';
import { outline, TokenSymbol } from './symbols.js';
import { Bridge, Decimals, MAX_SUPPLY, Name } from './token.js';

/** Initial roles of a stablecoin; each needs a different account. */
const Security = t.struct({
  issuer: t.doc(t.address, 'Issuer: sets the allowances of minters'),
  minters: t.doc(
    t.list(
      t.struct({
        address: t.doc(t.address, 'Account of the minter'),
        allowance: t.doc(t.amount, 'Amount that it may mint in any window, in raw units'),
        window_s: t.doc(t.range(1, 0xffffffff, 'seconds'), 'Length of the window in seconds'),
      }),
      100,
    ),
    'Minters at genesis, at most 100',
  ),
  pauser: t.doc(t.address, 'Account that may pause the token'),
  blocklister: t.doc(t.address, 'Account that may freeze accounts for the token'),
  attestor: t.doc(t.address, 'Account that attests the reserves'),
});

/** A token of the token genesis file (definitions 5.3b). */
export const GenesisToken = t.struct({
  symbol: TokenSymbol,
  name: Name,
  decimals: Decimals,
  standard: t.doc(
    t.choice('fungible', 'stablecoin', 'bridged'),
    'Standard of the token: fungible, stablecoin or bridged (from another chain)',
  ),
  supply: t.doc(t.amount, 'Initial supply of the owner in raw units'),
  owner: t.doc(t.address, 'Owner of the token, which receives the supply'),
  mint: t.doc(t.option(t.mint), 'Mint address; null to derive it from the symbol'),
  max_supply: t.doc(t.option(t.amount), 'Maximum supply in raw units; null for 2^120'),
  mint_authority: t.doc(
    t.option(t.address),
    'Account that may mint; null for stablecoins; null means the protocol account for bridged tokens, and no one for others',
  ),
  bridge: t.doc(t.option(Bridge), 'Contract on another chain that a bridged token represents; null for other tokens'),
  security: t.doc(t.option(Security), 'Roles of a stablecoin; null: held by the protocol account until assigned'),
});
export type GenesisToken = ValueOf<typeof GenesisToken>;

/** Rejects the genesis file; `where` is a path within the data of this module. */
export const refuse = (where: string, reason: string): never =>
  fail(InvalidGenesis, { at: `data.tokens${where}`, reason });

/** Creates a genesis token; `where` is its path within the data of this module. */
export function loadToken(
  c: GenesisContext<typeof tokens>,
  { supply, mint: given, security, ...token }: GenesisToken,
  where: string,
): void {
  const { state, time } = c;
  const { symbol, max_supply, owner } = token;
  const mint = given ?? mintOfGenesis(symbol);
  const looks = state.guarded.get(outline(symbol));
  if (looks !== undefined)
    refuse(`${where}.symbol`, `${symbol} is the symbol of another token, or looks like ${looks}`);
  if (state.tokens.has(mint)) refuse(`${where}.mint`, `0x${mint} is the mint address of two tokens`);
  if (c.use.contracts.contractAt(bareForm(mint))) {
    refuse(`${where}.mint`, `0x${mint} has the same last 20 bytes as the mint address of another token`);
  }
  if (supply > (max_supply ?? MAX_SUPPLY)) refuse(`${where}.supply`, `the supply of ${symbol} exceeds its maximum`);
  if (owner === ZERO_ADDRESS) refuse(`${where}.owner`, `${symbol} is owned by the zero address`);
  addToken(c, mint, {
    ...BLANK,
    ...token,
    ...rolesOf(token, security, where),
    creator: owner,
    created_at: time,
    created_at_height: 0,
  });
  for (const { address, allowance, window_s } of security?.minters ?? []) {
    state.minters.put(mint, address, { from: time, allowance, window_s, minted: UNUSED });
  }
  state.supplies.put(mint, supply);
  if (supply > 0n) credit(c, owner, mint, supply);
  state.guarded.put(outline(symbol), symbol);
}

/** Role holders of a genesis token, by its standard. */
function rolesOf(
  token: Pick<GenesisToken, 'standard' | 'symbol' | 'owner' | 'mint_authority'>,
  security: GenesisToken['security'],
  where: string,
) {
  const { standard, symbol, owner, mint_authority } = token;
  if (standard !== 'stablecoin') {
    if (security !== null) refuse(`${where}.security`, `${symbol} is not a stablecoin`);
    const bridged = standard === 'bridged';
    return { mint_authority: mint_authority ?? (bridged ? PROTOCOL : null), pause_authority: bridged ? owner : null };
  }
  if (mint_authority !== null) refuse(`${where}.mint_authority`, `${symbol} is minted by the minters of its security`);
  const { issuer, pauser, blocklister, attestor, minters } = security ?? UNASSIGNED;
  const all = [issuer, pauser, blocklister, attestor, ...minters.map(({ address }) => address)];
  if (security !== null) {
    if (new Set(all).size < all.length) refuse(`${where}.security`, `one account has two roles of ${symbol}`);
    if (all.includes(ZERO_ADDRESS)) refuse(`${where}.security`, 'the zero address has no key');
  }
  return { mint_authority: issuer, pause_authority: pauser, freeze_authority: blocklister, attestor };
}

const UNASSIGNED = { issuer: PROTOCOL, pauser: PROTOCOL, blocklister: PROTOCOL, attestor: PROTOCOL, minters: [] };
