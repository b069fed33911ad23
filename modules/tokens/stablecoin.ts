/** Minting of stablecoins: minters, their allowances, the daily limit, and attested reserves. */

import {
  type Address,
  fail,
  type Hash,
  InvalidAddress,
  NotAuthorized,
  t,
  UnknownToken,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { rescale, UNUSED, use, used } from '../shared/rolling.js';
import { checkOwner, checkSeparate, TIMELOCK } from './authority.js';
import { checkFree, mintTo } from './balances.js';
import { MinterAllowanceExceeded, NotMintAuthority, ReservesInsufficient } from './errors.js';
import { tokenOf } from './lookup.js';
import { type Reading, tokens, type Writing } from './shape.js';
import type { Token } from './token.js';

/** Window, in seconds, of the limit on all minters together. */
export const DAY = 86_400;
/** Whole tokens that can be minted per day even if the supply is small. */
const DAILY_UNITS = 10_000_000n;
/** Validity of an attestation of reserves, in seconds: 35 days. */
export const ATTESTATION = 3_024_000;

export const SetMinterAllowance = tokens.operation({
  id: 18,
  about:
    'How much of a stablecoin a minter may make in any so many seconds: set by the issuer, its mint authority. A new minter is appointed by the owner, a multi-signature account, and begins 48 hours later. Either takes a minter away, with 0.',
  params: {
    mint: t.doc(t.mint, 'Mint address of the stablecoin'),
    minter: t.doc(t.address, 'Account that may mint'),
    allowance: t.doc(t.amountOf('mint'), 'Raw units that it may make in any window; 0 takes the minter away'),
    window_s: t.doc(t.range(1, 0xffffffff, 'seconds'), 'Length of the window in seconds'),
  },
  logs: ['MinterAllowanceSet'],
  gas: 40_000,
  errors: [UnknownToken, NotMintAuthority, NotAuthorized, InvalidAddress],
  execute(c, { mint, minter, allowance, window_s }) {
    const token = tokenOf(c, mint);
    if (token.standard !== 'stablecoin') fail(NotAuthorized, { reason: 'only stablecoins have minters' });
    if (minter === ZERO_ADDRESS) fail(InvalidAddress, { field: 'minter' });
    const known = c.state.minters.get(mint, minter);
    if (!known) checkOwner(c, token);
    else if (token.mint_authority !== c.sender && (allowance > 0n || token.owner !== c.sender)) fail(NotMintAuthority);
    const from = known?.from ?? c.time + TIMELOCK;
    if (allowance === 0n) c.state.minters.delete(mint, minter);
    else {
      if (!known) checkSeparate(c.state, mint, minter);
      const minted = known ? rescale(known.minted, known.window_s, window_s, c.time) : UNUSED;
      c.state.minters.put(mint, minter, { from, allowance, window_s, minted });
    }
    c.emit.MinterAllowanceSet({ token: token.symbol, minter, allowance, window_s, from });
  },
});

export const AttestReserves = tokens.operation({
  id: 19,
  about:
    'Say what reserves a stablecoin has, with the hash of the report. No more than that can be minted. For 35 days.',
  params: {
    mint: t.doc(t.mint, 'Mint address of the stablecoin'),
    reserves: t.doc(t.amountOf('mint'), 'Raw units that the reserves cover'),
    report_hash: t.doc(t.hex32, 'Hash of the report about them, 32 bytes'),
  },
  logs: ['ReservesAttested'],
  gas: 40_000,
  errors: [UnknownToken, NotAuthorized],
  execute(c, { mint, reserves, report_hash }) {
    const token = tokenOf(c, mint);
    if (token.attestor !== c.sender) fail(NotAuthorized, { required: 'attestor' });
    c.state.reserves.put(mint, { amount: reserves, report_hash, attested_at: c.time });
    c.emit.ReservesAttested({ token: token.symbol, attestor: c.sender, reserves, report_hash });
  },
});

export function mintStable(c: Writing, minter: Address, to: Address, mint: Hash, token: Token, amount: bigint): void {
  const { state, time } = c;
  const known = token.mint_authority === null ? undefined : state.minters.get(mint, minter);
  const grant = known ?? fail(NotMintAuthority, { required: 'a minter of the token' });
  if (time < grant.from)
    fail(NotMintAuthority, { reason: 'the minter was appointed and begins later', from: grant.from });
  checkFree(state, { mint, name: token.symbol, token }, [minter, to]);
  checkRoom(amount, grant.allowance, used(grant.minted, grant.window_s, time), grant.window_s, 'minter');
  const { limit, minted } = daily(state, mint, token, time);
  checkRoom(amount, limit, minted, DAY, 'token');
  checkReserves(state, mint, amount, time);
  state.minters.put(mint, minter, { ...grant, minted: use(grant.minted, grant.window_s, time, amount) });
  state.minted.put(mint, use(state.minted.get(mint) ?? UNUSED, DAY, time, amount));
  mintTo(c, to, mint, token, amount);
}

/**
 * Limit of all minters together in 24 hours, and the amount minted. The limit is a tenth of the supply before these
 * mints, or ten million tokens if that is more. Burning does not raise what is left.
 */
export function daily(state: Reading['state'], mint: Hash, { decimals }: Token, time: number) {
  const minted = used(state.minted.get(mint) ?? UNUSED, DAY, time);
  const before = state.supplies.get(mint)! - minted;
  const least = DAILY_UNITS * 10n ** BigInt(decimals);
  return { limit: before / 10n > least ? before / 10n : least, minted };
}

function checkRoom(amount: bigint, limit: bigint, minted: bigint, window_s: number, of: 'minter' | 'token'): void {
  if (minted + amount > limit) {
    fail(MinterAllowanceExceeded, { of, limit: `${limit}`, minted: `${minted}`, amount: `${amount}`, window_s });
  }
}

function checkReserves(state: Reading['state'], mint: Hash, amount: bigint, time: number): void {
  const reserves = state.reserves.get(mint) ?? fail(ReservesInsufficient, { reason: 'no reserves were attested' });
  if (time > reserves.attested_at + ATTESTATION) {
    fail(ReservesInsufficient, { reason: 'the attestation is older than 35 days', attested_at: reserves.attested_at });
  }
  const need = state.supplies.get(mint)! + amount;
  if (need > reserves.amount) fail(ReservesInsufficient, { have: `${reserves.amount}`, need: `${need}` });
}
