/** The options about upgrades, in the order of help. Those of the chain are written to a new one, and must be its own later. */

import * as scalar from '../../lib/codec/scalars.js';
import { heights, hex32, number, oneOf } from '../option-values.js';
import type { NodeOption, NodeOptions } from '../options.js';

type Option<F extends keyof NodeOptions> = NodeOption<F>;

const governanceMode: Option<'governanceMode'> = {
  field: 'governanceMode',
  flag: 'governance-mode',
  value: 'MODE',
  about: 'Who decides about upgrades: seed-authority or full; must be as the chain has it',
  standard: undefined,
  none: 'of the chain; of a new one seed-authority',
  parse: (text) => oneOf('governance-mode', text, ['seed-authority', 'full']),
};

const upgradeAuthority: Option<'upgradeAuthority'> = {
  field: 'upgradeAuthority',
  flag: 'upgrade-authority',
  value: 'HEX',
  about: 'Public key of the account that decides about upgrades; must be as the chain has it',
  standard: undefined,
  none: 'of the chain',
  parse: (text) => hex32('upgrade-authority', text),
};

const autoVoteSeed: Option<'autoVoteSeed'> = {
  field: 'autoVoteSeed',
  flag: 'auto-vote-seed',
  value: 'HEX',
  about:
    'Approve upgrades by itself once their file is fetched and verified, as the validator of this node; the seed spreads the votes over the first half of the voting time',
  standard: undefined,
  none: 'off',
  parse: (text) => hex32('auto-vote-seed', text),
};

const votingPeriod: Option<'votingPeriod'> = {
  field: 'votingPeriod',
  flag: 'voting-period',
  value: 'BLOCKS',
  about: 'Blocks for which a plan is voted on; must be as the chain has it',
  standard: undefined,
  none: 'of the chain; of a new one 500',
  parse: number('voting-period', scalar.range(1, 1_296_000)),
};

const upgradeQuorum: Option<'upgradeQuorum'> = {
  field: 'upgradeQuorum',
  flag: 'upgrade-quorum',
  value: 'PERCENT',
  about: 'Part of all power that must approve a plan; must be as the chain has it',
  standard: undefined,
  none: 'of the chain; of a new one 67',
  parse: number('upgrade-quorum', scalar.range(1, 100)),
};

const skipUpgradeHeights: Option<'skipUpgradeHeights'> = {
  field: 'skipUpgradeHeights',
  flag: 'skip-upgrade-heights',
  value: 'HEIGHTS',
  about: 'Go on without the upgrades of these heights, comma separated: only when all operators do',
  standard: [],
  parse: (text) => heights('skip-upgrade-heights', text),
};

/** The options of upgrades. */
export const upgradeOptions = [
  governanceMode,
  upgradeAuthority,
  autoVoteSeed,
  votingPeriod,
  upgradeQuorum,
  skipUpgradeHeights,
] as const;
