/** Plugin options that set parameters of the chain instead of the node. */

import type { Json, TextForms } from '../../lib/codec/type.js';
import type { NodeOptions } from '../options/options.js';
import { type PluginEntry, valuesOf } from './define.js';
import type { Parameter } from './option.js';

/** A chain parameter requested by an option. */
export interface WantedParameter {
  readonly option: string;
  readonly key: string;
  readonly value: Json;
}

/** The chain parameters that are plugin options, by option name. */
export function parametersIn(plugins: readonly PluginEntry[]): ReadonlyMap<string, Parameter> {
  const options = plugins.flatMap((entry) => Object.entries(entry.options));
  return new Map(
    options.flatMap(([name, option]) =>
      option.kind === 'value' && option.parameter ? [[name, option.parameter] as const] : [],
    ),
  );
}

/** The chain parameters requested by the given plugin options. Throws InvalidOption for bad values. */
export async function wantedParameters(
  plugins: readonly PluginEntry[],
  given: NodeOptions['plugins'],
  text: TextForms,
): Promise<readonly WantedParameter[]> {
  const parameters = parametersIn(plugins);
  const wanted: WantedParameter[] = [];
  for (const { name, options } of plugins) {
    for (const [option, value] of Object.entries(valuesOf(options, given[name] ?? {}))) {
      const parameter = parameters.get(option);
      if (!parameter || value === undefined) continue;
      const { key, of } = parameter;
      wanted.push({ option, key, value: of ? await of(value as Json, text) : (value as Json) });
    }
  }
  return wanted;
}
