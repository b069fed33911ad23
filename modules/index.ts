/** The features of the default chain: permanent number, folder. Nothing else names a module. */

import type { Module } from '../runtime/sdk.js';

/** A module of a distribution: loaded by dynamic import when the node starts. */
export interface ModuleEntry {
  /** Permanent: prefixes the module's state keys. Third-party modules begin at 1000. */
  readonly number: number;
  /** The module's own name, known before it is loaded. */
  readonly name: string;
  readonly load: () => Promise<{ readonly default: Module }>;
}

/** The modules of the default chain. */
export const modules: readonly ModuleEntry[] = [
  { number: 1, name: 'accounts', load: () => import('./accounts/index.js') },
  { number: 2, name: 'tokens', load: () => import('./tokens/index.js') },
  { number: 3, name: 'fees', load: () => import('./fees/index.js') },
  { number: 4, name: 'validators', load: () => import('./validators/index.js') },
  { number: 5, name: 'multisig', load: () => import('./multisig/index.js') },
  { number: 6, name: 'recovery', load: () => import('./recovery/index.js') },
  { number: 7, name: 'governance', load: () => import('./governance/index.js') },
  { number: 8, name: 'upgrade', load: () => import('./upgrade/index.js') },
  { number: 9, name: 'dex', load: () => import('./dex/index.js') },
  { number: 10, name: 'presale', load: () => import('./presale/index.js') },
  { number: 11, name: 'nft', load: () => import('./nft/index.js') },
  { number: 12, name: 'multi-token', load: () => import('./multi-token/index.js') },
  { number: 13, name: 'staking-pools', load: () => import('./staking-pools/index.js') },
  { number: 14, name: 'anchor', load: () => import('./anchor/index.js') },
  { number: 15, name: 'names', load: () => import('./names/index.js') },
  { number: 16, name: 'bridge', load: () => import('./bridge/index.js') },
  { number: 17, name: 'intents', load: () => import('./intents/index.js') },
  { number: 18, name: 'programs', load: () => import('./programs/index.js') },
  { number: 19, name: 'dao', load: () => import('./dao/index.js') },
  { number: 20, name: 'settlement', load: () => import('./settlement/index.js') },
  { number: 21, name: 'safety', load: () => import('./safety/index.js') },
  { number: 22, name: 'passports', load: () => import('./passports/index.js') },
  { number: 23, name: 'evm', load: () => import('./evm/index.js') },
];
