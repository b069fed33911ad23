/** Carrying out what enough signers approved: all operations as the account, or none. */

import { type Address, fail, type Operation } from '../../runtime/sdk.js';
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
  for (const [index, operation] of operations.entries()) runAs(c, account, operation, index);
  const results = operations.map(({ type }, index) => ({ index, type: type.name }));
  emit.MultiSigTxExecuted({ account, tx_id, executor: sender, results });
  return true;
}

/** Runs one operation as the account. Its refusal becomes that of the whole transaction. */
function runAs({ use }: Acting, account: Address, operation: Operation, index: number): void {
  const failure = use.dispatch.attempt(() => use.dispatch.run(account, operation));
  if (!failure) return;
  const { error, details } = failure;
  const { code, name, module, message } = error;
  fail(InnerOperationFailed, {
    index,
    operation: operation.type.name,
    error: { code, name, module, message, details },
  });
}
