/**
 * Node options as flags of `start` and `dev`, derived from the list in runtime/node/options/options.ts and from the
 * plugins.
 */

import { type ChainDistribution, pluginEntry } from '../distribution/distribution.js';
import {
  CodecError,
  type Json,
  type NodeOptions,
  nodeOptions,
  parametersIn,
  type TextForms,
  type Type,
  wantedParameters,
} from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';
import type { Flag, Flags } from './command.js';

/** Defaults of `start` that differ from those of a node. */
export const startDefaults = ({ dataDir }: Pick<ChainDistribution, 'dataDir'>): Partial<NodeOptions> => ({ dataDir });

/** Defaults of `dev` that differ from those of a node. */
export const devDefaults = ({ dataDir }: Pick<ChainDistribution, 'dataDir'>) =>
  ({
    dataDir: `${dataDir}/dev`,
    blockTime: 1,
    rpcRateLimit: 0,
    rpcOrigins: ['localhost'],
    p2pPort: undefined,
  }) satisfies Partial<NodeOptions>;

/** One flag per option; `standards` are the command's own defaults. */
export function optionFlags(standards: Partial<NodeOptions> = {}): readonly Flag[] {
  return nodeOptions.map(({ field, flag, short, value, about, standard, none }) => {
    const text = String((field in standards ? standards[field] : standard) ?? none ?? '');
    return {
      name: flag,
      about,
      ...(short === undefined ? {} : { short }),
      ...(value === undefined ? {} : { value, standard: text }),
    };
  });
}

/** One flag per option of the distribution's plugins. */
export function pluginFlags({ plugins }: ChainDistribution): readonly Flag[] {
  return plugins.flatMap((item) =>
    Object.entries(pluginEntry(item).options).map(([name, option]) =>
      option.kind === 'flag'
        ? { name, about: option.about }
        : { name, about: option.about, value: option.value, standard: String(option.standard ?? option.none) },
    ),
  );
}

/** The given options, checked by their types; those of plugins are checked when they start. */
export function givenOptions(flags: Flags, { plugins }: ChainDistribution): Partial<NodeOptions> {
  const own = nodeOptions
    .filter(({ flag }) => flags.has(flag))
    .map(({ field, flag, parse }) => [field, parse(flags.text(flag)!)]);
  const ofPlugins = plugins.map(pluginEntry).map(({ name, options }) => {
    const given = Object.keys(options).filter((option) => flags.has(option));
    return [name, Object.fromEntries(given.map((option) => [option, flags.text(option)!]))];
  });
  return { ...Object.fromEntries(own), plugins: Object.fromEntries(ofPlugins) };
}

/** Flags of options that are chain parameters: a new chain is created with them. */
export function chainFlags(distribution: ChainDistribution): readonly Flag[] {
  const parameters = parametersIn(distribution.plugins.map(pluginEntry));
  return pluginFlags(distribution).filter(({ name }) => parameters.has(name));
}

/** The parameters of a new chain requested by flags: key -> value. Throws InvalidOption for bad values. */
export async function chainParameters(
  flags: Flags,
  distribution: ChainDistribution,
  text: TextForms,
): Promise<Record<string, Json>> {
  const { plugins = {} } = givenOptions(flags, distribution);
  const wanted = await wantedParameters(distribution.plugins.map(pluginEntry), plugins, text);
  return Object.fromEntries(wanted.map(({ key, value }) => [key, value]));
}

const NO_TEXT = {} as TextForms;

/** The number given by a flag, checked by its type. */
export function numberFlag(flags: Flags, name: string, type: Type<number>, standard: number): number {
  const text = flags.text(name);
  if (text === undefined) return standard;
  try {
    return type.fromJson(/^[0-9]+$/.test(text) ? Number(text) : text, NO_TEXT);
  } catch (cause) {
    if (cause instanceof CodecError) throw new Problem(`--${name} ${text}: ${cause.message}`);
    throw cause;
  }
}
