/** The loyalty example as a third party has it: built, tested, packed and loaded from tarballs, outside of the checkout. */

import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ALONE, cleanUp, type NodeProcess, newDirectory, spawnProgram } from '../cli/program.js';
import { ROOT } from '../client/project.js';
import { PATIENCE_MS, until } from '../until.js';

test.after(cleanUp);

const EXAMPLE = join(ROOT, 'docs/examples/loyalty');

/** Runs a program of Node in a folder; what it printed, and how it ended. */
async function node(folder: string, ...args: readonly string[]) {
  const options = { cwd: folder, env: { ...process.env, ...ALONE }, timeout: PATIENCE_MS };
  const ended = await promisify(execFile)(process.execPath, args, options).catch(
    (cause: { readonly code: number; readonly stdout: string; readonly stderr: string }) => cause,
  );
  return { code: 'code' in ended ? ended.code : 0, told: `${ended.stdout}${ended.stderr}` };
}

/** Packs a folder as npm does; answers with the tarball. */
async function pack(folder: string): Promise<string> {
  const target = await newDirectory();
  const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', target];
  await promisify(execFile)('npm', args, { cwd: folder, timeout: 4 * PATIENCE_MS });
  return join(target, (await readdir(target))[0]!);
}

const own = await pack(ROOT);

/** A project with the packed node, what that depends on, TypeScript and the types of Node: no other types, nothing of the checkout. */
async function stranger(): Promise<string> {
  const folder = await newDirectory();
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, 'trellis'), { recursive: true });
  await mkdir(join(modules, '@types'));
  await extract({ file: own, cwd: join(modules, 'trellis'), strip: 1 });
  const link = (name: string) => symlink(join(ROOT, 'node_modules', name), join(modules, name));
  const { dependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { dependencies: object };
  const names = Object.keys(dependencies).map((name) => (name.startsWith('@') ? name.split('/')[0]! : name));
  const tools = ['typescript', '@typescript', '@types/node', 'undici-types'];
  await Promise.all([...new Set([...names, ...tools])].map(link));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

const STRICT = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node', '--pretty', 'false'];

const TRELLIS = 'node_modules/trellis/dist/cli/main.js';

/** The author's folder. */
const author = await stranger();
await cp(EXAMPLE, author, { recursive: true });

test('the module with its test has less than 120 lines, and compiles strictly, looking into the SDK and the kit', async () => {
  const lines = await Promise.all(
    ['loyalty.ts', 'loyalty.test.ts'].map(
      async (file) => (await readFile(join(EXAMPLE, file), 'utf8')).split('\n').length - 1,
    ),
  );
  assert.ok(lines[0]! + lines[1]! < 120, `${lines}`);
  const tsc = 'node_modules/typescript/bin/tsc';
  const looking = ['--ignoreConfig', '--noEmit', '--allowImportingTsExtensions', '--skipLibCheck', 'false'];
  assert.equal(await node(author, tsc, ...STRICT, ...looking, 'loyalty.test.ts'), { code: 0, told: '' });
  assert.equal(await node(author, tsc, '--pretty', 'false'), { code: 0, told: '' }, 'npm run build');
});

test('its test passes and nothing is found in it', async () => {
  const tested = await node(author, TRELLIS, 'module', 'test');
  assert.is(tested.code, 0, tested.told);
  assert.match(tested.told, /pass 2\n.*fail 0/s);
  const checked = await node(author, TRELLIS, 'module', 'check', './loyalty.ts');
  assert.equal(checked, { code: 0, told: 'loyalty: 2 operations, 1 methods and 2 events are in order\n' });
});

let user: string;
let chain: NodeProcess;
let people: string[];

test('packed and installed elsewhere, its chain has its operations, events, method and index', async () => {
  user = await stranger();
  await mkdir(join(user, 'node_modules/trellis-loyalty'));
  await extract({ file: await pack(author), cwd: join(user, 'node_modules/trellis-loyalty'), strip: 1 });
  chain = await spawnProgram(join(user, 'node_modules/trellis-loyalty/dist/acme.js'), 'dev', '--ephemeral').started;
  people = [...chain.output().matchAll(/dev:\d +(acm\w+)/g)].map(([, address]) => address!);
  const [alice, bob] = people as [string, string];
  await chain.ask('chain_buyPoints', '9', alice, { wait: 'included' });
  const given = await chain.ask<{ receipt: { events: { name: string; data: object }[] } }>(
    'chain_givePoints',
    bob,
    '4',
    alice,
    {
      wait: 'included',
    },
  );
  assert.equal(
    given.receipt.events.filter(({ name }) => name === 'PointsGiven').map(({ data }) => data),
    [{ from: alice, to: bob, points: '4' }],
  );
  assert.equal(await chain.ask('chain_getPoints', alice), { owner: alice, points: '5' });
  await until(async () => (await chain.ask<{ count: number }>('chain_giftsTo', bob)).count === 1);
  const refused = await chain.ask('chain_givePoints', bob, '6', alice).catch((cause: Error) => cause.message);
  assert.is(refused, 'The account has fewer points than that');
});

test('its gas and its parameter are parameters of the chain', async () => {
  const worth = async (prefix: string) => {
    const { parameters } = await chain.ask<{ parameters: { key: string; value: unknown }[] }>(
      'chain_getParameters',
      prefix,
    );
    return parameters.map(({ key, value }) => `${key} ${value}`);
  };
  assert.equal(await worth('gas.loyalty'), ['gas.loyalty.Buy 40000', 'gas.loyalty.Give 40000']);
  assert.equal(await worth('loyalty'), ['loyalty.price 1000']);
});

test('the command line, the documents and the typed client know it', async () => {
  const acme = 'node_modules/trellis-loyalty/dist/acme.js';
  const bought = await node(
    user,
    acme,
    'loyalty',
    'buy',
    '--points',
    '3',
    '--key',
    'dev:2',
    '--node',
    chain.url,
    '--yes',
  );
  assert.is(bought.code, 0, bought.told);
  assert.match(bought.told, /loyalty\.PointsBought/);
  const built = await node(user, acme, 'docs', 'build', 'site');
  assert.is(built.code, 0, built.told);
  const page = await readFile(join(user, 'site/loyalty.md'), 'utf8');
  assert.ok(page.includes('chain_buyPoints') && page.includes('How many points change hands'));
  await writeFile(
    join(user, 'program.ts'),
    `import { connect } from 'trellis/client';
import { chain } from './site/chain.js';
import type { Methods } from './site/methods.js';
const client = connect<Methods>(process.argv[2]!, { chain });
const { points } = await client.call('chain_getPoints', [process.argv[3]!]);
const text: string = points;
console.log(text);
`,
  );
  const compiled = await node(user, 'node_modules/typescript/bin/tsc', ...STRICT, '--skipLibCheck', 'program.ts');
  assert.equal(compiled, { code: 0, told: '' });
  assert.equal(await node(user, 'program.js', chain.url, people[2]!), { code: 0, told: '3\n' });
});

test('the explorer tells of its bundles', async () => {
  const [, , , dave] = people as [string, string, string, string];
  const { bundle_hash } = await chain.ask<{ bundle_hash: string }>('chain_buyPoints', '1', dave, { wait: 'included' });
  await until(async () => {
    const told = JSON.stringify(await chain.ask('chain_getRecentTransactions'));
    return told.includes(bundle_hash) && told.includes('loyalty.Buy');
  }, 'the explorer to tell of the bundle');
});

/** Runs in the user's folder with the kit: what others do with operations of the module. */
const INNER = `
import { strictEqual } from 'node:assert';
import { alice, bob, carol, chain } from 'trellis/kit';
import loyalty from 'trellis-loyalty';

const c = chain(['accounts', 'tokens', 'multisig', 'dao', 'programs', loyalty], { params: { 'dao.min_voting_period_blocks': 5 } });
const points = (of) => c.entry('loyalty', 'points', of) ?? 0n;
const operation = (name, params) => ({ type: c.set.operations.byName.get(name), params });

const signers = [alice, bob, carol].map(({ address }) => address);
const [{ address: account }] = c.run(alice, 'CreateMultiSig', { signers, threshold: 2, label: 'till' }).returned;
c.run(alice, 'Transfer', { to: account, token_symbol: 'TRL', amount: 1_000_000n, memo: null });
const [{ tx_id }] = c.run(alice, 'ProposeMultiSigTx', {
  account, operations: [operation('loyalty.Buy', { points: 6n })], description: 'Points for the till',
}).returned;
c.run(bob, 'ApproveMultiSigTx', { account, tx_id });
strictEqual(points(account), 6n, 'a multi-sig account buys');

const program = JSON.stringify({
  name: 'buy-and-give', version: 1, title: 'Buy and give',
  params: [{ name: 'to', type: 'address' }],
  steps: [
    { op: 'loyalty.Buy', args: { points: '5' } },
    { op: 'loyalty.Give', args: { to: '\${to}', points: '2' } },
  ],
  limits: { max_gas: 200000 },
});
c.run(carol, 'RegisterProgram', { program_json: program });
c.run(carol, 'ExecuteProgram', { name: 'buy-and-give', version: 1, params: JSON.stringify({ to: c.json(bob) }) });
strictEqual(points(carol.address), 3n, 'an intent program buys and gives');
strictEqual(points(bob.address), 2n);
console.log('done');
`;

test('multi-sig accounts and intent programs carry out its operations', async () => {
  await writeFile(join(user, 'inner.mjs'), INNER);
  assert.equal(await node(user, 'inner.mjs'), { code: 0, told: 'done\n' });
  await chain.stop();
});

test.run();
