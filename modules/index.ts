/** Modules of the default chain, each with its permanent number and folder. This is the only list of modules. */

import type { Module } from '../runtime/sdk.js';

/** A module of a distribution: loaded by dynamic import when the node starts. */
export interface ModuleEntry<N extends string = string> {
  /** Permanent number: the prefix of the module's state keys. Third-party modules start at 1000. */
  readonly number: number;
  /** Name of the module, available before the module is loaded. */
  readonly name: N;
  readonly load: () => Promise<{ readonly default: Module }>;
  /** File that `load` imports. */
  readonly file: URL;
}

const entry = <const N extends string>(number: number, name: N, load: ModuleEntry['load']): ModuleEntry<N> => ({
  number,
  name,
  load,
  file: new URL(`./${name}/index.js`, import.meta.url),
});

/** The modules of the default chain. */
export const modules = [
  entry(1, 'accounts', () => import('./accounts/index.js')),
  entry(2, 'tokens', () => import('./tokens/index.js')),
  entry(3, 'fees', () => import('./fees/index.js')),
  entry(4, 'validators', () => import('./validators/index.js')),
  entry(5, 'multisig', () => import('./multisig/index.js')),
  entry(6, 'recovery', () => import('./recovery/index.js')),
  entry(7, 'governance', () => import('./governance/index.js')),
  entry(8, 'upgrade', () => import('./upgrade/index.js')),
  entry(9, 'dex', () => import('./dex/index.js')),
  entry(10, 'presale', () => import('./presale/index.js')),
  entry(11, 'nft', () => import('./nft/index.js')),
  entry(12, 'multi-token', () => import('./multi-token/index.js')),
  entry(13, 'staking-pools', () => import('./staking-pools/index.js')),
  entry(14, 'anchor', () => import('./anchor/index.js')),
  entry(15, 'names', () => import('./names/index.js')),
  entry(16, 'bridge', () => import('./bridge/index.js')),
  entry(17, 'intents', () => import('./intents/index.js')),
  entry(18, 'programs', () => import('./programs/index.js')),
  entry(19, 'dao', () => import('./dao/index.js')),
  entry(20, 'settlement', () => import('./settlement/index.js')),
  entry(21, 'safety', () => import('./safety/index.js')),
  entry(22, 'passports', () => import('./passports/index.js')),
  entry(23, 'evm', () => import('./evm/index.js')),
] as const satisfies readonly ModuleEntry[];

export type ModuleName = (typeof modules)[number]['name'];
