/** The options about upgrades, known before the plugin is loaded. Those of the chain are written to a new one, and must be its own later. */

import { addressOfKey, CodecError, fromHex, optional, type Type, t } from '../../runtime/plugin.js';

/** 32 bytes as hex, with or without 0x. */
const Hex32: Type<string> = {
  ...t.text(64, 66),
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
    t.choice('seed-authority', 'full'),
    'of the chain; of a new one seed-authority',
    { key: 'upgrade.mode' },
  ),
  'upgrade-authority': optional(
    'Public key of the account that decides about upgrades; must be as the chain has it',
    'HEX',
    Hex32,
    'of the chain',
    { key: 'upgrade.authority', of: (key, text) => text.address(addressOfKey(fromHex(String(key)))) },
  ),
  'voting-period': optional(
    'Blocks for which a plan is voted on; must be as the chain has it',
    'BLOCKS',
    t.range(1, 1_296_000),
    'of the chain; of a new one 500',
    { key: 'upgrade.voting_period' },
  ),
  'upgrade-quorum': optional(
    'Part of all power that must approve a plan; must be as the chain has it',
    'PERCENT',
    t.range(1, 100),
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
