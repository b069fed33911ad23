/** Acme: a separate chain with the loyalty module. `node dist/acme.js dev` runs it. */

import { defaults, run } from 'trellis';
import loyalty from './loyalty.ts';

await run({
  ...defaults,
  name: 'Acme',
  binary: 'acme',
  symbol: 'ACM',
  addressPrefix: 'acm',
  hashPrefix: 'ach',
  nameService: 'acm',
  profiles: { ...defaults.profiles, dev: { ...defaults.profiles.dev, chainId: 71_001 } },
  modules: [...defaults.modules, [1000, loyalty]],
});
