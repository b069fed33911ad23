/** The plugins of the default node: name, options, folder; and the commands that run beside one. */

import type { PluginCommand, PluginEntry } from '../runtime/plugin.js';
import { commands as attester } from './attester/options.js';
import { options as explorer } from './explorer/options.js';
import { options as faucet } from './faucet/options.js';
import { options as nats } from './nats/options.js';
import { options as postgres } from './postgres/options.js';
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
  { name: 'web', options: {}, load: () => import('./web/index.js') },
  { name: 'faucet', options: faucet, load: () => import('./faucet/index.js') },
  { name: 'postgres', options: postgres, load: () => import('./postgres/index.js') },
  { name: 'nats', options: nats, load: () => import('./nats/index.js') },
  { name: 'docs', options: {}, load: () => import('./docs/index.js') },
];

/** In the order of help. */
export const commands: readonly PluginCommand[] = attester;
