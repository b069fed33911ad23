/** Plugin options with a key on dev chains: `dev:0` to `dev:9` are replaced by key files. */

import { type ChainDistribution, pluginEntry } from '../distribution/distribution.js';
import type { NodeOptions } from '../runtime/common.js';
import { devKey } from './keys.js';

type Given = NodeOptions['plugins'];

/** The given plugin options, with the key file of each named dev account. */
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
