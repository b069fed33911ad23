/** New values for the options of a running node: those marked `reloads` take effect, others need a restart. */

import { isDeepStrictEqual } from 'node:util';
import { error, sharedDetails } from '../../lib/errors.js';
import { type NodeOptions, nodeOptions } from './options.js';

export const OptionsNotReloaded = error(
  3270,
  'OptionsNotReloaded',
  'The options cannot be read and stay as they are; correct them and send SIGHUP again',
  { details: sharedDetails('reason') },
);

/** A node whose options can be replaced while it runs. */
export interface Reloadable {
  /** Applies the reloadable options among these, and logs which others differ. */
  reload(next: NodeOptions): void;
}

/** Flags of the options whose values differ. */
export interface ReplacedOptions {
  /** They have their new values. */
  readonly reloaded: readonly string[];
  /** They keep their values until the node restarts. */
  readonly needRestart: readonly string[];
}

/** Writes the new values of reloadable options into `options`, which the parts of the node read. */
export function replaceOptions(options: NodeOptions, next: NodeOptions): ReplacedOptions {
  const changed = nodeOptions.filter(({ field }) => !isDeepStrictEqual(options[field], next[field]));
  const reloadable = changed.filter(({ reloads }) => reloads);
  const values: { -readonly [F in keyof NodeOptions]: unknown } = options;
  for (const { field } of reloadable) values[field] = next[field];
  return {
    reloaded: reloadable.map(({ flag }) => flag),
    needRestart: [
      ...changed.filter(({ reloads }) => !reloads).map(({ flag }) => flag),
      ...pluginFlagsChanged(options.plugins, next.plugins),
    ],
  };
}

function pluginFlagsChanged(before: NodeOptions['plugins'], after: NodeOptions['plugins']): readonly string[] {
  const plugins = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...plugins].flatMap((plugin) => {
    const [old = {}, now = {}] = [before[plugin], after[plugin]];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((flag) => old[flag] !== now[flag]);
  });
}
