/** The dev chain and the commands that talk to a node, as processes. */

import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { takeLock } from '../../runtime/lib/storage/lock-file.js';
import { until } from '../until.js';
import { cleanUp, type Ended, type NodeProcess, newDirectory, startProcess, trellis } from './program.js';

/** One node for all tests: signatures enforced, with a module from outside. */
let node: NodeProcess;
let module: string;
let addresses: string[];

test.before(async () => {
  const directory = await newDirectory();
  module = join(directory, 'loyalty.mjs');
  writeFileSync(
    module,
    `export default ({ module, t, cell, fn }) => module('loyalty', {
      state: { given: cell(0, t.u32, 0) },
    }).define({
      operations: {
        Give: {
          about: 'Give points.', params: { points: t.u32, key: t.option(t.text(1, 8)) }, gas: 30_000,
          rpc: ['givePoints', 'points', 'key', 'sender'],
          execute({ state }, { points }) { state.given.put(state.given.get() + points); },
        },
        Take: {
          about: 'Take points back.', params: { how_many: t.u32 }, gas: 30_000,
          cli: { words: 'loyalty take-back', flags: { how_many: 'points' } },
          execute({ state }, { how_many }) { state.given.put(state.given.get() - how_many); },
        },
      },
      methods: {
        getGiven: {
          about: 'The points given, if they are enough.',
          signature: fn({ minimum: t.option(t.u32) }, t.option(t.struct({ given: t.u32 }))),
          cli: { words: 'loyalty given', flags: { minimum: 'at-least' } },
          read({ state }, { minimum }) { return state.given.get() < (minimum ?? 0) ? null : { given: state.given.get() }; },
        },
      },
    });`,
  );
  node = await startProcess('dev', '--data-dir', join(directory, 'chain'), '--enforce-signatures', '--module', module);
  addresses = [...node.output().matchAll(/^dev:\d +(trl\S+)$/gm)].map(([, address]) => address!);
});
test.after(cleanUp);

const on = (...args: string[]): Promise<Ended> => trellis(...args, '--node', node.url);
const balance = async (address: string, token = 'TRL'): Promise<bigint> =>
  BigInt((await node.ask<{ balance: string }>('chain_getBalance', address, token)).balance);
const refused = async (reason: string | RegExp, code: number, ...args: string[]): Promise<void> => {
  const ended = await on(...args);
  assert.is(ended.code, code, ended.out + ended.err);
  assert.match(ended.err, reason);
  assert.is(ended.out, '');
  assert.match(ended.err.trim().split('\n').at(-1)!, /^error/);
};

test('dev prints what a beginner needs, and its curl line transfers tokens', async () => {
  const shown = node.output();
  assert.is(addresses.length, 10);
  assert.match(shown, 'chain id    1618031');
  assert.match(shown, 'signatures  enforced');
  assert.is([...shown.matchAll(/^dev:\d +[0-9a-f]{64}$/gm)].length, 10);
  const curl = /^curl .*$/m.exec(shown)![0];
  const before = await balance(addresses[1]!);
  const { stdout } = await promisify(execFile)('sh', ['-c', curl]);
  const { result } = JSON.parse(stdout) as { result: { status: string; receipt: { signatures: unknown[] } } };
  assert.is(result.status, 'included');
  assert.is(result.receipt.signatures.length, 1, 'the node signs for the accounts of the dev chain');
  assert.is((await balance(addresses[1]!)) - before, 1_500_000_000n);
});

test('send transfers tokens, shows what it signs, and prints the cost', async () => {
  const before = await balance(addresses[3]!);
  const { code, out, err } = await on('send', 'dev:2', addresses[3]!, '0.25');
  assert.is(code, 0, err);
  assert.match(out, /^sent +0.25 TRL$/m);
  assert.match(out, /^block +\d+ \(/m);
  assert.match(out, /^fee +0.00021 TRL \(21000 gas at 10\)$/m);
  assert.match(err, `signing Transfer {"to":"${addresses[3]}"`);
  assert.match(err, 'chain: Trellis dev (1618031)');
  assert.match(err, 'fee at most 0.00021 TRL');
  assert.is((await balance(addresses[3]!)) - before, 250_000_000n);
});

test('names of dev accounts work wherever an address is expected', async () => {
  const before = await balance(addresses[1]!);
  assert.is((await on('send', 'dev:2', 'dev:1', '0.25')).code, 0);
  const operation = ['tokens.Transfer', 'to=dev:1', 'token_symbol=TRL', 'amount=0.25TRL'];
  assert.is((await on('tx', ...operation, '--key', 'dev:2')).code, 0);
  assert.is((await balance(addresses[1]!)) - before, 500_000_000n);
  const called = await on('call', 'chain_getBalance', 'dev:1', 'TRL', '--output', 'json');
  assert.is((JSON.parse(called.out) as { address: string }).address, addresses[1]);
  await refused('there is no account dev:10: the dev chain has dev:0 to dev:9', 1, 'send', 'dev:0', 'dev:10', '1');
});

test('a dry run prints the cost and changes nothing', async () => {
  const before = await balance(addresses[4]!);
  const { code, out } = await on('send', 'dev:2', addresses[4]!, 'raw:5', '--dry-run');
  assert.is(code, 0);
  assert.match(out, 'nothing was sent');
  assert.match(out, /^amount +0.000000005 TRL$/m);
  assert.is(await balance(addresses[4]!), before);
});

test('post-quantum keys sign as well', async () => {
  const show = await trellis('keys', 'show', 'dev:5', '--key-type', 'ML-DSA-65', '--output', 'json');
  const { address } = JSON.parse(show.out) as { address: string };
  assert.is((await on('send', 'dev:5', address, '2')).code, 0);
  const sent = await on('send', 'dev:5', addresses[5]!, '1', '--key-type', 'ML-DSA-65', '--output', 'json');
  assert.is(sent.code, 0, sent.err);
  const { from, signatures } = JSON.parse(sent.out) as { from: string; signatures: { key_type: string }[] };
  assert.equal([from, signatures[0]!.key_type], [address, 'ML-DSA-65']);
});

test('send rejects invalid input in one line, before or after querying the node', async () => {
  const to = addresses[1]!;
  await Promise.all([
    refused('1,5 is not an amount; use a dot as decimal point', 1, 'send', 'dev:0', to, '1,5'),
    refused('has too many decimals', 1, 'send', 'dev:0', to, '0.0000000001'),
    refused('the recipient nobody is not an address of this chain', 1, 'send', 'dev:0', 'nobody', '1'),
    refused('there is no token USDCC; did you mean USDC?', 1, 'send', 'dev:0', to, '1', 'USDCC'),
    refused(/error 1003 InsufficientBalance: .*token TRL, have/, 1, 'send', 'dev:6', to, '99999999'),
    refused(/error 1005 FeeBelowFloor/, 1, 'send', 'dev:0', to, '1', '--gas-price', '9'),
    refused('it may cost 2,100 TRL, and --max-fee is 1 TRL', 1, 'send', 'dev:0', to, '1', '--gas-price', '100000000'),
    refused('--wait must be included or pending', 1, 'send', 'dev:0', to, '1', '--wait', 'ever'),
    refused(/1051 PublicKeyMismatch|1050 KeyNotAuthorized/, 1, 'send', 'dev:0', to, '1', '--from', addresses[7]!),
  ]);
});

test('call takes plain words by position or by name, with or without the prefix', async () => {
  const plain = await on('call', 'getbalance', addresses[8]!, 'trl');
  assert.match(plain.out, /^formatted +1000000$/m);
  const named = await on('call', 'chain_getBalance', 'token_symbol=TRL', `address=${addresses[8]}`, '--output', 'json');
  assert.is((JSON.parse(named.out) as { formatted: string }).formatted, '1000000');
  const table = await on('call', 'listModules');
  assert.match(table.out, /^modules$/m);
  assert.is((await on('call', 'version')).out, '0.1.0\n');
  const raw = await on(
    'call',
    'estimateFee',
    addresses[8]!,
    `[{"Transfer":{"to":"${addresses[9]}","token_symbol":"TRL","amount":"1"}}]`,
  );
  assert.match(raw.out, /^gas_used +21000$/m);
});

test('call rpc.discover returns the document of all methods, and a typo of it gets a suggestion', async () => {
  const { out } = await on('call', 'rpc.discover', '--output', 'json');
  const { methods } = JSON.parse(out) as { methods: { name: string }[] };
  assert.ok(methods.some(({ name }) => name === 'chain_getBalance'));
  await refused('did you mean rpc.discover?', 1, 'call', 'rpc.discovr');
});

test('call rejects unknown methods with the nearest name, and parameters that do not fit', async () => {
  await Promise.all([
    refused('did you mean getBalance?', 1, 'call', 'gteBalance'),
    refused(
      'token_symbol is missing: chain_getBalance takes <address> <token_symbol>',
      1,
      'call',
      'getBalance',
      addresses[0]!,
    ),
    refused('height: x is not', 1, 'call', 'getBlockByHeight', 'x'),
    refused('unexpected parameter 1', 1, 'call', 'version', '1'),
    refused(/error -32602 InvalidParams/, 1, 'call', 'getBalance', 'x', 'TRL'),
  ]);
  const { code, err } = await trellis('call', 'version', '--node', 'http://127.0.0.1:1', '--output', 'json');
  assert.is(code, 2);
  assert.match((JSON.parse(err) as { error: { message: string } }).error.message, 'no node responds at');
});

test('tx sends any operation by its fields, and amounts must name their unit', async () => {
  const before = await balance(addresses[9]!);
  const fields = ['token_symbol=TRL', `to=${addresses[9]}`];
  const sent = await on('tx', 'tokens.transfer', ...fields, 'amount=1.5TRL', '--key', 'dev:8');
  assert.is(sent.code, 0, sent.err);
  assert.match(sent.out, /^tokens.Transfer$/m);
  assert.is((await balance(addresses[9]!)) - before, 1_500_000_000n);
  await Promise.all([
    refused('15USDC names another token', 1, 'tx', 'Transfer', ...fields, 'amount=15USDC', '--key', 'dev:8'),
    refused('did you mean Transfer?', 1, 'tx', 'Transferr', '--key', 'dev:8'),
    refused('Transfer has no field too; did you mean to?', 1, 'tx', 'Transfer', 'too=x', '--key', 'dev:8'),
    refused('Transfer needs amount=', 1, 'tx', 'Transfer', ...fields, '--key', 'dev:8'),
    refused('--key is missing', 1, 'tx', 'Transfer', ...fields),
  ]);
});

test('each operation of a module is a command of its own and reports what it created', async () => {
  const about = `--name Acorn --symbol ACN --decimals 6 --supply raw:5000000 --owner ${addresses[0]}`.split(' ');
  const { code, out, err } = await on('tokens', 'create-token', ...about, '--key', 'dev:0', '--output', 'json');
  assert.is(code, 0, err);
  const { created } = JSON.parse(out) as { created: { mint: string; symbol: string } };
  const token = await node.ask<{ mint: string }>('chain_getTokenInfo', 'ACN');
  assert.is(created.mint, token.mint);
  assert.is((await on('send', 'dev:0', addresses[1]!, '1.5', 'acn')).code, 0);
  assert.is(await balance(addresses[1]!, 'ACN'), 1_500_000n);
  assert.match((await trellis('tokens', 'create-token', '--help')).out, /^ +--max-supply AMOUNT/m);
  assert.match((await trellis('tokens', 'creat-token')).err, 'did you mean create-token?');
});

test('an operation that only the node can decode is signed only with --trust-node or with the module loaded', async () => {
  const give = ['tx', 'loyalty.Give', 'points=3', '--key', 'dev:7'];
  await refused(
    /NotSigned: .*unknown operation loyalty\.Give\); load the modules of the node with --module/,
    1,
    ...give,
  );
  const derivedGive = 'loyalty give --points 4 --field-key a --key dev:6 --module'.split(' ');
  const [trusted, derived] = await Promise.all([on(...give, '--trust-node'), on(...derivedGive, module)]);
  assert.is(trusted.code, 0, trusted.err);
  assert.match(trusted.err, 'trusting the node');
  assert.not.match(derived.err, 'trusting the node');
  assert.is(derived.code, 0, derived.err);
  assert.match(derived.err, 'signing loyalty.Give {"points":4,"key":"a"}');
});

test('a module names the words and flags of its commands, queries included', async () => {
  const given = (...flags: string[]) => on('loyalty', 'given', ...flags, '--module', module);
  const { given: before } = JSON.parse((await given('--output', 'json')).out) as { given: number };
  const taken = await on('loyalty', 'take-back', '--points', '1', '--key', 'dev:7', '--module', module);
  assert.is(taken.code, 0, taken.err);
  assert.match((await given()).out, new RegExp(`^given +${before - 1}$`, 'm'));
  assert.is((await given('--at-least', '1000')).out, '-\n');
  assert.match((await given('--at-last', '1')).err, 'did you mean --at-least?');
});

test('several operations go into one bundle as JSON', async () => {
  const memos = '[{"Memo":{"data":"0x01"}},{"Memo":{"data":"0x02"}}]';
  const { code, out } = await on('tx', memos, '--key', 'dev:6', '--memo', 'two', '--output', 'json');
  assert.is(code, 0);
  assert.is((JSON.parse(out) as { operations: unknown[] }).operations.length, 2);
  await refused('the operations are not valid JSON', 1, 'tx', '[{', '--key', 'dev:6');
});

test('a second chain cannot use a directory or port that is in use', async () => {
  const dataDir = /^data +(.*)$/m.exec(node.output())![1]!;
  const [locked, reset, busy] = await Promise.all([
    trellis('dev', '--data-dir', dataDir, '--rpc-port', '0', '--module', module),
    trellis('dev', '--data-dir', dataDir, '--reset'),
    trellis('dev', '--ephemeral', '--rpc-port', new URL(node.url).port),
  ]);
  assert.is(locked.code, 75);
  assert.match(locked.err, 'error 3122 DataDirectoryLocked');
  assert.is(reset.code, 75, 'a chain in use is not deleted');
  assert.is(busy.code, 75);
  assert.match(busy.err, /error 3111 PortInUse: .*--rpc-port/);
  assert.is(readFileSync(join(dataDir, 'keys', '0.key'), 'utf8').length, 64);
});

test('a chain is not deleted while its supervisor runs, even if no node runs at the moment', async () => {
  const dataDir = await newDirectory();
  const mine = await startProcess('dev', '--data-dir', dataDir);
  await mine.stop();
  const release = await takeLock(join(dataDir, 'supervisor.lock'));
  const { code, err } = await trellis('dev', '--data-dir', dataDir, '--reset');
  assert.is(code, 75);
  assert.match(err, /error 3122 DataDirectoryLocked.*supervisor\.lock/);
  assert.is(readFileSync(join(dataDir, 'keys', '0.key'), 'utf8').length, 64, 'nothing is deleted');
  await release();
});

test('--reset deletes everything of the chain and leaves other files alone', async () => {
  const dataDir = await newDirectory();
  const mine = await startProcess('dev', '--data-dir', dataDir, '--elastic-state', '--block-time', '0.5');
  await until(() => existsSync(join(dataDir, 'state-history')), 'old state is kept');
  await mine.stop();
  mkdirSync(join(dataDir, 'mine'));
  const folders = readdirSync(dataDir, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of folders) writeFileSync(join(dataDir, name, 'left-over'), '');
  assert.ok(folders.length > 6, folders.map(({ name }) => name).join(' '));
  const again = await startProcess('dev', '--data-dir', dataDir, '--reset');
  const left = folders.map(({ name }) => name).filter((name) => existsSync(join(dataDir, name, 'left-over')));
  assert.equal(left, ['mine']);
  await again.stop();
});

test('dev stops cleanly on request', async () => {
  const { code, err } = await node.stop('SIGINT');
  assert.is(code, 0);
  assert.match(err, /stopped\n$/);
});

test('a dev chain can be founded with an existing validator key, whose file stays unchanged', async () => {
  const directory = await newDirectory();
  const [key, data] = [join(directory, 'mine.key'), join(directory, 'chain')];
  writeFileSync(key, 'ab'.repeat(32), { mode: 0o600 });
  const mine = await startProcess('dev', '--data-dir', data, '--validator-key', key);
  const { validators } = await mine.ask<{ validators: { consensus_key: string }[] }>('chain_listValidators');
  const { height } = await mine.ask<{ height: number }>('chain_nodeInfo');
  assert.ok(height >= 0);
  await mine.stop();
  assert.is(readFileSync(key, 'utf8'), 'ab'.repeat(32));
  const shown = await trellis('keys', 'show', key, '--output', 'json');
  const { public_key } = JSON.parse(shown.out) as { public_key: string };
  assert.match(JSON.stringify(validators), public_key);
  const other = join(directory, 'other.key');
  writeFileSync(other, 'cd'.repeat(32), { mode: 0o600 });
  const again = await startProcess('dev', '--data-dir', data, '--validator-key', other);
  assert.match((await again.stop()).err, /has another validator key.*--reset/);
});

test('keys stored elsewhere sign for their accounts, encrypted or not, and stay where they are', async () => {
  const directory = await newDirectory();
  const [data, plain, locked] = ['chain', 'payer.key', 'locked.key'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  const passphrase = join(directory, 'passphrase');
  writeFileSync(passphrase, 'correct horse\n', { mode: 0o600 });
  assert.is((await trellis('keys', 'new', plain)).code, 0);
  assert.is((await trellis('keys', 'new', locked, '--encrypt', '--passphrase-file', passphrase)).code, 0);
  const files = [plain, locked];
  const before = files.map((file) => readFileSync(file, 'utf8'));
  const own = await startProcess(
    ...['dev', '--data-dir', data, '--enforce-signatures', '--passphrase-file', passphrase],
    ...['--wallet-key', files.join(',')],
  );
  const [, rich] = /^dev:0 +(trl\S+)$/m.exec(own.output())!;
  for (const file of files) {
    const shown = await trellis('keys', 'show', file, '--passphrase-file', passphrase, '--output', 'json');
    const { address } = JSON.parse(shown.out) as { address: string };
    await own.ask('chain_transfer', rich, address, 'TRL', '5000000000', { wait: 'included' });
    const paid = await own.ask<{ receipt: { status: string } }>('chain_transfer', address, rich, 'TRL', '1', {
      wait: 'included',
    });
    assert.is(paid.receipt.status, 'success');
  }
  await own.stop();
  assert.equal(
    files.map((file) => readFileSync(file, 'utf8')),
    before,
  );
  assert.is(readdirSync(join(data, 'keys')).length, 10, 'only those that everybody knows');
});

test('dev starts from a prepared genesis with its own validator key and the well-known accounts', async () => {
  const directory = await newDirectory();
  const [key, prepared] = [join(directory, 'mine.key'), join(directory, 'prepared')];
  writeFileSync(key, 'ab'.repeat(32), { mode: 0o600 });
  const shown = await trellis('keys', 'show', key, '--output', 'json');
  const { public_key } = JSON.parse(shown.out) as { public_key: string };
  const made = await trellis(
    'genesis',
    'new',
    'dev',
    '--validators',
    public_key,
    '--data-dir',
    prepared,
    '--upgrade-authority',
    public_key,
  );
  assert.is(made.code, 0, made.err);
  const file = join(prepared, 'genesis.json');
  const genesis = JSON.parse(readFileSync(file, 'utf8')) as { genesis_time: number };
  writeFileSync(file, JSON.stringify({ ...genesis, genesis_time: 1_750_000_000 }));
  const keyless = await trellis('dev', '--ephemeral', '--genesis', prepared, '--rpc-port', '0');
  assert.is(keyless.code, 64);
  assert.match(keyless.err, /is not the one of dev: give its key with --validator-key/);
  const other = join(directory, 'other.json');
  writeFileSync(other, JSON.stringify({ ...genesis, genesis_time: 1_750_000_001 }));
  /** The key in a place of its own: beside it stands what it signed, and another chain knows nothing of that. */
  const keyFor = (chain: string): string => {
    const own = join(directory, `key-${chain}`);
    mkdirSync(own);
    copyFileSync(key, join(own, 'mine.key'));
    return join(own, 'mine.key');
  };
  for (const from of [prepared, file]) {
    const data = join(directory, `chain-${from === file}`);
    const validatorKey = keyFor(`${from === file}`);
    const node = await startProcess('dev', '--data-dir', data, '--genesis', from, '--validator-key', validatorKey);
    const { height } = await node.ask<{ height: number }>('chain_nodeInfo');
    assert.ok(height >= 0);
    const first = await node.ask<{ timestamp: number }>('chain_getBlockByHeight', 0);
    assert.is(first.timestamp, 1_750_000_000);
    await node.stop();
    assert.ok(existsSync(join(data, 'keys/0.key')) && !existsSync(join(data, 'validator.key')));
    const again = await startProcess('dev', '--data-dir', data, '--genesis', from, '--validator-key', validatorKey);
    await again.stop();
    const own = ['--validator-key', validatorKey, '--rpc-port', '0'];
    const twice = await trellis('dev', '--data-dir', data, '--genesis', other, ...own);
    assert.match(twice.err, /contains a chain with another genesis than .*: add --reset to replace it/);
  }
  const beside = await startProcess('dev', '--data-dir', prepared, '--validator-key', keyFor('beside'));
  await beside.stop();
  assert.match(
    (await trellis('dev', '--ephemeral', '--genesis', join(directory, 'nothing'))).err,
    /no genesis\.json in/,
  );
});

test.run();
