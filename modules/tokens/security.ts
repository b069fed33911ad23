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

/**
 * Layers of a stablecoin whose roles are all held; null for other tokens. Roles are separate only once they are
 * assigned: the protocol account holds all of them until then.
 */
export function layersOf(token: Token, isMultiSig: (account: Address) => boolean) {
  const { standard, mint_authority, attestor, pause_authority, freeze_authority, owner } = token;
  if (standard !== 'stablecoin') return null;
  const holders = [mint_authority, pause_authority, freeze_authority, attestor].filter((by) => by !== null);
  const isSeparate = holders.every(held) && new Set(holders).size === holders.length;
  return [
    ...(isSeparate ? ['role_separation' as const] : []),
    ...(held(mint_authority) ? ['minter_allowance' as const] : []),
    'daily_mint_limit' as const,
    ...(held(attestor) ? ['reserve_attestation' as const] : []),
    ...(held(pause_authority) && held(freeze_authority) ? ['pause_and_freeze' as const] : []),
    ...(owner === null || isMultiSig(owner) ? ['timelocked_roles' as const] : []),
  ];
}

/** Minting limit of a window: the limit, the amount minted, and the rest. */
const Room = {
  limit: t.doc(t.amountOf('mint'), 'Maximum amount to mint in a window, in raw units'),
  window_s: t.doc(t.u32, 'Length of the window in seconds'),
  minted: t.doc(t.amountOf('mint'), 'Amount minted in the current window in raw units'),
  available: t.doc(t.amountOf('mint'), 'Amount that may be minted now in raw units'),
};

const roomOf = (limit: bigint, window_s: number, minted: bigint) => {
  return { limit, window_s, minted, available: limit > minted ? limit - minted : 0n };
};

const Holder = t.option(t.address);

const Stablecoin = t.struct({
  mint: t.doc(t.mint, 'Mint address of the stablecoin'),
  symbol: TokenSymbol,
  owner: t.doc(Holder, 'Owner, which assigns the other roles; null once renounced'),
  issuer: t.doc(Holder, 'Issuer, which sets the allowances of minters; null once renounced'),
  pauser: t.doc(Holder, 'Account that may pause the token; null once renounced'),
  blocklister: t.doc(Holder, 'Account that may freeze accounts for the token; null once renounced'),
  attestor: t.doc(Holder, 'Account that attests the reserves; null once renounced'),
  paused: t.doc(t.bool, 'True while the token is paused'),
  security_layers: t.doc(t.list(Layer, 6), 'Active protections of the six of the standard'),
  daily: t.doc(t.struct(Room), 'Limit of all minters together in 24 hours'),
  minters: t.doc(
    t.list(
      t.struct({
        minter: t.doc(t.address, 'Account of the minter'),
        from: t.doc(t.time, 'Earliest time at which it may mint, in Unix seconds'),
        ...Room,
      }),
      1_000,
    ),
    'Minters of the stablecoin',
  ),
  reserves: t.doc(
    t.option(
      t.struct({
        amount: t.doc(t.amountOf('mint'), 'Amount covered by the reserves in raw units'),
        report_hash: t.doc(t.hex32, 'Hash of the reserve report, 32 bytes'),
        attested_at: t.doc(t.time, 'Time of the attestation in Unix seconds'),
        valid_until: t.doc(t.time, 'End of its validity in Unix seconds'),
        valid: t.doc(t.bool, 'True while the attestation is valid; without one, nothing can be minted'),
      }),
    ),
    'Last attestation of the reserves; null for none',
  ),
  changes: t.doc(
    t.list(
      t.struct({
        role: Role,
        to: t.doc(Holder, 'Next holder of the role; null if the role will be renounced permanently'),
        ready_at: t.doc(t.time, 'Time of the change in Unix seconds'),
      }),
      5,
    ),
    'Pending role changes',
  ),
});

export const getStablecoin = tokens.method({
  about: 'Returns the roles, minting limits, reserves and pending changes of a stablecoin; null for other tokens.',
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
