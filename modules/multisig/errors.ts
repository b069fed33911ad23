/** Errors of multi-signature accounts (codes 2500 to 2519). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const TooFewSigners = error(2500, 'TooFewSigners', 'A multi-signature account has at least 2 signers', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
export const TooManySigners = error(2501, 'TooManySigners', 'A multi-signature account has at most 20 signers', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
export const DuplicateSigner = error(2502, 'DuplicateSigner', 'A signer is listed twice', {
  details: { signer: 'The signer that is listed twice, as 0x and hex' },
});
export const ZeroAddressSigner = error(2503, 'ZeroAddressSigner', 'The zero address cannot sign');
export const ThresholdOutOfRange = error(
  2504,
  'ThresholdOutOfRange',
  'The threshold is out of range for the number of signers',
  { details: sharedDetails('min', 'max', 'got', 'field', 'reason') },
);
export const LabelLength = error(2505, 'LabelLength', 'A label has 1 to 64 characters', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
export const DescriptionLength = error(2506, 'DescriptionLength', 'A description has 1 to 256 characters', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
export const MultiSigExists = error(2507, 'MultiSigExists', 'This multi-signature account already exists', {
  details: sharedDetails('address'),
});
export const InnerOperationFailed = error(
  2508,
  'InnerOperationFailed',
  'An operation of the transaction fails: nothing was changed, and the transaction stays pending',
  {
    details: {
      ...sharedDetails('index'),
      operation: 'Name of the operation that failed',
      error: 'Why it failed: code, name, message and details',
    },
  },
);
export const NotSigner = error(2509, 'NotSigner', 'Only a signer of the account may do this');
export const MultiSigNotFound = error(
  2510,
  'MultiSigNotFound',
  'There is no multi-signature account with this address',
  {
    details: sharedDetails('address'),
  },
);
export const InvalidOperations = error(
  2511,
  'InvalidOperations',
  'A transaction has 1 to 32 operations, together at most 16 KiB',
  { details: sharedDetails('reason', 'got', 'field', 'min', 'max') },
);
export const ForbiddenOperation = error(
  2512,
  'ForbiddenOperation',
  'A transaction cannot contain this operation: an account can only send it directly',
  { details: { ...sharedDetails('index'), operation: 'Name of the operation' } },
);
export const TooManyPending = error(
  2513,
  'TooManyPending',
  'The signer has the maximum number of pending transactions: wait until one is executed or expires',
  { details: { ...sharedDetails('max'), signers: 'Number of signers that share the pending slots of the account' } },
);
export const TxNotFound = error(2514, 'TxNotFound', 'The account has no transaction with this number', {
  details: { tx_id: 'The unknown transaction number' },
});
export const AlreadyApproved = error(2515, 'AlreadyApproved', 'The signer has already approved this transaction');
export const AlreadyExecuted = error(2516, 'AlreadyExecuted', 'The transaction has already been executed', {
  details: { executed_at_height: 'Height of the execution' },
});
export const Expired = error(2517, 'Expired', 'The transaction has expired: propose it again', {
  details: {
    ...sharedDetails('valid_until', 'height'),
    expired_at_height: 'Last height at which it could be executed',
  },
});
export const NotApproved = error(2518, 'NotApproved', 'The signer has not approved this transaction', {
  details: sharedDetails('status'),
});
export const OperationsDiffer = error(
  2519,
  'OperationsDiffer',
  'The transaction has different operations than the hash in the approval: read it again',
  { details: { operations_hash: 'Hash of the actual operations' } },
);
