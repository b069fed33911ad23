/** Options that are the chain's, not the node's: where one is given it must say what the chain says (definitions 7.14). */

import type { Ledger } from '../engine/ledger/ledger.js';
import { openParameters } from '../kernel/chain/parameters.js';
import { fromHex } from '../lib/codec/ids.js';
import type { Json, TextForms } from '../lib/codec/type.js';
import { addressOfKey } from '../lib/crypto/address.js';
import { error, fail } from '../lib/errors.js';
import type { NodeOptions } from './options.js';

/** Details: option, given, and what the chain has. */
export const OptionDiffers = error(
  3161,
  'OptionDiffers',
  'This option was decided when the chain was made: leave it out',
);

interface ChainOption<F extends keyof NodeOptions = keyof NodeOptions> {
  readonly field: F;
  readonly flag: string;
  readonly key: string;
  /** The parameter's value as the option gives it. */
  of(given: NonNullable<NodeOptions[F]>, text: TextForms): Json;
}

const same = <T extends Json>(given: T): Json => given;

/** The options that are chain parameters. */
const CHAIN_OPTIONS = [
  { field: 'governanceMode', flag: 'governance-mode', key: 'upgrade.mode', of: same },
  { field: 'votingPeriod', flag: 'voting-period', key: 'upgrade.voting_period', of: same },
  { field: 'upgradeQuorum', flag: 'upgrade-quorum', key: 'upgrade.quorum', of: same },
  {
    field: 'upgradeAuthority',
    flag: 'upgrade-authority',
    key: 'upgrade.authority',
    of: (key: string, text: TextForms) => text.address(addressOfKey(fromHex(key))),
  },
] as readonly ChainOption[];

/** What options ask for of a new chain, as the section `upgrade` of its genesis. */
export function upgradeSection(options: Partial<NodeOptions>, text: TextForms): Record<string, Json> {
  const params = Object.entries(chainParams(options, text));
  return Object.fromEntries(params.map(([key, value]) => [key.replace('upgrade.', ''), value]));
}

/** The chain parameters that options ask for. */
function chainParams(options: Partial<NodeOptions>, text: TextForms): Record<string, Json> {
  return Object.fromEntries(
    CHAIN_OPTIONS.flatMap(({ field, key, of }) => {
      const given = options[field];
      return given === undefined ? [] : [[key, of(given, text)]];
    }),
  );
}

/** Refuses options that say something else than the chain. */
export async function checkChainOptions(ledger: Ledger, options: NodeOptions, text: TextForms): Promise<void> {
  const wanted = chainParams(options, text);
  for (const { flag, key } of CHAIN_OPTIONS) {
    if (wanted[key] === undefined || !ledger.set.parameters.has(key)) continue;
    const { value } = await ledger.read(() => openParameters(ledger.set.parameters, text, ledger.state).get(key));
    if (value !== wanted[key]) fail(OptionDiffers, { option: `--${flag}`, given: wanted[key], chain: value as object });
  }
}
