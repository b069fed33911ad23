/** Histories: everybody whom an operation names finds it, and what blocks earn is told with its amounts, apart. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signed } from '../examples/signed.js';
import { Stage } from '../examples/stage.js';

const stage = await Stage.open();
const [alice, bob, carol, dave] = [0, 1, 2, 3].map((index) => stage.person(index)) as [string, string, string, string];

test.after(() => stage.close());

interface Item {
  readonly height: number;
  readonly op_index: number | null;
  readonly type: string;
  readonly kind: string;
  readonly direction: string;
  readonly counterparty: string | null;
  readonly amount: string | null;
}
interface Page {
  readonly history: readonly Item[];
  readonly next_cursor: string | null;
}

async function historyOf(address: string, kind: string | null = null) {
  return (await stage.ask<Page>('chain_getAddressHistory', address, 1_000, null, kind)).history;
}
const seen = ({ type, kind, counterparty }: Item) => [type, kind, counterparty];

test('an operation is in the history of accounts named in its lists: signers, guardians', async () => {
  await stage.write('chain_createMultiSig', alice, [alice, bob, carol], 2, 'Treasury');
  const terms = { threshold: 2, timelock_s: 172_800, freeze_on_recovery: false };
  await signed(stage, 0, { SetRecovery: { guardians: [bob, dave], ...terms } });
  await stage.mine();
  assert.equal((await historyOf(carol)).map(seen), [['CreateMultiSig', 'mention', alice]]);
  assert.equal((await historyOf(dave)).map(seen), [['SetRecovery', 'mention', alice]]);
  assert.equal((await historyOf(bob)).map(seen), [
    ['SetRecovery', 'mention', alice],
    ['CreateMultiSig', 'mention', alice],
  ]);
  assert.equal((await historyOf(alice, 'operation')).map(seen), [
    ['SetRecovery', 'operation', null],
    ['CreateMultiSig', 'operation', null],
  ]);
});

test('an operation is in the history of accounts named in an option or in a nested operation', async () => {
  const { created } = await stage.write('chain_createMultiSig', alice, [alice, bob], 2, 'Two');
  const pays = [{ Transfer: { to: carol, token_symbol: 'TRL', amount: '5' } }];
  await stage.write('chain_proposeMultiSigTx', alice, created!.address, pays, 'Pay Carol');
  await stage.mine();
  assert.equal(seen((await historyOf(carol))[0]!), ['ProposeMultiSigTx', 'mention', alice]);
  await stage.write('chain_transfer', alice, stage.validator, 'TRL', '1000000000000');
  const pay = ['treasury', 'Pay Dave', 'For work.', null, null, dave, '5', null, null, null, null];
  await stage.write('chain_createProposal', stage.validator, ...pay);
  await stage.mine();
  assert.equal(seen((await historyOf(dave))[0]!), ['CreateProposal', 'mention', stage.validator]);
});

test('the histories of the proposer and the treasury have their reward of each block, by its kind', async () => {
  await stage.mine(3);
  const { treasury } = await stage.ask<{ treasury: string }>('chain_getEmission');
  for (const [who, part] of [
    [stage.validator, 'proposer'],
    [treasury, 'treasury'],
  ] as const) {
    const rewards = await historyOf(who, 'reward');
    assert.is(rewards.length, stage.height);
    for (const { height, amount, direction, type, kind, op_index } of rewards.slice(0, 3)) {
      const { reward } = await stage.ask<{ reward: Record<string, string> }>('chain_getBlockByHeight', height);
      assert.is(amount, reward[part]);
      assert.equal([direction, type, kind, op_index], ['in', 'BlockRewarded', 'reward', null]);
    }
    assert.not((await historyOf(who)).some(({ kind }) => kind === 'reward'));
  }
});

test('the kinds together are the whole history, page by page too', async () => {
  await stage.write('chain_transfer', alice, stage.validator, 'TRL', '5');
  await stage.mine();
  const all = await historyOf(stage.validator, 'all');
  const kinds = ['movement', 'operation', 'mention', 'reward'];
  const apart = (await Promise.all(kinds.map((kind) => historyOf(stage.validator, kind)))).flat();
  assert.is(apart.length, all.length);
  for (const kind of kinds) {
    assert.equal(
      all.filter((item) => item.kind === kind),
      apart.filter((item) => item.kind === kind),
    );
  }
  const paged: Item[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: Page = await stage.ask('chain_getAddressHistory', stage.validator, 2, cursor, 'all');
    paged.push(...page.history);
    cursor = page.next_cursor;
    if (cursor === null) break;
  }
  assert.equal(paged, all);
});

test.run();
