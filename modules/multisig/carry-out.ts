/** Carrying out what enough signers approved: all operations as the account, or none. */

import type { Address } from '../../runtime/sdk.js';
import { resultsOf, runInner } from '../shared/inner.js';
import { InnerOperationFailed } from './errors.js';
import type { Acting, MultiSig, Tx } from './shape.js';

/** Keeps the transaction; carries it out when enough have approved. Says whether it was. The caller pays for the gas. */
export function settle(c: Acting, account: Address, { threshold }: MultiSig, tx: Tx): boolean {
  const { state, emit, sender, height, bundleHash } = c;
  const { tx_id, approvals, operations } = tx;
  const enough = approvals.length >= threshold;
  // Before its operations run, which may come back here.
  state.transactions.put(account, tx_id, { ...tx, executed: enough ? { height, bundle: bundleHash } : null });
  if (!enough) return false;
  state.waiting.delete(account, tx_id);
  state.over.delete(tx.expires_at_height, account, tx_id);
  state.over.put(height, account, tx_id, true);
  runInner(c, account, operations, InnerOperationFailed);
  emit.MultiSigTxExecuted({ account, tx_id, executor: sender, results: resultsOf(operations) });
  return true;
}
