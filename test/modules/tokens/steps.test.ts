/** Supply over a long run: none of any token appears or vanishes, whoever does what. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import tokens from '../../../modules/tokens/index.js';
import { NATIVE, tokensPort } from '../../../modules/tokens/port.js';
import { fn, type Hash, module, t } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, chain, dave, h, type TestChain } from '../../kit/index.js';
import { seeded } from '../../runtime/codec/vocabulary.js';
import { checkSupplies, create, genesisPart, genesisToken, info, keepers, security } from '../shared/coins.js';

/** Makes and unmakes tokens as modules do. */
const pool = module('pool', {
  needs: {
    tokens: tokensPort.only('create', 'mint', 'burn', 'transfer', 'mintAsProtocol', 'collect', 'issue', 'unissued'),
  },
}).define({
  operations: {
    Create: {
      about: 'Make a liquidity token.',
      params: { mint: t.mint },
      gas: 200_000,
      errors: tokensPort.refusals('create'),
      execute: ({ use, account }, { mint }) =>
        use.tokens.create({
          mint,
          symbol: 'LP',
          name: 'Pool',
          decimals: 9,
          standard: 'lp',
          authority: account('pool'),
        }),
    },
    Add: {
      about: 'Give liquidity tokens for native ones.',
      params: { mint: t.mint, to: t.address, amount: t.amount },
      gas: 200_000,
      errors: tokensPort.refusals('transfer', 'mint'),
      execute({ use, account, sender }, { mint, to, amount }) {
        use.tokens.transfer(sender, account('pool'), NATIVE, amount);
        use.tokens.mint(to, mint, amount);
      },
    },
    Remove: {
      about: 'Give them back.',
      params: { mint: t.mint, amount: t.amount },
      gas: 200_000,
      errors: tokensPort.refusals('burn', 'transfer'),
      execute({ use, account, sender }, { mint, amount }) {
        use.tokens.burn(sender, mint, amount);
        use.tokens.transfer(account('pool'), sender, NATIVE, amount);
      },
    },
    Bridge: {
      about: 'Mint a bridged token.',
      params: { mint: t.mint, amount: t.amount },
      gas: 200_000,
      errors: tokensPort.refusals('mintAsProtocol'),
      execute: ({ use, sender }, { mint, amount }) => use.tokens.mintAsProtocol(sender, mint, amount),
    },
    Pay: {
      about: 'Pay into what is not issued, and out of it.',
      params: { to: t.address, amount: t.amount },
      gas: 200_000,
      errors: tokensPort.refusals('collect', 'issue'),
      execute({ use, sender }, { to, amount }) {
        use.tokens.collect(sender, amount);
        use.tokens.issue(to, amount / 2n);
      },
    },
  },
  methods: {
    unissued: { about: 'What is not issued.', signature: fn({}, t.amount), read: ({ use }) => use.tokens.unissued() },
  },
});

const { issuer, minter, pauser, blocklister, attestor } = keepers;

/** Who can do it, tried as often as anybody. */
const KEEPER: Readonly<Record<string, Actor>> = {
  MintToken: minter,
  FreezeAccount: blocklister,
  PauseToken: pauser,
  SetMinterAllowance: issuer,
  AttestReserves: attestor,
};

/** A further liquidity token, or one of alice. */
function newToken(c: TestChain, n: number): Hash {
  if (n % 2 === 0) return create(c, { symbol: `C${n}`, mintable: true, max_supply: 3_000n });
  c.run(alice, 'pool.Create', { mint: h(1_000 + n) });
  return h(1_000 + n);
}

/** How many random steps: SUPPLY_STEPS=100000 takes five times as long. */
const STEPS = Number(process.env.SUPPLY_STEPS ?? 20_000);

test(`after ${STEPS} random steps of every token operation each token's balances still match its supply`, () => {
  const below = seeded(1_618);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const usdx = { supply: '0', security, max_supply: '50000' };
  const list = [
    genesisToken('USDX', usdx),
    genesisToken('WETH', { standard: 'bridged', supply: '700', max_supply: '5000' }),
    genesisToken('FIX', { standard: 'fungible', mint_authority: `0x${alice.address}` }),
  ];
  const balances = [alice, bob, carol].map((who) => ({ address: `0x${who.address}`, balance: '10000' }));
  const part = genesisPart(list, { balances, total_supply: '30010' });
  const c = chain([accounts, tokens, pool], { genesis: { tokens: part } });
  const mints: Hash[] = ['USDX', 'WETH', 'FIX'].map((symbol) => (info(c, symbol).mint as string).slice(2) as Hash);
  const [stable, weth] = mints;
  const people = [alice, bob, carol, dave, ...Object.values(keepers)];
  const amount = () => BigInt(pick([0, 1, below(50), below(500), below(5_000)]));
  const name = () => `0x${pick([NATIVE, ...mints])}`;
  const move = () => ({ to: pick(people), token_symbol: name(), amount: amount() });
  const steps: Readonly<Record<string, () => object>> = {
    Transfer: move,
    BatchTransfer: () => ({ transfers: Array.from({ length: 1 + below(4) }, move) }),
    MintToken: () => ({ mint: pick(mints), to: pick(people), amount: amount() }),
    BurnToken: () => ({ mint: pick([NATIVE, ...mints]), amount: amount() }),
    FreezeAccount: () => ({ mint: stable, account: pick(people), frozen: below(4) === 0 }),
    PauseToken: () => ({ mint: stable, paused: below(4) === 0 }),
    SetMinterAllowance: () => ({ mint: stable, minter: pick(people), allowance: amount(), window_s: 1 + below(100) }),
    AttestReserves: () => ({ mint: stable, reserves: amount() * 20n, report_hash: h(1) }),
    SetTokenAuthority: () => ({
      mint: pick(mints),
      role: pick(['mint', 'freeze', 'owner'] as const),
      new: pick(people).address,
    }),
    'pool.Add': () => ({ mint: pick(mints), to: pick(people), amount: amount() }),
    'pool.Remove': () => ({ mint: pick(mints), amount: amount() }),
    'pool.Bridge': () => ({ mint: pick([weth, ...mints]), amount: amount() }),
    'pool.Pay': () => ({ to: pick(people), amount: amount() }),
  };
  const names = Object.keys(steps);
  const done = new Map<string, number>();
  for (let i = 0; i < STEPS; i++) {
    const chance = below(1_000);
    if (chance < 20) c.advance(below(90));
    if (chance === 20) mints.push(newToken(c, mints.length));
    const step = pick(names);
    const who = below(2) === 0 ? pick(people) : (KEEPER[step] ?? pick(people));
    if (c.attempt(who, step, steps[step]!())) done.set(step, (done.get(step) ?? 0) + 1);
    if (i % 500 === 0) checkSupplies(c, BigInt(c.ask<string>('unissued')));
  }
  checkSupplies(c, BigInt(c.ask<string>('unissued')));
  assert.equal(
    names.filter((name) => !done.has(name)),
    [],
    'steps that never succeeded',
  );
});

test.run();
