/** Freezing accounts and pausing tokens: what is stopped, by whom, and what goes on. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Paused } from '../../../modules/tokens/index.js';
import { AccountFrozen, InsufficientBalance, NotAuthorized, UnknownToken } from '../../../runtime/sdk.js';
import { alice, bob, carol, h } from '../../kit/index.js';
import {
  attest,
  coinChain,
  genesisPart,
  genesisToken,
  heldChain,
  info,
  keepers,
  stableChain,
  tokensChain,
} from '../shared/coins.js';

const { issuer, minter, pauser, blocklister } = keepers;
const HOUR = 3_600;

test('an account frozen by the freeze authority cannot send, receive or burn', () => {
  const { c, mint } = heldChain();
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 5n });
  const freeze = (frozen: boolean) => c.run(blocklister, 'FreezeAccount', { mint, account: bob, frozen });
  freeze(true).emits('AccountFrozen', { token: 'USDX', account: bob, frozen: true });
  const frozen = { token: 'USDX', account: `0x${bob.address}` };
  const move = { to: alice, token_symbol: 'USDX', amount: 1n };
  c.run(bob, 'Transfer', move).fails(AccountFrozen, frozen);
  c.run(bob, 'Transfer', { ...move, to: bob }).fails(AccountFrozen);
  c.run(alice, 'Transfer', { ...move, to: bob }).fails(AccountFrozen, frozen);
  c.run(bob, 'BatchTransfer', { transfers: [{ ...move, token_symbol: 'TRL' }, move] }).fails(AccountFrozen);
  c.run(alice, 'BatchTransfer', {
    transfers: [
      { ...move, to: carol },
      { ...move, to: bob },
    ],
  }).fails(AccountFrozen);
  c.run(bob, 'BurnToken', { mint, amount: 1n }).fails(AccountFrozen);
  c.run(minter, 'MintToken', { mint, to: bob, amount: 1n }).fails(AccountFrozen);
  c.run(alice, 'Transfer', { ...move, to: bob, token_symbol: 'TRL' });
  c.run(alice, 'Transfer', { ...move, to: carol });
  freeze(false).emits('AccountFrozen', { account: bob, frozen: false });
  c.run(bob, 'Transfer', { ...move, amount: 100n });
});

test('a frozen minter cannot mint', () => {
  const { c, mint } = heldChain();
  c.advance(2 * HOUR);
  c.run(blocklister, 'FreezeAccount', { mint, account: minter, frozen: true });
  c.run(minter, 'MintToken', { mint, to: alice, amount: 1n }).fails(AccountFrozen);
});

test('only stablecoins can be frozen, and only by their freeze authority', () => {
  const { c, mint } = heldChain();
  for (const who of [issuer, pauser, alice]) {
    c.run(who, 'FreezeAccount', { mint, account: bob, frozen: true }).fails(NotAuthorized, {
      required: 'freeze_authority',
    });
  }
  c.run(blocklister, 'FreezeAccount', { mint: h(7), account: bob, frozen: true }).fails(UnknownToken);
  const coin = coinChain();
  coin.c.run(alice, 'FreezeAccount', { mint: coin.mint, account: bob, frozen: true }).fails(NotAuthorized);
});

test('a paused token cannot be moved, minted or burned until it resumes', () => {
  const { c, mint } = heldChain();
  const move = { to: bob, token_symbol: 'USDX', amount: 1n };
  c.run(pauser, 'PauseToken', { mint, paused: true }).emits('TokenPaused', { token: 'USDX', paused: true });
  assert.is(info(c, 'USDX').paused, true);
  c.run(alice, 'Transfer', move).fails(Paused, { token: 'USDX' });
  c.run(alice, 'BatchTransfer', { transfers: [move] }).fails(Paused);
  c.run(alice, 'BurnToken', { mint, amount: 1n }).fails(Paused);
  c.advance(2 * HOUR);
  c.run(minter, 'MintToken', { mint, to: alice, amount: 1n }).fails(Paused);
  attest(c, mint, 10_000n);
  c.run(issuer, 'SetMinterAllowance', { mint, minter, allowance: 0n, window_s: 1 });
  c.run(alice, 'Transfer', { ...move, token_symbol: 'TRL' });
  c.run(pauser, 'PauseToken', { mint, paused: false }).emits('TokenPaused', { paused: false });
  c.run(alice, 'Transfer', move);
});

test('the pause authority can pause stablecoins and bridged tokens, and other tokens cannot be paused', () => {
  const { c, mint } = stableChain();
  for (const who of [issuer, blocklister, alice]) {
    c.run(who, 'PauseToken', { mint, paused: true }).fails(NotAuthorized, { required: 'pause_authority' });
  }
  c.run(pauser, 'PauseToken', { mint: h(7), paused: true }).fails(UnknownToken);
  const coin = coinChain();
  coin.c.run(alice, 'PauseToken', { mint: coin.mint, paused: true }).fails(NotAuthorized);
  const weth = genesisToken('WETH', { standard: 'bridged', supply: '9' });
  const bridged = tokensChain({ genesis: { tokens: genesisPart([weth]) } });
  bridged.run(bob, 'PauseToken', { mint: (info(bridged, 'WETH').mint as string).slice(2), paused: true });
  bridged.run(bob, 'Transfer', { to: alice, token_symbol: 'WETH', amount: 1n }).fails(Paused);
});

test('a pause or freeze is reported even to a sender with insufficient funds', () => {
  const { c, mint } = heldChain();
  c.run(pauser, 'PauseToken', { mint, paused: true });
  c.run(carol, 'Transfer', { to: bob, token_symbol: 'USDX', amount: 1n }).fails(Paused);
  c.run(pauser, 'PauseToken', { mint, paused: false });
  c.run(carol, 'Transfer', { to: bob, token_symbol: 'USDX', amount: 1n }).fails(InsufficientBalance);
});

test.run();
