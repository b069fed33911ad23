/** Stablecoins: who mints how much, what reserves allow, and what everybody can see of it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  MaxSupplyExceeded,
  MinterAllowanceExceeded,
  NotMintAuthority,
  ReservesInsufficient,
} from '../../../modules/tokens/index.js';
import { AmountZero, InvalidAddress, NotAuthorized, UnknownToken, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, carol, h } from '../../kit/index.js';
import {
  appoint,
  appointMinter,
  attest,
  coinChain,
  genesisPart,
  genesisToken,
  heldChain,
  info,
  keepers,
  security,
  stableChain,
  together,
  tokensChain,
} from '../shared/coins.js';

const { issuer, minter, pauser, blocklister, attestor } = keepers;
const HOUR = 3_600;
const DAY = 86_400;

/** Two minters whom only the limit of a day stops. */
const [one, two] = [actor('one'), actor('two')];
const both = [one, two].map(({ address }) => ({ address: `0x${address}`, allowance: `${10n ** 30n}`, window_s: 1 }));

// --- minting

test('a minter mints up to its allowance in any window', () => {
  const { c, mint } = stableChain();
  const make = (amount: bigint) => c.run(minter, 'MintToken', { mint, to: alice, amount });
  make(600n).emits('TokenMinted', { token: 'USDX', to: alice, amount: 600n });
  make(401n).fails(MinterAllowanceExceeded, { of: 'minter', limit: '1000', minted: '600', amount: '401' });
  c.advance(HOUR / 2);
  make(400n);
  make(1n).fails(MinterAllowanceExceeded);
  c.advance(HOUR / 2 + HOUR / 24);
  make(601n).fails(MinterAllowanceExceeded, { minted: '400' });
  make(600n);
  assert.is(info(c, 'USDX').total_supply, '1600');
});

test('no other account mints: not the issuer, the owner, a stranger or a revoked minter', () => {
  const { c, mint } = stableChain();
  for (const who of [issuer, pauser, attestor, alice]) {
    c.run(who, 'MintToken', { mint, to: who, amount: 1n }).fails(NotMintAuthority);
  }
  const allowance = { mint, minter, allowance: 0n, window_s: 1 };
  c.run(issuer, 'SetMinterAllowance', allowance).emits('MinterAllowanceSet', { minter, allowance: 0n });
  c.run(minter, 'MintToken', { mint, to: alice, amount: 1n }).fails(NotMintAuthority);
});

test('the owner appoints a minter that starts after 48 hours, and the issuer sets its allowance', () => {
  const { c, mint } = stableChain();
  const from = c.time + 2 * DAY;
  const grant = { mint, minter: carol, allowance: 50n, window_s: HOUR };
  for (const who of [issuer, minter, carol]) {
    c.run(who, 'SetMinterAllowance', grant).fails(NotAuthorized, { required: 'owner' });
  }
  const set = { token: 'USDX', minter: carol, allowance: 50n, window_s: HOUR, from };
  appointMinter(c, mint, carol, 50n, HOUR).emits('MinterAllowanceSet', set);
  c.advance(2 * DAY - 1);
  c.run(carol, 'MintToken', { mint, to: carol, amount: 50n }).fails(NotMintAuthority, { from });
  c.run(issuer, 'SetMinterAllowance', { ...grant, allowance: 60n }).emits('MinterAllowanceSet', { from });
  c.advance(1);
  c.run(carol, 'MintToken', { mint, to: carol, amount: 60n });
  for (const who of [minter, carol, alice]) c.run(who, 'SetMinterAllowance', grant).fails(NotMintAuthority);
  appointMinter(c, mint, carol, 70n).fails(NotMintAuthority);
});

test('the issuer or the owner removes a minter immediately, even before it has started', () => {
  for (const by of ['issuer', 'owner'] as const) {
    const { c, mint } = stableChain();
    appointMinter(c, mint, carol, 50n);
    for (const who of [minter, carol]) {
      const none = { mint, minter: who.address, allowance: 0n, window_s: 1 };
      if (by === 'issuer') c.run(issuer, 'SetMinterAllowance', none);
      else together(c, keepers.owner, 'SetMinterAllowance', none);
    }
    c.advance(2 * DAY);
    for (const who of [minter, carol]) c.run(who, 'MintToken', { mint, to: who, amount: 1n }).fails(NotMintAuthority);
  }
});

test('only stablecoins have minters, and the zero address cannot be one', () => {
  const { c, mint } = stableChain();
  const grant = { mint, minter: carol.address, allowance: 50n, window_s: HOUR };
  together(c, keepers.owner, 'SetMinterAllowance', { ...grant, mint: h(7) }).fails(UnknownToken);
  together(c, keepers.owner, 'SetMinterAllowance', { ...grant, minter: ZERO_ADDRESS }).fails(InvalidAddress);
  const coin = coinChain({ mintable: true });
  coin.c.run(alice, 'SetMinterAllowance', { ...grant, mint: coin.mint }).fails(NotAuthorized);
});

test('a changed allowance still counts earlier mints, whatever its window', () => {
  const { c, mint } = stableChain();
  c.run(minter, 'MintToken', { mint, to: alice, amount: 800n });
  for (const window_s of [HOUR, 60, 7 * DAY]) {
    c.run(issuer, 'SetMinterAllowance', { mint, minter, allowance: 900n, window_s });
    c.run(minter, 'MintToken', { mint, to: alice, amount: 101n }).fails(MinterAllowanceExceeded, { minted: '800' });
  }
  c.run(minter, 'MintToken', { mint, to: alice, amount: 100n });
});

test('all minters together mint at most ten million tokens a day, and burning makes no room', () => {
  const { c, mint } = stableChain({ decimals: 2, supply: '5000000000', security: { ...security, minters: both } });
  const million = 10n ** 8n;
  attest(c, mint, 10n ** 30n);
  const make = (who: Actor, amount: bigint) => c.run(who, 'MintToken', { mint, to: alice, amount });
  make(one, 6n * million);
  make(two, 4n * million);
  make(two, 1n).fails(MinterAllowanceExceeded, { of: 'token', limit: `${10n * million}`, window_s: DAY });
  c.advance(DAY / 2);
  c.run(alice, 'BurnToken', { mint, amount: 10n * million });
  make(one, 1n).fails(MinterAllowanceExceeded, { of: 'token' });
  c.advance(DAY / 2 + HOUR);
  make(one, 10n * million);
});

test('with a large supply all minters together mint at most a tenth of it a day', () => {
  const { c, mint } = stableChain({ decimals: 0, supply: '1000000000', security: { ...security, minters: both } });
  attest(c, mint, 10n ** 30n);
  const make = (amount: bigint) => c.run(one, 'MintToken', { mint, to: alice, amount });
  make(60_000_000n);
  make(40_000_001n).fails(MinterAllowanceExceeded, { limit: '100000000', minted: '60000000' });
  make(40_000_000n);
});

test('minting fails above the attested reserves, before any attestation and 35 days after the last', () => {
  const { c, mint } = stableChain();
  const make = (amount: bigint) => c.run(minter, 'MintToken', { mint, to: alice, amount });
  attest(c, mint, 700n).emits('ReservesAttested', {
    token: 'USDX',
    attestor,
    reserves: 700n,
    report_hash: 'ab'.repeat(32),
  });
  make(701n).fails(ReservesInsufficient, { have: '700', need: '701' });
  make(700n);
  c.run(alice, 'BurnToken', { mint, amount: 10n });
  make(11n).fails(ReservesInsufficient);
  make(10n);
  attest(c, mint, 10_000n);
  c.advance(35 * DAY);
  make(1n);
  c.advance(1);
  make(1n).fails(ReservesInsufficient, { reason: 'the attestation is older than 35 days' });
  attest(c, mint, 0n);
  make(1n).fails(ReservesInsufficient, { have: '0' });
  const fresh = tokensChain({ genesis: { tokens: genesisPart([genesisToken('USDX', { security })]) } });
  const other = info(fresh, 'USDX').mint as string;
  fresh.run(minter, 'MintToken', { mint: other.slice(2), to: alice, amount: 1n }).fails(ReservesInsufficient, {
    reason: 'there is no attestation of reserves',
  });
});

test('only the attestor attests', () => {
  const { c, mint } = stableChain();
  for (const who of [issuer, minter, alice]) {
    c.run(who, 'AttestReserves', { mint, reserves: 1n, report_hash: h(1) }).fails(NotAuthorized, {
      required: 'attestor',
    });
  }
  c.run(attestor, 'AttestReserves', { mint: h(7), reserves: 1n, report_hash: h(1) }).fails(UnknownToken);
});

test('a stablecoin stops at its maximum and obeys the common minting rules', () => {
  const { c, mint } = stableChain({ max_supply: '500' });
  const make = (change: object) => c.run(minter, 'MintToken', { mint, to: alice, amount: 1n, ...change });
  make({ amount: 501n }).fails(MaxSupplyExceeded);
  make({ amount: 0n }).fails(AmountZero);
  make({ to: ZERO_ADDRESS }).fails(InvalidAddress);
  make({ amount: 500n });
});

// --- asking

test('anyone can query who protects a stablecoin and how much may be minted now', () => {
  const { c, mint } = heldChain();
  appoint(c, mint, 'pause', carol);
  assert.equal(c.ask('getStablecoin', ['usdx']), {
    mint: `0x${mint}`,
    symbol: 'USDX',
    owner: c.json(keepers.owner),
    issuer: c.json(issuer),
    pauser: c.json(pauser),
    blocklister: c.json(blocklister),
    attestor: c.json(attestor),
    paused: false,
    security_layers: [
      'role_separation',
      'minter_allowance',
      'daily_mint_limit',
      'reserve_attestation',
      'pause_and_freeze',
      'timelocked_roles',
    ],
    daily: { limit: '10000000000000', window_s: DAY, minted: '1000', available: '9999999999000' },
    minters: [
      { minter: c.json(minter), from: 1_700_000_000, limit: '1000', window_s: HOUR, minted: '1000', available: '0' },
    ],
    reserves: {
      amount: '10000',
      report_hash: `0x${'ab'.repeat(32)}`,
      attested_at: c.time,
      valid_until: c.time + 35 * DAY,
      valid: true,
    },
    changes: [{ role: 'pause', to: c.json(carol), ready_at: c.time + 2 * DAY }],
  });
  assert.equal(
    info(c, 'USDX').security_layers,
    (c.ask('getStablecoin', ['USDX']) as { security_layers: [] }).security_layers,
  );
  assert.is(c.ask('getStablecoin', ['TRL']), null);
  assert.is(c.ask('getStablecoin', ['NOPE']), null);
});

test('a stablecoin without appointed roles has the one security layer that needs none', () => {
  const c = tokensChain({ genesis: { tokens: genesisPart([genesisToken('USDX')]) } });
  assert.equal(info(c, 'USDX').security_layers, ['daily_mint_limit']);
  assert.is(c.ask('getStablecoin', ['USDX']).reserves, null);
});

test.run();
