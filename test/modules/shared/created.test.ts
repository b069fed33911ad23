/** Ids that are told before a block includes their operations are those that it will create, whatever comes before. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import anchor from '../../../modules/anchor/index.js';
import dao from '../../../modules/dao/index.js';
import fees from '../../../modules/fees/index.js';
import multiToken from '../../../modules/multi-token/index.js';
import multisig from '../../../modules/multisig/index.js';
import names from '../../../modules/names/index.js';
import nft from '../../../modules/nft/index.js';
import programs from '../../../modules/programs/index.js';
import type { Hash } from '../../../runtime/sdk.js';
import { defaultModules } from '../../golden/distribution.js';
import { type Actor, alice, bob, carol, type TestChain } from '../../kit/index.js';
import { given } from '../dao/voting.js';
import { register, text } from '../programs/running.js';
import { dexChain } from './pools.js';

const { operations } = await defaultModules();

/** What alice does first, on every chain, and the parameters of the operation then. */
const CASES: Readonly<Record<string, (c: TestChain) => object>> = {
  CreateMultiSig: () => ({ signers: [alice, bob], threshold: 2, label: 'Two' }),
  CreateToken: () => token(alice, 'ACN'),
  CreateNftCollection: () => birds,
  MintNft: (c) => ({ collection: c.run(alice, 'CreateNftCollection', birds).returned[0]!.collection, ...one }),
  CreateMultiTokenCollection: () => things,
  DefineTokenType: (c) => ({
    collection: c.run(alice, 'CreateMultiTokenCollection', things).returned[0]!.collection,
    ...sword,
  }),
  Anchor: () => ({ namespace: 'acme.legal', key: 'deed-1', value_hash: '5e'.repeat(32), uri: '' }),
  RegisterName: () => ({ name: 'acorn' }),
  CreateDao: (c) => ({ name: 'Acorn', token_mint: mintOf(c, alice, 'ACN'), config: given({}) }),
  RegisterProgram: () => ({ program_json: JSON.stringify(text()) }),
  CreatePool(c) {
    c.run(alice, 'CreateToken', token(alice, 'ACN'));
    return { token_a: 'ACN', token_b: 'TRL', amount_a: 100_000n, amount_b: 100_000n, lp_lock_duration: 0 };
  },
};

const mintOf = (c: TestChain, owner: Actor, symbol: string): Hash =>
  c.run(owner, 'CreateToken', token(owner, symbol)).returned[0]!.mint as Hash;
const token = (owner: Actor, symbol: string) => ({ name: symbol, symbol, decimals: 2, supply: 1_000_000n, owner });
const birds = { name: 'Birds', symbol: 'BIRD', base_uri: 'https://birds.example/', max_supply: 10, royalty_bps: 0 };
const things = { name: 'Things', symbol: 'THING', base_uri: 'https://things.example/', royalty_bps: 0 };
const one = { token_id: 1n, metadata_uri: '', recipient: bob };
const sword = { type_id: 7n, name: 'Sword', metadata_uri: '', max_supply: 10n, is_fungible: false };

/** Others do the same kinds of things, and time goes by. */
function others(c: TestChain): void {
  c.run(bob, 'CreateMultiSig', { signers: [bob, carol], threshold: 2, label: 'Others' });
  c.run(bob, 'CreateDao', { name: 'Acorn', token_mint: mintOf(c, bob, 'BCN'), config: given({}) });
  register(c, text({ name: 'other' }), bob);
  c.run(bob, 'CreateNftCollection', birds);
  c.run(bob, 'CreateMultiTokenCollection', things);
  c.run(bob, 'CreatePool', {
    token_a: 'BCN',
    token_b: 'TRL',
    amount_a: 90_000n,
    amount_b: 90_000n,
    lp_lock_duration: 0,
  });
  c.run(bob, 'RegisterName', { name: 'beech' });
  c.advance(60);
}

test('every operation that declares settled results has a test case', () => {
  const settled = [...operations.byName.values()].filter(({ definition }) => definition.settled);
  assert.equal(settled.map(({ name }) => name).sort(), Object.keys(CASES).sort());
});

for (const [name, prepare] of Object.entries(CASES)) {
  test(`the settled results of ${name} are the same whatever ran earlier in the block`, () => {
    const { settled = [] } = operations.byName.get(name)!.definition;
    const [quiet, busy] = [false, true].map((isBusy) => {
      const c = dexChain([], { more: [anchor, fees, names, nft, multiToken, multisig, dao, programs] });
      const params = prepare(c);
      if (isBusy) others(c);
      const returned = c.run(alice, name, params).returned[0]! as Record<string, unknown>;
      return Object.fromEntries(settled.map((field) => [field, returned[field as string]]));
    });
    assert.equal(busy, quiet);
    assert.ok(Object.values(quiet!).every((value) => value !== undefined));
  });
}

test.run();
