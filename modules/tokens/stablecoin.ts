/** Minting of stablecoins: minters, their allowances, the daily limit, and attested reserves (decision 0017). */

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
    'Sets the allowance of a minter of a stablecoin per window. The issuer changes existing minters. The owner, a multi-signature account, appoints a new minter, which may mint 48 hours later. Both can remove a minter with an allowance of 0.',
  params: {
    mint: t.doc(t.mint, 'Mint address of the stablecoin'),
    minter: t.doc(t.address, 'Account of the minter'),
    allowance: t.doc(t.amountOf('mint'), 'Amount that it may mint in any window, in raw units; 0 to remove the minter'),
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
    'Attests the reserves of a stablecoin with the hash of a report, valid for 35 days. The supply cannot be minted beyond the attested amount. Attestor only.',
  params: {
    mint: t.doc(t.mint, 'Mint address of the stablecoin'),
    reserves: t.doc(t.amountOf('mint'), 'Amount covered by the reserves in raw units'),
    report_hash: t.doc(t.hex32, 'Hash of the reserve report, 32 bytes'),
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
    fail(NotMintAuthority, { reason: 'the appointment of the minter takes effect later', from: grant.from });
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
  const reserves =
    state.reserves.get(mint) ?? fail(ReservesInsufficient, { reason: 'there is no attestation of reserves' });
  if (time > reserves.attested_at + ATTESTATION) {
    fail(ReservesInsufficient, { reason: 'the attestation is older than 35 days', attested_at: reserves.attested_at });
  }
  const need = state.supplies.get(mint)! + amount;
  if (need > reserves.amount) fail(ReservesInsufficient, { have: `${reserves.amount}`, need: `${need}` });
}
