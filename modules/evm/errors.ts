/** Errors about Ethereum transactions (codes from 3200). */

import { error, fail, sharedDetails } from '../../runtime/sdk.js';

export const ExecutionReverted = error(3200, 'ExecutionReverted', 'execution reverted', {
  details: sharedDetails('reason'),
});
export const FractionOfUnit = error(
  3201,
  'FractionOfUnit',
  'value must be a whole number of raw units of the native token',
  {
    details: { value: 'Value of the transaction in wei', multiple_of: 'Wei per raw unit' },
  },
);
export const TipAboveCap = error(3202, 'TipAboveCap', 'max priority fee per gas higher than max fee per gas');

/** Reverts a call with a reason for its caller. */
export const revert = (reason: string): never => fail(ExecutionReverted, { reason });

/** Reverts a call of a function that the contract does not have; `selector` is undefined if the data names none. */
export const revertUnknown = (selector: string | undefined): never =>
  revert(
    selector === undefined
      ? 'the data has fewer than 4 bytes and no function selector'
      : `the contract has no function 0x${selector}`,
  );
