/** Mistakes in genesis files: each is refused with the place where it was made. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { checkGenesis } from '../../cli/genesis/check.js';
import { createGenesis } from '../../cli/genesis/create.js';
import { type GenesisFiles, runtimeGenesis } from '../../cli/genesis/sections.js';
import { InvalidGenesis } from '../../runtime/kernel/chain/genesis.js';
import { Failure } from '../../runtime/lib/errors.js';
import { defaultModules } from '../golden/distribution.js';

const set = await defaultModules();
const VALIDATOR = 'b7c34fdd6b5ab53020bf3b0045131b1e0a52d6b656cc873e0df0fc8dd2640478';
const files = createGenesis(defaults, set, {
  network: 'testnet',
  genesisTime: 1_795_000_000,
  priceFloor: 10,
  validators: [VALIDATOR],
});

/** Expects the files to be refused: why, and where. */
async function refused(spoiled: GenesisFiles, what: string, reason: RegExp): Promise<void> {
  try {
    await checkGenesis(defaults, set, runtimeGenesis(spoiled));
  } catch (cause) {
    assert.ok(cause instanceof Failure && cause.error === InvalidGenesis, `${what}: ${cause}`);
    const { reason: why, at, ...others } = cause.details;
    assert.match(`${String(why)} at ${String(at)} ${JSON.stringify(others)}`, reason, what);
    return;
  }
  assert.unreachable(`${what} was accepted`);
}

interface Genesis {
  format: unknown;
  genesis_time: unknown;
  native: Record<string, unknown>;
  accounts: Record<string, unknown>[];
  emission: Record<string, unknown>;
  validators: Record<string, unknown>[];
  params: Record<string, unknown>;
  modules: { id: number; name: string; version: number }[];
  data: Record<string, unknown>;
}

const keyless = { address: `0x${'11'.repeat(32)}`, balance: '0', keys: [] };

const mistakes: readonly (readonly [string, (genesis: Genesis) => unknown, RegExp])[] = [
  ['format', (g) => (g.format = 2), /at format /],
  ['time', (g) => (g.genesis_time = 'now'), /at genesis_time/],
  ['stranger', (g) => Object.assign(g, { color: 'red' }), /at color/],
  ['decimals', (g) => (g.native.decimals = 19), /at native\.decimals/],
  ['symbol', (g) => (g.native.symbol = 'trl'), /at native\.symbol/],
  ['prefix', (g) => (g.params.address_prefix = 'TRL'), /at params\.address_prefix/],
  ['parameter', (g) => (g.params['dex.color'] = 1), /no such parameter.*at params\.dex\.color/],
  ['modules', (g) => g.modules.pop(), /"extra":\["\d+ [a-z-]+ v\d+"\]/],
  ['gas limit', (g) => (g.params['block.gas_limit'] = -1), /at params\.block\.gas_limit/],
  ['no gas limit', (g) => delete g.params['block.gas_limit'], /is required.*at params\.block\.gas_limit/],
  ['price', (g) => (g.params['gas.price_floor'] = 'free'), /at params\.gas\.price_floor/],
  ['stake', (g) => (g.validators[0]!.self_stake = '0'), /at validators\[0\]\.self_stake/],
  ['part of a unit', (g) => (g.validators[0]!.self_stake = '1000000001'), /at validators\[0\]\.self_stake/],
  ['validator key', (g) => (g.validators[0]!.pubkey = 'ab'), /at validators\[0\]\.pubkey/],
  ['no validators', (g) => (g.validators = []), /at validators/],
  ['two validators', (g) => g.validators.push(g.validators[0]!), /at validators/],
  [
    'poor operator',
    (g) => (g.validators[0]!.operator = keyless.address),
    /its operator has only 0.*at validators\[0\]\.self_stake/,
  ],
  ['commission', (g) => (g.validators[0]!.commission = 5_001), /at validators\[0\]\.commission/],
  ['metadata', (g) => (g.validators[0]!.metadata = { name: 'x'.repeat(65) }), /at validators\[0\]\.metadata/],
  ['keys', (g) => g.accounts.push(keyless), /at accounts\[9\]\.keys/],
  ['signers', (g) => (g.accounts[2]!.multisig = { signers: [] }), /at accounts\[2\]\.multisig/],
  [
    'balance',
    (g) => (g.accounts[0]!.balance = '1'),
    /add up to \d+ instead of total_supply \d+.*at native\.total_supply/,
  ],
  ['account', (g) => (g.accounts[1]!.address = '0x01'), /at accounts\[1\]\.address/],
  ['twice', (g) => (g.accounts[1]!.address = g.accounts[0]!.address), /listed twice.*at accounts\[1\]\.address/],
  ['pool', (g) => delete g.emission.pool, /is required.*at emission\.pool/],
  ['schedule', (g) => (g.emission.schedule = []), /at emission\.schedule/],
  ['part with a section', (g) => (g.data.tokens = {}), /is not given here but in native.*at data\.tokens/],
  ['part of nobody', (g) => (g.data.nobody = {}), /"unknown":\["nobody"\]/],
];

const tokenMistakes: readonly (readonly [string, object, RegExp])[] = [
  ['symbol', { symbol: 'usdc' }, /at token-genesis\.json tokens\[0\]\.symbol/],
  ['standard', { standard: 'gold' }, /at token-genesis\.json tokens\[0\]\.standard/],
  ['lookalike', { symbol: 'U5DT' }, /looks like USDT.*at token-genesis\.json tokens\[1\]\.symbol|looks like U5DT/],
  ['supply', { supply: '11', max_supply: '10' }, /exceeds its maximum.*at token-genesis\.json tokens\[0\]\.supply/],
  ['mint authority', { mint_authority: keyless.address }, /at token-genesis\.json tokens\[0\]\.mint_authority/],
];

test('each mistake in genesis.json is rejected with its position', async () => {
  for (const [what, spoil, reason] of mistakes) {
    const genesis = structuredClone(files.genesis) as unknown as Genesis;
    spoil(genesis);
    await refused({ ...files, genesis: genesis as never }, what, reason);
  }
});

test('each mistake in token-genesis.json is rejected with its position', async () => {
  const [first, ...others] = files.tokens!.tokens as unknown as readonly object[];
  for (const [what, change, reason] of tokenMistakes) {
    await refused({ ...files, tokens: { tokens: [{ ...first, ...change }, ...others] as never } }, what, reason);
  }
});

test('the generated files are accepted', async () => {
  const { supply, validators } = await checkGenesis(defaults, set, runtimeGenesis(files));
  assert.equal([supply!.tokens, supply!.accounts, validators], [40, 9, 1]);
});

test.run();
