/** Attacks on holders of tokens, each tried: what a thief, a bad creator or a stolen role cannot do. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import { UNUSED, use, used } from '../../../modules/shared/rolling.js';
import tokens, {
  MaxSupplyExceeded,
  MetadataLocked,
  MinterAllowanceExceeded,
  NotMintAuthority,
  NotTokenCreator,
  Paused,
  ReservesInsufficient,
  SymbolTaken,
} from '../../../modules/tokens/index.js';
import { tokensPort } from '../../../modules/tokens/port.js';
import { AccountFrozen, type Hash, module, NotAuthorized, t } from '../../../runtime/sdk.js';
import { alice, bob, carol, chain, dave } from '../../kit/index.js';
import {
  appoint,
  attest,
  coin,
  coinChain,
  create,
  genesisPart,
  genesisToken,
  info,
  keepers,
  security,
  stableChain,
  together,
  tokensChain,
} from '../shared/coins.js';

const { issuer, minter, pauser, blocklister, attestor } = keepers;
const DAY = 86_400;

// --- bad creators

test("symbol spoofing: a symbol equal or similar to a genesis token's is rejected", () => {
  const c = tokensChain({ genesis: { tokens: genesisPart([genesisToken('USDC'), genesisToken('WBTC')]) } });
  for (const symbol of ['USDC', 'usdc', 'UsDc', 'U5DC', 'WBTC', 'W8TC', 'TRL', 'trl']) {
    c.run(bob, 'CreateToken', { ...coin, symbol }).fails(SymbolTaken);
  }
  create(c, { symbol: 'GEM' });
  c.run(bob, 'CreateToken', { ...coin, symbol: 'gem' }).fails(SymbolTaken);
});

test('bait and switch: locked metadata cannot be rewritten, and earlier changes are visible', () => {
  const { c, mint } = coinChain();
  c.run(alice, 'UpdateTokenMetadata', { mint, description: 'Backed by gold' });
  c.advance(60);
  c.run(alice, 'UpdateTokenMetadata', { mint, description: 'Backed by nothing' }).emits('TokenMetadataUpdated', {
    changed: ['description'],
  });
  assert.is(info(c, 'COIN').metadata_updated_at, c.time);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'owner', new: bob.address });
  c.run(bob, 'UpdateTokenMetadata', { mint, description: 'Mine' }).fails(NotTokenCreator);
  c.run(alice, 'LockTokenMetadata', { mint });
  c.advance(365 * DAY);
  c.run(alice, 'UpdateTokenMetadata', { mint, description: 'Backed by gold' }).fails(MetadataLocked);
  c.run(bob, 'UpdateTokenMetadata', { mint, description: 'Mine' }).fails(NotTokenCreator);
});

test('unlimited minting: minting fails without the authority, above the maximum, and after renouncing it', () => {
  const { c, mint } = coinChain({ mintable: true, max_supply: 2_000n });
  c.run(bob, 'MintToken', { mint, to: bob, amount: 1n }).fails(NotMintAuthority);
  c.run(alice, 'MintToken', { mint, to: alice, amount: 1_001n }).fails(MaxSupplyExceeded);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: null });
  c.run(alice, 'MintToken', { mint, to: alice, amount: 1n }).fails(NotMintAuthority);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'mint', new: alice.address }).fails(NotMintAuthority);
  assert.is(info(c, 'COIN').mintable, false);
});

test('a token created for another owner gives that owner the supply and the creator no authority', () => {
  const c = tokensChain();
  const mint = create(c, { owner: bob, mintable: true });
  c.run(alice, 'MintToken', { mint, to: alice, amount: 1n }).fails(NotMintAuthority);
  c.run(alice, 'SetTokenAuthority', { mint, role: 'owner', new: alice.address }).fails(NotAuthorized);
  assert.is(c.balance(alice, 'COIN'), 0n);
});

test('even a multi-signature creator cannot unlock metadata', () => {
  const { c } = stableChain();
  const owner = keepers.owner;
  together(c, owner, 'CreateToken', { ...coin, owner: owner.address, mintable: false, max_supply: null });
  const mint = (info(c, 'COIN').mint as string).slice(2);
  together(c, owner, 'LockTokenMetadata', { mint });
  const change = { mint, metadata_uri: null, image: null, description: 'New', external_url: null };
  const social = { twitter: null, discord: null, telegram: null, github: null };
  together(c, owner, 'UpdateTokenMetadata', { ...change, ...social }).fails(MetadataLocked);
});

// --- stolen roles of a stablecoin

test('a stolen minter key mints at most its allowance, and any of three other roles can stop it', () => {
  const stolen = () => {
    const { c, mint } = stableChain();
    c.run(minter, 'MintToken', { mint, to: carol, amount: 1_000n });
    c.run(minter, 'MintToken', { mint, to: carol, amount: 1n }).fails(MinterAllowanceExceeded);
    c.advance(DAY);
    return { c, mint, again: () => c.run(minter, 'MintToken', { mint, to: carol, amount: 1n }) };
  };
  const one = stolen();
  one.c.run(issuer, 'SetMinterAllowance', { mint: one.mint, minter, allowance: 0n, window_s: 1 });
  one.again().fails(NotMintAuthority);
  const two = stolen();
  two.c.run(pauser, 'PauseToken', { mint: two.mint, paused: true });
  two.again().fails(Paused);
  two.c.run(carol, 'Transfer', { to: dave, token_symbol: 'USDX', amount: 1n }).fails(Paused);
  const three = stolen();
  three.c.run(blocklister, 'FreezeAccount', { mint: three.mint, account: carol, frozen: true });
  three.again().fails(AccountFrozen);
  three.c.run(carol, 'Transfer', { to: dave, token_symbol: 'USDX', amount: 1n }).fails(AccountFrozen);
});

test('a stolen issuer key appoints no minter and raises allowances only up to the reserves', () => {
  const { c, mint } = stableChain();
  const grant = { mint, allowance: 10n ** 30n, window_s: 1 };
  c.run(issuer, 'MintToken', { mint, to: carol, amount: 1n }).fails(NotMintAuthority);
  for (const who of [issuer, carol]) {
    c.run(issuer, 'SetMinterAllowance', { ...grant, minter: who }).fails(NotAuthorized, { required: 'owner' });
  }
  c.run(issuer, 'SetMinterAllowance', { ...grant, minter });
  c.run(minter, 'MintToken', { mint, to: dave, amount: 10_001n }).fails(ReservesInsufficient, { have: '10000' });
  c.run(issuer, 'AttestReserves', { mint, reserves: 10n ** 30n, report_hash: 'ab'.repeat(32) }).fails(NotAuthorized);
});

const unbounded = { address: `0x${minter.address}`, allowance: `${10n ** 30n}`, window_s: 1 };

test('stolen attestor and minter keys together still face the minter and daily limits', () => {
  const { c, mint } = stableChain({ decimals: 0, security: { ...security, minters: [unbounded] } });
  attest(c, mint, 2n ** 120n);
  c.run(minter, 'MintToken', { mint, to: carol, amount: 10_000_001n }).fails(MinterAllowanceExceeded, { of: 'token' });
  c.run(attestor, 'MintToken', { mint, to: attestor, amount: 1n }).fails(NotMintAuthority);
});

test('one stolen owner key changes nothing, and a decision of all signers can be cancelled for two days', () => {
  const { c, mint } = stableChain();
  c.run(keepers.owner, 'SetTokenAuthority', { mint, role: 'mint', new: carol.address }).fails(NotAuthorized);
  appoint(c, mint, 'mint', carol);
  c.advance(DAY);
  c.run(carol, 'SetMinterAllowance', { mint, minter, allowance: 9n, window_s: 1 }).fails(NotMintAuthority);
  appoint(c, mint, 'mint', issuer).emits('TokenAuthorityChangeCancelled', { role: 'mint', to: carol });
  c.advance(2 * DAY);
  c.run(carol, 'SetMinterAllowance', { mint, minter, allowance: 9n, window_s: 1 }).fails(NotMintAuthority);
  c.run(keepers.owner, 'SetMinterAllowance', { mint, minter: carol, allowance: 9n, window_s: 1 }).fails(NotAuthorized);
});

// --- ways around a freeze or a pause

/** Moves, mints and burns through the port, as any module does. */
const side = module('side', {
  needs: { tokens: tokensPort.only('transfer', 'mint', 'burn', 'mintAsProtocol', 'canMove') },
}).define({
  operations: {
    In: {
      about: 'Put tokens of the sender aside.',
      params: { mint: t.mint, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('transfer'),
      execute: ({ use, sender, account }, { mint, amount }) =>
        use.tokens.transfer(sender, account('side'), mint, amount),
    },
    Out: {
      about: 'Give somebody tokens that were put aside.',
      params: { mint: t.mint, to: t.address, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('transfer'),
      execute: ({ use, account }, { mint, to, amount }) => use.tokens.transfer(account('side'), to, mint, amount),
    },
    Burn: {
      about: 'Burn tokens of the sender.',
      params: { mint: t.mint, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('burn'),
      execute: ({ use, sender }, { mint, amount }) => use.tokens.burn(sender, mint, amount),
    },
    Mint: {
      about: 'Mint to the sender, by its own authority.',
      params: { mint: t.mint, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('mint'),
      execute: ({ use, sender }, { mint, amount }) => use.tokens.mint(sender, mint, amount),
    },
    Bridge: {
      about: 'Mint to the sender, by that of the protocol.',
      params: { mint: t.mint, amount: t.amount },
      gas: 100_000,
      errors: tokensPort.refusals('mintAsProtocol'),
      execute: ({ use, sender }, { mint, amount }) => use.tokens.mintAsProtocol(sender, mint, amount),
    },
    May: {
      about: 'Whether tokens could move.',
      params: { mint: t.mint, from: t.address, to: t.address },
      returns: { may: t.bool },
      gas: 100_000,
      errors: tokensPort.refusals('canMove'),
      execute: ({ use }, { mint, from, to }) => ({ may: use.tokens.canMove(from, to, mint) }),
    },
  },
});

test('no other module moves, mints or burns frozen or paused tokens', () => {
  const { c, mint } = stableChain({}, [side]);
  c.run(minter, 'MintToken', { mint, to: alice, amount: 10n });
  c.run(alice, 'side.In', { mint, amount: 5n });
  const may = (may: boolean) => c.run(bob, 'side.May', { mint, from: alice, to: bob }).returns({ may });
  const blocked = (error: typeof Paused) => {
    c.run(alice, 'side.In', { mint, amount: 1n }).fails(error);
    c.run(bob, 'side.Out', { mint, to: alice, amount: 1n }).fails(error);
    c.run(alice, 'side.Burn', { mint, amount: 1n }).fails(error);
    may(false);
  };
  may(true);
  c.run(blocklister, 'FreezeAccount', { mint, account: alice, frozen: true });
  blocked(AccountFrozen);
  c.run(bob, 'side.May', { mint, from: bob, to: alice }).returns({ may: false });
  c.run(blocklister, 'FreezeAccount', { mint, account: alice, frozen: false });
  c.run(pauser, 'PauseToken', { mint, paused: true });
  blocked(Paused);
  c.run(pauser, 'PauseToken', { mint, paused: false });
  c.run(bob, 'side.Out', { mint, to: alice, amount: 1n });
  may(true);
});

test("no other module mints a stablecoin, and bridged tokens are minted only with the protocol's authority", () => {
  const { c, mint } = stableChain({}, [side]);
  for (const who of [issuer, minter, alice]) {
    c.run(who, 'side.Mint', { mint, amount: 1n }).fails(NotMintAuthority);
  }
  c.run(alice, 'side.Bridge', { mint, amount: 1n }).fails(NotMintAuthority);
  const own = create(c, { mintable: true });
  c.run(alice, 'side.Mint', { mint: own, amount: 1n });
  c.run(alice, 'side.Bridge', { mint: own, amount: 1n }).fails(NotMintAuthority);
  const list = [genesisToken('WETH', { standard: 'bridged', supply: '0' })];
  const bridged = chain([accounts, tokens, side], { genesis: { tokens: genesisPart(list) } });
  const weth = (info(bridged, 'WETH').mint as string).slice(2) as Hash;
  bridged.run(alice, 'side.Bridge', { mint: weth, amount: 7n }).emits('TokenMinted', { token: 'WETH', amount: 7n });
  bridged.run(alice, 'side.Mint', { mint: weth, amount: 7n }).fails(NotMintAuthority);
  bridged.run(bob, 'MintToken', { mint: weth, to: bob, amount: 7n }).fails(NotMintAuthority);
});

test('no distribution of mints over time exceeds the limit of any window', () => {
  const gaps = fc.array(fc.tuple(fc.nat(40), fc.bigInt({ min: 1n, max: 60n })), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), gaps, (window, steps) => {
      let rolling = UNUSED;
      let time = 1_700_000_000;
      const made: (readonly [time: number, amount: bigint])[] = [];
      for (const [gap, amount] of steps) {
        time += gap;
        if (used(rolling, window, time) + amount > 100n) continue;
        rolling = use(rolling, window, time, amount);
        made.push([time, amount]);
        const within = made.filter(([at]) => at > time - window).reduce((sum, [, one]) => sum + one, 0n);
        assert.ok(within <= 100n, `${within} within ${window} s`);
      }
      assert.is(used(rolling, window, time + 2 * window + 25), 0n);
    }),
    { numRuns: 300 },
  );
});

test.run();
