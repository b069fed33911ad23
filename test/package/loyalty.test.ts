/** The loyalty example as a third party has it: built, tested, packed and loaded from tarballs, outside of the checkout. */

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, program, spawnProgram } from '../cli/program.js';
import { ROOT } from '../client/project.js';
import { until } from '../until.js';
import { compiled, node, pack, packFolder, stranger, TRELLIS } from './stranger.js';

test.after(cleanUp);

const EXAMPLE = join(ROOT, 'docs/examples/loyalty');
const own = await pack();

/** A program of Node in strict TypeScript. */
const FOR_NODE = ['--module', 'nodenext', '--target', 'es2023', '--types', 'node'];

/** The author's folder. */
const author = await stranger(own);
await cp(EXAMPLE, author, { recursive: true });

/** What a program prints that ends well. */
async function said(folder: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await node(folder, ...args);
  assert.is(code, 0, `${stdout}${stderr}`);
  return stdout;
}

test('the module and its test have less than 120 lines and compile strictly against the SDK and the kit', async () => {
  const lines = await Promise.all(
    ['loyalty.ts', 'loyalty.test.ts'].map(
      async (file) => (await readFile(join(EXAMPLE, file), 'utf8')).split('\n').length - 1,
    ),
  );
  assert.ok(lines[0]! + lines[1]! < 120, `${lines}`);
  const looking = ['--ignoreConfig', '--noEmit', '--allowImportingTsExtensions', '--skipLibCheck', 'false'];
  assert.is(await compiled(author, ...FOR_NODE, ...looking, 'loyalty.test.ts'), '');
  assert.is(await compiled(author), '', 'npm run build');
});

test('the test of the module passes, and the check has no findings', async () => {
  assert.match(await said(author, TRELLIS, 'module', 'test'), /pass 2\n.*fail 0/s);
  const checked = await said(author, TRELLIS, 'module', 'check', './loyalty.ts');
  assert.is(checked, 'loyalty: no findings in 2 operations, 1 methods and 2 events\n');
});

const ACME = 'node_modules/trellis-loyalty/dist/acme.js';
let user: string;
let chain: NodeProcess;
let people: string[];

test('packed and installed elsewhere, the module adds its operations, events, method and index to its chain', async () => {
  user = await stranger(own);
  await mkdir(join(user, 'node_modules/trellis-loyalty'));
  await extract({ file: await packFolder(author), cwd: join(user, 'node_modules/trellis-loyalty'), strip: 1 });
  chain = await spawnProgram(join(user, ACME), 'dev', '--ephemeral').started;
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
  assert.is(refused, 'The account has too few points');
});

test('the gas cost and the parameter of the module are parameters of the chain', async () => {
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

test('the command line, the documents and the typed client include the module', async () => {
  const buying = ['loyalty', 'buy', '--points', '3', '--key', 'dev:2', '--yes'];
  assert.match(await said(user, ACME, ...buying, '--node', chain.url), /loyalty\.PointsBought/);
  await said(user, ACME, 'docs', 'build', 'site');
  const page = await readFile(join(user, 'site/loyalty.md'), 'utf8');
  assert.ok(page.includes('chain_buyPoints') && page.includes('Points bought or given, at least 1'));
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
  assert.is(await compiled(user, ...FOR_NODE, 'program.ts'), '');
  assert.is(await said(user, 'program.js', chain.url, people[2]!), '3\n');
});

test('the explorer shows the bundles of the module', async () => {
  const [, , , dave] = people as [string, string, string, string];
  const { bundle_hash } = await chain.ask<{ bundle_hash: string }>('chain_buyPoints', '1', dave, { wait: 'included' });
  await until(async () => {
    const told = JSON.stringify(await chain.ask('chain_getRecentTransactions'));
    return told.includes(bundle_hash) && told.includes('loyalty.Buy');
  }, 'the explorer to tell of the bundle');
  const [, bob] = people as [string, string];
  const { history } = await chain.ask<{ history: { type: string; kind: string }[] }>('chain_getAddressHistory', bob);
  assert.ok(
    history.some(({ type, kind }) => type === 'loyalty.Give' && kind === 'mention'),
    JSON.stringify(history),
  );
});

test('the chain understands the intent sentences of the module', async () => {
  const [alice, bob] = people as [string, string];
  const { forms } = await chain.ask<{ forms: { module: string; form: string }[] }>('chain_getIntentGrammar');
  assert.is(forms.find(({ module }) => module === 'loyalty')?.form, 'gift <points:count> points to <to:account>');
  const sentence = `gift 2 points to ${bob}`;
  const { summary } = await chain.ask<{ summary: string }>('chain_previewIntent', sentence, alice);
  assert.match(summary, `give 2 points to ${bob}`);
  const many = await chain
    .ask('chain_previewIntent', `gift two points to ${bob}`, alice)
    .catch((cause: Error) => cause);
  assert.match(String(many), 'The sentence cannot be parsed');
  const bound = ['--yes', '--max-out', 'any'];
  const told = await said(user, ACME, 'intent', sentence, '--key', 'dev:0', '--node', chain.url, ...bound);
  assert.match(told, /loyalty\.PointsGiven/);
  assert.equal(await chain.ask('chain_getPoints', alice), { owner: alice, points: '3' });
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

const [{ mint }] = c.run(alice, 'CreateToken', { name: 'Oak', symbol: 'OAK', decimals: 0, supply: 100n, owner: alice }).returned;
const config = {
  proposal_threshold: null, quorum_bps: 4000, approval_bps: null, voting_delay_blocks: null, voting_period_blocks: 10, timelock_s: 3600,
  execution_window_s: 7200, late_quorum_extension_blocks: null, guardian: null, allow_early_execution: null, description: null, url: null,
};
const [{ dao_address: dao }] = c.run(alice, 'CreateDao', { name: 'Oaks', token_mint: mint, config }).returned;
c.run(alice, 'Transfer', { to: dao, token_symbol: 'TRL', amount: 1_000_000n, memo: null });
c.run(alice, 'DaoPropose', {
  dao, title: 'Points', description: 'For all', proposal_type: { operations: [operation('loyalty.Buy', { points: 7n })] },
});
const proposal = c.ask('getDaoProposal', ['0x' + dao, 0, null]);
c.reach(proposal.start_height);
c.run(alice, 'DaoVote', { dao, proposal_id: 0, vote: 1 });
c.reach(proposal.end_height + 1);
c.advance(3600);
c.run(carol, 'DaoExecute', { dao, proposal_id: 0 });
strictEqual(points(dao), 7n, 'a DAO buys');
console.log('done');
`;

test('multi-sig accounts, intent programs and DAOs execute the operations of the module', async () => {
  await writeFile(join(user, 'inner.mjs'), INNER);
  assert.is(await said(user, 'inner.mjs'), 'done\n');
  await chain.stop();
});

/** A distribution in a version, with time that flies: of the chain before loyalty, or with it. */
async function release(version: string, withLoyalty: boolean): Promise<string> {
  const file = join(user, `acme-${version}${withLoyalty ? '' : '-without'}.mjs`);
  await writeFile(
    file,
    `import { defaults, run } from 'trellis';
import { LoopClock } from '${new URL('../node/loop-clock.js', import.meta.url).href}';
${withLoyalty ? "import loyalty from 'trellis-loyalty';" : ''}
const modules = [...defaults.modules, ${withLoyalty ? '[1000, loyalty]' : ''}];
const clock = new LoopClock(20, ${BEGAN_MS});
await run({ ...defaults, version: '${version}', modules, parts: { ...defaults.parts, Clock: () => clock } });
`,
  );
  return file;
}
const BEGAN_MS = Date.now();

test('an upgrade plan adds the module to a running chain at its height, not before and not without its code', async () => {
  const data = join(user, 'joined');
  const [before, after, without] = [
    await release('1.0.0', false),
    await release('2.0.0', true),
    await release('2.0.0', false),
  ];
  const DEV = ['dev', '--data-dir', data, '--p2p-port', 'off'];
  const ends = async (file: string) => program(file, ...DEV, '--rpc-port', '0');

  const old = await spawnProgram(before, ...DEV).started;
  const [, alice] = /dev:0 +(trl\w+)/.exec(old.output())!;
  const height = 400 + (await old.ask<{ height: number }>('chain_consensusStatus')).height;
  const binaries = JSON.stringify({ any: { url: 'https://acme.example/2.0.0.tar.gz', sha256: 'ab'.repeat(32) } });
  const plan = ['--name', 'loyalty', '--to-version', '2.0.0', '--height', `${height}`, '--binaries', binaries];
  await said(user, before, 'upgrade', 'schedule', ...plan, '--key', 'dev:0', '--node', old.url, '--yes');
  const buying = ['loyalty', 'buy', '--points', '3', '--key', 'dev:0', '--yes'];
  const early = await node(user, after, ...buying, '--node', old.url);
  assert.is(early.code, 1);
  assert.match(
    early.stderr,
    'error -32602 InvalidParams: Invalid params: operations/0 is loyalty.Buy: no such operation on this chain; chain_listModules lists all',
  );
  const unknown = await old.ask('chain_buyPoints', '3', alice).catch((cause: Error) => cause.message);
  assert.is(unknown, 'the method chain_buyPoints does not exist/is not available');
  await old.stop();

  const tooEarly = await ends(after);
  assert.match(tooEarly.err, /3190 UpgradeNotDue: .*name loyalty/);
  for (let i = 0; i < 2; i++) {
    const due = await ends(before);
    assert.is(due.code, 42, due.err);
    assert.match(due.err, `from height ${height} on the chain needs version 2.0.0, this is 1.0.0`);
  }

  const joined = await spawnProgram(after, ...DEV).started;
  assert.match(await said(user, after, ...buying, '--node', joined.url), /loyalty\.PointsBought/);
  assert.equal(await joined.ask('chain_getPoints', alice), { owner: alice, points: '3' });
  const { parameters } = await joined.ask<{ parameters: { key: string; value: unknown }[] }>(
    'chain_getParameters',
    'loyalty',
  );
  assert.equal(
    parameters.map(({ key, value }) => `${key} ${value}`),
    ['loyalty.price 1000'],
  );
  await joined.stop();

  const { err } = await ends(without);
  assert.match(err, /3150 InvalidGenesis: .*the modules of the chain and of this node differ.*"module 1000 v1"/);
  assert.match(err, 'load each with --module NUMBER:PATH, or run version 2.0.0, to which the chain has upgraded');
  assert.match((await ends(before)).err, /3150 InvalidGenesis/);
});

test.run();
