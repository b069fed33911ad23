/** What callers are told before they move a token that governance has listed: every way to a signature says it. */

import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, startProcess, trellis } from '../cli/program.js';
import { refusalOf, type Written } from './live.js';

const COUNCIL = fileURLToPath(new URL('../../../test/fixtures/council.js', import.meta.url));
const STRANGER = `0x${'ab'.repeat(32)}`;
const INCLUDED = { wait: 'included' };
const DRY = { dry_run: true };

let node: NodeProcess;
let strict: NodeProcess;
let alice: string;
let bob: string;

interface Warned {
  readonly warnings: readonly string[];
}

const of = (symbol: string, level = 'malicious') => `${symbol} is listed as ${level} by governance (proposal 7)`;

async function mintOf(at: NodeProcess, symbol: string): Promise<string> {
  return (await at.ask<{ mint: string }>('chain_getTokenInfo', symbol)).mint;
}

async function rate(symbol: string, level: string): Promise<void> {
  await node.ask('chain_rate', await mintOf(node, symbol), level, alice, INCLUDED);
}

test.before(async () => {
  [node, strict] = await Promise.all([
    startProcess('dev', '--ephemeral', '--module', COUNCIL),
    startProcess('dev', '--ephemeral', '--module', COUNCIL, '--enforce-signatures'),
  ]);
  [alice, bob] = [...node.output().matchAll(/dev:\d\s+(trl\w+)/g)].map(([, address]) => address!) as [string, string];
  for (const at of [node, strict]) await at.ask('chain_createToken', 'Acorn', 'ACN', 2, '10000000', alice, INCLUDED);
  await node.ask('chain_createToken', 'Beech', 'BEE', 2, '10000000', alice, INCLUDED);
  await node.ask('chain_createPool', 'TRL', 'ACN', '1000000000', '100000', 0, alice, INCLUDED);
  await node.ask('chain_createPool', 'ACN', 'BEE', '100000', '100000', 0, alice, INCLUDED);
});
test.after(cleanUp);

test('unlisted, verified and native tokens are moved without a warning', async () => {
  const send = (token: string) => node.ask<Warned & Written>('chain_transfer', alice, bob, token, '1', DRY);
  assert.equal((await send('ACN')).warnings, []);
  await rate('ACN', 'verified');
  assert.equal((await send('ACN')).warnings, []);
  await rate('ACN', 'malicious');
  assert.equal((await send('TRL')).warnings, []);
});

test('transfers of a listed token return a warning and are executed', async () => {
  const mint = await mintOf(node, 'ACN');
  for (const name of ['ACN', 'acn', mint]) {
    const { warnings, receipt } = await node.ask<Warned & Written>('chain_transfer', alice, bob, name, '1', INCLUDED);
    assert.equal(warnings, [of('ACN')]);
    assert.is(receipt!.status, 'success');
  }
  const trial = await node.ask<Warned & { ok: boolean }>('chain_transfer', alice, bob, 'ACN', '1', DRY);
  assert.equal([trial.ok, trial.warnings], [true, [of('ACN')]]);
  const failing = await node.ask<typeof trial>('chain_transfer', bob, alice, 'ACN', '99999999', DRY);
  assert.equal([failing.ok, failing.warnings], [false, [of('ACN')]]);
});

test('callers that sign themselves get warnings with the bytes to sign', async () => {
  await rate('BEE', 'caution');
  const entry = (token_symbol: string) => ({ to: bob, token_symbol, amount: '1' });
  const transfers = [entry('BEE'), entry('TRL'), entry('ACN'), entry('BEE')];
  const operations = [{ BatchTransfer: { transfers } }, { Transfer: entry('ACN') }];
  const told = [of('BEE', 'caution'), of('ACN')];
  assert.equal((await node.ask<Warned>('chain_prepareBundle', alice, operations)).warnings, told);
  assert.equal((await node.ask<Warned>('chain_estimateFee', alice, operations)).warnings, told);
  await strict.ask('chain_rate', await mintOf(strict, 'ACN'), 'warning', alice, INCLUDED);
  await strict.ask('chain_transfer', alice, STRANGER, 'ACN', '5', INCLUDED);
  await strict.ask('chain_transfer', alice, STRANGER, 'TRL', '5000000', INCLUDED);
  const { code, data } = await refusalOf(strict.url, 'chain_transfer', STRANGER, bob, 'ACN', '1');
  assert.equal([code, data.details.warnings], [1010, [of('ACN', 'warning')]]);
});

test('swaps and quotes warn of every listed token on the route', async () => {
  const told = [of('ACN'), of('BEE', 'caution')];
  const quote = await node.ask<Warned>('chain_quoteSwap', 'TRL', 'BEE', '1000000');
  assert.equal(quote.warnings.slice(-2), told);
  const swapped = await node.ask<Warned & { quote: Warned }>('chain_swap', 'TRL', 'BEE', '1000000', '1', alice);
  assert.equal([swapped.warnings, swapped.quote.warnings.slice(-2)], [told, told]);
});

test('the command line prints each warning once', async () => {
  const at = ['--node', node.url];
  const said = (err: string) =>
    err.split('\n').filter((line) => line.startsWith('warning: ') && line.includes('listed'));
  const sent = await trellis('send', 'dev:0', bob, '0.01', 'ACN', ...at);
  assert.is(sent.code, 0);
  assert.equal(said(sent.err), [`warning: ${of('ACN')}`]);
  const swapped = await trellis('swap', 'dev:0', '0.01', 'TRL', 'ACN', ...at);
  assert.is(swapped.code, 0);
  assert.equal(said(swapped.err), [`warning: ${of('ACN')}`]);
  const tried = await trellis('send', 'dev:0', bob, '0.01', 'ACN', '--dry-run', ...at);
  assert.equal(said(tried.err), [`warning: ${of('ACN')}`]);
});

test.run();
