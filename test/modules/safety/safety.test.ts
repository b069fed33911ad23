/** The contract safety registry: wallets read it, accounts report to it, one module with `setLevel` decides. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import safety, { AlreadyReported, UnknownChain } from '../../../modules/safety/index.js';
import {
  SafetyChain,
  SafetyCollection,
  SafetyContract,
  SafetyLevel,
  safetyPort,
} from '../../../modules/safety/port.js';
import { MalformedBundle } from '../../../runtime/kernel/chain/bundle.js';
import { fn, module, ParameterOutOfBounds, parametersPort, t } from '../../../runtime/sdk.js';
import { alice, bob, chain, h } from '../../kit/index.js';

/** Decides without asking anybody. */
const council = module('council', {
  needs: { safety: safetyPort.only('setLevel', 'levelOf'), parameters: parametersPort.only('set') },
}).define({
  operations: {
    Decide: {
      about: 'Decides about a contract.',
      params: {
        chain: SafetyChain,
        contract: SafetyContract,
        level: SafetyLevel,
        collection: t.option(SafetyCollection),
        proposalId: t.count,
      },
      gas: 40_000,
      errors: safetyPort.refusals('setLevel'),
      execute: ({ use }, decision) => use.safety.setLevel(decision),
    },
    KnowChains: {
      about: 'Sets the known chains.',
      params: { chains: t.text(0, 500) },
      gas: 40_000,
      errors: [ParameterOutOfBounds],
      execute: ({ use }, { chains }) => use.parameters.set('safety.chains', chains),
    },
  },
  methods: {
    ownLevel: {
      about: 'The level of a token of this chain.',
      signature: fn({ mint: t.mint }, SafetyLevel),
      read: ({ use }, { mint }) => use.safety.levelOf(mint),
    },
  },
});

const CONTRACT = '0xAbCdEf0123456789aBcDeF0123456789abcdef01';
const open = () => chain([accounts, safety, council]);
const decide = (c: ReturnType<typeof open>, contract: string, level: string, proposalId: number, more: object = {}) =>
  c.run(alice, 'council.Decide', { chain: 'ethereum', contract, level, collection: null, proposalId, ...more });
const report = (c: ReturnType<typeof open>, who = alice, more: object = {}) =>
  c.run(who, 'ReportContractSafety', {
    chain: 'ethereum',
    contract: CONTRACT,
    evidence_uri: 'https://x.org/1',
    ...more,
  });

test('a query for an unlisted contract returns the level unknown, not an error', () => {
  assert.equal(open().ask('getContractSafety', ['ethereum', CONTRACT]), {
    chain: 'ethereum',
    contract: CONTRACT.toLowerCase(),
    level: 'unknown',
    listed: false,
    collection: null,
    proposal_id: null,
    updated_at_height: null,
    updated_at: null,
    reports: 0,
    history: [],
  });
});

test('a decision is found in any letter case of chain and hex, and replaces the previous one', () => {
  const c = open();
  decide(c, CONTRACT, 'malicious', 3, { chain: 'Ethereum', collection: 'Apes' }).emits('ContractSafetyUpdated', {
    chain: 'ethereum',
    contract: CONTRACT.toLowerCase(),
    level: 'malicious',
    previous: 'unknown',
    collection: 'Apes',
    proposal_id: 3,
  });
  c.block();
  decide(c, CONTRACT.toLowerCase(), 'caution', 5).emits('ContractSafetyUpdated', { previous: 'malicious' });
  assert.equal(c.ask('getContractSafety', ['ETHEREUM', CONTRACT.replace('0x', '0X')]), {
    chain: 'ethereum',
    contract: CONTRACT.toLowerCase(),
    level: 'caution',
    listed: true,
    collection: 'Apes',
    proposal_id: 5,
    updated_at_height: 2,
    updated_at: c.time,
    reports: 0,
    history: [
      { level: 'caution', height: 2, proposal_id: 5 },
      { level: 'malicious', height: 1, proposal_id: 3 },
    ],
  });
});

test('the same address on two chains, and two base58 spellings, are different contracts', () => {
  const c = open();
  decide(c, CONTRACT, 'verified', 1);
  decide(c, 'So1aNa', 'warning', 2, { chain: 'solana' });
  const level = (...params: string[]) => c.ask('getContractSafety', params).level;
  assert.is(level('base', CONTRACT), 'unknown');
  assert.is(level('solana', 'So1aNa'), 'warning');
  assert.is(level('solana', 'so1ana'), 'unknown');
});

test('ten decisions are kept, newest first', () => {
  const c = open();
  for (let id = 1; id <= 13; id++) decide(c, CONTRACT, id % 2 === 0 ? 'safe' : 'caution', id);
  const { history } = c.ask<{ history: { proposal_id: number }[] }>('getContractSafety', ['ethereum', CONTRACT]);
  assert.equal(
    history.map(({ proposal_id }) => proposal_id),
    [13, 12, 11, 10, 9, 8, 7, 6, 5, 4],
  );
});

test('lists are in decision order, newest first, for all chains or one, page by page', () => {
  const c = open();
  for (const [i, on] of ['base', 'solana', 'base', 'tron', 'base'].entries())
    decide(c, `c${i}`, 'safe', i, { chain: on });
  decide(c, 'c0', 'warning', 9, { chain: 'base' });
  const list = (...params: unknown[]) => {
    const found: string[] = [];
    for (let cursor: string | null = null; ; ) {
      const page: { contracts: { contract: string }[]; next_cursor: string | null } = c.ask('listContractSafety', [
        ...params,
        2,
        cursor,
      ]);
      found.push(...page.contracts.map(({ contract }) => contract));
      cursor = page.next_cursor;
      if (cursor === null) return found;
    }
  };
  assert.equal(list(null), ['c0', 'c4', 'c3', 'c2', 'c1']);
  assert.equal(list('BASE'), ['c0', 'c4', 'c2']);
  assert.equal(list('sui'), []);
});

test('an account counts once per contract, and its report changes no level', () => {
  const c = open();
  report(c).emits('ContractReported', { contract: CONTRACT.toLowerCase(), reporter: alice, reports: 1 });
  report(c).fails(AlreadyReported);
  report(c, alice, { contract: CONTRACT.toUpperCase().replace('0X', '0x') }).fails(AlreadyReported);
  report(c, bob, { evidence_uri: 'ipfs://Qm1' }).emits('ContractReported', { reports: 2 });
  const { reports, level, listed } = c.ask('getContractSafety', ['ethereum', CONTRACT]);
  assert.equal([reports, level, listed], [2, 'unknown', false]);
  decide(c, CONTRACT, 'safe', 1);
  assert.is(c.ask('getContractSafety', ['ethereum', CONTRACT]).reports, 2);
});

test('an unknown chain is rejected everywhere with a list of the known chains', () => {
  const c = open();
  decide(c, CONTRACT, 'safe', 1, { chain: 'etherium' }).fails(UnknownChain, { chain: 'etherium' });
  report(c, alice, { chain: 'etherium' }).fails(UnknownChain);
  c.refuses('getContractSafety', ['etherium', CONTRACT], UnknownChain);
  c.refuses('listContractSafety', ['etherium'], UnknownChain);
  c.run(alice, 'council.KnowChains', { chains: '["etherium"]' });
  decide(c, CONTRACT, 'safe', 1, { chain: 'etherium' });
  report(c).fails(UnknownChain);
  c.run(alice, 'council.KnowChains', { chains: '[]' }).fails(ParameterOutOfBounds);
  c.run(alice, 'council.KnowChains', { chains: '["Upper"]' }).fails(ParameterOutOfBounds);
});

test('an invalid contract, level or evidence address is rejected', () => {
  const c = open();
  for (const contract of ['', 'a b', 'ä', 'x'.repeat(129)]) report(c, alice, { contract }).fails(MalformedBundle);
  for (const evidence_uri of ['', 'http://x.org', 'https://', `https://${'x'.repeat(505)}`, 'https://a b'])
    report(c, alice, { evidence_uri }).fails(MalformedBundle);
  decide(c, CONTRACT, 'evil', 1).fails(MalformedBundle);
  decide(c, CONTRACT, 'safe', 1, { collection: '' }).fails(MalformedBundle);
  c.refuses('getContractSafety', ['ethereum', 'a b'], /must match/);
});

test('tokens of this chain are contracts of the chain native', () => {
  const c = open();
  decide(c, `0x${h(0xabc)}`, 'malicious', 1, { chain: 'native' });
  assert.is(c.ask('ownLevel', [`0x${h(0xabc)}`]), 'malicious');
  assert.is(c.ask('ownLevel', [`0x${h(0xabd)}`]), 'unknown');
});

test.run();
