/** `trellis init` from the packed package: files from which a chain with a name of its own is compiled and runs. */

import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, spawnProgram } from '../cli/program.js';
import { ROOT } from '../client/project.js';
import { compiled, INIT_FILES, node, pack, stranger } from './stranger.js';

test.after(cleanUp);

const MAIN = 'node_modules/trellis/dist/cli/main.js';
const folder = await stranger(await pack());
const own = join(folder, 'my-chain');
const made = await node(folder, MAIN, 'init', 'my-chain', '--symbol', 'ACN', '--prefix', 'acn');
const BUILD = ['--module', 'nodenext', '--target', 'es2023', '--types', 'node', 'chain.config.ts'];

test('init writes its files and prints the next steps', () => {
  assert.is(made.code, 0, made.stderr);
  assert.equal(readdirSync(own).sort(), INIT_FILES);
  assert.match(made.stdout, 'next: cd my-chain && npm install && npm start');
  const { bin, scripts } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  assert.equal(bin, { 'my-chain': 'chain.config.js' });
  assert.is(scripts!.build, `tsc --ignoreConfig --strict ${BUILD.join(' ')}`);
});

test('container, systemd unit and CI workflow use the names of the chain, and keep the hardening of Trellis', () => {
  const textOf = (path: string): string => readFileSync(join(own, path), 'utf8');
  const [container, unit, workflow] = ['Dockerfile', 'my-chain.service', '.github/workflows/check.yml'].map(textOf);
  for (const text of [container!, unit!, workflow!]) assert.not.match(text, /trellis|docs\//i);
  assert.match(container!, /^ENTRYPOINT \["node", "\/app\/chain\.config\.js"\]$/m);
  assert.match(container!, / MY_CHAIN_DATA_DIR=\/data /);
  assert.match(unit!, /^ExecStart=\/usr\/bin\/node \/opt\/my-chain\/chain\.config\.js supervise -- start$/m);
  assert.match(unit!, /^User=my-chain$/m);
  const rules = (text: string): readonly string[] =>
    text.split('\n').filter((line) => /^(Protect|Private|Restrict)/.test(line));
  assert.equal(rules(unit!), rules(readFileSync(join(ROOT, 'docs/operate/trellis.service'), 'utf8')));
  assert.match(workflow!, /^ {6}- run: node chain\.config\.js genesis check \.$/m);
});

test('the chain compiles under strict types and runs with its own name, token, ids and genesis', async () => {
  renameSync(join(folder, 'node_modules'), join(own, 'node_modules'));
  assert.is(await compiled(own, ...BUILD), '');
  const program = join(own, 'chain.config.js');
  const help = await node(own, program, '--help');
  assert.match(help.stdout, /^My Chain 0\.1\.0: /);
  assert.not.match(help.stdout, /^ {2}init /m, 'chains do not make chains');
  const checked = await node(own, program, 'genesis', 'check', '.');
  assert.is(checked.code, 0, checked.stderr);
  const chain = await spawnProgram(program, 'dev', '--genesis', own, '--ephemeral').started;
  const info = await chain.ask<Record<string, unknown>>('chain_nodeInfo');
  assert.is(`${info.name} ${info.symbol} ${info.address_prefix}`, 'My Chain ACN acn');
  const { chain_id } = JSON.parse(readFileSync(join(own, 'genesis.json'), 'utf8')) as { chain_id: number };
  assert.is(info.chain_id, chain_id);
  const sent = await node(own, program, 'send', 'dev:0', 'dev:1', '1.5', '--node', chain.url);
  assert.match(sent.stdout, /sent +1\.5 ACN/, sent.stderr);
  await chain.stop();
});

test('config show --resolved reports whether the chain, a flag or the default sets each value', async () => {
  const { stdout } = await node(own, join(own, 'chain.config.js'), 'config', 'show', '--resolved', '--rpc-port', '9');
  for (const [name, value, from] of [
    ['name', 'My Chain', 'chain.config.ts'],
    ['decimals', '9', 'chain.config.ts'],
    ['dataDir', './my-chain-data', 'chain.config.ts'],
    ['prefixes.address', 'acn', 'chain.config.ts'],
    ['tokens', 'none', 'chain.config.ts'],
    ['epochBlocks', '1800', 'default'],
    ['modules.tokens', '2', 'default'],
    ['--data-dir', './my-chain-data', 'chain.config.ts'],
    ['--rpc-port', '9', 'flag'],
    ['--block-time', '12', 'default'],
  ]) {
    assert.match(stdout, new RegExp(`^${name} +${value} +${from}`, 'm'));
  }
});

test('a chain rejects a changed genesis, and a changed distribution asks to regenerate it', async () => {
  const program = join(own, 'chain.config.js');
  const data = join(own, 'data');
  const begun = await spawnProgram(program, 'dev', '--genesis', own, '--data-dir', data).started;
  await begun.stop();
  const path = join(own, 'genesis.json');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('"gas.price_floor": 10', '"gas.price_floor": 11'));
  const other = await node(own, program, 'dev', '--genesis', '.', '--data-dir', data, '--rpc-port', '0');
  assert.match(other.stderr, /contains a chain with another genesis than \.: add --reset to replace it/);
  const config = join(own, 'chain.config.js');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace('modules: [], plugins: []', "modules: ['anchor'], plugins: []"),
  );
  const fewer = await node(own, program, 'dev', '--genesis', '.', '--ephemeral', '--rpc-port', '0');
  assert.match(fewer.stderr, /the modules of the file and of this node differ/);
  assert.match(fewer.stderr, /genesis new dev --data-dir \. --force; then add --reset/);
  const anew = await node(own, program, 'genesis', 'new', 'dev', '--data-dir', '.', '--force');
  assert.is(anew.code, 0, anew.stderr);
  const chain = await spawnProgram(program, 'dev', '--genesis', own, '--ephemeral').started;
  await chain.stop();
});

test('a folder in use and an invalid name are rejected', async () => {
  const again = await node(own, MAIN, 'init', '.');
  assert.match(again.stderr, 'is not empty: choose a new folder');
  const short = await node(own, MAIN, 'init', '7');
  assert.match(short.stderr, 'must start with a letter and contain two');
  const wrong = await node(own, MAIN, 'init', 'oak', '--prefix', 'OAK');
  assert.match(wrong.stderr, /defineChain: .*address_prefix/);
  assert.not(readdirSync(own).includes('oak'));
});

test.run();
