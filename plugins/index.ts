/** Plugins of the default node (name, options, folder), and the commands that run without a node. */

import type { PluginCommand, PluginEntry } from '../runtime/plugin.js';
import { commands as attester } from './attester/options.js';
import { options as docs } from './docs/options.js';
import { options as ethereum } from './ethereum/options.js';
import { options as explorer } from './explorer/options.js';
import { options as faucet } from './faucet/options.js';
import { options as mesh } from './mesh/options.js';
import { options as nats } from './nats/options.js';
import { options as postgres } from './postgres/options.js';
import { options as upgrade } from './upgrade/options.js';

const entry = <const N extends string>(plugin: PluginEntry<N>): PluginEntry<N> => ({
  ...plugin,
  file: new URL(`./${plugin.name}/index.js`, import.meta.url),
});

/** In starting order. */
export const plugins = [
  entry({
    name: 'upgrade',
    options: upgrade,
    grants: ['files', 'validator:VoteUpgrade'],
    load: () => import('./upgrade/index.js'),
  }),
  entry({ name: 'ethereum', options: ethereum, load: () => import('./ethereum/index.js') }),
  entry({ name: 'explorer', options: explorer, load: () => import('./explorer/index.js') }),
  entry({ name: 'web', options: {}, load: () => import('./web/index.js') }),
  entry({ name: 'faucet', options: faucet, load: () => import('./faucet/index.js') }),
  entry({ name: 'mesh', options: mesh, load: () => import('./mesh/index.js') }),
  entry({ name: 'postgres', options: postgres, load: () => import('./postgres/index.js') }),
  entry({ name: 'nats', options: nats, load: () => import('./nats/index.js') }),
  entry({ name: 'docs', options: docs, load: () => import('./docs/index.js') }),
] as const satisfies readonly PluginEntry[];

/** Names of the plugins of the default node. */
export type PluginName = (typeof plugins)[number]['name'];

/** In the order of the help text. */
export const commands: readonly PluginCommand[] = attester;
