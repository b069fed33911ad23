/** What a node is made of, and how its modules are loaded. */

import { loadModules, type ModuleSet } from '../kernel/loader.js';
import type { Module } from '../kernel/module/define.js';
import type { PartFactories } from './container.js';
import { importModules } from './outside.js';
import type { PluginEntry } from './plugins/define.js';

/** A module of a distribution: its permanent number, and how it is imported when the node starts. */
export interface ModuleEntry {
  readonly number: number;
  readonly load: () => Promise<{ readonly default: Module }>;
}

/** What a node is made of: the whole difference between two distributions. */
export interface Distribution {
  readonly name: string;
  readonly version: string;
  readonly modules: readonly ModuleEntry[];
  readonly plugins: readonly PluginEntry[];
  readonly parts?: Partial<PartFactories>;
}

/** Loads the modules of a distribution and of `--module`. */
export async function loadDistribution(distribution: Distribution, outside: readonly string[]): Promise<ModuleSet> {
  const own = await Promise.all(
    distribution.modules.map(async ({ number, load }) => [number, (await load()).default] as const),
  );
  return loadModules([...own, ...(await importModules(outside))]);
}
