/** Texts in help that depend on the distribution. */

import type { ChainDistribution } from '../distribution/distribution.js';
import { sampleOf } from '../values/amounts.js';

export const placeholdersOf = (distribution: ChainDistribution) => ({
  ...distribution,
  sample: sampleOf(distribution.decimals),
  address: `${distribution.addressPrefix}…`,
  bob: `bob.${distribution.nameService}`,
  other: distribution.tokens[0]?.symbol ?? 'TOKEN',
});

export type Placeholders = ReturnType<typeof placeholdersOf>;
