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
    'Authority over upgrades: seed-authority (one account) or full (vote of validators); must match the chain',
    'MODE',
    choice('seed-authority', 'full'),
    'that of the chain, seed-authority on a new one',
    { key: 'upgrade.mode' },
  ),
  'upgrade-authority': optional(
    'Public key of the account with authority over upgrades; must match the chain',
    'HEX',
    Hex32,
    'that of the chain',
    {
      key: 'upgrade.authority',
      of: async (key, forms) => {
        const { addressOfKey, fromHex } = await import('../../runtime/plugin.js');
        return forms.address(addressOfKey(fromHex(String(key))));
      },
    },
  ),
  'voting-period': optional(
    'Voting period of a plan, in blocks; must match the chain',
    'BLOCKS',
    range(1, 1_296_000),
    'that of the chain, 500 on a new one',
    { key: 'upgrade.voting_period' },
  ),
  'upgrade-quorum': optional(
    'Share of all voting power that must approve a plan, in percent; must match the chain',
    'PERCENT',
    range(1, 100),
    'that of the chain, 67 on a new one',
    { key: 'upgrade.quorum' },
  ),
  'auto-vote-seed': optional(
    'Seed for automatic votes: the validator of this node approves a plan once its file is downloaded and verified, at a time in the first half of the voting period that depends on the seed',
    'HEX',
    Hex32,
    'off',
  ),
};
