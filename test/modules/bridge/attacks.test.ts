/** Attacks on bridges as they happened (Ronin, Nomad, Wormhole, Poly, Harmony): each is tried, and gains nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyProcessed,
  InvalidAttesterSet,
  InvalidMapping,
  InvalidProof,
  InvalidTxHash,
  NotAttester,
  NotFoundation,
  UnknownChain,
  WrongWithdrawalStatus,
} from '../../../modules/bridge/index.js';
import { withdrawalDigest } from '../../../modules/bridge/port.js';
import { NotMintAuthority } from '../../../modules/tokens/index.js';
import { NATIVE, PROTOCOL } from '../../../modules/tokens/port.js';
import { fromHex, InvalidGenesis, moduleAccount } from '../../../runtime/sdk.js';
import { actor, alice, bob, h, type Ran, Refused, type TestChain } from '../../kit/index.js';
import {
  appoint,
  attest,
  attesters,
  bridgeChain,
  checkLocked,
  DAY,
  deposit,
  digestOf,
  FOUNDATION,
  keysOf,
  limits,
  logOf,
  mintOf,
  next,
  ONE,
  observe,
  placed,
  proofOf,
  released,
  statusOf,
  tx,
  withdraw,
  withdrawal,
} from './bridging.js';

const EMPTY = { attesters: [], threshold: 0, mappings: [{ chain: 'ethereum', contract: 'native', token: 'WETH' }] };
const log = logOf(1, 1n);

test('Nomad: a chain without attesters rejects every proof, including empty signatures and set zero', () => {
  const c = bridgeChain({ genesis: { bridge: EMPTY } });
  deposit(c, log, null).fails(InvalidProof);
  deposit(c, log, proofOf(digestOf(c, log), [], 0)).fails(InvalidProof);
  deposit(c, log, proofOf(digestOf(c, log), placed(0, 1, 2), 0)).fails(InvalidProof);
  observe(c, attesters[0]!, log).fails(NotAttester);
  appoint(c, 1, attesters);
  deposit(c, log, proofOf(digestOf(c, log), [], 0)).fails(InvalidProof, {
    reason: 'the set has too few attesters to prove anything',
  });
  deposit(c, log).emits('BridgeDeposited');
});

test('Nomad: a zero transaction hash and malformed proof bytes are rejected', () => {
  const c = bridgeChain();
  deposit(c, { ...log, tx_hash: `0x${'0'.repeat(64)}` }).fails(InvalidTxHash);
  const good = proofOf(digestOf(c, log), placed(0, 1, 2));
  for (const bytes of [
    good.slice(0, -1),
    Uint8Array.from([...good, 0]),
    new Uint8Array(8),
    new Uint8Array(2_088).fill(255),
  ])
    deposit(c, log, bytes).fails(InvalidProof);
});

test('a zero or low threshold is rejected at genesis and later', () => {
  for (const [count, threshold] of [
    [4, 0],
    [4, 2],
    [2, 2],
    [3, 2],
    [0, 1],
  ] as const) {
    const bridge = { ...EMPTY, attesters: keysOf(attesters.slice(0, count)), threshold };
    try {
      bridgeChain({ genesis: { bridge } });
      assert.unreachable(`${threshold} of ${count}`);
    } catch (cause) {
      assert.ok(cause instanceof Refused && cause.error === InvalidGenesis, `${cause}`);
    }
  }
  appoint(bridgeChain(), 2, next, 0).fails(InvalidAttesterSet);
});

test('Harmony: two of five keys are not enough, since more than two thirds must sign', () => {
  const c = bridgeChain();
  const five = [...next, actor('ilse')];
  appoint(c, 2, five, 2).fails(InvalidAttesterSet);
  appoint(c, 2, five, 3).fails(InvalidAttesterSet);
  appoint(c, 2, five, 4);
  deposit(
    c,
    log,
    proofOf(
      digestOf(c, log),
      [0, 1, 2].map((i) => [i, five[i]!] as const),
      2,
    ),
  ).fails(InvalidProof, {
    have: 3,
    need: 4,
  });
});

test('Ronin, Harmony: duplicate, unsorted or misplaced signatures do not count as several signers', () => {
  const c = bridgeChain();
  const digest = digestOf(c, log);
  const refused = (signers: ReturnType<typeof placed>) => deposit(c, log, proofOf(digest, signers)).fails(InvalidProof);
  refused(placed(0, 1));
  refused(placed(0, 0, 0));
  refused(placed(0, 1, 1));
  refused(placed(2, 1, 0));
  refused([0, 1, 2].map((place) => [place, attesters[0]!]));
  refused([...placed(0, 1), [7, attesters[2]!]]);
  refused([...placed(0, 1), [2, bob]]);
  assert.is(c.balance(alice, 'WETH'), 0n);
  const refusal = deposit(c, log, proofOf(digest, [...placed(0, 1, 2), [3, bob]]));
  refusal.fails(InvalidProof, { reason: 'the signature of attester 3 does not match this message' });
});

test('Wormhole: signatures count only for this exact deposit, attester set and chain', () => {
  const c = bridgeChain();
  const proof = proofOf(digestOf(c, log), placed(0, 1, 2));
  for (const change of [
    { log_index: 1 },
    { amount: log.amount * 1_000n },
    { recipient: bob.address },
    { tx_hash: tx(2) },
    { chain: 'bitcoin', tx_hash: log.tx_hash, symbol: 'WBTC' },
  ])
    deposit(c, { ...log, ...change }, proof).fails(InvalidProof);
  const own = [0, 1, 2].map((i) => [i, next[i]!] as const);
  deposit(c, log, proofOf(digestOf(c, log), own)).fails(InvalidProof);
  deposit(c, log, proofOf(digestOf(c, log), placed(0, 1, 2), 2)).fails(InvalidProof, {
    reason: 'attester set 2 is not accepted',
  });
  deposit(c, log, proof).emits('BridgeDeposited');
});

test('a deposit counts only once, in any letter case, with or without 0x, delayed, and after a year', () => {
  const c = bridgeChain();
  const large = logOf(2, 5_000n);
  deposit(c, log);
  deposit(c, large).emits('BridgeDelayed');
  for (const one of [log, large]) {
    const hex = one.tx_hash.slice(2);
    for (const tx_hash of [`0x${hex.toUpperCase()}`, `0X${hex}`, hex, hex.toUpperCase()]) {
      const again = { ...one, tx_hash };
      const canonical = proofOf(digestOf(c, one), placed(0, 1, 2));
      deposit(c, again, canonical).fails(AlreadyProcessed);
      deposit(c, { ...again, chain: 'Ethereum' }, canonical).fails(AlreadyProcessed);
      observe(c, attesters[0]!, again).fails(AlreadyProcessed);
    }
  }
  c.advance(365 * DAY);
  c.block();
  deposit(c, log).fails(AlreadyProcessed);
  assert.is(c.balance(alice, 'WETH'), 5_001n * ONE);
  checkLocked(c);
});

test('the logs of one transaction are separate deposits, each counted once', () => {
  const c = bridgeChain();
  for (const log_index of [0, 1, 2]) deposit(c, { ...log, log_index }).emits('BridgeDeposited');
  deposit(c, { ...log, log_index: 1 }).fails(AlreadyProcessed);
  assert.is(c.balance(alice, 'WETH'), 3n * ONE);
});

test('the previous set proves deposits for exactly 24 hours, and the one before it proves none', () => {
  const c = bridgeChain();
  appoint(c, 2, next);
  deposit(c, logOf(1, 1n)).emits('BridgeDeposited');
  observe(c, attesters[0]!, logOf(2, 1n)).fails(NotAttester);
  c.advance(DAY);
  deposit(c, logOf(2, 1n)).emits('BridgeDeposited');
  c.advance(1);
  deposit(c, logOf(3, 1n)).fails(InvalidProof, { reason: 'attester set 1 is not accepted' });
  const again = bridgeChain();
  appoint(again, 2, next);
  appoint(again, 3, attesters);
  deposit(again, log).fails(InvalidProof, { reason: 'attester set 1 is not accepted' });
});

test('observations of the previous set do not count together with those of the new set', () => {
  const c = bridgeChain();
  for (const who of attesters.slice(0, 2)) observe(c, who, log);
  appoint(c, 2, next);
  observe(c, next[0]!, log).returns({ receive_id: 1, have: 1, need: 3 });
  observe(c, next[1]!, log).returns({ receive_id: 1, have: 2, need: 3 });
  observe(c, next[2]!, log).emits('BridgeDeposited');
});

/** Every operation of the module but the one that appoints, done by whom it is for. */
const CROSSINGS: Readonly<Record<string, (c: TestChain) => Ran>> = {
  RegisterBridgeMapping: (c) =>
    c.run(FOUNDATION, 'RegisterBridgeMapping', { chain: 'bsc', contract: 'native', mint: mintOf(c, 'WBNB') }),
  SetBridgeLimits: (c) => limits(c, { per_tx: 10n * ONE }),
  BridgeDeposit: (c) => deposit(c, { ...log, recipient: FOUNDATION, amount: log.amount * 9n }),
  BridgeObserve: (c) => {
    for (const who of attesters.slice(0, 2)) observe(c, who, logOf(2, 9n, { recipient: PROTOCOL }));
    return observe(c, attesters[2]!, logOf(2, 9n, { recipient: PROTOCOL }));
  },
  CancelPendingReceive: (c) => {
    deposit(c, logOf(3, 11n));
    return c.run(FOUNDATION, 'CancelPendingReceive', { receive_id: 3 });
  },
  BridgeWithdraw: (c) => withdraw(c, FOUNDATION, ONE),
  BridgeAttestWithdrawal: (c) => {
    for (const who of attesters.slice(0, 2)) attest(c, who, 1);
    return attest(c, attesters[2]!, 1);
  },
  RefundWithdrawal: (c) => {
    c.advance(8 * DAY);
    return c.run(FOUNDATION, 'RefundWithdrawal', { withdrawal_id: 1 });
  },
  RegisterBridgeChain: (c) =>
    c.run(FOUNDATION, 'RegisterBridgeChain', { chain: 'gnosis', family: 'evm', eta_seconds: 60 }),
  CreateBridgeToken: (c) => {
    const origin = { chain: 'gnosis', contract: `0x${'5a'.repeat(20)}`, decimals_external: 18 };
    return c.run(FOUNDATION, 'CreateBridgeToken', { symbol: 'WGNO', name: 'Gnosis', decimals: 9, ...origin });
  },
  SetBridgeLane: (c) => c.run(FOUNDATION, 'SetBridgeLane', { chain: 'trellis-77', mint: NATIVE, open: true }),
  BridgeLock: (c) => {
    const recipient = `0x${FOUNDATION}`;
    return c.run(alice, 'BridgeLock', { token_mint: NATIVE, amount: 9n, chain: 'trellis-77', recipient });
  },
  BridgeUnlock: (c) => {
    const said = { withdrawal_id: 1, amount: 9n, destination: `0x${FOUNDATION}`, expires_at: c.time + DAY };
    const there = { ...said, chain: `trellis-${c.info.chainId}`, contract: 'native' };
    const proof = proofOf(fromHex(withdrawalDigest({ chainId: 77 }, there)), placed(0, 1, 2));
    return c.run(alice, 'BridgeUnlock', { ...said, chain: 'trellis-77', mint: NATIVE, proof });
  },
};

test('Poly: no operation but SetAttesterSet appoints attesters, for any sender, signer or recipient', () => {
  const c = bridgeChain();
  const names = c.set.modules.find(({ module }) => module.name === 'bridge')!.module.operations;
  assert.equal([...Object.keys(CROSSINGS), 'SetAttesterSet'].sort(), Object.keys(names).sort());
  const before = c.cell('bridge', 'sets');
  for (const [name, cross] of Object.entries(CROSSINGS)) {
    assert.ok(cross(c).succeeded, name);
    assert.equal(c.cell('bridge', 'sets'), before, name);
  }
  assert.is(
    c.balance(PROTOCOL, 'WETH'),
    9n * ONE,
    'what the protocol account receives is tokens, and nothing is called',
  );
  for (const who of [alice, ...attesters, PROTOCOL]) appoint(c, 2, next, 3, who as typeof alice).fails(NotFoundation);
  assert.equal(c.cell('bridge', 'sets'), before);
});

test('a bridge message only delivers tokens and cannot act through a module account', () => {
  const c = bridgeChain();
  const modules = [moduleAccount('dex', ['vault']), moduleAccount('bridge', ['vault']), PROTOCOL];
  for (const [n, recipient] of modules.entries()) {
    deposit(c, logOf(n, 1n, { recipient })).emitsOnly('TokenMinted', 'BridgeDeposited');
    assert.is(c.balance(recipient, 'WETH'), ONE);
  }
  checkLocked(c);
});

test('Solana: signatures commit to the exact letter case, yet a log counts once across all letter cases', () => {
  const c = bridgeChain();
  const one = `${'5'.repeat(86)}Ab`;
  const other = `${'5'.repeat(86)}aB`;
  const sol = (tx_hash: string) => logOf(1, 0n, { chain: 'solana', symbol: 'WSOL', amount: 7n, tx_hash });
  const proof = proofOf(digestOf(c, sol(one)), placed(0, 1, 2));
  deposit(c, sol(other), proof).fails(InvalidProof);
  observe(c, attesters[0]!, sol(one)).returns({ receive_id: 1, have: 1, need: 3 });
  observe(c, attesters[1]!, sol(other)).returns({ receive_id: 1, have: 1, need: 3 });
  observe(c, attesters[3]!, sol(one)).returns({ receive_id: 1, have: 2, need: 3 });
  assert.is(statusOf(c, sol(other))!.tx_hash, one, 'one attester who writes it otherwise changes nothing');
  deposit(c, sol(one), proof).emits('BridgeDeposited', { tx_hash: one });
  deposit(c, sol(other)).fails(AlreadyProcessed);
  observe(c, attesters[0]!, sol(other)).fails(AlreadyProcessed);
  assert.is(statusOf(c, sol(other))!.tx_hash, one);
});

test('observations of a replaced set no longer count in the reported signatures', () => {
  const c = bridgeChain();
  for (const who of attesters.slice(0, 2)) observe(c, who, log);
  assert.is(statusOf(c, log)!.signatures, 2);
  appoint(c, 2, next);
  assert.is(statusOf(c, log)!.signatures, 0);
  observe(c, next[0]!, log);
  assert.is(statusOf(c, log)!.signatures, 1);
});

test('each recipient sees only the observations that name it, including conflicting ones', () => {
  const c = bridgeChain();
  for (const who of attesters.slice(0, 2)) observe(c, who, log);
  observe(c, attesters[3]!, { ...log, recipient: bob.address, amount: log.amount * 100n });
  const [lie] = c.ask<{ receives: { amount: string; have: number }[] }>('getPendingReceives', [bob]).receives;
  assert.equal([lie!.amount, lie!.have], [`${100n * ONE}`, 1]);
  const [truth] = c.ask<{ receives: { amount: string; have: number }[] }>('getPendingReceives', [alice]).receives;
  assert.equal([truth!.amount, truth!.have], [`${ONE}`, 2]);
});

test('release signatures gathered before a rotation are replaced once there are enough new ones', () => {
  const c = bridgeChain();
  deposit(c, log);
  withdraw(c, alice, ONE);
  for (const who of attesters.slice(0, 3)) attest(c, who, 1);
  const proof = () => c.ask<{ set_index: number; signatures: object[] }>('getBridgeWithdrawal', [1]);
  const old = proof();
  assert.equal([old.set_index, old.signatures.length], [1, 3]);
  attest(c, attesters[3]!, 1).fails(WrongWithdrawalStatus);
  appoint(c, 2, next);
  for (const who of next.slice(0, 2)) attest(c, who, 1);
  assert.equal(proof(), old, 'the other chain takes these for a day');
  attest(c, next[2]!, 1);
  assert.equal([proof().set_index, proof().signatures.length], [2, 3]);
  attest(c, next[3]!, 1).fails(WrongWithdrawalStatus);
  for (const who of next.slice(0, 3)) released(c, who, 1);
  assert.is(withdrawal(c, 1).operation.status, 'released');
});

test('a false observation is outvoted, and each attester counts only for its last observation', () => {
  const c = bridgeChain();
  const false_ = { ...log, recipient: bob.address, amount: log.amount * 100n };
  observe(c, attesters[0]!, false_);
  for (let i = 0; i < 5; i++) observe(c, attesters[0]!, false_).returns({ receive_id: 1, have: 1, need: 3 });
  observe(c, attesters[1]!, log, bob).fails(InvalidProof);
  for (const who of attesters.slice(1)) observe(c, who, log);
  assert.equal([c.balance(alice, 'WETH'), c.balance(bob, 'WETH')], [ONE, 0n]);
  assert.equal(c.entries('bridge', 'observations'), []);
  assert.equal(c.entries('bridge', 'receives'), []);
});

test('a proof submitted while attesters observe receives once, under the reported number', () => {
  const c = bridgeChain();
  for (const [i, who] of attesters.slice(0, 2).entries()) {
    observe(c, who, log).returns({ receive_id: 1, have: i + 1, need: 3 });
  }
  deposit(c, log).returns({ deposit_id: 1, delayed_until: null });
  observe(c, attesters[2]!, log).fails(AlreadyProcessed);
  assert.equal([c.balance(alice, 'WETH'), statusOf(c, log)?.status], [ONE, 'completed']);
  checkLocked(c);
});

test('stolen attester keys release at most the limits immediately, and the rest can be cancelled in time', () => {
  const c = bridgeChain();
  for (let i = 0; i < 30; i++) deposit(c, logOf(i, 1_000n, { recipient: bob.address }));
  assert.is(c.balance(bob, 'WETH'), 10_000n * ONE);
  for (let i = 11; i <= 30; i++) c.run(FOUNDATION, 'CancelPendingReceive', { receive_id: i });
  c.advance(2 * DAY);
  c.block();
  assert.is(c.balance(bob, 'WETH'), 10_000n * ONE);
  checkLocked(c);
});

test('deposits without a proof are accepted only on a test network, never on mainnet', () => {
  const trusted = bridgeChain({ network: 'testnet' });
  deposit(trusted, log, null).emits('BridgeDeposited');
  const mainnet = bridgeChain({ network: 'mainnet', params: { 'bridge.testnet_trust_proof': true } });
  deposit(mainnet, log, null).fails(InvalidProof);
  deposit(mainnet, { ...log, chain: 'testnet-mock' }, null).fails(UnknownChain);
  deposit(bridgeChain(), log, null).fails(InvalidProof);
});

test('only the bridge mints its tokens, and a mapping cannot be redirected to another token', () => {
  const c = bridgeChain();
  for (const who of [alice, FOUNDATION])
    c.run(who, 'MintToken', { mint: mintOf(c), to: bob, amount: 1n }).fails(NotMintAuthority);
  c.run(FOUNDATION, 'RegisterBridgeMapping', {
    chain: 'ethereum',
    contract: `0x${h(7).slice(24)}`,
    mint: mintOf(c),
  }).fails(InvalidMapping);
});

test.run();
