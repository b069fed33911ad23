/** The example of a market maker compiles, quotes from the DEX, fills what it should, and leaves what it should not. */

import { readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { connect } from '../../rpc-schemas/clients/typescript/index.js';
import { end, nodeUrl, SECRETS, SOCKETS } from '../client/here.js';
import { compile, project, ROOT, run } from '../client/project.js';

const GUIDE = readFileSync(join(ROOT, 'docs/guide/settlement.md'), 'utf8');

test.after(end);

test('the market maker of the examples fills an order at the DEX price and none below its price', async () => {
  const url = await nodeUrl();
  const node = connect(url, SOCKETS);
  // The maker is dev:0, whose key the project runs its programs with.
  const owner = node.account(SECRETS[1]);
  const maker = node.account(SECRETS[0]);
  const coin = {
    name: 'Maker coin',
    symbol: 'MKR',
    decimals: 9,
    supply: '1000000000000',
    owner: await owner.address(),
  };
  await owner.send([{ CreateToken: coin }]);
  const pool = {
    token_a: 'MKR',
    token_b: 'TRL',
    amount_a: '100000000000',
    amount_b: '100000000000',
    lp_lock_duration: 0,
  };
  await owner.send([{ CreatePool: pool }]);
  await node.ask('dev_advanceTime', [700]);
  const { timestamp } = (await node.call('chain_getRecentBlocks', [1])).blocks[0]!;
  const order = (min_buy_amount: string) => ({
    CreateSettleOrder: {
      sell_token: 'MKR',
      buy_token: 'TRL',
      sell_amount: '1000000',
      min_buy_amount,
      deadline: timestamp + 3_600,
      tier: 0,
    },
  });
  await owner.send([order('990000'), order('999999')]);

  const folder = await project();
  await copyFile(join(ROOT, 'docs/examples/market-maker.ts'), join(folder, 'market-maker.ts'));
  const [, settings, file] = /^SECRET=<64 hex digits> (.*) node (market-maker\.js)$/m.exec(GUIDE)!;
  await writeFile(join(folder, 'settings'), `NODE_URL=${url}\nROUNDS=30\n${settings!.replaceAll(' ', '\n')}\n`);
  await compile(folder, 'market-maker.ts');
  const printed = await run(folder, '--env-file=settings', file!);
  assert.match(printed, /registered as a market maker of tier 3/);
  assert.match(printed, /filled order 1 for 99\d{4} raw units of TRL/);

  const filled = await node.call('chain_getSettleOrder', [1]);
  assert.is(filled!.maker, await maker.address());
  assert.ok(filled!.spread_bps! <= 60, `${filled!.spread_bps}`);
  assert.is((await node.call('chain_getSettleOrder', [2]))!.status, 'Created');
  node.close();
});

test.run();
