/** The default distribution: Trellis, its networks and its features. */

import { createRequire } from 'node:module';
import { type ModuleName, modules } from '../../modules/index.js';
import { commands, type PluginName, plugins } from '../../plugins/index.js';
import { standardTokens } from '../genesis/standard-tokens.js';
import { COIN_TYPE } from '../runtime/keys.js';
import type { ChainDistribution } from './distribution.js';

const { version } = createRequire(import.meta.url)('../../../package.json') as { version: string };

/**
 * Chains of several validators order bundles by when their committee first saw them; with a single validator there is
 * nothing to enforce.
 */
const FAIR = { 'chain.fair_ordering': true };
/** Test chains execute decisions immediately. */
const SOON = { 'governance.timelock_s': 0 };
/** On a dev chain the voting period of a DAO can be as short as five blocks. */
const SHORT_VOTES = { 'dao.min_voting_period_blocks': 5 };
/** On chains with free money, names are free. */
const FREE_NAMES = { 'names.price_3': '0', 'names.price_4': '0', 'names.price_5': '0' };

export const defaults: ChainDistribution<ModuleName, PluginName> = {
  name: 'Trellis',
  version,
  binary: 'trellis',
  dataDir: './data',
  symbol: 'TRL',
  decimals: 9,
  addressPrefix: 'trl',
  hashPrefix: 'trh',
  nameService: 'trl',
  epochBlocks: 1_800,
  coinType: COIN_TYPE,
  profiles: {
    dev: {
      chainId: 1_618_031,
      enforceSignatures: false,
      params: { ...SOON, ...FREE_NAMES, ...SHORT_VOTES, 'governance.voting_blocks': 20 },
    },
    testnet: {
      chainId: 1_618_032,
      enforceSignatures: false,
      params: { ...SOON, ...FAIR, 'governance.voting_blocks': 500 },
    },
    mainnet: { chainId: 1_618_033, enforceSignatures: true, params: FAIR },
  },
  modules,
  plugins,
  tokens: standardTokens,
  commands,
};
