/** Lanes to other Trellis chains: what is locked here comes back by the signatures for its withdrawal there, once. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyUnlocked,
  InvalidDestination,
  InvalidProof,
  LaneClosed,
  LimitExceeded,
  NotFoundation,
  UnknownChain,
  WrongWithdrawalStatus,
} from '../../../modules/bridge/index.js';
import { depositDigest, withdrawalDigest } from '../../../modules/bridge/port.js';
import { NATIVE } from '../../../modules/tokens/port.js';
import {
  AmountZero,
  fromHex,
  InsufficientBalance,
  moduleAccount,
  UnknownToken,
  ZERO_HASH,
} from '../../../runtime/sdk.js';
import { type Actor, alice, bob, type Ran, type TestChain } from '../../kit/index.js';
import { genesisPart, genesisToken } from '../shared/coins.js';
import {
  appoint,
  attesters,
  bridgeChain,
  checkLocked,
  EVM,
  FOUNDATION,
  keysOf,
  mintOf,
  next,
  placed,
  proofOf,
} from './bridging.js';

const OTHER = 77;
const ATTESTERS = { attesters: keysOf(attesters), threshold: 3 };
const origin = {
  standard: 'bridged',
  supply: '0',
  bridge: { chain: 'trellis-77', contract: 'native', decimals_external: 9 },
};
const THERE = `trellis-${OTHER}`;
const VAULT = moduleAccount('bridge', ['lanes']);
const hexOf = ({ address }: Actor) => `0x${address}`;

const setChannel = (c: TestChain, open = true, given: object = {}, who: Actor | typeof FOUNDATION = FOUNDATION): Ran =>
  c.run(who as Actor, 'SetBridgeLane', { chain: THERE, mint: NATIVE, open, ...given });
const lock = (c: TestChain, amount: bigint, given: object = {}): Ran =>
  c.run(alice, 'BridgeLock', { token_mint: NATIVE, amount, chain: THERE, recipient: hexOf(bob), ...given });

interface Withdrawn {
  readonly withdrawal_id: number;
  readonly amount: bigint;
  readonly destination: string;
  readonly expires_at: number;
}

const LATE = 4_000_000_000;
const withdrawn = (given: Partial<Withdrawn> = {}): Withdrawn => ({
  withdrawal_id: 1,
  amount: 10n,
  destination: hexOf(bob),
  expires_at: LATE,
  ...given,
});

/** What attesters sign on the other chain. */
const digest = (c: TestChain, one: Withdrawn, chainId = OTHER, contract = 'native') =>
  fromHex(withdrawalDigest({ chainId }, { ...one, chain: `trellis-${c.info.chainId}`, contract }));

const unlock = (
  c: TestChain,
  one: Withdrawn,
  proof = proofOf(digest(c, one), placed(0, 1, 2)),
  given: object = {},
): Ran => c.run(alice, 'BridgeUnlock', { chain: THERE, mint: NATIVE, ...one, proof, ...given });

function locked(amount = 100n): TestChain {
  const c = bridgeChain();
  setChannel(c).emits('BridgeLaneSet', { chain: THERE, open: true });
  lock(c, amount).emits('BridgeLocked', { lock_id: 1, amount, chain: THERE, recipient: hexOf(bob) });
  return c;
}

test('signatures for a withdrawal unlock locked tokens exactly once', () => {
  const c = locked();
  assert.is(c.balance(VAULT), 100n);
  const before = c.balance(bob);
  unlock(c, withdrawn({ amount: 60n })).emits('BridgeUnlocked', { withdrawal_id: 1, amount: 60n });
  assert.is(c.balance(bob), before + 60n);
  assert.is(c.balance(VAULT), 40n);
  unlock(c, withdrawn({ amount: 60n })).fails(AlreadyUnlocked, { withdrawal_id: 1 });
  unlock(c, withdrawn({ amount: 1n })).fails(AlreadyUnlocked);
  unlock(c, withdrawn({ amount: 1n, destination: hexOf(bob).toUpperCase().replace('X', 'x') })).fails(AlreadyUnlocked);
  unlock(c, withdrawn({ withdrawal_id: 2, amount: 41n })).fails(LimitExceeded, { max: '40' });
  unlock(c, withdrawn({ withdrawal_id: 2, amount: 40n })).emits('BridgeUnlocked');
  assert.is(c.balance(VAULT), 0n);
});

test('only the foundation opens and closes channels, for existing tokens and to other Trellis chains', () => {
  const c = bridgeChain();
  setChannel(c, true, {}, alice).fails(NotFoundation);
  setChannel(c, true, { chain: 'ethereum' }).fails(UnknownChain);
  setChannel(c, true, { chain: `trellis-${c.info.chainId}` }).fails(UnknownChain);
  setChannel(c, true, { chain: 'trellis-0' }).fails(UnknownChain);
  setChannel(c, true, { chain: 'trellis-9999999999999999' }).fails(UnknownChain);
  setChannel(c, true, { mint: 'ab'.repeat(32) }).fails(UnknownToken);
  lock(c, 10n).fails(LaneClosed, { chain: THERE });
  setChannel(c);
  lock(c, 10n);
  setChannel(c, false).emits('BridgeLaneSet', { open: false });
  lock(c, 10n).fails(LaneClosed);
  unlock(c, withdrawn()).fails(LaneClosed);
  setChannel(c);
  unlock(c, withdrawn()).emits('BridgeUnlocked');
});

test('each kind of invalid lock fails with its own code', () => {
  const c = locked();
  lock(c, 10n, { chain: 'nowhere' }).fails(UnknownChain);
  lock(c, 10n, { chain: 'ethereum' }).fails(UnknownChain);
  lock(c, 10n, { chain: 'trellis-78' }).fails(LaneClosed);
  lock(c, 10n, { token_mint: mintOf(c) }).fails(LaneClosed);
  for (const recipient of ['0x12', `0x${ZERO_HASH}`, alice.address])
    lock(c, 10n, { recipient }).fails(InvalidDestination, { destination: recipient });
  lock(c, 0n).fails(AmountZero);
  lock(c, 2n ** 100n).fails(InsufficientBalance);
});

test('signatures over other content unlock nothing', () => {
  const c = locked();
  const one = withdrawn();
  const signed = (bytes: Uint8Array, ...places: number[]) => proofOf(bytes, placed(...places));
  unlock(c, one, new Uint8Array(8)).fails(InvalidProof);
  unlock(c, one, signed(digest(c, one), 0, 1)).fails(InvalidProof, { have: 2 });
  unlock(c, one, signed(digest(c, one), 0, 1, 1)).fails(InvalidProof);
  unlock(c, one, signed(digest(c, one), 2, 1, 0)).fails(InvalidProof);
  unlock(c, one, signed(digest(c, one, OTHER + 1), 0, 1, 2)).fails(InvalidProof);
  unlock(c, one, signed(digest(c, one, OTHER, mintOf(c)), 0, 1, 2)).fails(InvalidProof);
  unlock(c, one, signed(digest(c, withdrawn({ amount: 9n })), 0, 1, 2)).fails(InvalidProof);
  unlock(c, one, signed(digest(c, withdrawn({ destination: hexOf(alice) })), 0, 1, 2)).fails(InvalidProof);
  unlock(c, one, signed(digest(c, withdrawn({ withdrawal_id: 2 })), 0, 1, 2)).fails(InvalidProof);
  unlock(c, one, undefined, { chain: 'trellis-78' }).fails(LaneClosed);
  const late = withdrawn({ expires_at: 1 });
  unlock(c, late).fails(WrongWithdrawalStatus, { status: 'expired' });
  unlock(c, withdrawn({ destination: '0x12' })).fails(InvalidDestination);
  unlock(c, one).emits('BridgeUnlocked');
});

test('the previous attester set can unlock for one more day', () => {
  const c = locked();
  appoint(c, 2, next);
  unlock(c, withdrawn(), proofOf(digest(c, withdrawn()), placed(0, 1, 2), 1)).emits('BridgeUnlocked');
  c.advance(86_401);
  const one = withdrawn({ withdrawal_id: 2 });
  unlock(c, one, proofOf(digest(c, one), placed(0, 1, 2), 1)).fails(InvalidProof);
  const others = next.slice(0, 3).map((who, place): [number, Actor] => [place, who]);
  unlock(c, one, proofOf(digest(c, one), others, 2)).emits('BridgeUnlocked');
});

test('the other chain maps the token, receives locked units and burns them for the contract here', () => {
  const c = bridgeChain({
    genesis: {
      tokens: genesisPart([genesisToken('WACN', { ...origin, decimals: 9 })]),
      bridge: { ...ATTESTERS, mappings: [{ chain: 'TRELLIS-77', contract: 'NATIVE', token: 'WACN' }] },
    },
  });
  const log = { chain: THERE, tx_hash: `0x${'AB'.repeat(32)}`, log_index: 1, amount: 50n, recipient: alice.address };
  const mint = mintOf(c, 'WACN');
  const signed = depositDigest(c.info, { ...log, tx_hash: log.tx_hash.toLowerCase(), mint });
  const proof = proofOf(fromHex(signed), placed(0, 1, 2));
  c.run(alice, 'BridgeDeposit', { ...log, symbol: 'WACN', proof }).emits('BridgeDeposited', { amount: 50n });
  const there = { chain: THERE, token_mint: mint, amount: 20n };
  c.run(alice, 'BridgeWithdraw', { ...there, destination: EVM }).fails(InvalidDestination);
  c.run(alice, 'BridgeWithdraw', { ...there, destination: hexOf(bob) }).emits('BridgeWithdrawn', {
    chain: THERE,
    contract: 'native',
    amount_external: 20n,
  });
  checkLocked(c);
});

test.run();
