/** Options that are the chain's, not the node's: where one is given it must say what the chain says (definitions 7.14). */

import type { Ledger } from '../engine/ledger/ledger.js';
import { openParameters } from '../kernel/chain/parameters.js';
import type { Json, TextForms } from '../lib/codec/type.js';
import { error, fail } from '../lib/errors.js';
import type { NodeOptions } from './options.js';
import { type Parameter, type PluginEntry, valuesOf } from './plugins/define.js';

/** Details: option, given, and what the chain has. */
export const OptionDiffers = error(
  3161,
  'OptionDiffers',
  'This option was decided when the chain was made: leave it out',
  { details: { option: 'Name of the option', given: 'What the option says', chain: 'What the chain has' } },
);

/** A parameter that an option asks for. */
export interface WantedParameter {
  readonly option: string;
  readonly key: string;
  readonly value: Json;
}

/** The chain parameters that are options of plugins, by the name of the option. */
export function parametersIn(plugins: readonly PluginEntry[]): ReadonlyMap<string, Parameter> {
  const options = plugins.flatMap((entry) => Object.entries(entry.options));
  return new Map(
    options.flatMap(([name, option]) =>
      option.kind === 'value' && option.parameter ? [[name, option.parameter] as const] : [],
    ),
  );
}

/** The chain parameters that the given options of plugins ask for. Refuses bad values with InvalidOption. */
export function wantedParameters(
  plugins: readonly PluginEntry[],
  given: NodeOptions['plugins'],
  text: TextForms,
): readonly WantedParameter[] {
  const parameters = parametersIn(plugins);
  return plugins.flatMap(({ name, options }) =>
    Object.entries(valuesOf(options, given[name] ?? {})).flatMap(([option, value]) => {
      const parameter = parameters.get(option);
      if (!parameter || value === undefined) return [];
      return [{ option, key: parameter.key, value: parameter.of?.(value as Json, text) ?? (value as Json) }];
    }),
  );
}

/** Refuses options that say something else than the chain. */
export async function checkChainOptions(
  ledger: Ledger,
  plugins: readonly PluginEntry[],
  given: NodeOptions['plugins'],
  text: TextForms,
): Promise<void> {
  const { parameters } = ledger.set;
  for (const { option, key, value } of wantedParameters(plugins, given, text)) {
    if (!parameters.has(key)) continue;
    const { value: chain } = await ledger.read(() =>
      openParameters(parameters, ledger.chain, text, ledger.state).get(key),
    );
    if (chain !== value) fail(OptionDiffers, { option: `--${option}`, given: value, chain: chain as object });
  }
}
