/** Errors of bundle admission, whatever the operations are. */

import { ReplacementUnderpriced, TooManyFailures } from '../../engine/mempool/limits.js';
import { BundleTooLarge, MalformedBundle } from '../../kernel/chain/bundle.js';
import {
  BundleExpired,
  DuplicateBundle,
  FeeBelowFloor,
  GasLimitExceeded,
  InsufficientFee,
  InvalidSignature,
  MempoolFull,
  NonceGap,
  NonceTooLow,
  NotPlainText,
  TooManyOperations,
  UnknownOperation,
  WrongChainId,
} from '../../kernel/chain/common-errors.js';
import type { ErrorDef } from '../../lib/errors.js';

/** Errors of a bundle that the node builds. */
export const admissionErrors: readonly ErrorDef[] = [
  NotPlainText,
  InsufficientFee,
  FeeBelowFloor,
  MempoolFull,
  BundleTooLarge,
  BundleExpired,
  GasLimitExceeded,
  TooManyFailures,
];

/** Errors of a bundle that its sender built. */
export const submissionErrors: readonly ErrorDef[] = [
  ...admissionErrors,
  InvalidSignature,
  NonceTooLow,
  NonceGap,
  DuplicateBundle,
  UnknownOperation,
  MalformedBundle,
  WrongChainId,
  TooManyOperations,
  ReplacementUnderpriced,
];
