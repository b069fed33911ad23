/** Genesis files: made, checked, refused. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory, trellis } from './program.js';

test.after(cleanUp);

interface Facts {
  chain_id: number;
  genesis_hash: string;
  state_root: string;
  enforce_signatures: boolean;
  supply: { total: string; balances: string; unissued: string; tokens: number };
  without_keys: number[];
}

const make = (network: string, directory: string, ...flags: string[]) =>
  trellis(
    'genesis',
    'new',
    network,
    '--data-dir',
    directory,
    '--output',
    'json',
    '--genesis-time',
    '1795000000',
    ...flags,
  );

test('a new genesis has the supply of the economics table, and checks to the same hash and root', async () => {
  const directory = await newDirectory();
  const made = await make('mainnet', directory, '--validators', 'dev:0');
  assert.is(made.code, 0, made.err);
  const facts = JSON.parse(made.out) as Facts;
  assert.is(facts.chain_id, 1_618_033);
  assert.ok(facts.enforce_signatures);
  assert.is(facts.supply.total, '1618000000000000000');
  assert.is(facts.supply.balances, '1553280000000000000');
  assert.is(facts.supply.unissued, '64720000000000000');
  assert.is(facts.supply.tokens, 40);
  assert.match(made.err, 'nobody can ever sign for the system accounts 1, 2, 3, 4, 5, 6, 7, 8');

  const checked = JSON.parse((await trellis('genesis', 'check', directory, '--output', 'json')).out) as Facts;
  assert.equal([checked.genesis_hash, checked.state_root], [facts.genesis_hash, facts.state_root]);
  const { chain } = JSON.parse(readFileSync(join(directory, 'genesis.json'), 'utf8')) as { chain: { symbol: string } };
  assert.is(chain.symbol, 'TRL');
});

test('the same words make the same chain, and other tokens make another', async () => {
  const [a, b] = [await newDirectory(), await newDirectory()];
  const [one, two] = await Promise.all([a, b].map((path) => make('testnet', path, '--validators', 'dev:0')));
  const hash = (JSON.parse(one!.out) as Facts).genesis_hash;
  assert.is((JSON.parse(two!.out) as Facts).genesis_hash, hash);
  assert.is((JSON.parse(one!.out) as Facts).enforce_signatures, false);

  const tokens = join(b, 'token-genesis.json');
  writeFileSync(tokens, readFileSync(tokens, 'utf8').replace('"USD Coin"', '"US Coin"'));
  const other = await trellis('genesis', 'check', b, '--output', 'json');
  assert.is.not((JSON.parse(other.out) as Facts).genesis_hash, hash);
});

test('system accounts get keys where they are named', async () => {
  const { out, err } = await make(
    'mainnet',
    await newDirectory(),
    '--validators',
    'dev:0',
    '--system-keys',
    '3=dev:1,8=dev:2',
  );
  assert.equal((JSON.parse(out) as Facts).without_keys, [1, 2, 4, 5, 6, 7]);
  assert.match(err, 'system accounts 1, 2, 4, 5, 6, 7');
});

test('what cannot be a chain is refused and writes nothing', async () => {
  const directory = await newDirectory();
  const refused = async (reason: string, network: string, ...flags: string[]) => {
    const { code, err } = await make(network, directory, ...flags);
    assert.is(code, 1, err);
    assert.match((JSON.parse(err) as { error: { message: string } }).error.message, reason);
  };
  await refused('at least one validator', 'testnet');
  await refused('did you mean testnet?', 'tesnet', '--validators', 'dev:0');
  await refused('not a usable Ed25519 public key', 'testnet', '--validators', '00'.repeat(32));
  await refused('there is no key file', 'testnet', '--validators', join(directory, 'none.key'));
  await refused('must be like 3=KEY', 'testnet', '--validators', 'dev:0', '--system-keys', '9=dev:0');
  assert.not(existsSync(join(directory, 'genesis.json')));

  await make('testnet', directory, '--validators', 'dev:0');
  await refused('exists and is not overwritten', 'testnet', '--validators', 'dev:0');
});

test('a check says where a file is wrong', async () => {
  const directory = await newDirectory();
  await make('testnet', directory, '--validators', 'dev:0');
  const file = join(directory, 'genesis.json');
  const good = readFileSync(file, 'utf8');
  const refused = async (text: string, reason: string | RegExp) => {
    writeFileSync(file, text);
    const { code, err } = await trellis('genesis', 'check', directory);
    assert.is(code, 1);
    assert.match(err, reason);
    assert.is(err.trim().split('\n').length, 1, err);
  };
  await refused(
    good.replace('64720000000000000', '64720000000000001'),
    /3150 InvalidGenesis.*not total_supply.*data.tokens/,
  );
  await refused(good.replace('"epoch_blocks": 1800', '"epoch_blocks": 0'), /3150 InvalidGenesis.*epoch_blocks/);
  await refused(good.slice(0, -10), /genesis.json is not JSON/);
  await refused('[]', /must hold a JSON object/);
  assert.match((await trellis('genesis', 'check', join(directory, 'none'))).err, 'to check');
});

test.run();
