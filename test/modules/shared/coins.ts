/** What tests of tokens share: a chain with a coin on it, and parts of a genesis file. */

import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import { accountsPort } from '../../../modules/accounts/port.js';
import tokens from '../../../modules/tokens/index.js';
import { NATIVE } from '../../../modules/tokens/port.js';
import { MAX_SUPPLY, type Token } from '../../../modules/tokens/token.js';
import { dispatchPort, type Hash, type Json, type Module, module, operation, t } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, type ChainOptions, chain, type Ran, type TestChain } from '../../kit/index.js';

/** A million native units in raw: what everybody has on a test chain. */
export const MILLION = 10n ** 15n;

export const tokensChain = (options?: ChainOptions) => chain([accounts, tokens], options);

/** What alice creates where a test needs a token. */
export const coin = { name: 'Coin', symbol: 'COIN', decimals: 6, supply: 1_000n, owner: alice };

/** Creates a token of alice and returns its mint. */
export function create(c: TestChain, change: object = {}): Hash {
  return c.run(alice, 'CreateToken', { ...coin, ...change }).returned[0]!.mint as Hash;
}

/** A chain on which alice has created COIN. */
export function coinChain(change: object = {}): { c: TestChain; mint: Hash } {
  const c = tokensChain();
  return { c, mint: create(c, change) };
}

/** The record of a token by symbol or mint. */
export const info = (c: TestChain, name: string) => c.ask('getTokenInfo', [name]);

/** A token of a genesis file. */
export function genesisToken(symbol: string, change: Readonly<Record<string, Json>> = {}): Json {
  const given = { symbol, name: symbol, decimals: 6, standard: 'stablecoin', supply: '500', owner: `0x${bob.address}` };
  return { ...given, ...change };
}

/** The part of the tokens module in a genesis file: 100 raw units for alice and 10 not issued. */
export function genesisPart(list: readonly Json[], change: Readonly<Record<string, Json>> = {}): Json {
  const balances = [{ address: `0x${alice.address}`, label: 'alice', balance: '100' }];
  return { total_supply: '110', unissued: '10', balances, tokens: list, ...change };
}

/** The accounts that protect a stablecoin; its owner acts by several signers. */
export const keepers = {
  owner: actor('owner'),
  issuer: actor('issuer'),
  minter: actor('minter'),
  pauser: actor('pauser'),
  blocklister: actor('blocklister'),
  attestor: actor('attestor'),
};

const hex = (who: Actor): string => `0x${who.address}`;

/** The standard part of a stablecoin in a genesis file: a minter of 1,000 raw units an hour. */
export const security = {
  issuer: hex(keepers.issuer),
  minters: [{ address: hex(keepers.minter), allowance: '1000', window_s: 3_600 }],
  pauser: hex(keepers.pauser),
  blocklister: hex(keepers.blocklister),
  attestor: hex(keepers.attestor),
};

/** Stands for the module of multi-signature accounts: declares them, and acts for them. */
const committee = module('committee', {
  needs: { accounts: accountsPort.only('declareMultiSig'), dispatch: dispatchPort.only('run') },
}).define({
  operations: {
    Found: {
      about: 'Declare an account that acts by several signers.',
      params: { account: t.address },
      gas: 40_000,
      execute: ({ use }, { account }) => use.accounts.declareMultiSig(account),
    },
    Act: {
      about: 'Run an operation as such an account.',
      params: { account: t.address, inner: operation },
      gas: 40_000,
      execute({ use }, { account, inner }) {
        use.dispatch.run(account, inner);
      },
    },
  },
});

/** USDX, of which nothing exists yet and 10,000 raw units of reserves are attested. */
export function stableChain(
  change: Readonly<Record<string, Json>> = {},
  more: readonly Module[] = [],
): { c: TestChain; mint: Hash } {
  const { attestor, owner } = keepers;
  const usdx = genesisToken('USDX', { supply: '0', owner: hex(owner), security, ...change });
  const c = chain([accounts, tokens, committee, ...more], { genesis: { tokens: genesisPart([usdx]) } });
  const mint = c.ask<{ mint: string }>('getTokenInfo', ['USDX']).mint.slice(2) as Hash;
  c.run(alice, 'committee.Found', { account: owner });
  if (info(c, 'USDX').attestor === c.json(attestor)) attest(c, mint, 10_000n);
  return { c, mint };
}

/** The same with 900 of alice and 100 of bob. */
export function heldChain(): { c: TestChain; mint: Hash } {
  const { c, mint } = stableChain();
  c.run(keepers.minter, 'MintToken', { mint, to: alice, amount: 900n });
  c.run(keepers.minter, 'MintToken', { mint, to: bob, amount: 100n });
  return { c, mint };
}

/** The attestor says what reserves there are. */
export const attest = (c: TestChain, mint: Hash, reserves: bigint): Ran =>
  c.run(keepers.attestor, 'AttestReserves', { mint, reserves, report_hash: 'ab'.repeat(32) });

/** An account of several signers does something. */
export const together = (c: TestChain, account: Actor, name: string, params: object): Ran =>
  c.run(alice, 'committee.Act', { account, inner: { type: c.set.operations.byName.get(name)!, params } });

/** The owner of USDX decides who shall have a role of it. */
export const appoint = (c: TestChain, mint: Hash, role: string, to: Actor | null): Ran =>
  together(c, keepers.owner, 'SetTokenAuthority', { mint, role, new: to === null ? null : to.address });

/** Throws unless every token's supply is what its holders have together, the unissued part of the native one included. */
export function checkSupplies(c: TestChain, unissued: bigint): void {
  const sums = new Map<unknown, bigint>();
  for (const { key, value } of c.entries<bigint>('tokens', 'balances')) {
    assert.ok(value > 0n, 'an empty balance has no record');
    sums.set(key[1], (sums.get(key[1]) ?? 0n) + value);
  }
  const records = new Map(c.entries<Token>('tokens', 'tokens').map(({ key, value }) => [key[0], value]));
  for (const { key, value } of c.entries<bigint>('tokens', 'supplies')) {
    assert.is((sums.get(key[0]) ?? 0n) + (key[0] === NATIVE ? unissued : 0n), value);
    assert.ok(value <= (records.get(key[0])!.max_supply ?? MAX_SUPPLY));
  }
}

/** The owner of USDX decides that somebody shall mint; 48 hours later he may. */
export const appointMinter = (c: TestChain, mint: Hash, who: Actor, allowance: bigint, window_s = 1): Ran =>
  together(c, keepers.owner, 'SetMinterAllowance', { mint, minter: who.address, allowance, window_s });
