/** Options that are chain parameters must match the chain if they are given (definitions 7.14). */

import type { Ledger } from '../../engine/ledger/ledger.js';
import { openParameters } from '../../kernel/chain/parameters.js';
import type { TextForms } from '../../lib/codec/type.js';
import { error, fail } from '../../lib/errors.js';
import type { NodeOptions } from '../options/options.js';
import { wantedParameters } from './chain-options.js';
import type { PluginEntry } from './define.js';

/** Details: option, given, and the chain's value. */
export const OptionDiffers = error(3161, 'OptionDiffers', 'The option was fixed when the chain was created: omit it', {
  details: { option: 'Name of the option', given: 'Given value', chain: 'Value of the chain' },
});

/** Throws if a given option differs from the chain's parameter. */
export async function checkChainOptions(
  ledger: Ledger,
  plugins: readonly PluginEntry[],
  given: NodeOptions['plugins'],
  text: TextForms,
): Promise<void> {
  const { parameters } = ledger.set;
  for (const { option, key, value } of await wantedParameters(plugins, given, text)) {
    if (!parameters.has(key)) continue;
    const { value: chain } = await ledger.read(() =>
      openParameters(parameters, ledger.chain, text, ledger.state).get(key),
    );
    if (chain !== value) fail(OptionDiffers, { option: `--${option}`, given: value, chain: chain as object });
  }
}
