/** The plugins of the default node: name, options, folder. */

import type { PluginEntry } from '../runtime/plugin.js';
import { options as explorer } from './explorer/options.js';
import { options as upgrade } from './upgrade/options.js';

/** In the order in which they start. */
export const plugins: readonly PluginEntry[] = [
  {
    name: 'upgrade',
    options: upgrade,
    grants: ['files', 'validator:VoteUpgrade'],
    load: () => import('./upgrade/index.js'),
  },
  { name: 'ethereum', options: {}, load: () => import('./ethereum/index.js') },
  { name: 'explorer', options: explorer, load: () => import('./explorer/index.js') },
  { name: 'docs', options: {}, load: () => import('./docs/index.js') },
];
