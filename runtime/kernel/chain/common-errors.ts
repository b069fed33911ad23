/** Errors that any module may return: the common range of definitions 2.4. */

import { error, sharedDetails } from '../../lib/errors.js';

export { NodeStopping, Timeout } from '../../lib/rpc/methods/errors.js';

export const InvalidSignature = error(1000, 'InvalidSignature', 'A signature does not verify', {
  details: sharedDetails('field', 'reason'),
});
export const NonceTooLow = error(1001, 'NonceTooLow', 'The nonce was already used', {
  details: { ...sharedDetails('expected', 'got'), replaced_by: 'Bundle that replaced it' },
});
export const NonceGap = error(1002, 'NonceGap', 'The nonce is too far ahead of the account', {
  details: { ...sharedDetails('expected', 'got', 'reason'), max_gap: 'Maximum distance from the expected nonce' },
});
export const InsufficientBalance = error(1003, 'InsufficientBalance', 'The balance is too low', {
  details: sharedDetails('token', 'have', 'need'),
});
export const InsufficientFee = error(1004, 'InsufficientFee', 'The balance does not cover the fee', {
  details: sharedDetails('have', 'need'),
});
export const FeeBelowFloor = error(1005, 'FeeBelowFloor', 'The gas price is below the floor of the chain', {
  details: { ...sharedDetails('got'), floor: 'Minimum gas price, in raw native units' },
});
export const UnknownToken = error(1006, 'UnknownToken', 'No token has this symbol or mint', {
  details: sharedDetails('token'),
});
export const InvalidAddress = error(1007, 'InvalidAddress', 'The address cannot be used here', {
  details: {
    ...sharedDetails('address', 'reason', 'field', 'next_step', 'account'),
    has_role: 'Role that the account already has',
  },
});
export const AmountZero = error(1008, 'AmountZero', 'The amount must be above zero', {
  details: {
    ...sharedDetails('field'),
    suggested: 'Sufficient amount in raw units',
    or: 'Another way to make the request valid',
  },
});
export const AmountOverflow = error(1009, 'AmountOverflow', 'The amount exceeds what the chain can hold', {
  details: {
    ...sharedDetails('max', 'index'),
    max_supply: 'Maximum supply in raw units',
    supply: 'Supply after the mint in raw units',
  },
});
export const SignatureRequired = error(1010, 'SignatureRequired', 'This network enforces signatures: sign and submit', {
  details: {
    ...sharedDetails('next_step', 'reason'),
    created: 'Ids that the operations would create and that depend on nothing else; null for none',
    unsigned_bundle_hex: 'The bundle without signatures: borsh bytes in hex',
    signing_hash: 'Hash to sign, in hex',
    expires_at_height: 'Last height at which the bundle is valid',
    warnings: 'Warnings for the sender before signing',
  },
});
export const MethodDisabled = error(1011, 'MethodDisabledOnNetwork', 'This method is disabled on this network', {
  details: sharedDetails('network', 'reason'),
});
export const NotFound = error(1012, 'NotFound', 'There is no such record', {
  details: {
    ...sharedDetails('reason', 'height'),
    pool: 'Address of the pool',
    lock_id: 'Number that matches no lock of the pool',
  },
});
export const LightNodeNoState = error(1013, 'LightNodeNoState', 'A light node holds no state', {
  details: { ...sharedDetails('next_step'), method: 'Method that needs state' },
});
export const DataPruned = error(1014, 'DataPruned', 'This node no longer holds data of that height', {
  details: { oldest_height: 'First height that the node still has' },
});
export const NodeSyncing = error(1015, 'NodeSyncing', 'The node is still syncing', {
  retryable: true,
  details: sharedDetails('height'),
});
export const ModuleDisabled = error(1016, 'ModuleDisabled', 'The module is not part of this distribution', {
  details: sharedDetails('reason'),
});
export const MempoolFull = error(1017, 'MempoolFull', 'The mempool is full', {
  retryable: true,
  details: { ...sharedDetails('reason'), bundles: 'Number of waiting bundles', bytes: 'Their size in bytes' },
});
export const DuplicateBundle = error(1019, 'DuplicateBundle', 'The bundle is already known', {
  details: { ...sharedDetails('bundle_hash', 'status'), block_height: 'Block that includes it' },
});
export const UnknownOperation = error(1020, 'UnknownOperation', 'No loaded module has this operation', {
  details: sharedDetails('reason', 'at'),
});
export const BundleExpired = error(1022, 'BundleExpired', 'The bundle is no longer valid at this height', {
  details: sharedDetails('reason', 'valid_until', 'height'),
});
export const WrongChainId = error(1023, 'WrongChainId', 'The bundle is for another chain', {
  details: sharedDetails('expected', 'got'),
});
export const TooManyOperations = error(1024, 'TooManyOperations', 'A bundle carries 1 to 64 operations');
export const GasLimitExceeded = error(1026, 'GasLimitExceeded', 'The work needs more gas than the limit allows', {
  details: {
    limit: 'Gas that the limit allows',
    needed: 'Gas that the work needs',
    accesses: 'State reads and writes made',
    paid_for: 'State reads and writes that the gas pays for',
    of: 'Owner of the limit: bundle or block',
  },
});
export const NotAuthorized = error(1028, 'NotAuthorized', 'The sender may not do this', {
  details: sharedDetails('required', 'reason'),
});
export const NotPlainText = error(
  1035,
  'NotPlainText',
  'Text must be in Unicode form NFC, without invisible characters or changes of direction',
  { details: sharedDetails('reason', 'at') },
);
export const AccountFrozen = error(1029, 'AccountFrozen', 'The account is frozen', {
  details: sharedDetails('token', 'account', 'reason'),
});
