/** Errors of staking (codes 2001 to 2023, and 1057 from the range of the keys). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const StakeBelowMinimum = error(
  2001,
  'StakeBelowMinimum',
  'The own stake of a validator must be at least 1,000 native units',
  {
    details: sharedDetails('min', 'got'),
  },
);
export const PoolDisabled = error(2002, 'PoolDisabled', 'The validator does not accept delegations', {
  details: { ...sharedDetails('validator'), reason: 'Why it accepts none' },
});
export const BelowMinDelegation = error(
  2003,
  'BelowMinDelegation',
  'The delegation is below the minimum of the validator',
  {
    details: { ...sharedDetails('min'), got: 'Requested delegation in raw native units' },
  },
);
export const InsufficientStake = error(2004, 'InsufficientStake', 'The account has less stake with this validator', {
  details: sharedDetails('have', 'need'),
});
export const CommissionOutOfRange = error(
  2005,
  'CommissionOutOfRange',
  'The commission must be 0 to 5,000 basis points',
  {
    details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
  },
);
export const CommissionCooldown = error(
  2006,
  'CommissionCooldown',
  'The commission can change only once in 7 days: wait until then',
  {
    retryable: true,
    details: { next_allowed_at: 'Earliest time of the next change in Unix seconds' },
  },
);
export const JailNotExpired = error(2007, 'JailNotExpired', 'The jail term has not ended yet: wait until then', {
  retryable: true,
  details: { release_at: 'Earliest time to leave jail, in Unix seconds' },
});
export const SelfStakeBelowMinimum = error(
  2008,
  'SelfStakeBelowMinimum',
  'The remaining own stake of a validator must be at least 1,000 native units, or zero',
  { details: { ...sharedDetails('min'), rest: 'Own stake that would remain, in raw native units' } },
);
export const InvalidProofOfPossession = error(
  2009,
  'InvalidProofOfPossession',
  'The consensus key must be a valid Ed25519 key that signs the possession digest of this account',
  { details: { ...sharedDetails('reason'), digest: 'Digest that the new key must sign, in hex' } },
);
export const TooManyUnbondings = error(
  2010,
  'TooManyUnbondings',
  'The account has the maximum of 32 unbonding entries: wait until one can be claimed',
  {
    retryable: true,
    details: { ...sharedDetails('max'), next_release_at: 'Earliest time of the next claim in Unix seconds' },
  },
);
export const NothingToClaim = error(2011, 'NothingToClaim', 'There is nothing to claim now', {
  retryable: true,
  details: {
    next_release_at: 'Earliest time of the next claim in Unix seconds; null for none',
    claimed: 'Amount delivered so far in raw units',
    tokens: 'Amount bought in raw units',
  },
});
export const NotValidator = error(2012, 'NotValidator', 'The account does not operate a validator', {
  details: sharedDetails('address'),
});
export const NotJailed = error(2013, 'NotJailed', 'The validator is not jailed');
export const MetadataTooLong = error(
  2014,
  'MetadataTooLong',
  'A name has 1 to 64 characters, a description at most 500, website and avatar at most 256',
  {
    details: {
      ...sharedDetails('field', 'reason', 'min', 'max', 'got'),
      bytes: 'Length of the value in bytes',
      max_bytes: 'Maximum length in bytes',
      characters: 'Length of the value in characters',
      max_characters: 'Maximum length in characters',
    },
  },
);
export const NoDelegation = error(2015, 'NoDelegation', 'The account has no stake with this validator', {
  details: sharedDetails('validator'),
});
export const InvalidPoolConfig = error(
  2016,
  'InvalidPoolConfig',
  'A pool must have a name of 1 to 64 characters and a minimum delegation of at least 1 raw unit',
  { details: { ...sharedDetails('field', 'reason', 'max', 'got'), min: 'Minimum allowed' } },
);
export const EvidenceInvalid = error(2017, 'EvidenceInvalid', 'The messages do not prove a double sign', {
  details: sharedDetails('reason'),
});
export const EvidenceKnown = error(2018, 'EvidenceKnown', 'The validator has already been jailed for this', {
  details: { ...sharedDetails('validator'), punished_height: 'Height up to which double signs are already punished' },
});
export const ConsensusKeyInUse = error(
  2019,
  'ConsensusKeyInUse',
  'The key is or was the consensus key of a validator: use a new one',
  {
    details: { pubkey: 'The key already in use' },
  },
);
export const RedelegationTooSoon = error(
  2020,
  'RedelegationTooSoon',
  'Redelegated stake must stay with its new validator for 21 days',
  {
    retryable: true,
    details: {
      ...sharedDetails('free', 'need'),
      next_at: 'Earliest time of the next redelegation in Unix seconds',
      max_moves: 'Maximum number of pending redelegations to a validator',
    },
  },
);
export const TooManyDelegations = error(
  2021,
  'TooManyDelegations',
  'The account delegates to 100 validators, the maximum',
  {
    details: sharedDetails('max'),
  },
);
export const AlreadyValidator = error(
  2022,
  'AlreadyValidator',
  'The account already operates a validator with another key',
  {
    details: { ...sharedDetails('next_step'), pubkey: 'Consensus key of the validator' },
  },
);
export const KeyRotationThisEpoch = error(
  1057,
  'KeyRotationThisEpoch',
  'A validator can change its consensus key only once in an epoch',
  { retryable: true, details: { applies_at_height: 'First height that the pending key signs' } },
);
