/** Public view of a stablecoin's protection: active layers, role holders, and the amounts that can be minted now. */

import { type Address, fn, type Hash, t } from '../../runtime/sdk.js';
import { used } from '../shared/rolling.js';
import { findMint } from './lookup.js';
import { PROTOCOL } from './port.js';
import { type Reading, tokens } from './shape.js';
import { ATTESTATION, DAY, daily } from './stablecoin.js';
import { TokenName, TokenSymbol } from './symbols.js';
import { Role, type Token } from './token.js';

/** The six layers of the stablecoin standard (definitions 4.1). */
export const Layer = t.choice(
  'role_separation',
  'minter_allowance',
  'daily_mint_limit',
  'reserve_attestation',
  'pause_and_freeze',
  'timelocked_roles',
);

const held = (by: Address | null): boolean => by !== null && by !== PROTOCOL;

/** Layers of a stablecoin whose roles are all held; null for other tokens. */
export function layersOf(token: Token, isMultiSig: (account: Address) => boolean) {
  const { standard, mint_authority, attestor, pause_authority, freeze_authority, owner } = token;
  if (standard !== 'stablecoin') return null;
  return [
    'role_separation' as const,
    ...(held(mint_authority) ? ['minter_allowance' as const] : []),
    'daily_mint_limit' as const,
    ...(held(attestor) ? ['reserve_attestation' as const] : []),
    ...(held(pause_authority) && held(freeze_authority) ? ['pause_and_freeze' as const] : []),
    ...(owner === null || isMultiSig(owner) ? ['timelocked_roles' as const] : []),
  ];
}

/** Minting limit of a window: the limit, the amount minted, and the rest. */
const Room = {
  limit: t.doc(t.amount, 'Most raw units that may be minted in a window'),
  window_s: t.doc(t.u32, 'Length of the window in seconds'),
  minted: t.doc(t.amount, 'Raw units that were minted in the window that ends now'),
  available: t.doc(t.amount, 'Raw units that may be minted now'),
};

const roomOf = (limit: bigint, window_s: number, minted: bigint) => {
  return { limit, window_s, minted, available: limit > minted ? limit - minted : 0n };
};

const Holder = t.option(t.address);

const Stablecoin = t.struct({
  mint: t.doc(t.mint, 'Mint address of the stablecoin'),
  symbol: TokenSymbol,
  owner: t.doc(Holder, 'Who names the others; null once renounced'),
  issuer: t.doc(Holder, 'Who sets what minters may make; null once renounced'),
  pauser: t.doc(Holder, 'Who may pause the token; null once renounced'),
  blocklister: t.doc(Holder, 'Who may freeze accounts for it; null once renounced'),
  attestor: t.doc(Holder, 'Who says what reserves there are; null once renounced'),
  paused: t.doc(t.bool, 'True while nothing of the token moves'),
  security_layers: t.doc(t.list(Layer, 6), 'Which of the six protections are in place'),
  daily: t.doc(t.struct(Room), 'What may be minted in 24 hours, by everybody together'),
  minters: t.doc(
    t.list(
      t.struct({
        minter: t.doc(t.address, 'Account that may mint'),
        from: t.doc(t.time, 'From when it may mint, in Unix seconds'),
        ...Room,
      }),
      1_000,
    ),
    'Accounts that may mint',
  ),
  reserves: t.doc(
    t.option(
      t.struct({
        amount: t.doc(t.amount, 'Raw units that the reserves cover'),
        report_hash: t.doc(t.hex32, 'Hash of the report about them, 32 bytes'),
        attested_at: t.doc(t.time, 'When it was said, in Unix seconds'),
        valid_until: t.doc(t.time, 'Until when it counts, in Unix seconds'),
        valid: t.doc(t.bool, 'True while it counts: without it nothing is minted'),
      }),
    ),
    'What the attestor stated last about the reserves; null for nothing yet',
  ),
  changes: t.doc(
    t.list(
      t.struct({
        role: Role,
        to: t.doc(Holder, 'Account that is to have the role; null: nobody ever again'),
        ready_at: t.doc(t.time, 'When the role changes hands, in Unix seconds'),
      }),
      5,
    ),
    'Role changes that were decided and wait',
  ),
});

export const getStablecoin = tokens.method({
  about: 'Who holds the roles of a stablecoin, what may be minted now, and which changes wait; null for other tokens.',
  cost: { base: 5 },
  signature: fn({ symbol_or_mint: TokenName }, t.option(Stablecoin)),
  read(c, { symbol_or_mint }) {
    const mint = findMint(c, symbol_or_mint);
    const token = mint === undefined ? undefined : c.state.tokens.get(mint);
    const layers = token && layersOf(token, c.use.multiSigs.isMultiSig);
    if (mint === undefined || !token || !layers) return null;
    const { limit, minted } = daily(c.state, mint, token, c.time);
    return {
      mint,
      symbol: token.symbol,
      owner: token.owner,
      issuer: token.mint_authority,
      pauser: token.pause_authority,
      blocklister: token.freeze_authority,
      attestor: token.attestor,
      paused: token.paused,
      security_layers: layers,
      daily: roomOf(limit, DAY, minted),
      minters: mintersOf(c, mint),
      reserves: reservesOf(c, mint),
      changes: c.state.changes.get().filter((one) => one.mint === mint),
    };
  },
});

function mintersOf({ state, time }: Reading, mint: Hash) {
  return state.minters.list([mint], 1_000).map(({ key: [, minter], value: { from, allowance, window_s, minted } }) => {
    return { minter, from, ...roomOf(allowance, window_s, used(minted, window_s, time)) };
  });
}

function reservesOf({ state, time }: Reading, mint: Hash) {
  const reserves = state.reserves.get(mint);
  if (!reserves) return null;
  const valid_until = reserves.attested_at + ATTESTATION;
  return { ...reserves, valid_until, valid: time <= valid_until };
}
