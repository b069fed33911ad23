/** The default distribution: Trellis, its networks and its features. */

import { createRequire } from 'node:module';
import { modules } from '../modules/index.js';
import { plugins } from '../plugins/index.js';
import type { ChainDistribution } from './distribution.js';

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };

export const defaults: ChainDistribution = {
  name: 'Trellis',
  version,
  binary: 'trellis',
  symbol: 'TRL',
  decimals: 9,
  addressPrefix: 'trl',
  hashPrefix: 'trh',
  nameService: 'trl',
  epochBlocks: 1_800,
  profiles: {
    dev: { chainId: 1_618_031, enforceSignatures: false },
    testnet: { chainId: 1_618_032, enforceSignatures: false },
    mainnet: { chainId: 1_618_033, enforceSignatures: true },
  },
  modules,
  plugins,
};
