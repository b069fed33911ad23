/** The command `swap`, and amounts in whole tokens, as people write them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, startProcess, trellis } from './program.js';

let node: NodeProcess;
let accounts: string[];
const INCLUDED = { wait: 'included' };

test.before(async () => {
  node = await startProcess('dev', '--ephemeral');
  accounts = [...node.output().matchAll(/dev:\d\s+(trl\w+)/g)].map(([, address]) => address!);
  const [maker] = accounts;
  await node.ask('chain_createToken', 'Acorn', 'ACN', 2, '100000000', maker, INCLUDED);
  await node.ask('chain_createPool', 'TRL', 'ACN', '10000000000000', '2000000', 0, maker, INCLUDED);
});
test.after(cleanUp);

const run = (...args: string[]) => trellis(...args, '--node', node.url);
const acorns = async (of: string): Promise<string> =>
  (await node.ask<{ formatted: string }>('chain_getBalance', of, 'ACN')).formatted;

test('the output of a swap can go to another account', async () => {
  const { code, out } = await run('swap', 'dev:1', '10', 'TRL', 'acn', '--recipient', accounts[2]!);
  assert.is(code, 0);
  assert.match(out, /paid +10 TRL\nreceived +19\.92 ACN\n/);
  assert.equal([await acorns(accounts[1]!), await acorns(accounts[2]!)], ['0', '19.92']);
});

test('a dry run prints the quote and sends nothing', async () => {
  const { code, out, err } = await run('swap', 'dev:3', 'raw:1000000000', 'TRL', 'ACN', '--dry-run');
  assert.is(code, 0);
  assert.match(err, /^1 TRL for about (1\.9\d) ACN, at least \1 ACN; price \1, through 1 pool\n/);
  assert.match(out, /nothing was sent/);
  assert.is(await acorns(accounts[3]!), '0');
});

test('a swap that moves the price by half needs --force', async () => {
  const refused = await run('swap', 'dev:3', '11000', 'TRL', 'ACN');
  assert.is(refused.code, 1);
  assert.match(refused.err, /nothing is signed: swap less, or add --force/);
  assert.is(await acorns(accounts[3]!), '0');
  const { code } = await run('swap', 'dev:3', '11000', 'TRL', 'ACN', '--force', '--slippage', '12.5');
  assert.is(code, 0);
});

test('invalid limits and recipients are rejected before the key is used', async () => {
  const refused = async (flag: string, value: string, why: RegExp) => {
    const { code, err } = await run('swap', 'dev:1', '1', 'TRL', 'ACN', flag, value);
    assert.is(code, 1);
    assert.match(err, why);
  };
  await refused('--slippage', '51', /--slippage 51: must be 0 to 50/);
  await refused('--slippage', '1%', /--slippage 1%: must be/);
  await refused('--min-out', '1.999', /1\.999 has too many decimals/);
  await refused('--recipient', 'bob', /--recipient bob is not an address/);
});

test('amounts are in whole tokens if another field names the token, and may be raw', async () => {
  const pair = ['--token-a', 'TRL', '--token-b', 'ACN', '--key', 'dev:0', '--dry-run'];
  const add = (a: string, b: string) =>
    run('dex', 'add-liquidity', ...pair, '--amount-a', a, '--amount-b', b, '--min-lp-tokens', 'raw:1');
  assert.match((await add('1.5', 'raw:100')).out, /amount_a +[0-9.]+ TRL\n/);
  assert.match((await add('1.5TRL', '1ACN')).out, /The simulation succeeded/);
  assert.match((await add('1.5', '0.001')).err, /has too many decimals/);
  assert.match(
    (await add('1.5ACN', '1')).err,
    /1\.5ACN names another token: the amount is in TRL, not ACN; write 1\.5TRL/,
  );
  const pay = (...words: string[]) => run('tx', 'Transfer', `to=${accounts[1]}`, ...words, '--key', 'dev:0');
  assert.match((await pay('token_symbol=ACN', 'amount=5')).out, /^amount +5 ACN$/m);
  const vague = await run('tx', 'ContributePresale', 'presale_id=1', 'amount=5', '--key', 'dev:0');
  assert.match(vague.err, /5 names no token: write raw:5 for raw units, or 5SYMBOL/);
});

test('the supply of a new token is in its whole units, in a list too', async () => {
  const make = (supply: string) =>
    run(
      'tokens',
      'create-token',
      '--name',
      'Oak',
      '--symbol',
      'OAK',
      '--decimals',
      '2',
      ...supplied(supply),
      '--dry-run',
    );
  const supplied = (supply: string) => ['--supply', supply, '--owner', accounts[0]!, '--key', 'dev:0'];
  assert.match((await make('5')).out, /^supply +5 OAK$/m);
  assert.match((await make('5TRL')).err, /is in a new token, which is not TRL; write 5, or raw:/);
  const list = JSON.stringify([{ to: accounts[1], token_symbol: 'ACN', amount: '150' }]);
  const { code, err } = await run('tx', 'BatchTransfer', `transfers=${list}`, '--key', 'dev:0');
  assert.is(code, 0, err);
  assert.match(err, '"amount":"1.5 ACN (150 raw)"');
});

test.run();
