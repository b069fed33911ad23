/** A distribution: the whole difference between two nodes, in one value. */

import type { Module } from '../../runtime/kernel/module/define.js';
import type { Json } from '../../runtime/lib/codec/type.js';
import type { Distribution, ModuleEntry } from '../../runtime/node/node.js';
import type { PluginCommand } from '../../runtime/node/plugins/command.js';
import type { Plugin, PluginEntry } from '../../runtime/node/plugins/define.js';

/** A network that the distribution can start. */
export interface Profile {
  readonly chainId: number;
  /** False: anyone may spend from any account. */
  readonly enforceSignatures: boolean;
  /** Chain parameters that begin otherwise than their modules say: key -> value. */
  readonly params?: { readonly [key: string]: Json };
}

/** A module with its permanent number, given as it is or by how it is imported. */
export type ModuleItem<N extends string = string> = ModuleEntry<N> | readonly [number: number, module: Module];

/** A plugin, given as it is or by how it is imported. */
export type PluginItem<N extends string = string> = Plugin | PluginEntry<N>;

/** A token besides the native one that new chains start with, as token-genesis.json has it; all of `supply` is the owner's. */
export interface GenesisToken {
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly standard: 'fungible' | 'stablecoin' | 'bridged';
  /** Raw units. */
  readonly supply: string;
  /** An address: native, or 0x and 64 hex digits. */
  readonly owner: string;
  /** Where its units come from: the chain, the contract there (`native` for its coin), its decimals there. */
  readonly bridge?: { readonly chain: string; readonly contract: string; readonly decimals_external: number };
}

/**
 * What `run` needs: names, modules, plugins, and the parameters of the chains that `genesis new` makes. `M` and `P` are the
 * names of its modules and plugins. `defineChain` makes one out of another.
 */
export interface ChainDistribution<M extends string = string, P extends string = string>
  extends Pick<Distribution, 'parts'> {
  /** Of the chain: 'Trellis'. */
  readonly name: string;
  readonly version: string;
  /** Of the command: 'trellis'. Begins the names of environment variables, and is the folder of a person's configuration and keys. */
  readonly binary: string;
  /** Where a node keeps its data where nothing else is said: './data'. */
  readonly dataDir: string;
  readonly symbol: string;
  readonly decimals: number;
  /** Before addresses, hashes, and after names: lowercase letters. */
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  readonly nameService: string;
  readonly epochBlocks: number;
  /** By the name of the network; `dev` is the one of the command `dev`. */
  readonly profiles: { readonly dev: Profile; readonly [network: string]: Profile };
  readonly modules: readonly ModuleItem<M>[];
  readonly plugins: readonly PluginItem<P>[];
  /** What new chains start with besides the native token. */
  readonly tokens: readonly GenesisToken[];
  /** Commands besides those that every distribution has. */
  readonly commands?: readonly PluginCommand[];
  /** Chain parameters of new chains, on every network: key -> value. A profile's own win. */
  readonly params?: { readonly [key: string]: Json };
  /** Genesis parts of modules, where they differ from what the module itself says is standard. */
  readonly genesis?: { readonly [module: string]: Json };
  /** What it was made out of; the default distribution where it is left out. */
  readonly extended?: ChainDistribution;
  /** The places of the values that it says itself: `prefixes.address`, `params.governance.voting_blocks`. */
  readonly said?: ReadonlySet<string>;
}

const entryOf = (item: ModuleItem): ModuleEntry =>
  'load' in item ? item : { number: item[0], name: item[1].name, load: async () => ({ default: item[1] }) };

/** The name of a module, loaded or not. */
export const nameOf = (item: ModuleItem): string => entryOf(item).name ?? '';

/** A plugin with what is known of it before it is loaded. */
export const pluginEntry = (item: PluginItem): PluginEntry =>
  'load' in item ? item : { name: item.name, options: item.options, load: async () => ({ default: item }) };

/** What the runtime starts. */
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
