/**
 * Plugin options of a local network: most apply to every node; a plugin with a key or a database runs only on the last
 * one.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flags } from '../command-line/command.js';
import { givenOptions } from '../command-line/options.js';
import { type ChainDistribution, pluginEntry } from '../distribution/distribution.js';
import { devSecret } from '../keys/keys.js';
import { withDevKeys } from '../keys/plugin-keys.js';
import { toHex } from '../runtime/common.js';
import type { TestnetNode } from './files.js';

/**
 * Value placeholders of options whose plugin cannot run twice: the key of a paying account, or the URL of a database.
 */
const NOT_SHARED: ReadonlySet<string> = new Set(['KEY', 'URL']);

/**
 * The flags of each node, from those given for all. Writes the keys of named dev accounts beside the last node's own.
 */
export function pluginFlagsOf(
  nodes: readonly TestnetNode[],
  flags: Flags,
  distribution: ChainDistribution,
): (node: TestnetNode) => readonly string[] {
  const last = nodes.at(-1)!;
  const keyFile = (index: number): string => {
    const path = join(last.directory, `dev-${index}.key`);
    writeFileSync(path, toHex(devSecret(index)), { mode: 0o600 });
    return path;
  };
  const given = withDevKeys(givenOptions(flags, distribution).plugins ?? {}, distribution, keyFile);
  const plugins = distribution.plugins.map(pluginEntry).map(({ name, options }) => ({
    shared: Object.values(options).every((option) => option.kind === 'flag' || !NOT_SHARED.has(option.value)),
    words: Object.entries(given[name] ?? {}).flatMap(([option, value]) =>
      options[option]!.kind === 'value' ? [`--${option}`, String(value)] : value === 'true' ? [`--${option}`] : [],
    ),
  }));
  return (node) => plugins.filter(({ shared }) => shared || node === last).flatMap(({ words }) => words);
}
