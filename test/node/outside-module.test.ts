/** A module from outside the tree: written against the sdk alone, loaded by path, and as good as one of the house. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, newDirectory, startProcess, trellis } from '../cli/program.js';
import { until } from '../until.js';
import {
  answerOf,
  Listener,
  loyaltyModule,
  operationsOf,
  type Receipt,
  refusalOf,
  Wallet,
  type Written,
} from './live.js';

let module: string;
let dataDir: string;
let node: NodeProcess;
let alice: Wallet;
let bob: Wallet;

test.before(async () => {
  [module, dataDir] = await Promise.all([loyaltyModule(), newDirectory()]);
  node = await startProcess('dev', '--data-dir', dataDir, '--module', module);
  const operations = await operationsOf(module);
  alice = new Wallet(0, operations);
  bob = new Wallet(1, operations);
});
test.after(cleanUp);

const INCLUDED = { wait: 'included' };
const points = async (of: Wallet): Promise<string> =>
  (await node.ask<{ points: string }>('chain_getPoints', of.hex)).points;

test("an external module's operations, events, queries and indexes are available over RPC", async () => {
  const listener = await Listener.open(node.url);
  const gifts = await listener.subscribe('logs', { opType: ['loyalty.Give'] });

  const earned = await node.ask<Written>('chain_earnPoints', alice.hex, '100', INCLUDED);
  assert.is(earned.status, 'included');
  assert.equal(earned.created, { total: '100' });
  const given = await node.ask<Written>('chain_givePoints', alice.hex, bob.hex, '30', 'thanks', INCLUDED);
  const { events, ...receipt } = given.receipt!;
  const event = events.find(({ module: of }) => of === 'loyalty')!;
  assert.is(event.name, 'PointsGiven');
  assert.is(event.data.points, '30');
  assert.is(event.data.note, 'thanks');
  assert.equal(await node.ask('chain_getTransactionReceipt', given.bundle_hash), given.receipt);
  assert.equal([await points(alice), await points(bob)], ['70', '30']);

  await until(async () => listener.of(gifts).length > 0);
  const [log, ...others] = listener.of(gifts).map(({ result }) => result);
  assert.is(others.length, 0, 'the filter lets nothing else through');
  assert.is(log!.opType, 'loyalty.Give');
  assert.is(log!.bundleHash, given.bundle_hash);
  assert.equal(log!.data, event.data);
  listener.close();

  type Index = {
    events: { bundle_hash: string; height: number; data: object }[];
    count: number;
    indexed_height: number;
  };
  await until(async () => (await node.ask<Index>('chain_giftsTo', bob.hex)).indexed_height >= receipt.block_height);
  const index = await node.ask<Index>('chain_giftsTo', bob.hex);
  assert.is(index.count, 1);
  assert.is(index.events[0]!.bundle_hash, given.bundle_hash);
  assert.is(index.events[0]!.height, receipt.block_height);
  assert.equal(index.events[0]!.data, event.data);
});

test("an external module's errors keep their code, name and module over RPC and change no state", async () => {
  const before = await points(alice);
  const refused = await refusalOf(node.url, 'chain_givePoints', alice.hex, bob.hex, '5000');
  assert.is(refused.code, 10_001);
  assert.equal([refused.data.name, refused.data.module, refused.data.op_index], ['TooFewPoints', 'loyalty', 0]);
  assert.equal(refused.data.details, { have: before, need: '5000' });
  assert.is((await refusalOf(node.url, 'chain_earnPoints', alice.hex, 0)).data.name, 'NoPoints');
  assert.is((await refusalOf(node.url, 'chain_givePoints', bob.hex, bob.hex, '1')).code, 10_002);
  const malformed = await refusalOf(node.url, 'chain_earnPoints', alice.hex, '-1');
  assert.equal([malformed.code, malformed.data.name], [-32602, 'InvalidParams']);
  assert.is(await points(alice), before);
});

test("an external module's operations are available through tx and as commands of their own", async () => {
  const to = ['--key', 'dev:0', '--module', module, '--node', node.url, '--output', 'json'];
  const give = await trellis('tx', 'loyalty.Give', `to=${bob.hex}`, 'points=5', 'note=by tx', ...to);
  assert.is(give.code, 0, give.err);
  const derived = await trellis('loyalty', 'give', '--to', bob.hex, '--points', '2', ...to);
  assert.is(derived.code, 0, derived.err);
  for (const { out } of [give, derived]) {
    const { events } = JSON.parse(out) as Receipt;
    assert.ok(events.some(({ module: of, name }) => `${of}.${name}` === 'loyalty.PointsGiven'));
  }
  assert.equal([await points(alice), await points(bob)], ['63', '37']);
  const refused = await trellis('loyalty', 'give', '--to', bob.hex, '--points', '9999', ...to.slice(0, -2));
  assert.is(refused.code, 1);
  assert.match(refused.err, /error 10001 TooFewPoints: .*\(have 63, need 9999\)/);
});

test("rpc.discover lists an external module's methods with schemas and errors", async () => {
  type Method = {
    name: string;
    params: { name: string; schema?: object }[];
    result: { schema: object };
    errors?: { code: number }[];
  };
  type Document = { methods: Method[]; components: { schemas: { Operation: { properties: Record<string, object> } } } };
  const { methods, components } = await node.ask<Document>('rpc.discover');
  const named = (name: string) => methods.find((one) => one.name === name)!;
  const give = named('chain_givePoints');
  assert.equal(
    give.params.map(({ name }) => name),
    ['from', 'to', 'points', 'note', 'opts'],
  );
  for (const code of [10_000, 10_001, 10_002])
    assert.ok(
      give.errors!.some((one) => one.code === code),
      `${code}`,
    );
  for (const name of ['chain_earnPoints', 'chain_givePoints', 'chain_getPoints', 'chain_giftsTo']) {
    const { params, result } = named(name);
    for (const param of params) assert.ok(param.schema, `${name}: ${param.name}`);
    assert.ok(Object.keys(result.schema).length > 0, name);
  }
  assert.ok(components.schemas.Operation.properties['loyalty.Give']);
  const { modules } = await node.ask<{ modules: { id: number; name: string; operations: string[] }[] }>(
    'chain_listModules',
  );
  assert.equal(modules.find(({ name }) => name === 'loyalty')?.operations, ['Earn', 'Give']);
  assert.is(modules.find(({ name }) => name === 'loyalty')?.id, 1000);
});

test('a node without the external module rejects the chain, and one with it resumes', async () => {
  assert.is((await node.stop()).code, 0);
  const without = [
    await trellis('dev', '--data-dir', dataDir, '--rpc-port', '0'),
    await trellis('start', '--data-dir', dataDir, '--rpc-port', '0'),
    await trellis('genesis', 'check', dataDir),
  ];
  for (const { code, err } of without) {
    assert.match(err, /error 3150 InvalidGenesis: .*differ.*1000 (loyalty )?v1/);
    assert.not.equal(code, 0);
  }
  assert.is(without[0]!.code, 64);
  node = await startProcess('dev', '--data-dir', dataDir, '--module', module);
  assert.equal([await points(alice), await points(bob)], ['63', '37']);
});

test('a module that conflicts with another is rejected, and both places are named', async () => {
  const directory = await newDirectory();
  const variants: readonly (readonly [string, (source: string) => string, RegExp])[] = [
    [
      'slot',
      (s) => s.replace('t.u64) },', 't.u64), gifts: map(0, [t.address], t.u64) },'),
      /slot 0 of loyalty.*loyalty\.points.*loyalty\.gifts/,
    ],
    ['code', (s) => s.replace('10_001', '1100'), /error code 1100.*tokens\.\w+.*loyalty\.TooFewPoints/],
    ['common-code', (s) => s.replace('10_001', '1012'), /error code 1012.*runtime\.NotFound.*loyalty\.TooFewPoints/],
    ['own-code', (s) => s.replace('10_001', '10_000'), /error code 10000.*loyalty\.NoPoints.*loyalty\.TooFewPoints/],
    ['method', (s) => s.replace("['givePoints'", "['transfer'"), /method transfer.*tokens\.Transfer.*loyalty\.Give/],
    [
      'runtime-method',
      (s) => s.replace('getPoints:', 'nodeInfo:'),
      /method chain_nodeInfo.*first runtime, second loyalty/,
    ],
    [
      'index',
      (s) => s.replace('giftsTo:', 'getBalance:'),
      /method getBalance.*tokens\.getBalance.*loyalty\.getBalance/,
    ],
    ['number', (s) => s.replace('Earn: {', 'Earn: { id: 0,'), /operation number 0.*tokens\.Transfer.*loyalty\.Earn/],
    ['name', (s) => s.replace("module('loyalty'", "module('tokens'"), /module name tokens.*number 2.*number 1000/],
  ];
  const source = await readFile(module, 'utf8');
  await Promise.all(
    variants.map(async ([name, change, reason]) => {
      const path = join(directory, `${name}.mjs`);
      await writeFile(path, change(source));
      assert.not.equal(change(source), source, name);
      const { code, err } = await trellis('dev', '--ephemeral', '--rpc-port', '0', '--module', path);
      assert.is(code, 64, `${name}: ${err}`);
      const last = err.trim().split('\n').at(-1)!;
      assert.match(last, /^error 3140 ModuleConflict: /);
      assert.match(last, reason);
    }),
  );
  assert.ok(!(await answerOf(node.url, 'chain_version')).error, 'the running chain is not touched');
});

test.run();
