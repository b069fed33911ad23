/** Execution of an approved transaction: all operations run as the account, or none. */

import type { Address } from '../../runtime/sdk.js';
import { resultsOf, runInner } from '../shared/inner.js';
import { InnerOperationFailed } from './errors.js';
import type { Acting, MultiSig, Tx } from './shape.js';

/**
 * Stores the transaction and executes it if it has enough approvals. Returns whether it was executed. The sender pays
 * for the gas.
 */
export function settle(c: Acting, account: Address, { threshold }: MultiSig, tx: Tx): boolean {
  const { state, emit, sender, height, bundleHash } = c;
  const { tx_id, approvals, operations } = tx;
  const enough = approvals.length >= threshold;
  // Stored before the operations run, because they may re-enter this module.
  state.transactions.put(account, tx_id, { ...tx, executed: enough ? { height, bundle: bundleHash } : null });
  if (!enough) return false;
  state.waiting.delete(account, tx_id);
  state.over.delete(tx.expires_at_height, account, tx_id);
  state.over.put(height, account, tx_id, true);
  runInner(c, account, operations, InnerOperationFailed);
  emit.MultiSigTxExecuted({ account, tx_id, executor: sender, results: resultsOf(operations) });
  return true;
}
