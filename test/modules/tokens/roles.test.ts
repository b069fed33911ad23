/** The roles of stablecoins: each of another account, changed by an owner of several signers, two days later. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import multisig from '../../../modules/multisig/index.js';
import tokens, { NotMintAuthority } from '../../../modules/tokens/index.js';
import { PROTOCOL } from '../../../modules/tokens/port.js';
import { InvalidAddress, NotAuthorized, NotFound, UnknownToken, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, carol, chain, dave, h, type TestChain } from '../../kit/index.js';
import {
  appoint,
  appointMinter,
  genesisPart,
  genesisToken,
  info,
  keepers,
  security,
  stableChain,
  together,
} from '../shared/coins.js';

const { owner, issuer, minter, pauser, blocklister, attestor } = keepers;
const TIMELOCK = 172_800;

const pausing = (c: TestChain, mint: string, who: Actor) => c.run(who, 'PauseToken', { mint, paused: true });

test('a role changes 48 hours after the owner schedules it, and an event announces each step', () => {
  const { c, mint } = stableChain();
  const ready_at = c.time + TIMELOCK;
  appoint(c, mint, 'pause', carol)
    .emitsOnly('TokenAuthorityChangeScheduled')
    .emits('TokenAuthorityChangeScheduled', { token: 'USDX', role: 'pause', from: pauser, to: carol, ready_at });
  c.advance(TIMELOCK - 1);
  pausing(c, mint, carol).fails(NotAuthorized);
  pausing(c, mint, pauser);
  const { events } = c.advance(1);
  assert.is(events.length, 0);
  c.block().emits('TokenAuthorityChanged', { token: 'USDX', role: 'pause', from: pauser, to: carol });
  pausing(c, mint, pauser).fails(NotAuthorized);
  pausing(c, mint, carol);
  assert.equal(c.ask('getStablecoin', ['USDX']).changes, []);
});

test('every role can be handed over', () => {
  const { c, mint } = stableChain();
  const heirs = { mint: actor('heir 1'), freeze: actor('heir 2'), pause: actor('heir 3'), attest: actor('heir 4') };
  for (const [role, heir] of Object.entries(heirs)) appoint(c, mint, role, heir);
  c.run(alice, 'committee.Found', { account: dave });
  appoint(c, mint, 'owner', dave);
  c.advance(TIMELOCK);
  const now = c.ask('getStablecoin', ['USDX']);
  assert.equal(
    [now.issuer, now.blocklister, now.pauser, now.attestor, now.owner],
    [...Object.values(heirs), dave].map((who) => c.json(who)),
  );
  appoint(c, mint, 'pause', carol).fails(NotAuthorized, { required: 'owner' });
  together(c, dave, 'SetTokenAuthority', { mint, role: 'pause', new: carol.address });
});

test('a later change of the same role replaces a pending one, and naming the current holder cancels it', () => {
  const { c, mint } = stableChain();
  appoint(c, mint, 'pause', carol);
  c.advance(1_000);
  appoint(c, mint, 'freeze', bob);
  appoint(c, mint, 'pause', dave).emitsOnly('TokenAuthorityChangeCancelled', 'TokenAuthorityChangeScheduled');
  c.advance(TIMELOCK - 1);
  appoint(c, mint, 'freeze', blocklister)
    .emitsOnly('TokenAuthorityChangeCancelled')
    .emits('TokenAuthorityChangeCancelled', { token: 'USDX', role: 'freeze', to: bob });
  appoint(c, mint, 'freeze', blocklister).fails(NotFound);
  c.advance(1);
  const now = c.ask('getStablecoin', ['USDX']);
  assert.equal([now.pauser, now.blocklister], [c.json(dave), c.json(blocklister)]);
});

test('only the owner changes roles, and only if it is a multi-signature account', () => {
  const { c, mint } = stableChain();
  const change = { mint, role: 'pause', new: carol.address };
  for (const who of [pauser, issuer, alice]) {
    c.run(who, 'SetTokenAuthority', change).fails(NotAuthorized, { required: 'owner' });
  }
  c.run(issuer, 'SetTokenAuthority', { ...change, role: 'mint' }).fails(NotAuthorized, { required: 'owner' });
  const single = stableChain({ owner: `0x${bob.address}` });
  single.c
    .run(bob, 'SetTokenAuthority', change)
    .fails(NotAuthorized, { required: 'an owner that is a multi-signature account' });
  together(c, owner, 'SetTokenAuthority', { ...change, mint: h(7) }).fails(UnknownToken);
});

test('ownership can pass only to a multi-signature account', () => {
  const { c, mint } = stableChain();
  appoint(c, mint, 'owner', carol).fails(InvalidAddress);
  together(c, owner, 'SetTokenAuthority', { mint, role: 'owner', new: ZERO_ADDRESS }).fails(InvalidAddress);
});

test('an account cannot get a second role, whether now, by a pending change or as a minter', () => {
  const { c, mint } = stableChain();
  appoint(c, mint, 'pause', attestor).fails(InvalidAddress, { has_role: 'attest' });
  appoint(c, mint, 'pause', issuer).fails(InvalidAddress, { has_role: 'mint' });
  appoint(c, mint, 'mint', minter).fails(InvalidAddress, { has_role: 'minter' });
  appoint(c, mint, 'pause', carol);
  appoint(c, mint, 'attest', carol).fails(InvalidAddress, { has_role: 'pause' });
  const grant = (who: Actor) => appointMinter(c, mint, who, 1n);
  grant(carol).fails(InvalidAddress, { has_role: 'pause' });
  for (const [who, has_role] of [
    [pauser, 'pause'],
    [blocklister, 'freeze'],
    [attestor, 'attest'],
    [issuer, 'mint'],
  ] as const) {
    grant(who).fails(InvalidAddress, { has_role });
  }
  grant(bob);
  appoint(c, mint, 'freeze', bob).fails(InvalidAddress, { has_role: 'minter' });
});

test('a renounced role stays without a holder forever', () => {
  const { c, mint } = stableChain();
  appoint(c, mint, 'mint', null);
  c.run(minter, 'MintToken', { mint, to: alice, amount: 1n });
  c.advance(TIMELOCK);
  c.run(minter, 'MintToken', { mint, to: alice, amount: 1n }).fails(NotMintAuthority);
  assert.is(info(c, 'USDX').mintable, false);
  appoint(c, mint, 'mint', issuer).fails(NotAuthorized, { reason: 'this role was renounced permanently' });
  appoint(c, mint, 'owner', null);
  c.advance(TIMELOCK);
  appoint(c, mint, 'pause', carol).fails(NotAuthorized, { required: 'owner' });
});

test('if genesis appoints no holders, the protocol holds the roles until the owner assigns them', () => {
  const { c, mint } = stableChain({ security: null });
  const { issuer: now } = c.ask('getStablecoin', ['USDX']);
  assert.is(now, c.text.address(PROTOCOL));
  for (const [role, who] of [
    ['mint', issuer],
    ['pause', pauser],
    ['freeze', blocklister],
    ['attest', attestor],
  ] as const) {
    appoint(c, mint, role, who);
  }
  appointMinter(c, mint, minter, 5n);
  c.advance(TIMELOCK);
  c.run(attestor, 'AttestReserves', { mint, reserves: 5n, report_hash: h(1) });
  c.run(minter, 'MintToken', { mint, to: alice, amount: 5n });
  appoint(c, mint, 'pause', null);
  assert.is((info(c, 'USDX').security_layers as string[]).length, 6);
});

test('the signers of a genesis foundation change a role together, and mainnet requires each signature', () => {
  const foundation = `0x${'3'.padStart(64, '0')}`;
  const usdx = genesisToken('USDX', { supply: '0', owner: foundation, security });
  const signers = [alice, bob, carol].map(({ address }) => `0x${address}`);
  const c = chain([accounts, tokens, multisig], {
    enforceSignatures: true,
    genesis: {
      tokens: genesisPart([usdx]),
      multisig: [{ address: foundation, signers, threshold: 2, label: 'foundation' }],
    },
  });
  assert.is((info(c, 'USDX').security_layers as string[]).length, 6);
  const mint = (info(c, 'USDX').mint as string).slice(2);
  const change = c.set.operations.byName.get('SetTokenAuthority')!;
  const inner = { type: change, params: { mint, role: 'pause', new: dave.address } };
  const account = foundation.slice(2);
  const proposal = { account, operations: [inner], description: 'A new pauser', valid_until: 0 };
  c.run(alice, 'ProposeMultiSigTx', proposal).emitsOnly('PublicKeyRevealed', 'MultiSigTxProposed');
  c.run(bob, 'ApproveMultiSigTx', { account, tx_id: 0 }).emits('TokenAuthorityChangeScheduled', {
    role: 'pause',
    to: dave,
  });
  c.advance(TIMELOCK);
  pausing(c, mint, pauser).fails(NotAuthorized);
  pausing(c, mint, dave);
});

test.run();
