/** Errors of names (codes 2200 to 2211). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const NameTaken = error(2200, 'NameTaken', 'The name, or a lookalike, is already registered', {
  details: { ...sharedDetails('expires_at'), name: 'The requested name' },
});
export const InvalidName = error(
  2201,
  'InvalidName',
  'A name has 3 to 63 characters of a-z, 0-9 and single hyphens inside, with or without the suffix of the chain',
  { details: sharedDetails('max', 'field', 'reason', 'min', 'got') },
);
export const NameReserved = error(2202, 'NameReserved', 'The name, or a lookalike, is reserved', {
  details: { name: 'The reserved name' },
});
export const NameNotFound = error(2203, 'NameNotFound', 'The name is not registered', {
  details: { name: 'The requested name' },
});
export const NameExpired = error(2204, 'NameExpired', 'The name has expired: its owner must renew it first', {
  details: { ...sharedDetails('name'), expired_at: 'Time of expiry in Unix seconds' },
});
export const RenewalTooFar = error(2205, 'RenewalTooFar', 'A name can be renewed up to ten years ahead', {
  details: { ...sharedDetails('expires_at'), latest: 'Latest possible expiry in Unix seconds' },
});
export const CommitmentNotFound = error(
  2206,
  'CommitmentNotFound',
  'The sender has no commitment to this name with this salt: send CommitName first, or omit the salt',
);
export const CommitmentTooNew = error(
  2207,
  'CommitmentTooNew',
  'A commitment is valid from five blocks after its own block: wait until then',
  {
    details: { counts_at_height: 'First height at which the commitment is valid' },
  },
);
export const AlreadyCommitted = error(2208, 'AlreadyCommitted', 'The sender has already made this commitment');
export const NameUnsettled = error(
  2209,
  'NameUnsettled',
  'An account with a commitment can still take the name in this block: transfer it in the next block',
);
export const InvalidNameRecord = error(2210, 'InvalidNameRecord', 'The value is not valid for this record', {
  details: { ...sharedDetails('key'), expected: 'Valid values of the record' },
});
export const TooManyNameRecords = error(2211, 'TooManyNameRecords', 'A name has at most 16 text records');
