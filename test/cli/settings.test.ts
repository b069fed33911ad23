/** Help in every spelling, completion, and options from the environment and a configuration file. */

import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ALONE, cleanUp, type Ended, MAIN, newDirectory, trellis } from './program.js';

let home: string;

test.before(async () => {
  home = await newDirectory();
  mkdirSync(join(home, 'trellis'));
});
test.after(cleanUp);

/** Runs the command with a configuration, and with variables. */
async function configured(config: unknown, variables: Record<string, string>, ...args: string[]): Promise<Ended> {
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  writeFileSync(join(home, 'trellis/config.json'), text);
  const env = { ...process.env, ...ALONE, XDG_CONFIG_HOME: home, ...variables };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [MAIN, ...args], { env });
    return { code: 0, out: stdout, err: stderr };
  } catch (cause) {
    const { code, stdout, stderr } = cause as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

const row = (out: string, option: string) => new RegExp(`^--${option} .*$`, 'm').exec(out)?.[0] ?? '';

test('help and version work in every spelling, also for groups and modules', async () => {
  const [plain, word] = await Promise.all([trellis('--help'), trellis('help')]);
  assert.is(word.out, plain.out);
  assert.is((await trellis('version')).out, (await trellis('--version')).out);
  assert.is((await trellis('help', 'keys', 'new')).out, (await trellis('keys', 'new', '--help')).out);
  const asked = { keys: 'keys restore', tokens: 'tokens create-token', dex: 'dex swap', docs: 'docs build' };
  for (const [group, command] of Object.entries(asked)) {
    const { code, out } = await trellis(group, '--help');
    assert.is(code, 0, group);
    assert.match(out, command);
  }
  const { out } = await trellis('tokens', 'create-token', '--help');
  assert.match(out, /--owner ADDRESS/);
  assert.match(out, /--mintable true\|false/);
  assert.match(out, /AMOUNT is 1\.5 in whole tokens/);
});

test('the command line overrides the environment, then the section of the command, the general section and the default', async () => {
  const config = { 'rpc-port': 1, 'log-json': true, start: { 'rpc-port': 2, bootnodes: ['a', 'b'] } };
  const { out } = await configured(config, { TRELLIS_GAS_PRICE: '7' }, 'config', 'show', 'start');
  assert.match(row(out, 'rpc-port'), /^--rpc-port +2 +\/.*config\.json +TRELLIS_RPC_PORT$/);
  assert.match(row(out, 'bootnodes'), / a,b /);
  assert.match(row(out, 'log-json'), / true +\/.*config\.json /);
  assert.match(row(out, 'gas-price'), / 7 +TRELLIS_GAS_PRICE /);
  assert.match(row(out, 'block-time'), / 12 +default /);
  const dev = await configured(config, { TRELLIS_RPC_PORT: '3' }, 'config', 'show', 'dev');
  assert.match(row(dev.out, 'rpc-port'), / 3 +TRELLIS_RPC_PORT /);
  const help = await configured(config, {}, 'start', '--help');
  assert.match(help.out, /JSON-RPC port .*\(now\s+2,\s+from \/.*config\.json\)/s);
});

test('config show takes the flags of its command and reports whether each option is typed, set or default', async () => {
  const config = { start: { 'rpc-port': 2, 'data-dir': 'x' } };
  const asked = ['config', 'show', 'start', '--rpc-port', '9', '--light', '-d', 'y', '--output', 'json'];
  const { out } = await configured(config, { TRELLIS_GAS_PRICE: '7' }, ...asked);
  const { command, options } = JSON.parse(out) as { command: string; options: Record<string, unknown>[] };
  const of = (name: string) => options.find(({ option }) => option === name);
  const path = join(home, 'trellis/config.json');
  assert.is(command, 'start');
  const typed = { from: 'flag', source: null };
  assert.equal(of('rpc-port'), { option: 'rpc-port', value: '9', ...typed, variable: 'TRELLIS_RPC_PORT' });
  assert.equal(of('light'), { option: 'light', value: 'true', ...typed, variable: 'TRELLIS_LIGHT' });
  assert.is(of('data-dir')!.value, 'y');
  assert.is(of('gas-price')!.from, 'environment');
  assert.is(of('gas-price')!.source, 'TRELLIS_GAS_PRICE');
  assert.is(of('block-time')!.from, 'default');
  assert.is(of('wal-recover')!.variable, null, 'it is typed each time it is meant');
  const before = await configured(config, {}, 'config', 'show', 'start', '--output', 'yaml');
  assert.match(before.out, `value: "2"\n    from: file\n    source: ${path}`);
  const wrong = await configured({}, {}, 'config', 'show', 'start', '--rpc-prot', '9');
  assert.is(wrong.code, 1);
  assert.match(wrong.err, /no option --rpc-prot; did you mean --rpc-port\?/);
  assert.match(
    (await configured({}, {}, 'config', 'show', 'keys', 'list', '--rpc-port', '9')).err,
    /has no option --rpc-port/,
  );
});

test('config show --resolved lists the values of the chain before the options, and each source other than the default', async () => {
  const { out } = await configured({}, {}, 'config', 'show', '--resolved');
  assert.match(out, /^symbol +TRL +default$/m);
  assert.match(out, /^modules\.tokens +2 +default$/m);
  assert.match(out, /^dev\.params\.governance\.voting_blocks +20 +default$/m);
  assert.match(row(out, 'data-dir'), / \.\/data +default +TRELLIS_DATA_DIR$/);
  const { chain, command } = JSON.parse(
    (await configured({}, {}, 'config', 'show', 'send', '--resolved', '--output', 'json')).out,
  ) as { chain: { name: string; from: string; source: string | null }[]; command: string };
  assert.is(command, 'send');
  assert.equal([...new Set(chain.map(({ from, source }) => `${from} ${source}`))], ['default null']);
});

test('a setting counts as if it were typed, and a typed value wins', async () => {
  const nowhere = { node: 'http://127.0.0.1:9' };
  assert.match((await configured(nowhere, {}, 'call', 'version')).err, /no node responds at http:\/\/127\.0\.0\.1:9 /);
  const typed = await configured(nowhere, { TRELLIS_NODE: 'x' }, 'call', 'version', '--node', '127.0.0.1:8');
  assert.match(typed.err, /no node responds at http:\/\/127\.0\.0\.1:8 /);
});

test('a configuration with an unknown option or an invalid value is rejected with its position', async () => {
  const refused = async (config: unknown, why: RegExp, variables = {}) => {
    const { code, err } = await configured(config, variables, 'keys', 'show', 'dev:0');
    assert.is(code, 1, err);
    assert.match(err, why);
  };
  await refused({ nod: 'x' }, /config\.json: unknown option nod; did you mean node\?/);
  await refused({ start: { rpcport: 1 } }, /config\.json: start: unknown option rpcport; did you mean rpc-port\?/);
  await refused({ start: { node: 'x' } }, /config\.json: start: unknown option node/);
  await refused({ yes: true }, /yes is only allowed on the command line/);
  await refused({ node: { a: 1 } }, /node must be text, a number/);
  await refused('{', /is not JSON/);
  await refused('[]', /must be a JSON object/);
  await refused({}, /cannot be read/, { TRELLIS_CONFIG: join(home, 'none.json') });
});

test('completion offers commands of modules, methods, operations and the values of options', async () => {
  const made = await trellis('completion', 'bash');
  assert.is(made.code, 0, made.err);
  const complete = async (...typed: string[]) => {
    const words = typed.map((word) => `'${word}'`).join(' ');
    const line = `${made.out}\nCOMP_WORDS=(trellis ${words}); COMP_CWORD=${typed.length}; _trellis; echo "\${COMPREPLY[@]}"`;
    return (await promisify(execFile)('bash', ['-c', line])).stdout.trim().split(' ');
  };
  assert.ok((await complete('tokens', 'create')).includes('create-token'));
  assert.equal(await complete('call', 'getBal'), ['getBalance']);
  assert.equal(await complete('tx', 'tokens.BatchT'), ['tokens.BatchTransfer']);
  assert.equal(await complete('keys', 'new', 'x', '--key-type', 'ML'), ['ML-DSA-65']);
  assert.equal(await complete('call', 'version', '--output', 'j'), ['json']);
  assert.ok((await complete('tokens', 'create-token', '--max')).includes('--max-supply'));
  for (const shell of ['zsh', 'fish']) assert.match((await trellis('completion', shell)).out, 'tokens.BatchTransfer');
});

test.run();
