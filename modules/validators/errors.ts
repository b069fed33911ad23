/** What can be refused about staking (codes 2001 to 2023, and 1057 of the codes about keys). */

import { error } from '../../runtime/sdk.js';

export const StakeBelowMinimum = error(2001, 'StakeBelowMinimum', 'A validator stakes at least 1,000 native units');
export const PoolDisabled = error(2002, 'PoolDisabled', 'The validator takes no delegations');
export const BelowMinDelegation = error(2003, 'BelowMinDelegation', 'The validator takes no delegation this small');
export const InsufficientStake = error(2004, 'InsufficientStake', 'Less than that is staked there');
export const CommissionOutOfRange = error(2005, 'CommissionOutOfRange', 'Commission is 0 to 5,000 basis points');
export const CommissionCooldown = error(2006, 'CommissionCooldown', 'Commission changes at most once in 7 days', {
  retryable: true,
});
export const JailNotExpired = error(2007, 'JailNotExpired', 'The validator is jailed for longer', { retryable: true });
export const SelfStakeBelowMinimum = error(
  2008,
  'SelfStakeBelowMinimum',
  'What remains of a validator’s own stake is at least 1,000 native units, or nothing',
);
export const InvalidProofOfPossession = error(
  2009,
  'InvalidProofOfPossession',
  'The consensus key must be a usable Ed25519 key and sign that it belongs to this account',
);
export const TooManyUnbondings = error(2010, 'TooManyUnbondings', 'An account has at most 32 amounts unbonding', {
  retryable: true,
});
export const NothingToClaim = error(2011, 'NothingToClaim', 'There is nothing to claim now', { retryable: true });
export const NotValidator = error(2012, 'NotValidator', 'The account operates no validator');
export const NotJailed = error(2013, 'NotJailed', 'The validator is not jailed');
export const MetadataTooLong = error(
  2014,
  'MetadataTooLong',
  'A name has 1 to 64 characters, a description up to 500, website and avatar up to 256',
);
export const NoDelegation = error(2015, 'NoDelegation', 'The account has no stake with this validator');
export const InvalidPoolConfig = error(
  2016,
  'InvalidPoolConfig',
  'A pool has a name of 1 to 64 characters and a least delegation of 1 raw unit or more',
);
export const EvidenceInvalid = error(2017, 'EvidenceInvalid', 'The messages convict nobody');
export const EvidenceKnown = error(2018, 'EvidenceKnown', 'The validator was jailed for this already');
export const ConsensusKeyInUse = error(2019, 'ConsensusKeyInUse', 'The key is or was one of a validator');
export const RedelegationTooSoon = error(
  2020,
  'RedelegationTooSoon',
  'Stake that was moved to a validator stays there for 21 days',
  { retryable: true },
);
export const TooManyDelegations = error(2021, 'TooManyDelegations', 'An account delegates to at most 100 validators');
export const AlreadyValidator = error(2022, 'AlreadyValidator', 'The account operates a validator with another key');
export const KeyRotationThisEpoch = error(
  1057,
  'KeyRotationThisEpoch',
  'A validator changes its consensus key at most once in an epoch',
  { retryable: true },
);
