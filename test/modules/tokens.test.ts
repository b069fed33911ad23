/** Tokens: moving, making, describing them, and what modules may do with them. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../modules/accounts/index.js';
import tokens, {
  InvalidDecimals,
  InvalidName,
  InvalidSymbol,
  MaxSupplyExceeded,
  MetadataLocked,
  MetadataTooLong,
  NotMintAuthority,
  NotTokenCreator,
  SymbolTaken,
} from '../../modules/tokens/index.js';
import { NATIVE, tokensPort } from '../../modules/tokens/port.js';
import { MalformedBundle } from '../../runtime/chain/bundle.js';
import { Failure } from '../../runtime/errors.js';
import {
  type Address,
  AmountOverflow,
  AmountZero,
  type Hash,
  hashOf,
  InsufficientBalance,
  InvalidAddress,
  InvalidGenesis,
  type Json,
  module,
  NotAuthorized,
  t,
  UnknownToken,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { type Actor, alice, bob, type ChainOptions, carol, chain, dave, type TestChain } from '../kit/index.js';

const MILLION = 10n ** 15n;
const tokensChain = (options?: ChainOptions) => chain([accounts, tokens], options);

const coin = { name: 'Coin', symbol: 'COIN', decimals: 6, supply: 1_000n, owner: alice };

/** Creates a token of alice and returns its mint. */
function create(c: TestChain, change: object = {}): Hash {
  return c.run(alice, 'CreateToken', { ...coin, ...change }).returned[0]!.mint as Hash;
}

/** A chain on which alice has created COIN. */
function coinChain(change: object = {}): { c: TestChain; mint: Hash } {
  const c = tokensChain();
  return { c, mint: create(c, change) };
}

const info = (c: TestChain, name: string) => c.ask('getTokenInfo', [name]);

/** Throws unless every token's supply is what its holders have together, and the unissued part of the native one. */
function checkSupplies(c: TestChain): void {
  const sums = new Map<unknown, bigint>();
  for (const { key, value } of c.entries<bigint>('tokens', 'balances')) {
    assert.ok(value > 0n, 'an empty balance has no record');
    sums.set(key[1], (sums.get(key[1]) ?? 0n) + value);
  }
  for (const { key, value } of c.entries<bigint>('tokens', 'supplies')) {
    const unissued = key[0] === NATIVE ? 64_720n * 10n ** 12n : 0n;
    assert.is((sums.get(key[0]) ?? 0n) + unissued, value);
  }
}

// --- transfers

test('a transfer moves an amount and tells of it', () => {
  const c = tokensChain();
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 250n }).emits('Transfer', {
    from: alice,
    to: bob,
    token: 'TRL',
    amount: 250n,
  });
  assert.is(c.balance(alice), MILLION - 250n);
  assert.is(c.balance(bob), MILLION + 250n);
});

test('a token is named by its symbol in any case, or by its mint', () => {
  const { c, mint } = coinChain();
  for (const name of ['COIN', 'coin', 'Coin', `0x${mint}`, `0x${mint.toUpperCase()}`]) {
    c.run(alice, 'Transfer', { to: bob, token_symbol: name, amount: 1n }).emits('Transfer', { token: 'COIN' });
  }
  for (const name of ['trl', 'TRL', `0x${NATIVE}`]) {
    c.run(alice, 'Transfer', { to: bob, token_symbol: name, amount: 1n }).emits('Transfer', { token: 'TRL' });
  }
  assert.is(c.balance(bob, 'COIN'), 5n);
  assert.is(c.balance(bob), MILLION + 3n);
});

test('nobody can move more than he has', () => {
  const c = tokensChain();
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: MILLION + 1n }).fails(InsufficientBalance, {
    token: 'TRL',
    have: '1000000000000000',
    need: '1000000000000001',
  });
});

test('moving nothing, to nobody, or what does not exist is refused', () => {
  const c = tokensChain();
  const move = (change: object) => c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 1n, ...change });
  move({ amount: 0n }).fails(AmountZero);
  move({ to: ZERO_ADDRESS }).fails(InvalidAddress);
  for (const name of ['NOPE', `0x${'ab'.repeat(32)}`, '0xab', 'ÄÖÜ']) {
    move({ token_symbol: name }).fails(UnknownToken, { token: name });
  }
});

test('a memo has at most 128 characters', () => {
  const c = tokensChain();
  const move = (memo: string) => c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 1n, memo });
  move('漢'.repeat(128));
  move('x'.repeat(129)).fails(MalformedBundle, { at: 'operations[0].memo' });
});

test('who sends to himself keeps what he has', () => {
  const c = tokensChain();
  c.run(alice, 'Transfer', { to: alice, token_symbol: 'TRL', amount: MILLION }).emits('Transfer');
  assert.is(c.balance(alice), MILLION);
  c.run(alice, 'Transfer', { to: alice, token_symbol: 'TRL', amount: MILLION + 1n }).fails(InsufficientBalance);
});

test('an account that gave everything away has no record left', () => {
  const c = tokensChain();
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: MILLION });
  assert.not(c.entries('tokens', 'balances').some(({ key }) => key[0] === alice.address));
});

test('the first transfer of a bundle costs 21,000 gas and each further one 9,000', () => {
  const c = tokensChain();
  const move = ['Transfer', { to: bob, token_symbol: 'TRL', amount: 1n }] as const;
  assert.is(c.bundle(alice, [move]).gasUsed, 21_000);
  const three = c.bundle(alice, [move, move, move]).gasUsed;
  assert.ok(three >= 21_000 + 2 * 9_000 && three < 21_000 + 2 * 9_000 + 16 * 256);
});

test('the transfers of one bundle happen all or none', () => {
  const c = tokensChain();
  c.bundle(alice, [
    ['Transfer', { to: bob, token_symbol: 'TRL', amount: MILLION }],
    ['Transfer', { to: bob, token_symbol: 'TRL', amount: 1n }],
  ]).fails(InsufficientBalance, { have: '0' });
  assert.is(c.balance(alice), MILLION);
});

// --- batches

const entry = (to: Actor | Address, amount: bigint, token_symbol = 'TRL') => ({ to, token_symbol, amount });

test('a batch moves several tokens to several accounts', () => {
  const { c } = coinChain();
  c.run(alice, 'BatchTransfer', { transfers: [entry(bob, 1n), entry(carol, 2n, 'COIN'), entry(bob, 3n, 'coin')] });
  assert.is(c.balance(bob), MILLION + 1n);
  assert.is(c.balance(bob, 'COIN'), 3n);
  assert.is(c.balance(carol, 'COIN'), 2n);
  assert.is(c.balance(alice, 'COIN'), 995n);
});

test('what one account gets of one token in a batch is one transfer of the sum', () => {
  const c = tokensChain();
  c.run(alice, 'BatchTransfer', { transfers: [entry(bob, 1n), entry(carol, 5n), entry(bob, 2n)] })
    .emitsOnly('Transfer', 'Transfer')
    .emits('Transfer', { to: bob, amount: 3n })
    .emits('Transfer', { to: carol, amount: 5n });
});

test('a batch whose sum is not covered moves nothing', () => {
  const c = tokensChain();
  const half = MILLION / 2n;
  c.run(alice, 'BatchTransfer', { transfers: [entry(bob, half), entry(bob, half + 1n)] }).fails(InsufficientBalance, {
    need: `${MILLION + 1n}`,
  });
});

test('every entry of a batch obeys the rules of a transfer', () => {
  const c = tokensChain();
  const batch = (bad: object) => c.run(alice, 'BatchTransfer', { transfers: [entry(bob, 1n), bad] });
  batch(entry(carol, 0n)).fails(AmountZero);
  batch(entry(ZERO_ADDRESS, 1n)).fails(InvalidAddress);
  batch(entry(carol, 1n, 'NOPE')).fails(UnknownToken);
});

test('a batch has 1 to 256 entries and costs 12,000 gas and 9,000 for each', () => {
  const c = tokensChain();
  const batch = (n: number) =>
    c.run(alice, 'BatchTransfer', { transfers: Array.from({ length: n }, () => entry(bob, 1n)) });
  batch(0).fails(MalformedBundle);
  batch(257).fails(MalformedBundle);
  assert.is(batch(2).gasUsed, 12_000 + 2 * 9_000);
  batch(256);
});

test('a batch does what its entries would do one by one', () => {
  const people = [alice, bob, carol];
  const entries = fc.array(
    fc.record({
      to: fc.constantFrom(...people),
      token_symbol: fc.constantFrom('TRL', 'COIN'),
      amount: fc.bigInt({ min: 1n, max: 150n }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(entries, (transfers) => {
      const [one, other] = [coinChain().c, coinChain().c];
      one.run(alice, 'BatchTransfer', { transfers });
      for (const move of transfers) other.run(alice, 'Transfer', move);
      for (const who of people) {
        assert.is(one.balance(who), other.balance(who));
        assert.is(one.balance(who, 'COIN'), other.balance(who, 'COIN'));
      }
    }),
    { numRuns: 20 },
  );
});

// --- creating

test('anybody creates a token; its owner gets the supply', () => {
  const c = tokensChain();
  const created = c.run(bob, 'CreateToken', coin);
  const mint = hashOf(
    'token/v1',
    { owner: t.address, symbol: t.text(1, 12), name: t.text(1, 64), decimals: t.u8, time: t.time },
    { owner: alice.address, symbol: 'COIN', name: 'Coin', decimals: 6, time: c.time },
  );
  created
    .returns({ mint, symbol: 'COIN' })
    .emitsOnly('TokenCreated', 'TokenMinted')
    .emits('TokenCreated', {
      mint,
      token: 'COIN',
      name: 'Coin',
      decimals: 6,
      supply: 1_000n,
      owner: alice,
      creator: bob,
    })
    .emits('TokenMinted', { token: 'COIN', to: alice, amount: 1_000n });
  assert.is(c.balance(alice, 'COIN'), 1_000n);
  assert.equal(info(c, 'COIN'), {
    mint: `0x${mint}`,
    symbol: 'COIN',
    name: 'Coin',
    decimals: 6,
    total_supply: '1000',
    max_supply: null,
    owner: c.json(alice),
    creator: c.json(bob),
    standard: 'fungible',
    mintable: false,
    mint_authority: null,
    freeze_authority: null,
    metadata: {
      metadata_uri: '',
      image: '',
      description: '',
      external_url: '',
      twitter: '',
      discord: '',
      telegram: '',
      github: '',
    },
    metadata_locked: false,
    metadata_updated_at: null,
    bridge: null,
    created_at: c.time,
    created_at_height: 1,
    holders: null,
    transfers: null,
    reputation: null,
  });
});

test('a token may begin without supply', () => {
  const c = tokensChain();
  c.run(alice, 'CreateToken', { ...coin, supply: 0n, mintable: true }).emitsOnly('TokenCreated');
  assert.is(info(c, 'COIN').total_supply, '0');
});

test('a symbol is kept in upper case and belongs to the first who takes it', () => {
  const { c } = coinChain({ symbol: 'coin' });
  assert.is(info(c, 'COIN').symbol, 'COIN');
  c.run(bob, 'CreateToken', { ...coin, symbol: 'Coin', name: 'Other' }).fails(SymbolTaken, { symbol: 'COIN' });
});

test('symbols have 1 to 12 letters, digits and dots, a letter first', () => {
  const c = tokensChain();
  for (const symbol of ['', '1COIN', '.COIN', 'CO IN', 'CO-IN', 'COÏN', 'ABCDEFGHIJKLM', '$']) {
    c.run(alice, 'CreateToken', { ...coin, symbol }).fails(InvalidSymbol);
  }
  for (const symbol of ['A', 'A.B', 'A1', 'ABCDEFGHIJKL']) create(c, { symbol });
});

test('no symbol may look like one of genesis', () => {
  const c = tokensChain({ genesis: { tokens: genesisPart([genesisToken('SOBI')]) } });
  for (const symbol of ['S0BI', 'SO8I', 'SOB1', 'sob1']) {
    c.run(alice, 'CreateToken', { ...coin, symbol }).fails(SymbolTaken);
  }
  c.run(alice, 'CreateToken', { ...coin, symbol: 'SOB1' }).fails(SymbolTaken, { resembles: 'SOBI' });
  c.run(alice, 'CreateToken', { ...coin, symbol: 'TRL' }).fails(SymbolTaken, { resembles: 'TRL' });
  create(c, { symbol: 'COIN' });
  create(c, { symbol: 'C0IN' });
});

test('names have 1 to 64 characters, decimals are 0 to 18', () => {
  const c = tokensChain();
  c.run(alice, 'CreateToken', { ...coin, name: '' }).fails(InvalidName);
  c.run(alice, 'CreateToken', { ...coin, name: 'x'.repeat(65) }).fails(InvalidName);
  c.run(alice, 'CreateToken', { ...coin, decimals: 19 }).fails(InvalidDecimals);
  create(c, { name: '漢'.repeat(64), decimals: 18 });
});

test('the supply is at most 2^120, and at most the maximum that the token sets itself', () => {
  const c = tokensChain();
  const most = 2n ** 120n;
  c.run(alice, 'CreateToken', { ...coin, supply: most + 1n }).fails(AmountOverflow);
  c.run(alice, 'CreateToken', { ...coin, max_supply: most + 1n }).fails(AmountOverflow);
  c.run(alice, 'CreateToken', { ...coin, max_supply: 999n }).fails(MaxSupplyExceeded);
  create(c, { supply: most });
  create(c, { symbol: 'CAPPED', max_supply: 1_000n });
});

test('the zero address cannot own a token', () => {
  tokensChain()
    .run(alice, 'CreateToken', { ...coin, owner: ZERO_ADDRESS })
    .fails(InvalidAddress);
});

// --- supply

test('the mint authority makes more of its token', () => {
  const { c, mint } = coinChain({ mintable: true });
  c.run(alice, 'MintToken', { mint, to: bob, amount: 5n }).emits('TokenMinted', { token: 'COIN', to: bob, amount: 5n });
  assert.is(c.balance(bob, 'COIN'), 5n);
  assert.is(info(c, 'COIN').total_supply, '1005');
  c.run(bob, 'MintToken', { mint, to: bob, amount: 5n }).fails(NotMintAuthority);
});

test('of a token that is not mintable nobody can ever make more', () => {
  const { c, mint } = coinChain();
  c.run(alice, 'MintToken', { mint, to: alice, amount: 1n }).fails(NotMintAuthority);
  c.run(alice, 'MintToken', { mint: NATIVE, to: alice, amount: 1n }).fails(NotMintAuthority);
});

test('minting stops at the maximum of the token, or at 2^120', () => {
  const { c, mint } = coinChain({ mintable: true, max_supply: 1_010n });
  c.run(alice, 'MintToken', { mint, to: alice, amount: 11n }).fails(MaxSupplyExceeded);
  c.run(alice, 'MintToken', { mint, to: alice, amount: 10n });
  const other = create(c, { symbol: 'OTHER', supply: 2n ** 120n, mintable: true });
  c.run(alice, 'MintToken', { mint: other, to: alice, amount: 1n }).fails(AmountOverflow);
});

test('minting nothing, to nobody, or of an unknown token is refused', () => {
  const { c, mint } = coinChain({ mintable: true });
  c.run(alice, 'MintToken', { mint, to: alice, amount: 0n }).fails(AmountZero);
  c.run(alice, 'MintToken', { mint, to: ZERO_ADDRESS, amount: 1n }).fails(InvalidAddress);
  c.run(alice, 'MintToken', { mint: 'ab'.repeat(32), to: alice, amount: 1n }).fails(UnknownToken);
});

test('a holder burns what is his', () => {
  const { c, mint } = coinChain();
  c.run(alice, 'BurnToken', { mint, amount: 400n }).emits('TokenBurned', { token: 'COIN', from: alice, amount: 400n });
  assert.is(c.balance(alice, 'COIN'), 600n);
  assert.is(info(c, 'COIN').total_supply, '600');
  c.run(alice, 'BurnToken', { mint, amount: 601n }).fails(InsufficientBalance, { have: '600', need: '601' });
  c.run(bob, 'BurnToken', { mint, amount: 1n }).fails(InsufficientBalance);
  c.run(alice, 'BurnToken', { mint, amount: 0n }).fails(AmountZero);
  c.run(alice, 'BurnToken', { mint: 'ab'.repeat(32), amount: 1n }).fails(UnknownToken);
});

test('the native token cannot be burned', () => {
  tokensChain().run(alice, 'BurnToken', { mint: NATIVE, amount: 1n }).fails(NotAuthorized);
});

test('burning makes room below the maximum', () => {
  const { c, mint } = coinChain({ mintable: true, max_supply: 1_000n });
  c.run(alice, 'BurnToken', { mint, amount: 1n });
  c.run(alice, 'MintToken', { mint, to: bob, amount: 1n });
});

// --- roles

test('a role is handed on by its holder, who then has it no more', () => {
  const { c, mint } = coinChain({ mintable: true });
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: bob.address }).emits('TokenAuthorityChanged', {
    token: 'COIN',
    role: 'mint',
    from: alice,
    to: bob,
  });
  c.run(alice, 'MintToken', { mint, to: alice, amount: 1n }).fails(NotMintAuthority);
  c.run(bob, 'MintToken', { mint, to: alice, amount: 1n });
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: alice.address }).fails(NotMintAuthority);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'owner', new: bob.address });
  c.run(alice, 'SetTokenAuthority', { mint, role: 'owner', new: alice.address }).fails(NotAuthorized, {
    required: 'owner',
  });
});

test('a role that was given up is gone for ever', () => {
  const { c, mint } = coinChain({ mintable: true });
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: null }).emits('TokenAuthorityChanged', { to: null });
  assert.is(info(c, 'COIN').mintable, false);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: alice.address }).fails(NotMintAuthority);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'owner' });
  assert.is(info(c, 'COIN').owner, null);
});

test('a role cannot be given to the zero address, nor one that nobody holds be taken', () => {
  const { c, mint } = coinChain({ mintable: true });
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: ZERO_ADDRESS }).fails(InvalidAddress);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'freeze', new: alice.address }).fails(NotAuthorized);
  c.run(alice, 'SetTokenAuthority', { mint: 'ab'.repeat(32), role: 'mint', new: null }).fails(UnknownToken);
});

// --- metadata

test('the creator describes his token: null keeps a field, an empty text clears it', () => {
  const c = tokensChain();
  const mint = c.run(bob, 'CreateToken', coin).returned[0]!.mint;
  const first = { mint, metadata_uri: 'ipfs://bafy', description: 'A coin', twitter: '@coin' };
  c.run(bob, 'UpdateTokenMetadata', first).emits('TokenMetadataUpdated', {
    token: 'COIN',
    changed: ['metadata_uri', 'description', 'twitter'],
  });
  c.run(bob, 'UpdateTokenMetadata', { mint, description: '', twitter: '@coin', github: 'coin/coin' }).emits(
    'TokenMetadataUpdated',
    { changed: ['description', 'github'] },
  );
  const { metadata, metadata_updated_at } = info(c, 'COIN');
  assert.is(metadata_updated_at, c.time);
  assert.equal(metadata, {
    metadata_uri: 'ipfs://bafy',
    image: '',
    description: '',
    external_url: '',
    twitter: '@coin',
    discord: '',
    telegram: '',
    github: 'coin/coin',
  });
});

test('only the creator may change or lock metadata, also when another owns the token', () => {
  const c = tokensChain();
  const mint = c.run(bob, 'CreateToken', coin).returned[0]!.mint;
  c.run(alice, 'UpdateTokenMetadata', { mint, twitter: 'x' }).fails(NotTokenCreator);
  c.run(alice, 'LockTokenMetadata', { mint }).fails(NotTokenCreator);
  c.run(alice, 'UpdateTokenMetadata', { mint: 'ab'.repeat(32) }).fails(UnknownToken);
  c.run(alice, 'LockTokenMetadata', { mint: 'ab'.repeat(32) }).fails(UnknownToken);
});

test('locked metadata never change again', () => {
  const { c, mint } = coinChain();
  c.run(alice, 'LockTokenMetadata', { mint }).emits('TokenMetadataLocked', { token: 'COIN' });
  c.advance(100_000);
  c.run(alice, 'UpdateTokenMetadata', { mint, twitter: 'x' }).fails(MetadataLocked);
  c.run(alice, 'LockTokenMetadata', { mint }).fails(MetadataLocked);
  assert.is(info(c, 'COIN').metadata_locked, true);
});

test('nobody describes the native token', () => {
  tokensChain().run(alice, 'UpdateTokenMetadata', { mint: NATIVE, twitter: 'x' }).fails(NotTokenCreator);
});

test('links have at most 512 bytes, the description 1,000 characters, names 128', () => {
  const { c, mint } = coinChain();
  const update = (fields: object) => c.run(alice, 'UpdateTokenMetadata', { mint, ...fields });
  for (const field of ['metadata_uri', 'image', 'external_url']) {
    update({ [field]: `https://${'ä'.repeat(253)}` }).fails(MetadataTooLong, { field, bytes: 514, max_bytes: 512 });
    update({ [field]: `https://${'ä'.repeat(252)}` });
  }
  update({ description: '漢'.repeat(1_001) }).fails(MetadataTooLong, { max_characters: 1_000 });
  update({ description: '漢'.repeat(1_000) });
  for (const field of ['twitter', 'discord', 'telegram', 'github']) {
    update({ [field]: 'x'.repeat(129) }).fails(MetadataTooLong, { field, characters: 129 });
    update({ [field]: 'x'.repeat(128) });
  }
});

test('links lead to https, ipfs or ar', () => {
  const { c, mint } = coinChain();
  for (const image of ['http://example.org', 'javascript:alert(1)', 'example.org', 'https://', 'https://a b']) {
    c.run(alice, 'UpdateTokenMetadata', { mint, image }).fails(MalformedBundle, { at: 'operations[0].image' });
  }
  for (const image of ['https://example.org/a?b#c', 'ipfs://bafy', 'ar://tx']) {
    c.run(alice, 'UpdateTokenMetadata', { mint, image });
  }
});

// --- what modules may do

/** Tries everything that a module may do with tokens. */
const vault = module('vault', {
  needs: { tokens: tokensPort.only('transfer', 'mint', 'burn', 'supply', 'info', 'find', 'balance') },
  operations: {
    Pull: {
      about: 'Move tokens of an account to the vault.',
      params: { from: t.address, mint: t.mint, amount: t.amount },
      gas: 100_000,
      execute: ({ use, account }, { from, mint, amount }) => use.tokens.transfer(from, account('vault'), mint, amount),
    },
    Pay: {
      about: 'Move tokens of the vault to the sender.',
      params: { mint: t.mint, amount: t.amount },
      gas: 100_000,
      execute: ({ use, sender, account }, { mint, amount }) =>
        use.tokens.transfer(account('vault'), sender, mint, amount),
    },
    Make: {
      about: 'Mint to the sender, as the vault.',
      params: { mint: t.mint, amount: t.amount },
      gas: 100_000,
      execute({ use, sender, account }, { mint, amount }) {
        account('vault');
        use.tokens.mint(sender, mint, amount);
      },
    },
    Destroy: {
      about: 'Burn tokens of an account.',
      params: { from: t.address, mint: t.mint, amount: t.amount },
      gas: 100_000,
      execute: ({ use }, { from, mint, amount }) => use.tokens.burn(from, mint, amount),
    },
    Look: {
      about: 'What the port tells of a token.',
      params: { name: t.text(1, 66) },
      returns: { mint: t.mint, symbol: t.text(0, 12), supply: t.amount, balance: t.amount },
      gas: 100_000,
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

test('a module moves what is the sender’s or its own, and nothing else', () => {
  const { c, mint } = vaultChain();
  c.run(alice, 'vault.Pull', { from: alice, mint, amount: 10n }).emits('Transfer', { from: alice, amount: 10n });
  c.run(bob, 'vault.Pull', { from: alice, mint, amount: 10n }).fails(NotAuthorized, { required: `0x${alice.address}` });
  c.run(bob, 'vault.Pay', { mint, amount: 4n }).emits('Transfer', { to: bob, token: 'COIN', amount: 4n });
  c.run(bob, 'vault.Pay', { mint, amount: 7n }).fails(InsufficientBalance, { have: '6', need: '7' });
  c.run(bob, 'vault.Pull', { from: bob, mint: 'ab'.repeat(32), amount: 1n }).fails(UnknownToken);
});

test('a module mints only where the sender or an account of its own is the mint authority', () => {
  const { c, mint } = vaultChain();
  c.run(bob, 'vault.Make', { mint, amount: 1n }).fails(NotMintAuthority);
  c.run(alice, 'vault.Make', { mint, amount: 1n });
  const own = c.run(alice, 'vault.Pull', { from: alice, mint, amount: 1n }).events[0]!.data.to;
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: own });
  c.run(bob, 'vault.Make', { mint, amount: 5n }).emits('TokenMinted', { to: bob, amount: 5n });
  c.run(bob, 'vault.Make', { mint: NATIVE, amount: 1n }).fails(NotMintAuthority);
});

test('a module burns what is the sender’s, but never the native token', () => {
  const { c, mint } = vaultChain();
  c.run(alice, 'vault.Destroy', { from: alice, mint, amount: 10n }).emits('TokenBurned', { from: alice, amount: 10n });
  c.run(bob, 'vault.Destroy', { from: alice, mint, amount: 10n }).fails(NotAuthorized);
  c.run(alice, 'vault.Destroy', { from: alice, mint: NATIVE, amount: 10n }).fails(NotAuthorized);
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

// --- methods

test('a balance is told in raw units and in whole tokens, with the nonce', () => {
  const c = tokensChain({ balances: [[alice, 1_500_000_000n]] });
  c.run(alice, 'Transfer', { to: bob, token_symbol: 'TRL', amount: 1n });
  assert.equal(c.ask('getBalance', [alice, 'trl']), {
    address: c.json(alice),
    token: 'TRL',
    mint: `0x${NATIVE}`,
    balance: '1499999999',
    decimals: 9,
    formatted: '1.499999999',
    locked: null,
    staked: null,
    nonce: 1,
  });
  assert.is(c.ask('getBalance', [carol, 'TRL']).balance, '0');
  c.refuses('getBalance', [alice, 'NOPE'], UnknownToken);
});

test('whole tokens are exact for all decimals', () => {
  const formatted = (balance: bigint, decimals: number) => {
    const c = tokensChain();
    create(c, { supply: balance, decimals, mintable: true });
    return c.ask('getBalance', [alice, 'COIN']).formatted;
  };
  assert.is(formatted(0n, 18), '0');
  assert.is(formatted(7n, 0), '7');
  assert.is(formatted(1n, 18), '0.000000000000000001');
  assert.is(formatted(1_500_000n, 6), '1.5');
  assert.is(formatted(10n ** 24n, 6), '1000000000000000000');
});

test('a token that does not exist is null', () => {
  assert.is(tokensChain().ask('getTokenInfo', ['NOPE']), null);
});

test('the native token is fixed, ownerless and locked', () => {
  const native = info(tokensChain(), 'TRL');
  const { symbol, name, decimals, standard, mintable, owner, metadata_locked, total_supply, max_supply } = native;
  assert.equal([symbol, name, decimals, standard], ['TRL', 'Testland', 9, 'native']);
  assert.equal([mintable, owner, metadata_locked], [false, null, true]);
  assert.is(total_supply, max_supply);
});

test('tokens are listed by age, page by page', () => {
  const c = tokensChain({ genesis: { tokens: genesisPart([genesisToken('USDX'), genesisToken('AAA')]) } });
  for (const symbol of ['ZED', 'BEE']) create(c, { symbol });
  interface List {
    readonly tokens: readonly { readonly symbol: string }[];
    readonly count: number;
    readonly next_cursor: string | null;
  }
  const first = c.ask<List>('listTokens', [3]);
  const second = c.ask<List>('listTokens', [3, first.next_cursor]);
  assert.equal(
    [...first.tokens, ...second.tokens].map(({ symbol }) => symbol),
    ['TRL', 'USDX', 'AAA', 'ZED', 'BEE'],
  );
  assert.equal([first.count, second.count, second.next_cursor], [3, 2, null]);
});

test('the convenience methods take their parameters in the order of the specification', () => {
  const rpc = (name: string) => tokens.operations[name]!.rpc;
  assert.equal(rpc('Transfer'), ['transfer', { sender: 'from' }, 'to', { token_symbol: 'token' }, 'amount']);
  assert.equal(rpc('CreateToken'), [
    'createToken',
    'name',
    'symbol',
    'decimals',
    'supply',
    { owner: 'owner', sender: 'owner' },
  ]);
  assert.equal(rpc('UpdateTokenMetadata')!.slice(0, 4), ['updateTokenMetadata', 'mint', 'sender', 'metadata_uri']);
  assert.equal(rpc('LockTokenMetadata'), ['lockTokenMetadata', 'mint', 'sender']);
});

// --- genesis

function genesisToken(symbol: string, change: Readonly<Record<string, Json>> = {}): Json {
  const given = { symbol, name: symbol, decimals: 6, standard: 'stablecoin', supply: '500', owner: `0x${bob.address}` };
  return { ...given, ...change };
}

function genesisPart(list: readonly Json[], change: Readonly<Record<string, Json>> = {}): Json {
  const balances = [{ address: `0x${alice.address}`, label: 'alice', balance: '100' }];
  return { total_supply: '110', unissued: '10', balances, tokens: list, ...change };
}

const refusedGenesis = (part: Json, error = InvalidGenesis) =>
  assert.throws(
    () => tokensChain({ genesis: { tokens: part } }),
    (cause: unknown) => cause instanceof Failure && cause.error === error,
  );

test('genesis gives out balances and makes further tokens', () => {
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

test('without data a chain begins with the supply of the definitions, on its eight system accounts', () => {
  const c = tokensChain({
    genesis: { tokens: tokens.genesis!.data.toJson(tokens.genesis!.standard, tokensChain().text) },
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

test('a genesis whose numbers do not add up is refused', () => {
  refusedGenesis(genesisPart([], { total_supply: '111' }));
  refusedGenesis(genesisPart([], { unissued: '9' }));
});

test('a genesis that lists something twice or gives to nobody is refused', () => {
  const alices = { address: `0x${alice.address}`, balance: '50' };
  refusedGenesis(genesisPart([], { balances: [alices, alices] }));
  refusedGenesis(genesisPart([], { balances: [{ address: `0x${ZERO_ADDRESS}`, balance: '100' }] }));
  const mint = `0x${'cd'.repeat(32)}`;
  refusedGenesis(genesisPart([genesisToken('AAA'), genesisToken('AAA', { mint })]), SymbolTaken);
  refusedGenesis(genesisPart([genesisToken('AAA', { mint }), genesisToken('BBB', { mint })]));
  refusedGenesis(genesisPart([genesisToken('AAA', { owner: `0x${ZERO_ADDRESS}` })]));
  refusedGenesis(genesisPart([genesisToken('AAA', { max_supply: '499' })]));
  refusedGenesis(genesisPart([genesisToken('AAA', { decimals: 19 })]), InvalidDecimals);
});

// --- invariant

test('after any run the balances of every token make its supply', () => {
  const who = fc.constantFrom(alice, bob, carol, dave);
  const amount = fc.oneof(fc.bigInt({ min: 0n, max: 2_000n }), fc.constantFrom(MILLION, 2n ** 127n));
  const symbol = fc.constantFrom('TRL', 'AAA', 'BBB');
  const move = fc.record({ to: who, token_symbol: symbol, amount });
  const call = fc.oneof(
    fc.tuple(fc.constant('Transfer'), move),
    fc.tuple(fc.constant('BatchTransfer'), fc.record({ transfers: fc.array(move, { minLength: 1, maxLength: 4 }) })),
    fc.tuple(
      fc.constant('CreateToken'),
      fc.record({ symbol, name: symbol, decimals: fc.nat(20), supply: amount, owner: who, mintable: fc.boolean() }),
    ),
    fc.tuple(fc.constant('MintToken'), fc.record({ mint: symbol, to: who, amount })),
    fc.tuple(fc.constant('BurnToken'), fc.record({ mint: symbol, amount })),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(who, call), { minLength: 5, maxLength: 25 }), (calls) => {
      const c = tokensChain();
      const mintOf = (name: string) =>
        (c.ask<{ mint: string } | null>('getTokenInfo', [name])?.mint ?? `0x${'ab'.repeat(32)}`).slice(2);
      for (const [sender, [operation, params]] of calls) {
        const given = 'mint' in params ? { ...params, mint: mintOf(params.mint) } : params;
        c.attempt(sender, operation, given);
      }
      checkSupplies(c);
    }),
    { numRuns: 40 },
  );
});

test.run();
