/** The values of a distribution and the source of each: itself, a distribution that it extends, or the default one. */

import { existsSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { defaults } from './default.js';
import { type ChainDistribution, nameOf, pluginEntry } from './distribution.js';

export interface EffectiveValue {
  /** Its path in defineChain: `prefixes.address`. */
  readonly name: string;
  /** Empty for omitted values. */
  readonly value: string;
  readonly from: 'chain' | 'extended' | 'default';
  /** The program, or the name of the extended distribution; null for the default. */
  readonly source: string | null;
}

/** Every value of a distribution with its source; `program` is the started file. */
export function effectiveValues(distribution: ChainDistribution, program = process.argv[1]): readonly EffectiveValue[] {
  const own = valuesOf(distribution);
  const names = new Set([...own.keys(), ...omitted(distribution)]);
  return [...names].map((name): EffectiveValue => {
    const value = own.get(name) ?? '';
    const setBy = originOf(name, distribution);
    if (setBy === undefined) return { name, value, from: 'default', source: null };
    if (setBy !== distribution) return { name, value, from: 'extended', source: setBy.name };
    return { name, value, from: 'chain', source: fileOf(program) };
  });
}

/** The file that defines the chain: the TypeScript source of the program if it is beside it. */
export function fileOf(program: string | undefined): string | null {
  if (program === undefined) return null;
  // Commands installed by npm are symbolic links.
  const file = existsSync(program) ? realpathSync(program) : program;
  const source = file.replace(/\.js$/, '.ts');
  return basename(existsSync(source) ? source : file);
}

/**
 * The distribution that sets a value; undefined for the default distribution. Values that differ without being set
 * follow from others.
 */
function originOf(name: string, distribution: ChainDistribution): ChainDistribution | undefined {
  if (distribution === defaults) return undefined;
  const { ownValues = new Set(), extended = defaults } = distribution;
  if (ownValues.has(name) || valuesOf(distribution).get(name) !== valuesOf(extended).get(name)) return distribution;
  return originOf(name, extended);
}

/** The modules and plugins omitted by it or by one that it extends. */
function omitted(distribution: ChainDistribution): readonly string[] {
  if (distribution === defaults) return [];
  const { extended = defaults } = distribution;
  const has = valuesOf(distribution);
  const before = [...valuesOf(extended).keys()].filter((name) => /^(modules|plugins)\./.test(name));
  return [...before, ...omitted(extended)].filter((name) => !has.has(name));
}

const cache = new WeakMap<ChainDistribution, ReadonlyMap<string, string>>();

/** The values of a distribution by path; lists and tables are listed entry by entry. */
function valuesOf(distribution: ChainDistribution): ReadonlyMap<string, string> {
  const known = cache.get(distribution);
  if (known) return known;
  const { profiles, modules, plugins, tokens, params = {}, genesis = {}, parts = {} } = distribution;
  const values = new Map<string, string>();
  const put = (name: string, value: unknown) =>
    values.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const name of ['name', 'version', 'binary', 'dataDir', 'symbol', 'decimals'] as const)
    put(name, distribution[name]);
  put('prefixes.address', distribution.addressPrefix);
  put('prefixes.hash', distribution.hashPrefix);
  put('prefixes.names', distribution.nameService);
  put('epochBlocks', distribution.epochBlocks);
  put('coinType', distribution.coinType);
  for (const [network, { chainId }] of Object.entries(profiles)) put(`chainId.${network}`, chainId);
  for (const item of modules) put(`modules.${nameOf(item)}`, 'load' in item ? item.number : item[0]);
  for (const item of plugins) put(`plugins.${pluginEntry(item).name}`, 'yes');
  put('tokens', tokens.map(({ symbol }) => symbol).join(', ') || 'none');
  for (const [key, value] of Object.entries(params)) put(`params.${key}`, value);
  for (const [network, { enforceSignatures, params: own = {} }] of Object.entries(profiles)) {
    put(`${network}.enforceSignatures`, enforceSignatures);
    for (const [key, value] of Object.entries(own)) put(`${network}.params.${key}`, value);
  }
  for (const [module, part] of Object.entries(genesis)) put(`genesis.${module}`, part);
  for (const name of Object.keys(parts)) put(`parts.${name}`, 'replaced');
  cache.set(distribution, values);
  return values;
}
