/** What protects a stablecoin, for those who ask: the layers in force, who holds the roles, and what may be minted now. */

import { type Address, fn, type Hash, t } from '../../runtime/sdk.js';
import { findMint } from './lookup.js';
import { PROTOCOL } from './port.js';
import { used } from './rolling.js';
import { type Reading, tokens } from './shape.js';
import { ATTESTATION, DAY, daily } from './stablecoin.js';
import { TokenName, TokenSymbol } from './symbols.js';
import { Role, type Token } from './token.js';

/** The six layers of the stablecoin standard: definitions 4.1. */
export const Layer = t.choice(
  'role_separation',
  'minter_allowance',
  'daily_mint_limit',
  'reserve_attestation',
  'pause_and_freeze',
  'timelocked_roles',
);

const held = (by: Address | null): boolean => by !== null && by !== PROTOCOL;

/** The layers of a stablecoin that have everybody they need; null for other tokens. */
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

/** What may be minted in a window, was, and still may be now. */
const Room = { limit: t.amount, window_s: t.u32, minted: t.amount, available: t.amount };

const roomOf = (limit: bigint, window_s: number, minted: bigint) => {
  return { limit, window_s, minted, available: limit > minted ? limit - minted : 0n };
};

const Holder = t.option(t.address);

const Stablecoin = t.struct({
  mint: t.mint,
  symbol: TokenSymbol,
  owner: Holder,
  issuer: Holder,
  pauser: Holder,
  blocklister: Holder,
  attestor: Holder,
  paused: t.bool,
  security_layers: t.list(Layer, 6),
  daily: t.struct(Room),
  minters: t.list(t.struct({ minter: t.address, from: t.time, ...Room }), 1_000),
  reserves: t.option(
    t.struct({ amount: t.amount, report_hash: t.hex32, attested_at: t.time, valid_until: t.time, valid: t.bool }),
  ),
  /** Role changes that were decided and wait. */
  changes: t.list(t.struct({ role: Role, to: Holder, ready_at: t.time }), 5),
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
