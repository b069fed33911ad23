/** Registration of chains and tokens by the foundation, and use of both in either direction. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyProcessed,
  InvalidChain,
  InvalidDestination,
  InvalidMapping,
  InvalidTxHash,
  MappingExists,
  NotFoundation,
  UnknownChain,
} from '../../../modules/bridge/index.js';
import { InvalidSymbol, NotMintAuthority, SymbolTaken } from '../../../modules/tokens/errors.js';
import { alice, bob, type TestChain } from '../../kit/index.js';
import {
  bridgeChain,
  deposit,
  digestOf,
  EVM,
  FOUNDATION,
  logOf,
  mintOf,
  placed,
  proofOf,
  withdraw,
} from './bridging.js';

const CONTRACT = `0x${'5a'.repeat(20)}`;

const addChain = (c: TestChain, chain: string, family: string, who = FOUNDATION as Parameters<TestChain['run']>[0]) =>
  c.run(who, 'RegisterBridgeChain', { chain, family, eta_seconds: 300 });

const token = {
  symbol: 'WGNO',
  name: 'Gnosis',
  decimals: 9,
  chain: 'gnosis',
  contract: CONTRACT,
  decimals_external: 18,
};
const addToken = (c: TestChain, given: object = {}, who = FOUNDATION as Parameters<TestChain['run']>[0]) =>
  c.run(who, 'CreateBridgeToken', { ...token, ...given });

test('the foundation adds a chain and a token, and both directions of the bridge work for it', () => {
  const c = bridgeChain();
  addToken(c).fails(UnknownChain, { chain: 'gnosis' });
  addChain(c, 'Gnosis', 'evm').emits('BridgeChainRegistered', { chain: 'gnosis', family: 'evm', eta_seconds: 300 });
  addToken(c, { symbol: 'wgno' }).emits('BridgeMappingRegistered', { chain: 'gnosis', contract: CONTRACT });
  const mint = mintOf(c, 'WGNO');
  const log = logOf(1, 1n, { chain: 'gnosis', symbol: 'WGNO', amount: 3n * 10n ** 18n });
  deposit(c, log, proofOf(digestOf(c, log), placed(0, 1, 2))).emits('BridgeDeposited', {
    mint,
    amount: 3n * 10n ** 9n,
  });
  withdraw(c, alice, 1n, 'nowhere', 'WGNO', 'gnosis').fails(InvalidDestination);
  withdraw(c, alice, 2n * 10n ** 9n, EVM, 'WGNO', 'gnosis').emits('BridgeWithdrawn', {
    chain: 'gnosis',
    contract: CONTRACT,
    amount_external: 2n * 10n ** 18n,
  });
  const { fees } = c.ask<{ fees: { token: string; eta_seconds: number }[] }>('getBridgeFees', ['gnosis']);
  assert.equal([fees.length, fees[0]!.token, fees[0]!.eta_seconds], [1, 'WGNO', 300]);
  const { chains } = c.ask<{ chains: { chain: string; registered_at_height: number | null }[] }>('getBridgeChains');
  assert.type(chains.find(({ chain }) => chain === 'gnosis')!.registered_at_height, 'number');
  assert.is(chains.find(({ chain }) => chain === 'ethereum')!.registered_at_height, null);
});

test('only the foundation adds chains and tokens', () => {
  const c = bridgeChain();
  addChain(c, 'gnosis', 'evm', alice).fails(NotFoundation);
  addChain(c, 'gnosis', 'evm');
  addToken(c, {}, bob).fails(NotFoundation);
});

test('a chain that exists cannot be added again, in any letter case, and there are at most 32', () => {
  const c = bridgeChain();
  for (const name of ['ethereum', 'BSC', 'trellis-77', 'testnet-mock']) addChain(c, name, 'evm').fails(InvalidChain);
  for (let i = 0; i < 32; i++) addChain(c, `chain-${i}`, 'unchecked');
  addChain(c, 'CHAIN-7', 'evm').fails(InvalidChain, { reason: 'is already supported' });
  addChain(c, 'one-more', 'evm').fails(InvalidChain);
  assert.is(c.ask<{ chains: unknown[] }>('getBridgeChains').chains.length, 11 + 32);
});

test('a token of a contract that is mapped, of a taken symbol or of a bad contract is refused and changes nothing', () => {
  const c = bridgeChain();
  addChain(c, 'gnosis', 'evm');
  addToken(c);
  addToken(c, { symbol: 'OTHER' }).fails(MappingExists, { contract: CONTRACT });
  const contract = `0x${'6b'.repeat(20)}`;
  addToken(c, { contract }).fails(SymbolTaken);
  addToken(c, { contract, symbol: 'WETH' }).fails(SymbolTaken);
  addToken(c, { contract, symbol: '?' }).fails(InvalidSymbol);
  addToken(c, { contract: 'nonsense', symbol: 'OTHER' }).fails(InvalidMapping);
});

test('no account mints a token of the bridge, its owner is the foundation, and it keeps its origin', () => {
  const c = bridgeChain();
  addChain(c, 'gnosis', 'evm');
  addToken(c);
  const mint = mintOf(c, 'WGNO');
  c.run(FOUNDATION, 'MintToken', { mint, to: alice, amount: 1n }).fails(NotMintAuthority);
  const told = c.ask<{ standard: string; owner: string; bridge: unknown }>('getTokenInfo', ['WGNO']);
  assert.equal(
    [told.standard, told.bridge],
    ['bridged', { chain: 'gnosis', contract: CONTRACT, decimals_external: 18 }],
  );
  c.run(FOUNDATION, 'PauseToken', { mint, paused: true });
});

test('on an unchecked chain one log counts once, whether its hash is written with 0x, in capitals or without', () => {
  const c = bridgeChain();
  addChain(c, 'ripple', 'unchecked');
  addToken(c, { symbol: 'WDROP', chain: 'ripple', contract: 'native', decimals: 6, decimals_external: 6 });
  const hash = 'ab'.repeat(32);
  const log = logOf(1, 1n, { chain: 'ripple', symbol: 'WDROP', amount: 5n, tx_hash: hash });
  deposit(c, log).emits('BridgeDeposited', { amount: 5n });
  for (const tx_hash of [`0x${hash}`, hash.toUpperCase(), `0X${hash}`])
    deposit(c, { ...log, tx_hash }, proofOf(digestOf(c, log), placed(0, 1, 2))).fails(AlreadyProcessed);
  deposit(c, { ...log, tx_hash: '0'.repeat(64) }).fails(InvalidTxHash);
  deposit(c, { ...log, tx_hash: 'E8RcB_text:7' }).emits('BridgeDeposited', { amount: 5n });
  withdraw(c, alice, 2n, 'rPT1Sjq2YGrBMTttX4GZHjKu9dyfzbpAYe', 'WDROP', 'ripple').emits('BridgeWithdrawn');
});

test('pasted hashes are also searched on registered chains', () => {
  const c = bridgeChain();
  addChain(c, 'gnosis', 'evm');
  addToken(c);
  const log = logOf(9, 1n, { chain: 'gnosis', symbol: 'WGNO' });
  deposit(c, log);
  const found = c.ask<{ status: string; detected: { chain: string[] }; deposits: { chain: string }[] }>('autobridge', [
    `https://gnosisscan.io/tx/${log.tx_hash}`,
  ]);
  assert.equal([found.status, found.deposits.map(({ chain }) => chain)], ['executed', ['gnosis']]);
  assert.ok(found.detected.chain.includes('gnosis'));
});

test.run();
