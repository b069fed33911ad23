/** Guild: a chain whose blocks are produced by authorities, without staking. `node dist/guild.js dev` runs it. */

import { defineChain, main } from 'trellis';
import authorities from './authorities.ts';

const chain = defineChain({
  name: 'Guild',
  symbol: 'GLD',
  decimals: 6,
  prefixes: { address: 'gld', hash: 'glh', names: 'gld' },
  chainId: { dev: 71_101, testnet: 71_102, mainnet: 71_103 },
  modules: [[1000, authorities]],
  without: { modules: ['validators'] },
});

export default chain;
await main(chain, import.meta.url);
