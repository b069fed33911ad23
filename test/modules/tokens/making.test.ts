/** The making of tokens: symbols, supply, roles. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  InvalidDecimals,
  InvalidName,
  InvalidSymbol,
  MaxSupplyExceeded,
  NotMintAuthority,
  SymbolTaken,
} from '../../../modules/tokens/index.js';
import { NATIVE } from '../../../modules/tokens/port.js';
import {
  AmountOverflow,
  AmountZero,
  hashOf,
  InsufficientBalance,
  InvalidAddress,
  NotAuthorized,
  t,
  UnknownToken,
  ZERO_ADDRESS,
} from '../../../runtime/sdk.js';
import { alice, bob, chain } from '../../kit/index.js';
import { coin, coinChain, create, genesisPart, genesisToken, info, tokensChain } from '../shared/coins.js';

// --- creating

test('anyone can create a token, and its owner gets the supply', () => {
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
    pause_authority: null,
    attestor: null,
    paused: false,
    security_layers: null,
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

test('a token may start without a supply', () => {
  const c = tokensChain();
  c.run(alice, 'CreateToken', { ...coin, supply: 0n, mintable: true }).emitsOnly('TokenCreated');
  assert.is(info(c, 'COIN').total_supply, '0');
});

test('a symbol is stored in upper case and belongs to the first token that takes it', () => {
  const { c } = coinChain({ symbol: 'coin' });
  assert.is(info(c, 'COIN').symbol, 'COIN');
  c.run(bob, 'CreateToken', { ...coin, symbol: 'Coin', name: 'Other' }).fails(SymbolTaken, { symbol: 'COIN' });
});

test('symbols have 1 to 12 letters, digits and dots, and start with a letter', () => {
  const c = tokensChain();
  for (const symbol of ['', '1COIN', '.COIN', 'CO IN', 'CO-IN', 'COÏN', 'ABCDEFGHIJKLM', '$']) {
    c.run(alice, 'CreateToken', { ...coin, symbol }).fails(InvalidSymbol);
  }
  for (const symbol of ['A', 'A.B', 'A1', 'ABCDEFGHIJKL']) create(c, { symbol });
});

test('a symbol that looks like a genesis symbol is rejected', () => {
  const c = tokensChain({ genesis: { tokens: genesisPart([genesisToken('SOBI')]) } });
  for (const symbol of ['S0BI', 'SO8I', 'SOB1', 'sob1']) {
    c.run(alice, 'CreateToken', { ...coin, symbol }).fails(SymbolTaken);
  }
  c.run(alice, 'CreateToken', { ...coin, symbol: 'SOB1' }).fails(SymbolTaken, { resembles: 'SOBI' });
  c.run(alice, 'CreateToken', { ...coin, symbol: 'TRL' }).fails(SymbolTaken, { resembles: 'TRL' });
  create(c, { symbol: 'COIN' });
  create(c, { symbol: 'C0IN' });
});

test('names have 1 to 64 characters, and decimals are 0 to 18', () => {
  const c = tokensChain();
  c.run(alice, 'CreateToken', { ...coin, name: '' }).fails(InvalidName);
  c.run(alice, 'CreateToken', { ...coin, name: 'x'.repeat(65) }).fails(InvalidName);
  c.run(alice, 'CreateToken', { ...coin, decimals: 19 }).fails(InvalidDecimals);
  create(c, { name: '漢'.repeat(64), decimals: 18 });
});

test("the supply is at most 2^120 and at most the token's own maximum", () => {
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

test('the mint authority mints more of its token', () => {
  const { c, mint } = coinChain({ mintable: true });
  c.run(alice, 'MintToken', { mint, to: bob, amount: 5n }).emits('TokenMinted', { token: 'COIN', to: bob, amount: 5n });
  assert.is(c.balance(bob, 'COIN'), 5n);
  assert.is(info(c, 'COIN').total_supply, '1005');
  c.run(bob, 'MintToken', { mint, to: bob, amount: 5n }).fails(NotMintAuthority);
});

test('a non-mintable token can never be minted again', () => {
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

test('minting zero, to the zero address or of an unknown token is rejected', () => {
  const { c, mint } = coinChain({ mintable: true });
  c.run(alice, 'MintToken', { mint, to: alice, amount: 0n }).fails(AmountZero);
  c.run(alice, 'MintToken', { mint, to: ZERO_ADDRESS, amount: 1n }).fails(InvalidAddress);
  c.run(alice, 'MintToken', { mint: 'ab'.repeat(32), to: alice, amount: 1n }).fails(UnknownToken);
});

test('a holder burns its own tokens', () => {
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

test('the holder of a role hands it over and then no longer has it', () => {
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

test('a token beyond the limit of the age index is rejected', () => {
  const c = tokensChain();
  const tokens = c.set.modules.find(({ module }) => module.name === 'tokens')!;
  c.within((context) => {
    const count = context.scope(tokens.index).state.count as unknown as { put(value: number): void };
    count.put(2 ** 32 - 2);
  });
  create(c, { symbol: 'LAST' });
  c.run(alice, 'CreateToken', { ...coin, symbol: 'MORE' }).fails(AmountOverflow, { max: '4294967295' });
});

test('a genesis above 2^35 whole native units is rejected, because stake must stay exact as voting power', () => {
  const most = 2n ** 35n * 10n ** 9n;
  const found = (supply: bigint) => chain(['accounts', 'tokens'], { balances: [[alice, supply]], unissued: 0n });
  found(most);
  assert.throws(() => found(most + 1n), /InvalidGenesis .*data\.tokens\.total_supply/);
});

test('a renounced role can never be assigned again', () => {
  const { c, mint } = coinChain({ mintable: true });
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: null }).emits('TokenAuthorityChanged', { to: null });
  assert.is(info(c, 'COIN').mintable, false);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: alice.address }).fails(NotMintAuthority);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'owner' });
  assert.is(info(c, 'COIN').owner, null);
});

test('a role cannot be given to the zero address, and a role without a holder cannot be taken', () => {
  const { c, mint } = coinChain({ mintable: true });
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: ZERO_ADDRESS }).fails(InvalidAddress);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'freeze', new: alice.address }).fails(NotAuthorized);
  c.run(alice, 'SetTokenAuthority', { mint: 'ab'.repeat(32), role: 'mint', new: null }).fails(UnknownToken);
});

test.run();
