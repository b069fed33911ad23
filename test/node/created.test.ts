/** What a write answers of the ids that it creates: before its block those that are settled, after it all. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sealed } from '../examples/signed.js';
import { Stage } from '../examples/stage.js';
import type { Written } from '../node/live.js';

const stage = await Stage.open();
const [alice, bob, carol] = [stage.person(0), stage.person(1), stage.person(2)];

test.after(() => stage.close());

const pending = (method: string, ...params: unknown[]) => stage.ask<Written>(method, ...params);

test('a pending write returns only the ids that are already settled', async () => {
  const first = await pending('chain_createMultiSig', alice, [alice, bob], 2, 'Two');
  assert.is(first.status, 'pending');
  const token = await pending('chain_createToken', 'Acorn', 'acn', 2, '1000000', alice);
  assert.equal(token.created, { symbol: 'ACN' });
  await stage.mine();
  const account = await stage.ask<{ label: string }>('chain_getMultiSig', first.created!.address);
  assert.is(account.label, 'Two');
  const pool = await pending('chain_createPool', 'ACN', 'TRL', '500000', '2000000000000', 0, alice);
  await stage.mine();
  const { address, lp_mint } = await stage.ask<Record<string, string>>('chain_getPool', 'ACN', 'TRL');
  assert.equal([pool.created!.pool, pool.created!.lp_mint], [address, lp_mint]);
});

test('ids that depend on earlier transactions are returned once the write is in a block', async () => {
  const { created } = await stage.write('chain_createMultiSig', alice, [alice, bob, carol], 2, 'Three');
  const pays = [{ Transfer: { to: bob, token_symbol: 'TRL', amount: '5' } }];
  const waiting = await pending('chain_proposeMultiSigTx', alice, created!.address, pays, 'Pay');
  assert.is(waiting.created, null);
  await stage.mine();
  const done = await stage.write('chain_proposeMultiSigTx', alice, created!.address, pays, 'Pay again');
  assert.equal(done.created, { tx_id: 1, executed: false });
});

test('a submitted bundle with several operations returns a list of created ids', async () => {
  const token = { name: 'Beech', symbol: 'BCH', decimals: 2, supply: '1000', owner: alice, mintable: false };
  const operations = [
    { CreateMultiSig: { signers: [alice, carol], threshold: 2, label: 'Signed' } },
    { CreateToken: token },
  ];
  const prepared = await stage.ask<Parameters<typeof sealed>[2]>('chain_prepareBundle', alice, operations);
  const { created, status } = await pending('chain_submitBundle', sealed(stage, 0, prepared));
  assert.is(status, 'pending');
  const [account, named] = created as unknown as readonly [{ address: string }, object];
  assert.equal(named, { symbol: 'BCH' });
  await stage.mine();
  assert.is((await stage.ask<{ label: string }>('chain_getMultiSig', account.address)).label, 'Signed');
});

test.run();
