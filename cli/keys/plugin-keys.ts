/** Options of plugins that take a key, on chains whose keys everybody knows: `dev:0` to `dev:9` are files there. */

import type { NodeOptions } from '../../runtime/node/options/options.js';
import { type ChainDistribution, pluginEntry } from '../distribution/distribution.js';
import { devKey } from './keys.js';

type Given = NodeOptions['plugins'];

/** What was given for plugins, with the file of each dev account that is named. */
export function withDevKeys(
  given: Given,
  { plugins }: Pick<ChainDistribution, 'plugins'>,
  keyFile: (index: number) => string,
): Given {
  const read = plugins.map(pluginEntry).map(({ name, options }) => {
    const values = Object.entries(given[name] ?? {}).map(([option, value]) => {
      const declared = options[option];
      const takesKey = declared?.kind === 'value' && declared.value === 'KEY';
      const dev = takesKey && devKey(String(value)) !== undefined;
      return [option, dev ? keyFile(Number(String(value).slice('dev:'.length))) : value];
    });
    return [name, Object.fromEntries(values)];
  });
  return Object.fromEntries(read);
}
