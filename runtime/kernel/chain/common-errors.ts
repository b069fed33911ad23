/** Refusals that every module may meet: the common range of definitions 2.4. */

import { error } from '../../lib/errors.js';

export { Timeout } from '../../lib/rpc/errors.js';

export const InvalidSignature = error(1000, 'InvalidSignature', 'A signature does not verify');
export const NonceTooLow = error(1001, 'NonceTooLow', 'The nonce was used already');
export const NonceGap = error(1002, 'NonceGap', 'The nonce is too far ahead of the account');
export const InsufficientBalance = error(1003, 'InsufficientBalance', 'The balance is too low');
export const InsufficientFee = error(1004, 'InsufficientFee', 'The balance does not cover the fee');
export const FeeBelowFloor = error(1005, 'FeeBelowFloor', 'The gas price is below the floor of the chain');
export const UnknownToken = error(1006, 'UnknownToken', 'No token has this symbol or mint');
export const InvalidAddress = error(1007, 'InvalidAddress', 'The address cannot be used here');
export const AmountZero = error(1008, 'AmountZero', 'The amount must be above zero');
export const AmountOverflow = error(1009, 'AmountOverflow', 'The amount exceeds what the chain can hold');
export const SignatureRequired = error(1010, 'SignatureRequired', 'This network enforces signatures: sign and submit');
export const MethodDisabled = error(1011, 'MethodDisabledOnNetwork', 'This method is disabled on this network');
export const NotFound = error(1012, 'NotFound', 'There is no such record');
export const LightNodeNoState = error(1013, 'LightNodeNoState', 'A light node holds no state');
export const DataPruned = error(1014, 'DataPruned', 'This node no longer holds data of that height');
export const NodeSyncing = error(1015, 'NodeSyncing', 'The node is still syncing', { retryable: true });
export const ModuleDisabled = error(1016, 'ModuleDisabled', 'The module is not part of this distribution');
export const MempoolFull = error(1017, 'MempoolFull', 'The mempool is full', { retryable: true });
export const DuplicateBundle = error(1019, 'DuplicateBundle', 'The bundle is known already');
export const UnknownOperation = error(1020, 'UnknownOperation', 'No loaded module has this operation');
export const BundleExpired = error(1022, 'BundleExpired', 'The bundle is no longer valid at this height');
export const WrongChainId = error(1023, 'WrongChainId', 'The bundle is for another chain');
export const TooManyOperations = error(1024, 'TooManyOperations', 'A bundle carries 1 to 64 operations');
export const GasLimitExceeded = error(1026, 'GasLimitExceeded', 'The work needs more gas than the limit allows');
export const NotAuthorized = error(1028, 'NotAuthorized', 'The sender may not do this');
export const NotPlainText = error(
  1035,
  'NotPlainText',
  'Text is in Unicode form NFC, without characters that cannot be seen or that change the direction',
);
export const AccountFrozen = error(1029, 'AccountFrozen', 'The account is frozen');
