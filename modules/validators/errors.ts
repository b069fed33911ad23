/** Errors of staking (codes 2001 to 2023, and 1057 from the range of the keys). */

import { error, told } from '../../runtime/sdk.js';

export const StakeBelowMinimum = error(2001, 'StakeBelowMinimum', 'A validator stakes at least 1,000 native units', {
  details: told('min', 'got'),
});
export const PoolDisabled = error(2002, 'PoolDisabled', 'The validator takes no delegations', {
  details: { ...told('validator'), reason: 'What is wrong, in words' },
});
export const BelowMinDelegation = error(2003, 'BelowMinDelegation', 'The validator takes no delegation this small', {
  details: { ...told('min'), got: 'Raw native units that were given' },
});
export const InsufficientStake = error(2004, 'InsufficientStake', 'Less than that is staked there', {
  details: told('have', 'need'),
});
export const CommissionOutOfRange = error(2005, 'CommissionOutOfRange', 'Commission is 0 to 5,000 basis points', {
  details: told('field', 'reason', 'min', 'max', 'got'),
});
export const CommissionCooldown = error(2006, 'CommissionCooldown', 'Commission changes at most once in 7 days', {
  retryable: true,
  details: { next_allowed_at: 'From when it can be changed, in Unix seconds' },
});
export const JailNotExpired = error(2007, 'JailNotExpired', 'The validator is jailed for longer', {
  retryable: true,
  details: { release_at: 'From when it may leave, in Unix seconds' },
});
export const SelfStakeBelowMinimum = error(
  2008,
  'SelfStakeBelowMinimum',
  'What remains of a validator’s own stake is at least 1,000 native units, or nothing',
  { details: { ...told('min'), rest: 'Raw native units that would be left' } },
);
export const InvalidProofOfPossession = error(
  2009,
  'InvalidProofOfPossession',
  'The consensus key must be a usable Ed25519 key and sign that it belongs to this account',
  { details: { ...told('reason'), digest: 'What the new key has to sign, in hex' } },
);
export const TooManyUnbondings = error(2010, 'TooManyUnbondings', 'An account has at most 32 amounts unbonding', {
  retryable: true,
  details: { ...told('max'), next_release_at: 'When the next one can be claimed, in Unix seconds' },
});
export const NothingToClaim = error(2011, 'NothingToClaim', 'There is nothing to claim now', {
  retryable: true,
  details: {
    next_release_at: 'When the next one can be claimed, in Unix seconds; null for none',
    claimed: 'Raw units that were delivered',
    tokens: 'Raw units that were bought',
  },
});
export const NotValidator = error(2012, 'NotValidator', 'The account operates no validator', {
  details: told('address'),
});
export const NotJailed = error(2013, 'NotJailed', 'The validator is not jailed');
export const MetadataTooLong = error(
  2014,
  'MetadataTooLong',
  'A name has 1 to 64 characters, a description up to 500, website and avatar up to 256',
  {
    details: {
      ...told('field', 'reason', 'min', 'max', 'got'),
      bytes: 'How long it is in bytes',
      max_bytes: 'Most bytes that it may have',
      characters: 'How long it is in characters',
      max_characters: 'Most characters that it may have',
    },
  },
);
export const NoDelegation = error(2015, 'NoDelegation', 'The account has no stake with this validator', {
  details: told('validator'),
});
export const InvalidPoolConfig = error(
  2016,
  'InvalidPoolConfig',
  'A pool has a name of 1 to 64 characters and a least delegation of 1 raw unit or more',
  { details: { ...told('field', 'reason', 'max', 'got'), min: 'Least that is allowed' } },
);
export const EvidenceInvalid = error(2017, 'EvidenceInvalid', 'The messages convict nobody', {
  details: told('reason'),
});
export const EvidenceKnown = error(2018, 'EvidenceKnown', 'The validator was jailed for this already', {
  details: { ...told('validator'), punished_height: 'Double signs up to this height are punished already' },
});
export const ConsensusKeyInUse = error(2019, 'ConsensusKeyInUse', 'The key is or was one of a validator', {
  details: { pubkey: 'Key that a validator has or had' },
});
export const RedelegationTooSoon = error(
  2020,
  'RedelegationTooSoon',
  'Stake that was moved to a validator stays there for 21 days',
  {
    retryable: true,
    details: {
      ...told('free', 'need'),
      next_at: 'When more can be moved, in Unix seconds',
      max_moves: 'Most moves that are told apart',
    },
  },
);
export const TooManyDelegations = error(2021, 'TooManyDelegations', 'An account delegates to at most 100 validators', {
  details: told('max'),
});
export const AlreadyValidator = error(2022, 'AlreadyValidator', 'The account operates a validator with another key', {
  details: { ...told('next_step'), pubkey: 'Consensus key that the validator has' },
});
export const KeyRotationThisEpoch = error(
  1057,
  'KeyRotationThisEpoch',
  'A validator changes its consensus key at most once in an epoch',
  { retryable: true, details: { applies_at_height: 'First height that the waiting key signs' } },
);
