/** Search by name: tokens, collections, pools and presales are found by the beginning of any word, the oldest first, in bounded work. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Stage } from '../examples/stage.js';

const stage = await Stage.open();
const [alice, bob] = [stage.person(0), stage.person(1)];

test.after(() => stage.close());

interface Match {
  readonly type: string;
  readonly id: string;
  readonly label: string;
  readonly exact: boolean;
}

async function search(query: string) {
  return (await stage.ask<{ matches: Match[] }>('chain_search', query)).matches;
}
const seen = ({ type, label, exact }: Match) => [type, label, exact];

test('a token is found by its symbol and by any word of its name, in any case', async () => {
  await stage.write('chain_createToken', 'Golden Acorn Coin', 'GAC', 2, '1000000', alice);
  await stage.mine();
  for (const query of ['gol', 'GOLDEN ACORN', 'acorn', 'coin', ' golden   acorn coin ', 'ga']) {
    assert.ok(
      (await search(query)).some(({ type, label }) => type === 'token' && label === 'GAC'),
      query,
    );
  }
  assert.equal((await search('golden acorn coin')).map(seen), [['token', 'GAC', true]]);
  assert.equal((await search('acorn')).map(seen), [['token', 'GAC', false]]);
  assert.equal(await search('olden'), []);
});

test('collections, pools and presales are found by their names, or those of their tokens', async () => {
  const none = [null, null, null, null];
  const birds = ['Rare Birds', 'BIRD', 'https://birds.example/', 100, 0, alice, ...none];
  const { created: nfts } = await stage.write('chain_createNftCollection', ...birds);
  const things = ['Rare Things', 'THNG', 'https://things.example/', 0, alice, ...none];
  const { created: items } = await stage.write('chain_createMultiTokenCollection', ...things);
  const { created: pool } = await stage.write('chain_createPool', 'GAC', 'TRL', '500000', '2000000000000', 0, alice);
  await stage.mine();
  assert.equal(
    (await search('rare')).map(({ type, id }) => [type, id]).sort(),
    [
      ['multi_token_collection', items!.collection],
      ['nft_collection', nfts!.collection],
    ].sort(),
  );
  for (const query of ['gac/', 'trl/g', 'GAC/TRL', 'TRL/GAC']) {
    const pools = (await search(query)).filter(({ type }) => type === 'pool');
    assert.equal(
      pools.map(({ id }) => id),
      [pool!.pool],
      query,
    );
  }
  const caps = ['20000000', '500000000000', '1000000000000', '1000000000', '600000000000'];
  const start = stage.time + 60;
  const terms = [start, start + 7_200, 6_000, 8_000, 2_592_000, alice, { title: 'Seeds' }];
  const { created: seed } = await stage.write('chain_createToken', 'Oak Seed', 'SEED', 2, '50000000', alice);
  await stage.write('chain_createPresale', seed!.mint, 'TRL', ...caps, ...terms);
  await stage.mine();
  assert.equal((await search('oak')).map(({ type, id }) => [type, id]).slice(1), [['presale', '1']]);
  assert.ok((await search(items!.collection as string)).some(({ type }) => type === 'multi_token_collection'));
});

test('a DAO is found by its address and by words of its name, and counts as a contract among holders', async () => {
  const { mint } = await stage.ask<{ mint: string }>('chain_getTokenInfo', 'GAC');
  const { created } = await stage.write('chain_createDao', 'Squirrel Parliament', mint, {}, alice);
  const id = created!.dao_address as string;
  await stage.write('chain_transfer', alice, id, 'GAC', '1000');
  await stage.mine();
  const dao = { type: 'dao', id, label: 'Squirrel Parliament' };
  assert.equal(await search('parl'), [{ ...dao, exact: false }]);
  assert.equal(await search('squirrel parliament'), [{ ...dao, exact: true }]);
  assert.equal(
    (await search(id)).map(({ type }) => type),
    ['address', 'dao'],
  );
  const { holders } = await stage.ask<{ holders: { address: string; kind: string }[] }>(
    'chain_getTokenHolders',
    mint,
    10,
  );
  assert.is(holders.find(({ address }) => address === id)?.kind, 'contract');
});

test('a later copy of a known name ranks after the original, and results are limited', async () => {
  for (let n = 0; n < 25; n++) await stage.write('chain_createToken', 'Golden Acorn Coin', `FAKE${n}`, 2, '1', bob);
  await stage.mine();
  const found = await search('golden acorn coin');
  assert.is(found[0]!.label, 'GAC');
  assert.is(found.length, 20);
});

test('a program is found by its name', async () => {
  const step = { op: 'Transfer', args: { to: alice, token_symbol: 'TRL', amount: 1 } };
  const program = { name: 'tip-alice', version: 1, title: 'Tip Alice', steps: [step] };
  await stage.write('chain_registerProgram', program, bob);
  await stage.mine();
  assert.equal((await search('tip-alice')).map(seen), [['program', 'Tip Alice', true]]);
  assert.equal(await search('tip-al'), []);
});

test.run();
