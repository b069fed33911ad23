/** The tour: an ERC-20 comes from an EVM chain, is swapped on the DEX, and goes back. `npm run tour:evm`. */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp } from '../../cli/program.js';
import { until } from '../../until.js';
import { evmAccount } from './anvil.js';
import { ONE, startWorld, type World } from './bridge-world.js';

const test = suite('the tour between an EVM chain and Trellis');
let world: World;

test.before(async () => {
  world = await startWorld();
});
test.after(async () => {
  await world.stop();
  await cleanUp();
});

test('a token is bridged in and swapped, and the purchase is bridged back', async () => {
  for (const n of [0, 1, 2, 3]) await world.attest(n);
  await world.lock(50n * ONE, 0);
  await until(async () => (await world.balanceHere(0)) === 50n * ONE, 'the tokens to come');
  assert.equal(await world.owed(), [50n * ONE, 50n * ONE]);

  const pool = { token_a: 'TRL', token_b: 'WLINK', amount_a: '1000000000000', amount_b: `${40n * ONE}` };
  await world.dev(0).send<object>([{ CreatePool: { ...pool, lp_lock_duration: 0 } }]);
  const quote = await world.client.call('chain_quoteSwap', ['TRL', 'WLINK', '10000000000']);
  await world.dev(9).send<object>([
    {
      Swap: {
        from_token: 'TRL',
        to_token: 'WLINK',
        amount_in: '10000000000',
        min_amount_out: quote.amount_out,
      },
    },
  ]);
  const bought = await world.balanceHere(9);
  assert.ok(bought > 0n);

  const heir = evmAccount(30).address;
  const token_mint = await world.mint();
  await world
    .dev(9)
    .send<object>([{ BridgeWithdraw: { token_mint, amount: `${bought}`, chain: 'ethereum', destination: heir } }]);
  await until(async () => (await world.balanceThere(heir)) === bought, 'the tokens to go back');
  await until(async () => {
    const { operation } = await world.client.call('chain_getBridgeWithdrawal', [1]);
    return operation.status === 'released' && operation.tx_hash !== null;
  }, 'the chain to hear of the release');
  assert.equal(await world.owed(), [50n * ONE - bought, 50n * ONE - bought]);
});

test.run();
