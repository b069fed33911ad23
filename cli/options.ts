/** The options of a node as flags of `start` and `dev`: derived from the one list in runtime/options.ts. */

import { type NodeOptions, nodeOptions } from '../runtime/options.js';
import type { Flag, Flags } from './command.js';

/** One flag per option; `standards` are the defaults that a command has of its own. */
export function optionFlags(standards: Partial<NodeOptions> = {}): readonly Flag[] {
  return nodeOptions.map(({ field, flag, short, value, about, standard }) => {
    const text = String(standards[field] ?? standard ?? '');
    return {
      name: flag,
      about,
      ...(short === undefined ? {} : { short }),
      ...(value === undefined ? {} : { value, standard: text }),
    };
  });
}

/** The options that were given, checked by their types. */
export function givenOptions(flags: Flags): Partial<NodeOptions> {
  return Object.fromEntries(
    nodeOptions
      .filter(({ flag }) => flags.has(flag))
      .map(({ field, flag, parse }) => [field, parse(flags.text(flag)!)]),
  );
}
