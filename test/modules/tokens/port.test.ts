/** What other modules may do with tokens, and what genesis may say of them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import tokens, {
  InvalidName,
  InvalidSymbol,
  MaxSupplyExceeded,
  NotMintAuthority,
  NotTokenCreator,
  SymbolTaken,
} from '../../../modules/tokens/index.js';
import { NATIVE, tokensPort } from '../../../modules/tokens/port.js';
import { NANO_UNITS, onChain } from '../../../runtime/kernel/chain/units.js';
import {
  type Address,
  AmountZero,
  hashOf,
  InsufficientBalance,
  InvalidAddress,
  InvalidGenesis,
  type Json,
  module,
  moduleAccount,
  NotAuthorized,
  t,
  UnknownToken,
  ZERO_ADDRESS,
} from '../../../runtime/sdk.js';
import { alice, bob, carol, chain, h, Refused } from '../../kit/index.js';
import { create, genesisPart, genesisToken, info, MILLION, tokensChain } from '../shared/coins.js';

// --- what modules may do

const Standard = t.choice('lp', 'bridged', 'fungible');

/** Tries everything that a module may do with tokens. */
const vault = module('vault', {
  needs: {
    tokens: tokensPort.only('create', 'transfer', 'mint', 'burn', 'collect', 'supply', 'info', 'find', 'balance'),
  },
}).define({
  operations: {
    Pull: {
      about: 'Move tokens of an account to the vault.',
      params: { from: t.address, mint: t.mint, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('transfer'),
      execute: ({ use, account }, { from, mint, amount }) => use.tokens.transfer(from, account('vault'), mint, amount),
    },
    Pay: {
      about: 'Move tokens of the vault to the sender.',
      params: { mint: t.mint, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('transfer'),
      execute: ({ use, sender, account }, { mint, amount }) =>
        use.tokens.transfer(account('vault'), sender, mint, amount),
    },
    Make: {
      about: 'Mint to the sender, as the vault.',
      params: { mint: t.mint, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('mint'),
      execute({ use, sender, account }, { mint, amount }) {
        account('vault');
        use.tokens.mint(sender, mint, amount);
      },
    },
    Destroy: {
      about: 'Burn tokens of an account.',
      params: { from: t.address, mint: t.mint, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('burn'),
      execute: ({ use }, { from, mint, amount }) => use.tokens.burn(from, mint, amount),
    },
    Collect: {
      about: 'Take native units of an account out of circulation.',
      params: { from: t.address, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('collect'),
      execute: ({ use }, { from, amount }) => use.tokens.collect(from, amount),
    },
    Create: {
      about: 'Make a token whose mint authority is the vault, or an account given.',
      params: { mint: t.mint, symbol: t.text(0, 64), name: t.text(0, 99), standard: Standard, of: t.option(t.address) },
      gas: 100_000,
      errors: tokensPort.refusals('create'),
      execute: ({ use, account }, { mint, symbol, name, standard, of }) =>
        use.tokens.create({ mint, symbol, name, decimals: 9, standard, authority: of ?? account('vault') }),
    },
    MakeFor: {
      about: 'Mint to an account, as the vault.',
      params: { to: t.address, mint: t.mint, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('mint'),
      execute({ use, account }, { to, mint, amount }) {
        account('vault');
        use.tokens.mint(to, mint, amount);
      },
    },
    Look: {
      about: 'What the port tells of a token.',
      params: { name: t.text(1, 66) },
      returns: { mint: t.mint, symbol: t.text(0, 12), supply: t.amount, balance: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('find', 'supply'),
      execute({ use, sender }, { name }) {
        const mint = use.tokens.find(name);
        const symbol = use.tokens.info(mint)?.symbol ?? '';
        return { mint, symbol, supply: use.tokens.supply(mint), balance: use.tokens.balance(sender, mint) };
      },
    },
    LookUp: {
      about: 'The supply of a mint.',
      params: { mint: t.mint },
      gas: 100_000,
      errors: tokensPort.refusals('supply'),
      execute({ use }, { mint }) {
        use.tokens.supply(mint);
      },
    },
  },
});

const vaultChain = () => {
  const c = chain([accounts, tokens, vault]);
  const mint = create(c, { mintable: true });
  return { c, mint };
};

test('a module moves only its own tokens and those of the sender', () => {
  const { c, mint } = vaultChain();
  c.run(alice, 'vault.Pull', { from: alice, mint, amount: 10n }).emits('Transfer', { from: alice, amount: 10n });
  c.run(bob, 'vault.Pull', { from: alice, mint, amount: 10n }).fails(NotAuthorized, { required: `0x${alice.address}` });
  c.run(bob, 'vault.Pay', { mint, amount: 4n }).emits('Transfer', { to: bob, token: 'COIN', amount: 4n });
  c.run(bob, 'vault.Pay', { mint, amount: 7n }).fails(InsufficientBalance, { have: '6', need: '7' });
  c.run(bob, 'vault.Pull', { from: bob, mint: 'ab'.repeat(32), amount: 1n }).fails(UnknownToken);
});

test('a module mints only if the sender or one of its own accounts is the mint authority', () => {
  const { c, mint } = vaultChain();
  c.run(bob, 'vault.Make', { mint, amount: 1n }).fails(NotMintAuthority);
  c.run(alice, 'vault.Make', { mint, amount: 1n });
  const own = c.run(alice, 'vault.Pull', { from: alice, mint, amount: 1n }).events[0]!.data.to;
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: own });
  c.run(bob, 'vault.Make', { mint, amount: 5n }).emits('TokenMinted', { to: bob, amount: 5n });
  c.run(bob, 'vault.Make', { mint: NATIVE, amount: 1n }).fails(NotMintAuthority);
});

test("a module burns the sender's tokens, but never the native token", () => {
  const { c, mint } = vaultChain();
  c.run(alice, 'vault.Destroy', { from: alice, mint, amount: 10n }).emits('TokenBurned', { from: alice, amount: 10n });
  c.run(bob, 'vault.Destroy', { from: alice, mint, amount: 10n }).fails(NotAuthorized);
  c.run(alice, 'vault.Destroy', { from: alice, mint: NATIVE, amount: 10n }).fails(NotAuthorized);
});

test('a module takes native units out of circulation from the sender only', () => {
  const { c } = vaultChain();
  c.run(bob, 'vault.Collect', { from: alice, amount: 10n }).fails(NotAuthorized, { required: `0x${alice.address}` });
});

test('a module finds a token by any of its names', () => {
  const { c, mint } = vaultChain();
  const found = { mint, symbol: 'COIN', supply: 1_000n, balance: 1_000n };
  c.run(alice, 'vault.Look', { name: 'coin' }).returns(found);
  c.run(alice, 'vault.Look', { name: `0x${mint}` }).returns(found);
  c.run(bob, 'vault.Look', { name: 'TRL' }).returns({
    mint: NATIVE,
    symbol: 'TRL',
    supply: 4n * MILLION + 64_720n * 10n ** 12n,
    balance: MILLION,
  });
  c.run(bob, 'vault.Look', { name: 'NOPE' }).fails(UnknownToken);
  c.run(bob, 'vault.LookUp', { mint: 'ab'.repeat(32) }).fails(UnknownToken);
});

// --- tokens of modules

const made = { mint: h(1), symbol: 'LP', name: 'TRL/COIN', standard: 'lp' };

test('a module creates a token that only it can mint', () => {
  const { c } = vaultChain();
  const vaultAccount = moduleAccount('vault', ['vault']);
  c.run(alice, 'vault.Create', { ...made, symbol: 'WRAP', standard: 'bridged' })
    .emitsOnly('TokenCreated')
    .emits('TokenCreated', { mint: h(1), token: 'WRAP', supply: 0n, owner: vaultAccount, creator: vaultAccount });
  const { symbol, standard, decimals, total_supply, mint_authority, max_supply } = info(c, 'WRAP');
  assert.equal([symbol, standard, decimals, total_supply, max_supply], ['WRAP', 'bridged', 9, '0', null]);
  assert.is(mint_authority, c.json(vaultAccount));
  c.run(bob, 'vault.Make', { mint: h(1), amount: 7n }).emits('TokenMinted', { token: 'WRAP', to: bob, amount: 7n });
  c.run(bob, 'vault.Destroy', { from: bob, mint: h(1), amount: 2n }).emits('TokenBurned', { token: 'WRAP', from: bob });
  assert.is(info(c, 'WRAP').total_supply, '5');
  c.run(alice, 'MintToken', { mint: h(1), to: alice, amount: 1n }).fails(NotMintAuthority);
  c.run(alice, 'UpdateTokenMetadata', { mint: h(1), twitter: 'x' }).fails(NotTokenCreator);
});

test('liquidity tokens share a symbol and are looked up, moved and reported by their mint', () => {
  const { c } = vaultChain();
  c.run(alice, 'vault.Create', made).emits('TokenCreated', { token: `0x${h(1)}` });
  c.run(alice, 'vault.Create', { ...made, mint: h(2) });
  c.run(alice, 'vault.Create', { ...made, mint: h(3), symbol: 'COIN' });
  c.run(alice, 'vault.Make', { mint: h(1), amount: 9n }).emits('TokenMinted', { token: `0x${h(1)}` });
  assert.is(c.ask('getTokenInfo', ['LP']), null);
  assert.equal([info(c, `0x${h(1)}`).symbol, info(c, `0x${h(1)}`).standard], ['LP', 'lp']);
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'LP', amount: 1n }).fails(UnknownToken);
  c.run(alice, 'Transfer', { to: bob, token_symbol: `0x${h(1)}`, amount: 1n }).emits('Transfer', {
    token: `0x${h(1)}`,
    amount: 1n,
  });
  c.run(alice, 'Transfer', { to: bob, token_symbol: `0x${h(1)}`, amount: 9n }).fails(InsufficientBalance, {
    token: `0x${h(1)}`,
  });
  c.run(bob, 'CreateToken', { name: 'LP', symbol: 'LP', decimals: 0, supply: 1n, owner: bob });
  assert.is(info(c, 'LP').standard, 'fungible');
});

test('only liquidity tokens can be locked forever at the zero address', () => {
  const { c } = vaultChain();
  c.run(alice, 'vault.Create', made);
  c.run(alice, 'vault.Create', { ...made, mint: h(2), symbol: 'WRAP', standard: 'bridged' });
  c.run(alice, 'vault.MakeFor', { to: ZERO_ADDRESS, mint: h(1), amount: 1_000n });
  assert.is(c.balance(ZERO_ADDRESS, `0x${h(1)}`), 1_000n);
  c.run(alice, 'vault.MakeFor', { to: ZERO_ADDRESS, mint: h(1), amount: 0n }).fails(AmountZero);
  c.run(alice, 'vault.MakeFor', { to: ZERO_ADDRESS, mint: h(2), amount: 1n }).fails(InvalidAddress);
  c.run(alice, 'vault.Make', { mint: h(1), amount: 5n });
  c.run(alice, 'Transfer', { to: ZERO_ADDRESS, token_symbol: `0x${h(1)}`, amount: 1n }).fails(InvalidAddress);
});

test('a module cannot create a token for another account, with a used mint or symbol, or in an invalid form', () => {
  const { c, mint } = vaultChain();
  const fungible = { ...made, standard: 'fungible' };
  c.run(alice, 'vault.Create', { ...made, of: bob.address }).fails(NotAuthorized, { required: `0x${bob.address}` });
  for (const standard of ['lp', 'fungible']) {
    c.run(alice, 'vault.Create', { ...made, mint, standard }).fails(SymbolTaken, { mint: `0x${mint}` });
    c.run(alice, 'vault.Create', { ...made, mint: NATIVE, standard }).fails(SymbolTaken);
    c.run(alice, 'vault.Create', { ...made, symbol: 'lp', standard }).fails(InvalidSymbol);
    c.run(alice, 'vault.Create', { ...made, name: '', standard }).fails(InvalidName);
  }
  c.run(alice, 'vault.Create', { ...fungible, symbol: 'COIN' }).fails(SymbolTaken, { symbol: 'COIN' });
  c.run(alice, 'vault.Create', { ...fungible, symbol: 'TRL' }).fails(SymbolTaken, { resembles: 'TRL' });
});

// --- genesis

const refusedGenesis = (part: Json, error = InvalidGenesis) =>
  assert.throws(
    () => tokensChain({ genesis: { tokens: part } }),
    (cause: unknown) => cause instanceof Refused && cause.error === error,
  );

test('genesis distributes balances and creates further tokens', () => {
  const bridged = { standard: 'bridged', bridge: { chain: 'ethereum', contract: '0xab', decimals_external: 18 } };
  const given = { ...bridged, mint: `0x${'cd'.repeat(32)}`, mint_authority: `0x${carol.address}`, max_supply: '600' };
  const c = tokensChain({ genesis: { tokens: genesisPart([genesisToken('USDX'), genesisToken('WETH', given)]) } });
  assert.is(c.balance(alice), 100n);
  assert.is(c.balance(bob, 'USDX'), 500n);
  assert.is(info(c, 'USDX').mint, `0x${hashOf('genesis-token/v1', { symbol: t.text(1, 12) }, { symbol: 'USDX' })}`);
  const { mint, bridge, creator, total_supply } = info(c, 'WETH');
  assert.equal([mint, bridge, creator, total_supply], [given.mint, bridged.bridge, c.json(bob), '500']);
  c.run(carol, 'MintToken', { mint: 'cd'.repeat(32), to: carol, amount: 100n });
  c.run(carol, 'MintToken', { mint: 'cd'.repeat(32), to: carol, amount: 1n }).fails(MaxSupplyExceeded);
});

test('a chain without genesis data starts with the specified supply on its eight system accounts', () => {
  const c = tokensChain({
    genesis: { tokens: tokens.genesis!.data.toJson(onChain(tokens.genesis!.standard, NANO_UNITS), tokensChain().text) },
  });
  assert.is(info(c, 'TRL').total_supply, '1618000000000000000');
  const held = c.entries<bigint>('tokens', 'balances').map(({ value }) => value);
  assert.is(held.length, 8);
  assert.is(
    held.reduce((sum, value) => sum + value, 0n),
    1_553_280_000n * 10n ** 9n,
  );
  assert.is(c.balance(`${'3'.padStart(64, '0')}` as string as Address), 161_800_000n * 10n ** 9n);
});

test('a genesis with inconsistent numbers is rejected', () => {
  refusedGenesis(genesisPart([], { total_supply: '111' }));
  refusedGenesis(genesisPart([], { unissued: '9' }));
});

test('a genesis with duplicate entries or zero-address recipients is rejected', () => {
  const alices = { address: `0x${alice.address}`, balance: '50' };
  refusedGenesis(genesisPart([], { balances: [alices, alices] }));
  refusedGenesis(genesisPart([], { balances: [{ address: `0x${ZERO_ADDRESS}`, balance: '100' }] }));
  const mint = `0x${'cd'.repeat(32)}`;
  refusedGenesis(genesisPart([genesisToken('AAA'), genesisToken('AAA', { mint })]));
  refusedGenesis(genesisPart([genesisToken('SOBI'), genesisToken('S0BI')]));
  refusedGenesis(genesisPart([genesisToken('AAA', { mint }), genesisToken('BBB', { mint })]));
  refusedGenesis(genesisPart([genesisToken('AAA', { owner: `0x${ZERO_ADDRESS}` })]));
  refusedGenesis(genesisPart([genesisToken('AAA', { max_supply: '499' })]));
  refusedGenesis(genesisPart([genesisToken('AAA', { decimals: 19 })]));
  refusedGenesis(genesisPart([genesisToken('a')]));
});

test.run();
