/** A chain of Trellis with webhooks: `node dist/shop.js dev --webhook-url URL --webhook-secret-file PATH`. */

import { defineChain, main } from 'trellis';
import webhooks from './webhooks.ts';

const chain = defineChain({
  name: 'Shop',
  symbol: 'SHP',
  prefixes: { address: 'shp', hash: 'shh', names: 'shop' },
  chainId: { dev: 71_201, testnet: 71_202, mainnet: 71_203 },
  plugins: [webhooks],
});

export default chain;
await main(chain, import.meta.url);
