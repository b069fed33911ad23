/** `defineChain`: defines a distribution by its differences from another one. */

import type { ModuleName } from '../../modules/index.js';
import type { PluginName } from '../../plugins/index.js';
import { ChainSection } from '../runtime/chain.js';
import { CodecError, type Json, suggestion, type TextForms } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';
import { defaults } from './default.js';
import {
  type ChainDistribution,
  type GenesisToken,
  type ModuleItem,
  nameOf,
  type PluginItem,
  type Profile,
  pluginEntry,
} from './distribution.js';

/** Prefixes of addresses and hashes, and suffix of names: one to ten lowercase letters each. */
export interface Prefixes {
  readonly address: string;
  readonly hash: string;
  readonly names: string;
}

/** Differences from the extended distribution. Omitted fields are inherited. */
export interface OwnChain<M extends string = ModuleName, P extends string = PluginName> {
  /** Default: the default distribution. */
  readonly extends?: ChainDistribution<M, P>;
  /** Name of the chain: 'Acorn', up to 32 characters. */
  readonly name: string;
  /** Version of your release; default '0.1.0'. */
  readonly version?: string;
  /**
   * Name of the command, of the folder of its configuration and keys, and of `./acorn-data`. Default: the name in
   * lowercase.
   */
  readonly binary?: string;
  /** Data directory of nodes; default `./`, the binary and `-data`. */
  readonly dataDir?: string;
  /** Symbol of the native token: a capital letter, then up to 11 capital letters, digits and dots. */
  readonly symbol: string;
  /**
   * Decimals of the native token, 0 to 18. Supply, stakes and prices stay the same in whole units; a fee stays the same
   * fraction of one, rounded up.
   */
  readonly decimals?: number;
  readonly prefixes: Prefixes;
  /** One id for each network: signatures for one are invalid on another. Choose ids that no other chain has. */
  readonly chainId: { readonly dev: number; readonly [network: string]: number };
  /** Additional modules: `[number, module]`, with permanent numbers from 1000. */
  readonly modules?: readonly ModuleItem[];
  /** Inherited modules and plugins to omit. */
  readonly without?: { readonly modules?: readonly NoInfer<M>[]; readonly plugins?: readonly NoInfer<P>[] };
  /** Additional plugins. */
  readonly plugins?: readonly PluginItem[];
  /** Tokens of new chains besides the native one. Default none; `defaults.tokens` are 40. */
  readonly tokens?: readonly GenesisToken[];
  /** Chain parameters of new chains: key -> value, such as `{ 'governance.voting_blocks': 7200 }`. */
  readonly params?: { readonly [key: string]: Json };
  /** Genesis parts of modules, if they differ from the module's standard. */
  readonly genesis?: { readonly [module: string]: Json };
  /** Blocks of an epoch. */
  readonly epochBlocks?: number;
  /**
   * Coin type of the derivation paths of keys, m/44'/coin'/account'/type', on every network. Choose one that no other chain
   * has (SLIP-0044), and never change it: recovery words then give other keys.
   */
  readonly coinType?: number;
  /** Factories of replaceable parts of a node: database, clock, log, network, mempool, order of bundles. */
  readonly parts?: NonNullable<ChainDistribution['parts']>;
}

const FIELDS: readonly (keyof OwnChain)[] = [
  ...(['extends', 'name', 'version', 'binary', 'dataDir', 'symbol', 'decimals', 'prefixes', 'chainId'] as const),
  ...(['modules', 'without', 'plugins', 'tokens', 'params', 'genesis', 'epochBlocks', 'coinType', 'parts'] as const),
];

/**
 * Defines a custom distribution. Throws a Problem with the place of a misspelt or invalid field.
 *
 *     export default defineChain({
 *       name: 'Acorn',
 *       symbol: 'ACN',
 *       prefixes: { address: 'acn', hash: 'ach', names: 'acn' },
 *       chainId: { dev: 90_210, testnet: 90_211, mainnet: 90_212 },
 *       modules: [[1000, loyalty]],
 *       without: { modules: ['bridge'] },
 *     });
 */
export function defineChain<M extends string = ModuleName, P extends string = PluginName>(
  own: OwnChain<M, P>,
): ChainDistribution {
  checkFields(own, FIELDS, 'defineChain');
  const base: ChainDistribution = own.extends ?? defaults;
  const { name, symbol, prefixes, without = {}, parts } = own;
  checkFields(prefixes, ['address', 'hash', 'names'], 'prefixes');
  checkFields(without, ['modules', 'plugins'], 'without');
  const binary = own.binary ?? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(binary))
    reject('binary', binary, 'a word of lowercase letters, digits and dashes');
  const chain: ChainDistribution = {
    ...base,
    name,
    version: own.version ?? '0.1.0',
    binary,
    dataDir: own.dataDir ?? `./${binary}-data`,
    symbol,
    decimals: own.decimals ?? base.decimals,
    addressPrefix: prefixes.address,
    hashPrefix: prefixes.hash,
    nameService: prefixes.names,
    epochBlocks: own.epochBlocks ?? base.epochBlocks,
    coinType: own.coinType ?? base.coinType,
    profiles: profilesOf(own.chainId, base.profiles),
    modules: [...remaining('modules', base.modules, nameOf, without.modules), ...(own.modules ?? [])],
    plugins: [
      ...remaining('plugins', base.plugins, (plugin) => pluginEntry(plugin).name, without.plugins),
      ...(own.plugins ?? []),
    ],
    tokens: own.tokens ?? [],
    params: { ...base.params, ...own.params },
    genesis: { ...base.genesis, ...own.genesis },
    parts: { ...base.parts, ...parts },
    extended: base,
    ownValues: pathsIn(own),
  };
  checkNames(chain);
  return chain;
}

function reject(field: string, value: unknown, wanted: string): never {
  throw new Problem(`defineChain: ${field} is ${JSON.stringify(value) ?? 'missing'}; it must be ${wanted}`);
}

/** Rejects unknown fields, because a misspelt one would be ignored. */
function checkFields(given: object, fields: readonly string[], where: string): void {
  const unknown = Object.keys(given).find((field) => !fields.includes(field));
  if (unknown !== undefined) {
    throw new Problem(`${where} has no field ${unknown}${suggestion(unknown, fields)} (fields: ${fields.join(', ')})`);
  }
}

/** The paths of given values; tables are listed entry by entry. Modules, plugins and tokens need no path. */
function pathsIn(own: object): ReadonlySet<string> {
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return new Set(
    given.flatMap(([field, value]) =>
      ['prefixes', 'chainId', 'params', 'genesis', 'parts'].includes(field)
        ? Object.keys(value as object).map((key) => `${field}.${key}`)
        : [field],
    ),
  );
}

/** The items that are not omitted by name. */
function remaining<T>(
  what: string,
  items: readonly T[],
  name: (item: T) => string,
  without: readonly string[] = [],
): readonly T[] {
  const names = items.map(name);
  const missing = without.find((one) => !names.includes(one));
  if (missing !== undefined) {
    throw new Problem(
      `without.${what}: unknown name ${missing}${suggestion(missing, names)} (known: ${names.join(', ')})`,
    );
  }
  return items.filter((item) => !without.includes(name(item)));
}

/** The networks with a chain id, with their rules if the distribution knows them. */
function profilesOf(ids: OwnChain['chainId'], profiles: ChainDistribution['profiles']): ChainDistribution['profiles'] {
  const networks = Object.entries(ids ?? {});
  if (ids?.dev === undefined) reject('chainId', ids, 'an id for dev, and one for each other network');
  if (new Set(Object.values(ids)).size < networks.length) reject('chainId', ids, 'a different id for each network');
  return Object.fromEntries(
    networks.map(([network, chainId]): [string, Profile] => {
      const strict = { enforceSignatures: true };
      return [network, { ...(profiles[network] ?? profiles.mainnet ?? strict), chainId }];
    }),
  ) as ChainDistribution['profiles'];
}

const NO_TEXT = {} as TextForms;

/** Checks the chain's names against the types of the genesis file. */
function checkNames({
  name,
  symbol,
  decimals,
  addressPrefix,
  hashPrefix,
  nameService,
  epochBlocks,
  coinType,
  profiles,
}: ChainDistribution): void {
  if (addressPrefix.startsWith(hashPrefix) || hashPrefix.startsWith(addressPrefix)) {
    reject(
      'prefixes',
      [addressPrefix, hashPrefix],
      'two prefixes, for addresses and for hashes, neither of which starts with the other',
    );
  }
  for (const [network, { chainId, enforceSignatures }] of Object.entries(profiles)) {
    try {
      ChainSection.fromJson(
        {
          chain_id: chainId,
          name,
          network,
          symbol,
          decimals,
          address_prefix: addressPrefix,
          hash_prefix: hashPrefix,
          name_service: nameService,
          epoch_blocks: epochBlocks,
          coin_type: coinType,
          enforce_signatures: enforceSignatures,
        },
        NO_TEXT,
      );
    } catch (cause) {
      if (cause instanceof CodecError) throw new Problem(`defineChain: ${cause.path}: ${cause.message}`);
      throw cause;
    }
  }
}
