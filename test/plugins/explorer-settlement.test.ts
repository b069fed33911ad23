/** Settlement and anchors in the explorer: who is concerned sees it in his history, and search finds orders, makers and hashes. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signed } from '../examples/signed.js';
import { Stage } from '../examples/stage.js';

const stage = await Stage.open();
const [alice, bob] = [stage.person(0), stage.person(1)];
const UNIT = 1_000_000_000n;

test.after(() => stage.close());

interface Match {
  readonly type: string;
  readonly id: string;
  readonly label: string;
}
const found = async (query: string, ...types: readonly string[]) =>
  (await stage.ask<{ matches: Match[] }>('chain_search', query)).matches
    .filter(({ type }) => types.includes(type))
    .map(({ type, id, label }) => [type, id, label]);
const typesOf = async (who: string) =>
  (await stage.ask<{ history: { type: string }[] }>('chain_getAddressHistory', who, 100)).history.map(
    ({ type }) => type,
  );

test('an order is found by its number as it stands, and a maker by its account', async () => {
  await stage.write('chain_createToken', 'Acorn', 'ACN', 2, '1000000', alice);
  assert.equal(await found(bob, 'market_maker'), []);
  await signed(stage, 1, { RegisterMarketMaker: { tier: 1, bond: `${100_000n * UNIT}`, name: 'Corner shop' } });
  assert.equal(await found(bob, 'market_maker'), [['market_maker', bob, 'Corner shop, tier 1']]);
  assert.equal(await found('1', 'settle_order'), []);
  const deadline = stage.time + 3_600;
  const order = { sell_token: 'ACN', buy_token: 'TRL', sell_amount: '500', min_buy_amount: '7', deadline, tier: 0 };
  await signed(stage, 0, { CreateSettleOrder: order });
  assert.equal(await found('1', 'settle_order'), [['settle_order', '1', 'ACN for TRL Created']]);
  await signed(stage, 1, { MatchSettleOrder: { order_id: 1, buy_amount: '8' } });
  assert.equal(await found('1', 'settle_order'), [['settle_order', '1', 'ACN for TRL Matched']]);
  assert.ok((await typesOf(alice)).includes('MatchSettleOrder'), 'the owner sees who matched it');
  await stage.mine(2);
  assert.equal(await found('1', 'settle_order'), [['settle_order', '1', 'ACN for TRL Settled']]);
  for (const who of [alice, bob]) assert.ok((await typesOf(who)).includes('SettleOrderSettled'));
});

test('a hash finds where it is anchored, with 0x or without, whoever anchored it', async () => {
  const hash = '5e'.repeat(32);
  assert.equal(await found(hash, 'anchor'), []);
  await stage.write('chain_anchor', 'acme.legal', 'deeds/17', hash, alice);
  await stage.write('chain_anchor', 'forest.notes', 'leaf', `0x${hash}`, bob);
  for (const query of [hash, `0x${hash}`, hash.toUpperCase()]) {
    assert.equal(
      await found(query, 'anchor'),
      [
        ['anchor', 'acme.legal/deeds/17', hash],
        ['anchor', 'forest.notes/leaf', hash],
      ],
      query,
    );
  }
  assert.equal(await found('acme.legal', 'anchor'), [['anchor', 'acme.legal', '1 anchor']]);
  assert.ok((await typesOf(alice)).includes('Anchor'));
});

test.run();
