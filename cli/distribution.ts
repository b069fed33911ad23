/** A distribution: the whole difference between two nodes, in one value. */

import type { Module } from '../runtime/kernel/module/define.js';
import type { Json } from '../runtime/lib/codec/type.js';
import type { Distribution, ModuleEntry } from '../runtime/node/node.js';
import type { PluginCommand } from '../runtime/node/plugins/command.js';
import type { Plugin, PluginEntry } from '../runtime/node/plugins/define.js';

/** A network that the distribution can start. */
export interface Profile {
  readonly chainId: number;
  /** False: anyone may spend from any account. */
  readonly enforceSignatures: boolean;
  /** Chain parameters that begin otherwise than their modules say: key -> value. */
  readonly params?: { readonly [key: string]: Json };
}

/** A module with its permanent number, given as it is or by how it is imported. */
export type ModuleItem = ModuleEntry | readonly [number: number, module: Module];

/** A plugin, given as it is or by how it is imported. */
export type PluginItem = Plugin | PluginEntry;

/** What `run` needs: names, modules, plugins, and the parameters of the chains that `genesis new` makes. */
export interface ChainDistribution extends Pick<Distribution, 'parts'> {
  /** Of the chain: 'Trellis'. */
  readonly name: string;
  readonly version: string;
  /** Of the command: 'trellis'. */
  readonly binary: string;
  readonly symbol: string;
  readonly decimals: number;
  /** Before addresses, hashes, and after names: lowercase letters. */
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  readonly nameService: string;
  readonly epochBlocks: number;
  /** By the name of the network; `dev` is the one of the command `dev`. */
  readonly profiles: { readonly dev: Profile; readonly [network: string]: Profile };
  readonly modules: readonly ModuleItem[];
  readonly plugins: readonly PluginItem[];
  /** Commands besides those that every distribution has. */
  readonly commands?: readonly PluginCommand[];
  /** Genesis parts of modules, where they differ from what the module itself says is standard. */
  readonly genesis?: { readonly [module: string]: Json };
}

const entryOf = (item: ModuleItem): ModuleEntry =>
  'load' in item ? item : { number: item[0], load: async () => ({ default: item[1] }) };

/** A plugin with what is known of it before it is loaded. */
export const pluginEntry = (item: PluginItem): PluginEntry =>
  'load' in item ? item : { name: item.name, options: item.options, load: async () => ({ default: item }) };

/** What the runtime starts. */
export function runtimeOf(distribution: ChainDistribution): Distribution {
  const { name, version, modules, plugins, parts } = distribution;
  return {
    name,
    version,
    modules: modules.map(entryOf),
    plugins: plugins.map(pluginEntry),
    ...(parts === undefined ? {} : { parts }),
  };
}
