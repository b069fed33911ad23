/** The bridge (definitions 4.6): what comes, what goes, and what is refused. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyProcessed,
  BelowMinimum,
  BridgePaused,
  InexactAmount,
  InvalidAttesterSet,
  InvalidDestination,
  InvalidMapping,
  InvalidProof,
  InvalidTxHash,
  LimitExceeded,
  MappingExists,
  MappingNotFound,
  NotAttester,
  NotFoundation,
  ReceiveNotPending,
  RefundTooEarly,
  ReleaseFeeNotSet,
  SymbolMismatch,
  UnknownChain,
  UnrecognizedPayload,
  WithdrawalNotFound,
  WrongWithdrawalStatus,
} from '../../../modules/bridge/index.js';
import { Proof, readProof } from '../../../modules/bridge/port.js';
import { Paused } from '../../../modules/tokens/index.js';
import { AmountZero, InsufficientBalance, InvalidAddress, toHex, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { alice, bob, type Ran } from '../../kit/index.js';
import {
  appoint,
  attest,
  attesters,
  bridgeChain,
  checkLocked,
  DAY,
  deposit,
  digestOf,
  EVM,
  FOUNDATION,
  limits,
  logOf,
  mintOf,
  next,
  ONE,
  OUTSIDE,
  observe,
  placed,
  proofOf,
  released,
  statusOf,
  tx,
  withdraw,
  withdrawal,
} from './bridging.js';

const BTC = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

test('a deposit with enough attester signatures is minted to the recipient in units of this chain', () => {
  const c = bridgeChain();
  const log = logOf(1, 5n);
  deposit(c, log)
    .returns({ deposit_id: 1, delayed_until: null })
    .emits('BridgeDeposited', { deposit_id: 1, tx_hash: log.tx_hash, amount: 5n * ONE, recipient: alice });
  assert.is(c.balance(alice, 'WETH'), 5n * ONE);
  checkLocked(c);
  const [op] = c.ask<{ operations: object[] }>('getBridgeHistory', [alice]).operations;
  assert.equal(op, { ...statusOf(c, log) });
  const { status, signatures } = statusOf(c, log)!;
  assert.equal([status, signatures], ['completed', 3]);
  assert.is(statusOf(c, logOf(2, 5n)), null);
});

test('a proof can also be given as JSON', () => {
  const c = bridgeChain();
  const log = logOf(1, 5n);
  const { set_index, sigs } = readProof(proofOf(digestOf(c, log), placed(0, 1, 2)))!;
  const json = { set_index, sigs: sigs.map(({ index, signature }) => ({ index, signature: toHex(signature) })) };
  deposit(c, log, Proof.fromJson(json, c.text)).emits('BridgeDeposited');
});

test('each kind of invalid deposit fails with its own code', () => {
  const c = bridgeChain();
  deposit(c, logOf(1, 1n, { chain: 'dogecoin' }), new Uint8Array(8)).fails(UnknownChain, { chain: 'dogecoin' });
  for (const tx_hash of ['0x12', `0x${'0'.repeat(64)}`, 'hello'])
    deposit(c, logOf(1, 1n, { tx_hash }), new Uint8Array(8)).fails(InvalidTxHash, { tx_hash });
  deposit(c, logOf(1, 1n, { symbol: 'NONE' }), null).fails(MappingNotFound);
  deposit(c, logOf(1, 1n, { symbol: 'WBNB' }), null).fails(MappingNotFound);
  deposit(c, logOf(1, 1n, { symbol: 'WBTC' }), null).fails(SymbolMismatch, { mapped_to: 'bitcoin' });
  deposit(c, logOf(1, 1n, { recipient: ZERO_ADDRESS }), null).fails(InvalidAddress);
  deposit(c, logOf(1, 0n), null).fails(AmountZero);
  deposit(c, logOf(1, 1n, { amount: OUTSIDE + 1n }), null).fails(InexactAmount, { unit: `${10n ** 9n}` });
  deposit(c, logOf(1, 1n, { amount: (2n ** 127n / OUTSIDE) * OUTSIDE, symbol: 'WETH' }), null).fails(InvalidProof);
  deposit(
    c,
    logOf(1, 1n, { chain: 'solana', tx_hash: '5'.repeat(88), symbol: 'WSOL', amount: 2n ** 115n }),
    null,
  ).fails(LimitExceeded);
  deposit(c, logOf(1, 1n), null).fails(InvalidProof, { have: 0, need: 3, reason: 'there is no proof' });
  limits(c, { paused: true }).emits('BridgePaused', { paused: true });
  deposit(c, logOf(1, 1n)).fails(BridgePaused);
  observe(c, attesters[0]!, logOf(1, 1n)).fails(BridgePaused);
  limits(c).emits('BridgePaused', { paused: false });
  deposit(c, logOf(1, 1n));
  deposit(c, logOf(1, 1n)).fails(AlreadyProcessed, { deposit_id: 1 });
  checkLocked(c);
});

test('an amount above a limit arrives a day later unless the foundation cancels it', () => {
  const c = bridgeChain();
  const due = c.time + DAY;
  deposit(c, logOf(1, 1_001n))
    .returns({ deposit_id: 1, delayed_until: due })
    .emits('BridgeDelayed', { release_at: due });
  deposit(c, logOf(2, 2_000n)).emits('BridgeDelayed');
  assert.is(c.balance(alice, 'WETH'), 0n);
  const pending = () =>
    c.ask<{ receives: { receive_id: number; status: string; release_at: number | null }[] }>('getPendingReceives', [
      alice,
    ]).receives;
  assert.equal(
    pending().map(({ receive_id, status, release_at }) => [receive_id, status, release_at]),
    [
      [2, 'delayed', due],
      [1, 'delayed', due],
    ],
  );
  c.run(bob, 'CancelPendingReceive', { receive_id: 2 }).fails(NotFoundation);
  c.run(FOUNDATION, 'CancelPendingReceive', { receive_id: 3 }).fails(ReceiveNotPending);
  c.run(FOUNDATION, 'CancelPendingReceive', { receive_id: 2 }).emits('BridgeReceiveCancelled', { deposit_id: 2 });
  c.run(FOUNDATION, 'CancelPendingReceive', { receive_id: 2 }).fails(ReceiveNotPending);
  deposit(c, logOf(2, 2_000n)).fails(AlreadyProcessed);
  c.advance(DAY);
  c.block().emits('BridgeDeposited', { deposit_id: 1, amount: 1_001n * ONE });
  assert.is(c.balance(alice, 'WETH'), 1_001n * ONE);
  assert.equal(
    pending().map(({ receive_id, status }) => [receive_id, status]),
    [[2, 'cancelled']],
  );
  checkLocked(c);
});

test('the daily limit uses a rolling window', () => {
  const c = bridgeChain();
  limits(c, { per_day: 1_500n * ONE });
  deposit(c, logOf(1, 1_000n)).emits('BridgeDeposited');
  deposit(c, logOf(2, 501n)).emits('BridgeDelayed');
  deposit(c, logOf(3, 500n)).emits('BridgeDeposited');
  c.advance(DAY + 3_600);
  c.block();
  deposit(c, logOf(4, 1_000n)).emits('BridgeDeposited');
  checkLocked(c);
});

test('a delayed receive waits while the mapping is paused and completes automatically once it resumes', () => {
  const c = bridgeChain();
  deposit(c, logOf(1, 1_001n));
  limits(c, { paused: true });
  c.advance(DAY);
  c.block();
  assert.is(statusOf(c, logOf(1, 0n))?.status, 'pending');
  limits(c);
  c.advance(3_600);
  c.block().emits('BridgeDeposited', { deposit_id: 1 });
  assert.is(statusOf(c, logOf(1, 0n))?.status, 'completed');
});

test('a delayed receive also waits while the token itself is paused, without blocking later ones', () => {
  const c = bridgeChain();
  const pauseToken = (paused: boolean) => c.run(bob, 'PauseToken', { mint: mintOf(c), paused });
  deposit(c, logOf(1, 1_001n));
  deposit(c, logOf(2, 100_000n, { chain: 'bitcoin', symbol: 'WBTC', tx_hash: 'cd'.repeat(32), amount: 10n ** 12n }));
  pauseToken(true);
  deposit(c, logOf(3, 1n)).fails(Paused);
  observe(c, attesters[0]!, logOf(3, 1n));
  observe(c, attesters[1]!, logOf(3, 1n));
  observe(c, attesters[2]!, logOf(3, 1n)).fails(Paused);
  c.advance(DAY);
  c.block();
  assert.equal([statusOf(c, logOf(1, 0n))!.status, c.balance(alice, 'WBTC')], ['pending', 10n ** 12n]);
  for (let hours = 0; hours < 3; hours++) {
    c.advance(3_600);
    c.block();
  }
  assert.is(statusOf(c, logOf(1, 0n))!.status, 'pending');
  pauseToken(false);
  observe(c, attesters[2]!, logOf(3, 1n)).emits('BridgeDeposited');
  c.advance(3_600);
  c.block();
  assert.equal([statusOf(c, logOf(1, 0n))!.status, c.balance(alice, 'WETH')], ['completed', 1_002n * ONE]);
  checkLocked(c);
});

test('a block pays out at most fifty delayed receives, and the next block continues', () => {
  const c = bridgeChain();
  limits(c, { per_tx: 0n });
  for (let i = 0; i < 60; i++) deposit(c, logOf(i, 1n));
  c.advance(DAY);
  c.block();
  assert.is(c.balance(alice, 'WETH'), 50n * ONE);
  c.block();
  assert.is(c.balance(alice, 'WETH'), 60n * ONE);
});

test('a deposit is received at the quorum of observations, and every step is reported', () => {
  const c = bridgeChain();
  const log = logOf(1, 5n, { recipient: bob.address });
  const auto = () =>
    c.ask<{ status: string; have: number; need: number; detected: object }>('autobridge', [log.tx_hash]);
  assert.is(auto().status, 'unknown');
  observe(c, attesters[0]!, log).returns({ receive_id: 1, have: 1, need: 3 });
  observe(c, attesters[0]!, log).returns({ receive_id: 1, have: 1, need: 3 });
  observe(c, attesters[1]!, logOf(1, 6n)).returns({ receive_id: 1, have: 1, need: 3 });
  assert.is(statusOf(c, log)?.status, 'waiting');
  const waiting = (who: typeof bob) =>
    c.ask<{ receives: { status: string; have: number }[] }>('getPendingReceives', [who]);
  assert.equal([waiting(alice).receives.length, waiting(bob).receives.length], [1, 1]);
  observe(c, attesters[1]!, log).returns({ receive_id: 1, have: 2, need: 3 });
  assert.equal(waiting(alice).receives, []);
  assert.equal(
    waiting(bob).receives.map(({ status, have }) => [status, have]),
    [['waiting_quorum', 2]],
  );
  assert.equal([auto().status, auto().have, auto().need], ['waiting', 2, 3]);
  observe(c, attesters[3]!, log).emits('BridgeDeposited', { deposit_id: 1, recipient: bob });
  assert.equal([auto().status, waiting(bob).receives], ['executed', []]);
  assert.is(c.balance(bob, 'WETH'), 5n * ONE);
  observe(c, attesters[2]!, log).fails(AlreadyProcessed);
  checkLocked(c);
});

test('autobridge accepts hashes, links and proofs', () => {
  const c = bridgeChain();
  const detected = (payload: string) => {
    const { detected } = c.ask<{ detected: { chain: string[]; kind: string } }>('autobridge', [payload]);
    return [detected.kind, detected.chain[0], detected.chain.length];
  };
  assert.equal(detected(tx(1).toUpperCase().replace('0X', '0x')), ['evm', 'ethereum', 8]);
  assert.equal(detected(`https://etherscan.io/tx/${tx(1)}#eventlog`), ['evm', 'ethereum', 8]);
  assert.equal(detected('ab'.repeat(32)), ['bitcoin', 'bitcoin', 3]);
  assert.equal(detected(`https://solscan.io/tx/${'5'.repeat(88)}`), ['solana', 'solana', 2]);
  const proof = toHex(proofOf(new Uint8Array(32), placed(0, 1)));
  assert.equal(detected(proof), ['proof', undefined, 0]);
  assert.is(c.ask<{ have: number }>('autobridge', [proof]).have, 2);
  c.refuses('autobridge', ['hello'], UnrecognizedPayload);
});

test('a withdrawal burns, pays the treasury and the release fee, and moves from burned to released', () => {
  const c = bridgeChain();
  deposit(c, logOf(1, 100n));
  limits(c, { fee_bps: 100, base_fee: ONE });
  const treasury = c.balance(FOUNDATION, 'WETH');
  const expires_at = c.time + 7 * DAY;
  withdraw(c, alice, 50n * ONE)
    .returns({ withdrawal_id: 1 })
    .emits('BridgeWithdrawn', {
      amount: 50n * ONE,
      fee: ONE + ONE / 2n,
      release_fee: ONE,
      amount_external: 50n * OUTSIDE,
      expires_at,
    });
  assert.is(c.balance(FOUNDATION, 'WETH') - treasury, ONE / 2n);
  assert.is(withdrawal(c, 1).fee_external, `${OUTSIDE}`);
  assert.is(c.balance(alice, 'WETH'), 50n * ONE - ONE - ONE / 2n);
  checkLocked(c);
  for (const who of attesters.slice(1)) attest(c, who, 1);
  const { operation, signatures } = c.ask<{ operation: { status: string }; signatures: { index: number }[] }>(
    'getBridgeWithdrawal',
    [1],
  );
  assert.equal([operation.status, signatures.map(({ index }) => index)], ['attested', [1, 2, 3]]);
  for (const who of attesters.slice(0, 3)) released(c, who, 1);
  assert.is(withdrawal(c, 1).operation.status, 'released');
  c.run(FOUNDATION, 'RefundWithdrawal', { withdrawal_id: 1 }).fails(WrongWithdrawalStatus, { status: 'released' });
  checkLocked(c);
});

test('the base fee goes to the treasury for chains without an escrow contract', () => {
  const c = bridgeChain();
  deposit(c, logOf(1, 0n, { chain: 'bitcoin', symbol: 'WBTC', tx_hash: 'cd'.repeat(32), amount: 1_000n }));
  limits(c, { mint: mintOf(c, 'WBTC'), base_fee: 10n, fee_bps: 100 });
  const treasury = c.balance(FOUNDATION, 'WBTC');
  withdraw(c, alice, 500n, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'WBTC', 'bitcoin').emits('BridgeWithdrawn', {
    fee: 15n,
    release_fee: 0n,
  });
  assert.equal([c.balance(FOUNDATION, 'WBTC') - treasury, withdrawal(c, 1).fee_external], [15n, '0']);
  checkLocked(c);
});

test('mainnet rejects withdrawals whose release the attesters would have to pay for', () => {
  const c = bridgeChain({ network: 'mainnet' });
  deposit(c, logOf(1, 100n));
  const mint = `0x${mintOf(c)}`;
  withdraw(c, alice, ONE).fails(ReleaseFeeNotSet, { mint, chain: 'ethereum' });
  limits(c, { base_fee: 1n });
  withdraw(c, alice, ONE).emits('BridgeWithdrawn', { fee: 1n });
  deposit(c, logOf(2, 0n, { chain: 'bitcoin', symbol: 'WBTC', tx_hash: 'cd'.repeat(32), amount: 1_000n }));
  withdraw(c, alice, 9n, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'WBTC', 'bitcoin').emits('BridgeWithdrawn');
});

test('a refund returns the release fee but not the treasury share', () => {
  const c = bridgeChain();
  deposit(c, logOf(1, 100n));
  limits(c, { fee_bps: 100, base_fee: ONE });
  withdraw(c, alice, 50n * ONE);
  c.advance(8 * DAY);
  c.block();
  c.run(FOUNDATION, 'RefundWithdrawal', { withdrawal_id: 1 }).emits('BridgeRefunded', { amount: 51n * ONE });
  assert.is(c.balance(alice, 'WETH'), 100n * ONE - ONE / 2n);
  checkLocked(c);
});

test('each kind of invalid withdrawal fails with its own code', () => {
  const c = bridgeChain();
  deposit(c, logOf(1, 100n));
  withdraw(c, alice, ONE, EVM, 'WETH', 'nowhere').fails(UnknownChain);
  withdraw(c, alice, ONE, EVM, 'WETH', 'bsc').fails(MappingNotFound, { mapped_to: 'ethereum' });
  withdraw(c, alice, ONE, EVM, 'WBNB').fails(MappingNotFound);
  withdraw(c, alice, 0n).fails(BelowMinimum, { min: '1' });
  withdraw(c, bob, ONE).fails(InsufficientBalance);
  withdraw(c, alice, 101n * ONE).fails(LimitExceeded, { max: `${100n * ONE}` });
  limits(c, { base_fee: 2n * ONE });
  withdraw(c, alice, ONE).fails(BelowMinimum, { min: `${2n * ONE}` });
  withdraw(c, alice, 99n * ONE).fails(LimitExceeded, { max: `${98n * ONE}` });
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'WETH', amount: ONE });
  withdraw(c, alice, 98n * ONE).fails(InsufficientBalance, { need: `${100n * ONE}` });
  limits(c, { paused: true });
  withdraw(c, alice, ONE).fails(BridgePaused);
  const solana = logOf(2, 0n, { chain: 'solana', tx_hash: '5'.repeat(88), symbol: 'WSOL', amount: 10n });
  deposit(c, solana);
  assert.is(c.balance(alice, 'WSOL'), 10_000n);
  const key = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU';
  withdraw(c, alice, 999n, key, 'WSOL', 'solana').fails(BelowMinimum, { min: '1000' });
  withdraw(c, alice, 1_001n, key, 'WSOL', 'solana').fails(InexactAmount, { unit: '1000' });
  withdraw(c, alice, 2_000n, key, 'WSOL', 'solana').emits('BridgeWithdrawn', { amount_external: 2n });
});

test('a destination must be a valid address of its chain with a correct checksum', () => {
  const c = bridgeChain();
  const chains: Readonly<Record<string, { token: string; good: string[]; bad: string[] }>> = {
    ethereum: {
      token: 'WETH',
      good: [EVM, EVM.toLowerCase(), '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
      bad: [
        '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d358',
        EVM.replace('E', 'e'),
        `0x${'0'.repeat(40)}`,
        EVM.slice(2),
        '0x12',
        BTC,
      ],
    },
    bitcoin: {
      token: 'WBTC',
      good: [
        BTC,
        '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
        '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
        'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
      ],
      bad: [
        '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
        `${BTC.slice(0, -1)}x`,
        'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
        EVM,
      ],
    },
    solana: {
      token: 'WSOL',
      good: ['4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'],
      bad: ['1'.repeat(32), '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDnc', '0OIl'],
    },
    tron: {
      token: 'WTRX',
      good: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
      bad: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', EVM],
    },
  };
  for (const [name, { token, good, bad }] of Object.entries(chains)) {
    for (const one of bad) withdraw(c, alice, 1_000n, one, token, name).fails(InvalidDestination, { destination: one });
    // The address is right, and nothing is locked there yet.
    for (const one of good) withdraw(c, alice, 1_000n, one, token, name).fails(LimitExceeded);
  }
});

test('only the foundation maps tokens, one to one, and a bridged token only to its origin', () => {
  const c = bridgeChain();
  const register = (
    who: typeof alice | typeof FOUNDATION,
    chain: string,
    contract: string,
    mint = mintOf(c, 'WBNB'),
  ): Ran => c.run(who, 'RegisterBridgeMapping', { chain, contract, mint });
  register(alice, 'bsc', 'native').fails(NotFoundation);
  register(FOUNDATION, 'moon', 'native').fails(UnknownChain);
  register(FOUNDATION, 'bsc', 'hello').fails(InvalidMapping);
  register(FOUNDATION, 'polygon', 'native').fails(InvalidMapping, { token: 'WBNB' });
  register(FOUNDATION, 'ethereum', 'native', mintOf(c)).fails(MappingExists);
  register(FOUNDATION, 'bsc', 'NATIVE').emits('BridgeMappingRegistered', { chain: 'bsc', contract: 'native' });
  register(FOUNDATION, 'bsc', 'native').fails(MappingExists);
  const { mappings } = c.ask<{ mappings: { symbol: string }[] }>('getBridgeMappings', ['BSC']);
  assert.equal(
    mappings.map(({ symbol }) => symbol),
    ['WBNB'],
  );
  assert.is(c.ask<{ fees: object[] }>('getBridgeFees').fees.length, 5);
  limits(c, {}, bob).fails(NotFoundation);
  limits(c, { mint: '0'.repeat(64) }).fails(MappingNotFound);
});

test('the foundation appoints complete attester sets in order', () => {
  const c = bridgeChain();
  appoint(c, 2, next, 3, alice).fails(NotFoundation);
  appoint(c, 3, next).fails(InvalidAttesterSet, { reason: 'the number of the next set is 2' });
  appoint(c, 2, next.slice(2), 2).fails(InvalidAttesterSet);
  for (const threshold of [0, 1, 2, 5]) appoint(c, 2, next, threshold).fails(InvalidAttesterSet);
  appoint(c, 2, [...next, next[0]!], 4).fails(InvalidAttesterSet, { reason: 'it contains a key twice' });
  appoint(c, 2, next).emits('AttesterSetChanged', {
    set_index: 2,
    attesters: 4,
    threshold: 3,
    previous_until: c.time + DAY,
  });
});

test('only attesters sign withdrawals, over their exact content, while they are burned', () => {
  const c = bridgeChain();
  deposit(c, logOf(1, 100n));
  withdraw(c, alice, ONE);
  withdraw(c, alice, 2n * ONE);
  attest(c, bob, 1).fails(NotAttester);
  c.run(attesters[0]!, 'BridgeAttestWithdrawal', { withdrawal_id: 9, signature: new Uint8Array(64) }).fails(
    WithdrawalNotFound,
  );
  c.run(attesters[0]!, 'BridgeAttestWithdrawal', { withdrawal_id: 1, signature: new Uint8Array(64) }).fails(
    InvalidProof,
  );
  released(c, attesters[0]!, 1).fails(WrongWithdrawalStatus, { status: 'burned' });
  for (const who of [attesters[0]!, attesters[0]!, attesters[1]!]) attest(c, who, 1);
  assert.is(withdrawal(c, 1).operation.status, 'burned', 'one counts once');
  attest(c, attesters[2]!, 1);
  attest(c, attesters[3]!, 1).fails(WrongWithdrawalStatus, { status: 'attested' });
  released(c, attesters[0]!, 1, 'zz').fails(InvalidTxHash);
  released(c, attesters[0]!, 1, tx(1));
  for (const who of attesters.slice(1, 3)) released(c, who, 1, tx(2));
  assert.is(withdrawal(c, 1).operation.status, 'attested', 'they do not say the same');
  released(c, attesters[0]!, 1, tx(2)).emits('BridgeReleased', { release_tx: tx(2) });
});

test('the foundation refunds an unreleased withdrawal once its signatures have expired', () => {
  const c = bridgeChain();
  deposit(c, logOf(1, 100n));
  withdraw(c, alice, 60n * ONE);
  const refund = (who: typeof alice | typeof FOUNDATION = FOUNDATION) =>
    c.run(who, 'RefundWithdrawal', { withdrawal_id: 1 });
  refund(alice).fails(NotFoundation);
  refund().fails(RefundTooEarly);
  c.advance(7 * DAY);
  attest(c, attesters[0]!, 1).fails(WrongWithdrawalStatus, { status: 'expired' });
  refund().fails(RefundTooEarly);
  c.advance(DAY);
  refund().emits('BridgeRefunded', { sender: alice, amount: 60n * ONE });
  assert.is(c.balance(alice, 'WETH'), 100n * ONE);
  refund().fails(WrongWithdrawalStatus, { status: 'refunded' });
  checkLocked(c);
});

test.run();
