/** What can be refused about Ethereum transactions (codes from 3200). */

import { error, fail } from '../../runtime/sdk.js';

export const ExecutionReverted = error(3200, 'ExecutionReverted', 'execution reverted');
export const FractionOfUnit = error(3201, 'FractionOfUnit', 'value must be a multiple of 1000000000 wei (1 nano-unit)');
export const TipAboveCap = error(3202, 'TipAboveCap', 'max priority fee per gas higher than max fee per gas');

/** Refuses a call for a reason that its caller reads; without one it is a function that does not exist, or bad arguments. */
export const revert = (reason?: string): never => fail(ExecutionReverted, { reason: reason ?? null });
