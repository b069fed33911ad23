/** Genesis files: made, checked, refused. */

import { existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { writeGenesisFiles } from '../../cli/genesis/files.js';
import { devAddress } from '../../cli/keys/dev-accounts.js';
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

const SYSTEM_KEYS = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n}=dev:${n}`).join(',');
const ROLES = 'issuer=dev:5,minter=dev:6,pauser=dev:7,blocklister=dev:8,attestor=dev:9';

/** Makes files with an upgrade authority. */
const make = (network: string, directory: string, ...flags: string[]) =>
  makeAsGiven(network, directory, '--upgrade-authority', 'dev:9', ...flags);

const makeAsGiven = (network: string, directory: string, ...flags: string[]) =>
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

test('a new genesis warns of security layers that its stablecoins lack, and says which options add them', async () => {
  const warningsOf = async (...flags: string[]) => {
    const made = await make('mainnet', await newDirectory(), '--validators', 'dev:0', ...flags);
    assert.is(made.code, 0, made.err);
    const { warnings } = JSON.parse(made.out) as { warnings: string[] };
    for (const warning of warnings) assert.ok(made.err.includes(warning), made.err);
    return warnings;
  };
  const bare = await warningsOf('--system-keys', SYSTEM_KEYS);
  assert.is(bare.length, 2);
  assert.match(bare[0]!, /role_separation, .*--stablecoin-roles issuer=KEY/);
  assert.match(bare[1]!, /timelocked_roles.*--system-signers 3=THRESHOLD\/KEY\+KEY/);
  assert.is((await warningsOf('--system-keys', SYSTEM_KEYS, '--stablecoin-roles', ROLES)).length, 1);
  const keys = SYSTEM_KEYS.replace('3=dev:3,', '');
  const signers = ['--system-keys', keys, '--system-signers', '3=2/dev:3+dev:4+dev:1'];
  assert.equal(await warningsOf(...signers, '--stablecoin-roles', ROLES), []);
});

interface Token {
  symbol: string;
  decimals: number;
  standard: string;
  supply: string;
  bridge?: object;
  security?: object;
}

interface File {
  native: Record<string, unknown>;
  accounts: { address: string; label: string; balance: string; keys?: unknown; multisig?: unknown }[];
  emission: Record<string, unknown>;
  params: Record<string, unknown>;
  validators: { operator: string; self_stake: string }[];
  [section: string]: unknown;
}
const fileOf = (directory: string) => JSON.parse(readFileSync(join(directory, 'genesis.json'), 'utf8')) as File;

test('a new genesis has the supply of the economics table and checks to the same hash and root', async () => {
  const directory = await newDirectory();
  const made = await make('mainnet', directory, '--validators', 'dev:0', '--system-keys', SYSTEM_KEYS);
  assert.is(made.code, 0, made.err);
  const facts = JSON.parse(made.out) as Facts;
  assert.is(facts.chain_id, 1_618_033);
  assert.ok(facts.enforce_signatures);
  assert.is(facts.supply.total, '1618000000000000000');
  assert.is(facts.supply.balances, '1553280000000000000');
  assert.is(facts.supply.unissued, '64720000000000000');
  assert.is(facts.supply.tokens, 40);
  assert.equal(facts.without_keys, []);

  const checked = JSON.parse((await trellis('genesis', 'check', directory, '--output', 'json')).out) as Facts;
  assert.equal([checked.genesis_hash, checked.state_root], [facts.genesis_hash, facts.state_root]);
  assert.equal(fileOf(directory).native, { symbol: 'TRL', decimals: 9, total_supply: '1618000000000000000' });
});

test('the same options make the same chain, and other tokens make another', async () => {
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

test('a chain that no one could upgrade is rejected, and a chain with an authority or voters is accepted', async () => {
  const directory = await newDirectory();
  for (const network of ['dev', 'testnet', 'mainnet']) {
    const { code, err } = await makeAsGiven(network, directory, '--validators', 'dev:0', '--system-keys', SYSTEM_KEYS);
    assert.is(code, 1);
    assert.match(err, /this chain could never be upgraded.*--upgrade-authority KEY, or --governance-mode full/);
  }
  assert.not(existsSync(join(directory, 'genesis.json')));
  const voted = await newDirectory();
  const made = await makeAsGiven('testnet', voted, '--validators', 'dev:0', '--governance-mode', 'full');
  assert.is(made.code, 0, made.err);

  await make('testnet', directory, '--validators', 'dev:0');
  const { upgrade } = fileOf(directory) as unknown as { upgrade: { authority: string | null } };
  assert.is(upgrade.authority, devAddress(9, defaults));
  upgrade.authority = null;
  writeFileSync(join(directory, 'genesis.json'), JSON.stringify({ ...fileOf(directory), upgrade }));
  assert.match((await trellis('genesis', 'check', directory)).err, 'warning: this chain could never be upgraded');
});

test('if signatures are enforced, system accounts without signers are rejected, with all missing flags listed at once', async () => {
  const directory = await newDirectory();
  const { code, err } = await makeAsGiven(
    'mainnet',
    directory,
    '--validators',
    'dev:0',
    '--system-keys',
    '3=dev:1,8=dev:2',
  );
  assert.is(code, 1);
  assert.match(err, 'system accounts 1, 2, 4, 5, 6, 7 could never sign: give their keys with --system-keys N=KEY');
  assert.match(err, '--upgrade-authority KEY');
  assert.not(existsSync(join(directory, 'genesis.json')));
});

test('a system account gets the signers given by key or address', async () => {
  const directory = await newDirectory();
  const bob = 'trlDXVXjcR1p56AyUKA1j2yMsj56BvW2fysVP7tNz6XFQnA';
  const signers = ['--system-signers', `3=2/dev:0+${bob}+dev:2`, '--system-keys', SYSTEM_KEYS.replace('3=dev:3,', '')];
  const { code, out, err } = await make('mainnet', directory, '--validators', 'dev:0', ...signers);
  assert.is(code, 0, err);
  assert.equal((JSON.parse(out) as Facts).without_keys, []);
  assert.equal(fileOf(directory).accounts[2]!.multisig, {
    signers: [
      'trlDC3j7azswS8rahWepeh79H9V3pt4g1A5LZp6TFJnnKac',
      bob,
      'trl4KC45G17uuMaMNmRYW7kLcMDo8UqTwdLFk85fhyuQEi6',
    ],
    threshold: 2,
    label: 'foundation treasury',
  });
});

test('an invalid chain is rejected and writes nothing', async () => {
  const directory = await newDirectory();
  const refused = async (reason: string, network: string, ...flags: string[]) => {
    const { code, err } = await make(network, directory, ...flags);
    assert.is(code, 1, err);
    assert.match((JSON.parse(err) as { error: { message: string } }).error.message, reason);
  };
  await refused('at least one validator', 'testnet');
  await refused('did you mean testnet?', 'tesnet', '--validators', 'dev:0');
  await refused('not a usable Ed25519 public key', 'testnet', '--validators', '00'.repeat(32));
  await refused('names the key', 'testnet', '--validators', 'dev:0,dev:1,dev:0');
  await refused('there is no key file', 'testnet', '--validators', join(directory, 'none.key'));
  const chain = ['testnet', '--validators', 'dev:0'] as const;
  await refused('must be like 1=KEY', ...chain, '--system-keys', '9=dev:0');
  await refused('must be like 3=2/KEY+KEY+KEY', ...chain, '--system-signers', '3=dev:0');
  await refused('account 3 is given twice', ...chain, '--system-keys', '3=dev:0,3=dev:1');
  await refused('must name each role once: issuer=KEY,minter=KEY', ...chain, '--stablecoin-roles', 'issuer=dev:0');
  const all = 'issuer=dev:0,minter=dev:1,pauser=dev:2,blocklister=dev:3';
  await refused('must name each role once', ...chain, '--stablecoin-roles', `${all},auditor=dev:4`);
  assert.not(existsSync(join(directory, 'genesis.json')));

  await make('testnet', directory, '--validators', 'dev:0');
  await refused('exists: move it away', 'testnet', '--validators', 'dev:0');
});

test('tokens left by an interrupted start are accepted, and tokens of another chain are not', async () => {
  const [directory, other] = [await newDirectory(), await newDirectory()];
  const files = (supply: string) => ({ genesis: { format: 1 }, tokens: { format: 1, tokens: [{ supply }] } });
  await writeGenesisFiles(directory, files('1'));
  const again = () =>
    writeGenesisFiles(directory, files('1')).then(
      () => 'written',
      (cause: Error) => cause.message,
    );
  assert.match(await again(), /genesis\.json exists: move it away/);
  unlinkSync(join(directory, 'genesis.json'));
  assert.is(await again(), 'written');
  await writeGenesisFiles(other, files('2'));
  unlinkSync(join(other, 'genesis.json'));
  const refused = await writeGenesisFiles(other, files('1')).catch((cause: Error) => cause.message);
  assert.match(String(refused), /token-genesis\.json exists: move it away/);
});

test('the eight system accounts of the economics table have their shares', async () => {
  const directory = await newDirectory();
  await make('testnet', directory, '--validators', 'dev:0,dev:1', '--self-stake', '5000');
  const { accounts, emission, params, validators } = fileOf(directory);
  assert.equal(
    accounts
      .slice(0, 8)
      .map(({ address, label, balance }) => [Number(address), label, Number(BigInt(balance) / 10n ** 9n)]),
    [
      [1, 'public distribution', 614_840_000],
      [2, 'ecosystem and DeFi', 242_700_000],
      [3, 'foundation treasury', 161_800_000],
      [4, 'team and founders', 161_800_000],
      [5, 'marketing and community', 113_260_000],
      [6, 'investor round', 48_540_000],
      [7, 'testnet rewards', 48_540_000],
      [8, 'staking and strategic', 161_800_000 - 2 * 5_100],
    ],
  );
  const stake = 5_000n * 10n ** 9n;
  const own = { label: 'validator', balance: `${stake + 100n * 10n ** 9n}` };
  const operators = accounts.slice(8);
  assert.equal(
    operators.map(({ label, balance }) => ({ label, balance })),
    [own, own],
  );
  assert.equal(
    validators.map(({ operator, self_stake }) => [operator, self_stake]),
    operators.map(({ address }) => [address, `${stake}`]),
  );
  const schedule = emission.schedule as string[];
  assert.is(
    schedule.reduce((sum, year) => sum + BigInt(year), 0n),
    BigInt(emission.pool as string),
  );
  assert.is(schedule[0], `${13_000_000n * 10n ** 9n}`);
  assert.equal([params['gas.price_floor'], params.enforce_signatures], [10, false]);
});

test('the token genesis lists 18 stablecoins and 22 bridged tokens, protected if roles are given', async () => {
  const directory = await newDirectory();
  const { code, err } = await make('testnet', directory, '--validators', 'dev:0', '--stablecoin-roles', ROLES);
  assert.is(code, 0, err);
  const { tokens } = JSON.parse(readFileSync(join(directory, 'token-genesis.json'), 'utf8')) as { tokens: Token[] };
  const symbols = (standard: string) => tokens.filter((one) => one.standard === standard).map(({ symbol }) => symbol);
  assert.is(
    symbols('stablecoin').join(' '),
    'USDC USDT DAI FDUSD TUSD USDP PYUSD USDD FRAX LUSD GUSD USDE RLUSD EURC EURS XSGD BRZ TRYB',
  );
  assert.is(
    tokens
      .filter(({ bridge }) => bridge)
      .map(({ symbol, decimals }) => `${symbol}(${decimals})`)
      .join(' '),
    'WETH(18) WBTC(8) WBNB(18) WSOL(9) WPOL(18) WAVAX(18) WTRX(6) WXRP(6) WDOGE(8) WLTC(8) WADA(6) WDOT(10) WATOM(6) ' +
      'WTON(9) WSUI(9) WAPT(8) WLINK(18) WUNI(18) WAAVE(18) WARB(18) WOP(18) WSHIB(18)',
  );
  assert.ok(tokens.every(({ supply }) => supply === '0'));
  assert.equal(Object.keys(tokens[0]!.security!), ['issuer', 'pauser', 'blocklister', 'attestor', 'minters']);
});

test('a chain id belongs to one network, and mainnet enforces signatures', async () => {
  const directory = await newDirectory();
  await make('mainnet', directory, '--validators', 'dev:0', '--system-keys', SYSTEM_KEYS);
  const good = fileOf(directory);
  const refused = async (change: object, reason: RegExp) => {
    writeFileSync(join(directory, 'genesis.json'), JSON.stringify({ ...good, ...change }));
    for (const words of [
      ['genesis', 'check', directory],
      ['start', '--data-dir', directory, '--rpc-port', '0'],
    ]) {
      const { err } = await trellis(...words);
      assert.match(err, /^error 3150 InvalidGenesis/);
      assert.match(err, reason);
    }
  };
  await refused({ chain_id: 7 }, /the network mainnet has the chain id 1618033.*at chain_id/);
  await refused({ network: 'other' }, /the chain id 1618033 belongs to mainnet.*at network/);
  await refused(
    { params: { ...good.params, enforce_signatures: false } },
    /mainnet enforces.*at params\.enforce_signatures/,
  );
});

test('a check reports the position of each mistake', async () => {
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
    /3150 InvalidGenesis.*instead of total_supply.*at native.total_supply/,
  );
  await refused(
    good.replace('"epoch_blocks": 1800', '"epoch_blocks": 0'),
    /3150 InvalidGenesis.*at params.epoch_blocks/,
  );
  await refused(good.slice(0, -10), /3150 InvalidGenesis.*is not JSON.*genesis.json/);
  await refused('[]', /must contain a JSON object/);
  assert.match((await trellis('genesis', 'check', join(directory, 'none'))).err, 'no genesis.json in');
});

test.run();
