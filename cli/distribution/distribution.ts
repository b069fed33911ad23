/** A distribution: the whole difference between two nodes, in one value. */

import type { Distribution, ModuleEntry } from '../runtime/chain.js';
import type { Json, Module, Plugin, PluginCommand, PluginEntry } from '../runtime/common.js';

/** A network that the distribution can start. */
export interface Profile {
  readonly chainId: number;
  /** False: anyone may spend from any account. */
  readonly enforceSignatures: boolean;
  /** Chain parameters with initial values other than their modules' defaults: key -> value. */
  readonly params?: { readonly [key: string]: Json };
}

/** A module with its permanent number, given directly or as an import. */
export type ModuleItem<N extends string = string> = ModuleEntry<N> | readonly [number: number, module: Module];

/** A plugin, given directly or as an import. */
export type PluginItem<N extends string = string> = Plugin | PluginEntry<N>;

/** A token of new chains besides the native one, as in token-genesis.json; the owner gets all of `supply`. */
export interface GenesisToken {
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly standard: 'fungible' | 'stablecoin' | 'bridged';
  /** Raw units. */
  readonly supply: string;
  /** An address: native, or 0x and 64 hex digits. */
  readonly owner: string;
  /** Origin of its units: the chain, the contract there (`native` for its coin), its decimals there. */
  readonly bridge?: { readonly chain: string; readonly contract: string; readonly decimals_external: number };
}

/**
 * Inputs of `run`: names, modules, plugins, and the parameters of chains created by `genesis new`. `M` and `P` are the
 * names of its modules and plugins. `defineChain` derives one from another.
 */
export interface ChainDistribution<M extends string = string, P extends string = string>
  extends Pick<Distribution, 'parts'> {
  /** Name of the chain: 'Trellis'. */
  readonly name: string;
  readonly version: string;
  /**
   * Name of the command: 'trellis'. Prefix of environment variables, and folder of the user's configuration and keys.
   */
  readonly binary: string;
  /** Default data directory of a node: './data'. */
  readonly dataDir: string;
  readonly symbol: string;
  readonly decimals: number;
  /** Prefixes of addresses and hashes, and suffix of names: lowercase letters. */
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  readonly nameService: string;
  readonly epochBlocks: number;
  /** Coin type of the derivation paths of keys (SLIP-0044). */
  readonly coinType: number;
  /** By network name; `dev` is the network of the command `dev`. */
  readonly profiles: { readonly dev: Profile; readonly [network: string]: Profile };
  readonly modules: readonly ModuleItem<M>[];
  readonly plugins: readonly PluginItem<P>[];
  /** Tokens of new chains besides the native one. */
  readonly tokens: readonly GenesisToken[];
  /** Commands besides those of every distribution. */
  readonly commands?: readonly PluginCommand[];
  /** Chain parameters of new chains, on every network: key -> value. Those of a profile override them. */
  readonly params?: { readonly [key: string]: Json };
  /** Genesis parts of modules, if they differ from the module's standard. */
  readonly genesis?: { readonly [module: string]: Json };
  /** The extended distribution; default the default distribution. */
  readonly extended?: ChainDistribution;
  /** The paths of the values that it sets itself: `prefixes.address`, `params.governance.voting_blocks`. */
  readonly ownValues?: ReadonlySet<string>;
}

const entryOf = (item: ModuleItem): ModuleEntry =>
  'load' in item ? item : { number: item[0], name: item[1].name, load: async () => ({ default: item[1] }) };

/** The name of a module, loaded or not. */
export const nameOf = (item: ModuleItem): string => entryOf(item).name ?? '';

/** A plugin entry, with everything known before the plugin is loaded. */
export const pluginEntry = (item: PluginItem): PluginEntry =>
  'load' in item ? item : { name: item.name, options: item.options, load: async () => ({ default: item }) };

/** The runtime's form of a distribution. */
export function runtimeOf(distribution: ChainDistribution): Distribution {
  const { name, version, binary, modules, plugins, parts } = distribution;
  return {
    name,
    version,
    binary,
    modules: modules.map(entryOf),
    plugins: plugins.map(pluginEntry),
    ...(parts === undefined ? {} : { parts }),
  };
}
