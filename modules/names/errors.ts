/** Errors of names (codes 2200 to 2211). */

import { error, told } from '../../runtime/sdk.js';

export const NameTaken = error(2200, 'NameTaken', 'The name, or one that looks like it, belongs to somebody', {
  details: { ...told('expires_at'), name: 'Name that somebody has' },
});
export const InvalidName = error(
  2201,
  'InvalidName',
  'A name is 3 to 63 of a-z, 0-9 and single hyphens inside, with the top-level label of the chain or without one',
  { details: told('max', 'field', 'reason', 'min', 'got') },
);
export const NameReserved = error(2202, 'NameReserved', 'The name, or one that looks like it, is kept back', {
  details: { name: 'Name that the chain keeps' },
});
export const NameNotFound = error(2203, 'NameNotFound', 'Nobody has registered this name', {
  details: { name: 'Name that nobody has' },
});
export const NameExpired = error(2204, 'NameExpired', 'The name has expired: its owner can only renew it', {
  details: { ...told('name'), expired_at: 'When it expired, in Unix seconds' },
});
export const RenewalTooFar = error(2205, 'RenewalTooFar', 'A name can be renewed up to ten years ahead', {
  details: { ...told('expires_at'), latest: 'Latest end that can be paid for, in Unix seconds' },
});
export const CommitmentNotFound = error(
  2206,
  'CommitmentNotFound',
  'The sender has made no commitment to this name with this salt: send CommitName first, or leave the salt out',
);
export const CommitmentTooNew = error(2207, 'CommitmentTooNew', 'A commitment counts five blocks after its own', {
  details: { counts_at_height: 'First height at which the commitment counts' },
});
export const AlreadyCommitted = error(2208, 'AlreadyCommitted', 'The sender has made this commitment already');
export const NameUnsettled = error(
  2209,
  'NameUnsettled',
  'Until this block ends, the name can go to somebody who has committed to it: transfer it in the next one',
);
export const InvalidNameRecord = error(2210, 'InvalidNameRecord', 'The record cannot have this value', {
  details: { ...told('key'), expected: 'What the record may be' },
});
export const TooManyNameRecords = error(2211, 'TooManyNameRecords', 'A name has up to 16 text records');
