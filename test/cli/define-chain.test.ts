/** `defineChain`: a distribution out of another one, by what differs; what cannot be is refused in words. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { defineChain, type OwnChain } from '../../cli/distribution/define-chain.js';
import { type ChainDistribution, nameOf, pluginEntry } from '../../cli/distribution/distribution.js';
import { effectiveValues } from '../../cli/distribution/effective-distribution.js';
import { createGenesis } from '../../cli/genesis/create.js';
import { runtimeGenesis } from '../../cli/genesis/sections.js';
import { readGenesis } from '../../runtime/kernel/chain/genesis.js';
import { COIN_TYPE } from '../../runtime/lib/crypto/coin-type.js';
import { plugin } from '../../runtime/node/plugins/define.js';
import { module } from '../../runtime/sdk.js';
import { defaultModules } from '../golden/distribution.js';

const notes = module('notes', { about: 'Notes.' }).define({});
const pulse = plugin('pulse', { about: 'Counts.', sdk: 1, start: async () => ({}) });

const ACORN = {
  name: 'Acorn',
  symbol: 'ACN',
  prefixes: { address: 'acn', hash: 'ach', names: 'oak' },
  chainId: { dev: 90_210, mainnet: 90_212 },
} satisfies OwnChain;

const refusalOf = (own: object): string => {
  try {
    defineChain({ ...ACORN, ...own } as OwnChain);
  } catch (cause) {
    return (cause as Error).message;
  }
  return 'nothing was refused';
};

test('a chain overrides the values that it declares and inherits the rest from the distribution that it extends', () => {
  const chain = defineChain({
    ...ACORN,
    modules: [[1000, notes]],
    without: { modules: ['dex', 'bridge'], plugins: ['explorer'] },
    plugins: [pulse],
    params: { 'governance.voting_blocks': 77 },
  });
  assert.is(
    `${chain.name} ${chain.binary} ${chain.dataDir} ${chain.symbol} ${chain.decimals}`,
    'Acorn acorn ./acorn-data ACN 9',
  );
  assert.is(`${chain.addressPrefix} ${chain.hashPrefix} ${chain.nameService}`, 'acn ach oak');
  const all = [...defaults.modules.map(nameOf), 'notes'];
  assert.equal(
    chain.modules.map(nameOf),
    all.filter((name) => name !== 'dex' && name !== 'bridge'),
  );
  assert.equal(
    chain.plugins.map((one) => pluginEntry(one).name),
    [...defaults.plugins.map((one) => pluginEntry(one).name).filter((name) => name !== 'explorer'), 'pulse'],
  );
  assert.is(chain.profiles.mainnet!.chainId, 90_212);
  assert.is(chain.profiles.mainnet!.enforceSignatures, true);
  assert.is(chain.profiles.testnet, undefined);
  assert.equal(chain.tokens, []);
  const again = defineChain({ ...ACORN, extends: chain, name: 'Oak', without: { modules: ['notes'] } });
  assert.is(again.binary, 'oak');
  assert.not(again.modules.map(nameOf).includes('notes'));
  assert.is(again.params!['governance.voting_blocks'], 77);
});

test('a chain chooses its initial tokens and its parameters', async () => {
  const set = await defaultModules();
  const made = { network: 'dev', genesisTime: 1_700_000_000, priceFloor: 10, validators: ['11'.repeat(32)] };
  const none = createGenesis(defineChain({ ...ACORN, params: { 'dex.fee_bps': 7 } }), set, made);
  assert.is(none.tokens, undefined);
  assert.equal((none.genesis.bridge as { mappings: unknown[] }).mappings, []);
  assert.is((none.genesis.params as Record<string, unknown>)['dex.fee_bps'], 7);
  const all = createGenesis(defineChain({ ...ACORN, tokens: defaults.tokens }), set, made);
  assert.is((all.tokens!.tokens as unknown[]).length, 40);
  assert.ok((all.genesis.bridge as { mappings: unknown[] }).mappings.length > 5);
});

test('a chain has the standard coin type, or its own in genesis, and keys derived with it', async () => {
  const set = await defaultModules();
  const made = { network: 'dev', genesisTime: 1_700_000_000, priceFloor: 10, validators: ['11'.repeat(32)] };
  const coinOf = (chain: ChainDistribution) => {
    const { json } = runtimeGenesis(createGenesis(chain, set, made));
    const { coin_type } = json.chain as { coin_type?: number };
    return [coin_type, readGenesis(json).chain.coinType];
  };
  assert.equal(coinOf(defaults), [undefined, COIN_TYPE]);
  const own = defineChain({ ...ACORN, coinType: 90_210 });
  assert.equal(coinOf(own), [90_210, 90_210]);
  assert.is(defineChain({ ...ACORN, extends: own }).coinType, 90_210);
});

test('a chain that extends another chain reports which of the two sets a value, or neither', () => {
  const acorn = defineChain({ ...ACORN, decimals: 6, params: { 'dex.fee_bps': 7 }, without: { modules: ['bridge'] } });
  const oak = defineChain({
    ...ACORN,
    extends: acorn,
    name: 'Oak',
    params: { 'governance.voting_blocks': 77 },
  });
  const told = new Map(effectiveValues(oak, '/srv/oak.js').map((one) => [one.name, one]));
  for (const [name, value, from, source] of [
    ['name', 'Oak', 'chain', 'oak.js'],
    ['decimals', '6', 'extended', 'Acorn'],
    ['params.dex.fee_bps', '7', 'extended', 'Acorn'],
    ['params.governance.voting_blocks', '77', 'chain', 'oak.js'],
    ['modules.bridge', '', 'extended', 'Acorn'],
    ['epochBlocks', '1800', 'default', null],
  ] as const) {
    assert.equal(told.get(name), { name, value, from, source });
  }
});

test('a misspelt or invalid setting is rejected with a suggestion', () => {
  const cases: readonly (readonly [own: object, said: string])[] = [
    [{ simbol: 'X' }, 'defineChain has no field simbol; did you mean symbol?'],
    [{ prefixes: { adress: 'a', hash: 'b', names: 'c' } }, 'prefixes has no field adress; did you mean address?'],
    [{ prefixes: { address: 'acn', hash: 'acn', names: 'acn' } }, 'prefixes is ["acn","acn"]; it must be two prefixes'],
    [{ prefixes: { address: 'A1', hash: 'b', names: 'c' } }, 'address_prefix'],
    [{ without: { modules: ['brigde'] } }, 'without.modules: unknown name brigde; did you mean bridge?'],
    [{ without: { plugins: ['dex'] } }, 'without.plugins: unknown name dex'],
    [{ without: ['dex'] }, 'without has no field 0'],
    [{ symbol: 'acn' }, 'symbol'],
    [{ decimals: 19 }, 'decimals'],
    [{ chainId: { mainnet: 5 } }, 'chainId is {"mainnet":5}; it must be an id for dev'],
    [{ chainId: { dev: 5, mainnet: 5 } }, 'a different id for each network'],
    [{ chainId: { dev: -5 } }, 'chain_id'],
    [{ binary: 'My Chain' }, 'binary is "My Chain"; it must be a word of lowercase letters, digits and dashes'],
    [{ name: '' }, 'binary is ""'],
    [{ coinType: -1 }, 'coin_type'],
    [{ coinType: 2 ** 31 }, 'coin_type'],
  ];
  for (const [own, said] of cases)
    assert.ok(refusalOf(own).includes(said), `${JSON.stringify(own)}: ${refusalOf(own)}`);
});

test('modules and plugins are named by type', () => {
  // @ts-expect-error: no module has this name
  assert.throws(() => defineChain({ ...ACORN, without: { modules: ['brigde'] } }));
  // @ts-expect-error: a module is no plugin
  assert.throws(() => defineChain({ ...ACORN, without: { plugins: ['dex'] } }));
  // @ts-expect-error: there is no such field
  assert.throws(() => defineChain({ ...ACORN, simbol: 'ACN' }));
});

test.run();
