/** Nodes as processes: killed and started again, directories, ports, help, distributions. */

import { existsSync } from 'node:fs';
import { chmod, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { commandsOf } from '../../cli/command-line/command-list.js';
import { defaults } from '../../cli/distribution/default.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import { checkedAddressText } from '../../runtime/lib/crypto/address.js';
import { until } from '../until.js';
import { cleanUp, MAIN, newDirectory, program, spawnNode, startProcess, trellis } from './program.js';

test.after(cleanUp);

test('a killed node resumes with the blocks that it had', async () => {
  const dataDir = await newDirectory();
  const first = await startProcess('dev', '--data-dir', dataDir);
  const [from, to] = [...first.output().matchAll(/^dev:\d +(trl\S+)$/gm)].map(([, address]) => address!);
  const sent = await first.ask<{ receipt: { block_height: number; block_hash: string } }>(
    'chain_transfer',
    from,
    to,
    'TRL',
    '7',
    { wait: 'included' },
  );
  const { block_height, block_hash } = sent.receipt;
  await first.stop('SIGKILL');

  const second = await startProcess('dev', '--data-dir', dataDir);
  const block = await second.ask<{ hash: string }>('chain_getBlockByHeight', block_height);
  assert.is(block.hash, block_hash);
  await until(async () => {
    const head = await second.ask<{ finalized_height: number }>('chain_consensusStatus');
    return head.finalized_height > block_height;
  });
  assert.is((await second.stop()).code, 0);

  const other = await trellis('dev', '--data-dir', dataDir, '--enforce-signatures');
  assert.is(other.code, 64);
  assert.match(other.err, 'was created without --enforce-signatures');
  const epochs = await trellis('dev', '--data-dir', dataDir, '--epoch-blocks', '3');
  assert.is(epochs.code, 64);
  assert.match(epochs.err, /has epochs of 1800 blocks, which is permanent; add --reset/);
  // Of an upgrade that failed on the old chain.
  await writeFile(join(dataDir, 'supervisor.json'), '{}');
  const fresh = await startProcess('dev', '--data-dir', dataDir, '--reset', '--enforce-signatures');
  const { transactions } = await fresh.ask<{ transactions: unknown[] }>('chain_getRecentTransactions');
  assert.equal(transactions, [], 'nothing of the old chain is left in what follows it');
  assert.not.ok(existsSync(join(dataDir, 'supervisor.json')));
  assert.is((await fresh.stop()).code, 0);
});

test('a node asked to stop during startup stops cleanly as soon as it has started', async () => {
  const dataDir = await newDirectory();
  const starting = spawnNode('dev', '--data-dir', dataDir);
  const gone = starting.started.catch(() => undefined);
  // It is written after the handlers of signals are in place.
  await until(async () => existsSync(join(dataDir, 'version.json')));
  const { code, err } = await starting.stop();
  await gone;
  assert.is(code, 0, err);
  assert.match(err, /stopped\n$/);
  assert.ok(existsSync(join(dataDir, 'state-tree')), 'what a clean stop leaves');
});

test('an ephemeral chain leaves nothing behind', async () => {
  const node = await startProcess('dev', '--ephemeral');
  const path = /^data +(.*), deleted at exit$/m.exec(node.output())![1]!;
  assert.ok(existsSync(path));
  assert.is((await node.stop()).code, 0);
  assert.not(existsSync(path));
});

test('a module that throws halts the node, which reports why', async () => {
  const module = join(await newDirectory(), 'bad.mjs');
  await writeFile(
    module,
    `export default ({ module }) => module('bad', {}).define({ hooks: { blockEnd() { null.x; } } });`,
  );
  const { code, err } = await trellis('dev', '--ephemeral', '--rpc-port', '0', '--module', module);
  assert.is(code, 70);
  assert.match(err, /^error: consensus halted and the node stopped: bad.blockEnd threw at height 1: Cannot read/m);
});

test('start runs the chain of its directory, and a directory keeps its chain', async () => {
  const dataDir = await newDirectory();
  const key = join(dataDir, 'my.key');
  const none = await trellis('start', '--data-dir', dataDir);
  assert.is(none.code, 64);
  assert.match(none.err, /no genesis\.json in .* To try a chain: .* dev; to create one: .* genesis new/);

  await trellis('keys', 'new', key);
  const genesis = ['genesis', 'new', 'testnet', '--data-dir', dataDir, '--validators', key, '--upgrade-authority', key];
  assert.is((await trellis(...genesis)).code, 0);
  const node = await startProcess('start', '-d', dataDir, '--validator-key', key, '--block-time', '0.5');
  const info = await node.ask<{ chain_id: number; validator: string }>('chain_nodeInfo');
  assert.is(info.chain_id, 1_618_032);
  assert.match(info.validator, /^trl/);
  await until(async () => (await node.ask<{ height: number }>('chain_consensusStatus')).height > 1);
  // The validator has its first fees.
  const pay = (to: string) => trellis('send', key, to, '1', '--node', node.url);
  const unchecked = await pay(`0x${'5'.repeat(64)}`);
  assert.match(unchecked.err, /^warning: trl\w+ has no checksum: compare every letter/m);
  const checked = await pay(checkedAddressText('5'.repeat(64) as Address, 'trl'));
  assert.is(checked.code, 0, checked.err);
  assert.not.match(checked.err, 'has no checksum');
  assert.is((await node.stop()).code, 0);

  await Promise.all(['genesis.json', 'token-genesis.json'].map((name) => rm(join(dataDir, name))));
  assert.is((await trellis(...genesis, '--genesis-time', '1795000000')).code, 0);
  const wrong = await trellis('start', '-d', dataDir, '--rpc-port', '0');
  assert.is(wrong.code, 64);
  assert.match(wrong.err, 'error 3123 DataOfAnotherChain');
  const dev = await trellis('dev', '-d', dataDir, '--reset');
  assert.is(dev.code, 64);
  assert.match(dev.err, '--reset deletes only dev chains');
  assert.ok((await readdir(dataDir)).includes('genesis.json'));
});

test('an unwritable directory is rejected', async () => {
  const parent = await newDirectory();
  await writeFile(join(parent, 'file'), '');
  await chmod(parent, 0o500);
  const inFile = await trellis('dev', '--data-dir', join(parent, 'file', 'chain'), '--rpc-port', '0');
  assert.is(inFile.code, 64);
  assert.match(inFile.err, /^error 3121 DataDirectoryNotWritable: .*choose another directory/);
  const nowhere = await trellis('dev', '--data-dir', '/proc/trellis', '--rpc-port', '0');
  assert.is(nowhere.code, 64);
  assert.match(nowhere.err, 'DataDirectoryNotWritable');
});

test('invalid values, flags and commands exit with one line and the usage code', async () => {
  const refused = async (reason: string, code: number, ...args: string[]) => {
    const ended = await trellis(...args);
    assert.is(ended.code, code, ended.err);
    assert.match(ended.err, reason);
    assert.is(ended.err.trim().split('\n').length, 1, ended.err);
  };
  await refused('error 3160 InvalidOption', 64, 'start', '--rpc-port', '99999');
  for (const seconds of ['soon', '0.4', '12.1', '1e1', '0.5555'])
    await refused('--block-time', 64, 'dev', '--block-time', seconds);
  await refused('did you mean --rpc-port?', 64, 'dev', '--rpc-prot', '1');
  await refused('unknown command devv; did you mean dev?', 1, 'devv');
  await refused('keys needs a command: new, restore, list, show, encrypt, reference, prove, convert', 1, 'keys');
});

test('help lists every command and option', async () => {
  const { code, out } = await trellis('--help');
  assert.is(code, 0);
  for (const { words } of commandsOf(defaults)) assert.match(out, new RegExp(`^  ${words}\\b`, 'm'));
  assert.match(out, '  send <key> <to> <amount> [token]  ');
  const start = await trellis('start', '--help');
  assert.match(start.out, /-d, --data-dir PATH +Data directory \(default \.\/data\)/);
  assert.match(start.out, /-v, --verbose/);
  assert.is((await trellis('--version')).out, '0.1.0\n');
});

test('shell completion lists the commands', async () => {
  const { out } = await trellis('completion', 'bash');
  assert.match(out, '"keys"*) words="new restore list show encrypt reference prove convert" ;;');
  assert.match((await trellis('completion', 'zsh')).out, '#compdef trellis');
  assert.match((await trellis('completion', 'fish')).out, "-a dev -d 'Run a development chain");
  assert.match((await trellis('completion', 'fisch')).err, 'did you mean fish?');
});

test('a custom distribution is one short file', async () => {
  const directory = await newDirectory();
  const file = join(directory, 'acorn.mjs');
  await writeFile(
    file,
    `import { defaults, run } from '${pathToFileURL(join(dirname(MAIN), 'index.js')).href}';
     import { module } from '${pathToFileURL(join(dirname(MAIN), '../runtime/sdk.js')).href}';
     const hello = module('hello', { about: 'Says hello.' }).define({});
     await run({ ...defaults, name: 'Acorn', symbol: 'ACN', addressPrefix: 'acn', modules: [...defaults.modules, [1000, hello]] });`,
  );
  const made = await program(
    file,
    'genesis',
    'new',
    'dev',
    '-d',
    directory,
    '--validators',
    'dev:0',
    '--upgrade-authority',
    'dev:0',
  );
  assert.is(made.code, 0, made.err);
  assert.match(made.out, /^chain +Acorn dev/m);
  assert.match(made.out, /^supply +1,618,000,000 ACN/m);
  assert.match((await program(file, 'keys', 'show', 'dev:0')).out, /^address +acn/m);
  const ours = await trellis('genesis', 'check', directory);
  assert.match(ours.err, '1000 hello v1');
});

test.run();
