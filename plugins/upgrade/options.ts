/**
 * Options about upgrades, available before the plugin is loaded. Chain options are written to a new chain, and must
 * match it afterwards.
 */

import { CodecError, choice, optional, range, type Type, text } from '../../runtime/plugin-options.js';

/** 32 bytes as hex, with or without 0x. */
const Hex32: Type<string> = {
  ...text(64, 66),
  fromJson(json) {
    const hex = typeof json === 'string' ? /^(?:0x)?([0-9a-f]{64})$/.exec(json.toLowerCase())?.[1] : undefined;
    if (hex === undefined) throw new CodecError('must be 64 hex digits');
    return hex;
  },
};

export const options = {
  'governance-mode': optional(
    'Who decides about upgrades: seed-authority or full; must be as the chain has it',
    'MODE',
    choice('seed-authority', 'full'),
    'of the chain; of a new one seed-authority',
    { key: 'upgrade.mode' },
  ),
  'upgrade-authority': optional(
    'Public key of the account that decides about upgrades; must be as the chain has it',
    'HEX',
    Hex32,
    'of the chain',
    {
      key: 'upgrade.authority',
      of: async (key, forms) => {
        const { addressOfKey, fromHex } = await import('../../runtime/plugin.js');
        return forms.address(addressOfKey(fromHex(String(key))));
      },
    },
  ),
  'voting-period': optional(
    'Blocks for which a plan is voted on; must be as the chain has it',
    'BLOCKS',
    range(1, 1_296_000),
    'of the chain; of a new one 500',
    { key: 'upgrade.voting_period' },
  ),
  'upgrade-quorum': optional(
    'Part of all power that must approve a plan; must be as the chain has it',
    'PERCENT',
    range(1, 100),
    'of the chain; of a new one 67',
    { key: 'upgrade.quorum' },
  ),
  'auto-vote-seed': optional(
    'Approve upgrades by itself once their file is fetched and verified, as the validator of this node; the seed spreads the votes over the first half of the voting time',
    'HEX',
    Hex32,
    'off',
  ),
};
