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

test('an order is found by its number with its current state, and a maker by its account', async () => {
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

test('an effect of a block names its block and no bundle, in histories, transfers and indexes', async () => {
  interface Row {
    readonly type: string;
    readonly height: number;
    readonly bundle_hash: string | null;
    readonly op_index: number | null;
  }
  const { settled_block, bundles } = await stage.ask<{
    settled_block: number;
    bundles: { create: string | null; match: string | null; settle: string | null };
  }>('chain_getSettleOrder', 1);
  assert.match(String(bundles.create), /^trh/);
  assert.match(String(bundles.match), /^trh/);
  assert.is(bundles.settle, null);
  for (const who of [alice, bob]) {
    const { history } = await stage.ask<{ history: Row[] }>('chain_getAddressHistory', who, 100, null, 'all');
    const settled = history.filter(({ type }) => type === 'SettleOrderSettled' || type === 'Transfer');
    const ofBlock = settled.filter(({ height }) => height === settled_block);
    assert.ok(ofBlock.length > 0, who);
    for (const { bundle_hash, op_index } of ofBlock) assert.equal([bundle_hash, op_index], [null, null]);
    const ofBundles = history.filter(({ op_index }) => op_index !== null);
    assert.ok(ofBundles.length > 0 && ofBundles.every(({ bundle_hash }) => bundle_hash !== null));
  }
  const { transfers } = await stage.ask<{ transfers: Row[] }>('chain_getTokenTransfers', 'ACN');
  assert.is(transfers.find(({ height }) => height === settled_block)!.bundle_hash, null);
  const { events } = await stage.ask<{ events: Row[] }>('chain_settlementsOfMaker', bob);
  assert.equal(
    events.map(({ height, bundle_hash, op_index }) => [height, bundle_hash, op_index]),
    [[settled_block, null, null]],
  );
});

test('a search for a hash finds all its anchors, with 0x or without', async () => {
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
