/** The pending block: what this node would build on its head from its pending transactions. It has no hash yet. */

import { type Hash, type Json, type MempoolView, mapInSlices, type PluginContext } from '../../runtime/plugin.js';
import { headJson, transactionJson } from './block-json.js';
import { refusal } from './errors.js';
import { heightOf, isPending } from './state.js';
import { type BlockReference, hexOf } from './types.js';

type Waiting = ReturnType<MempoolView['list']>[number];
const NOTHING = new Uint8Array();
const ZERO = '0'.repeat(64) as string as Hash;

/** The executable transactions that surely fit into the next block, by their gas limits. */
export async function pendingTransactions({ ledger, mempool }: PluginContext): Promise<readonly Waiting[]> {
  let { gas, bundles } = await ledger.limits();
  return mempool.list().filter(({ envelope, outcome }) => {
    const { gas_limit } = envelope.bundle;
    if (outcome === undefined || gas_limit > gas || bundles === 0) return false;
    gas -= gas_limit;
    bundles--;
    return true;
  });
}

/** Header fields of the pending block. */
export function pendingHeader({ ledger }: PluginContext, waiting: readonly Waiting[]): Json & object {
  const { header, hash } = ledger.head;
  const next = {
    ...header,
    height: header.height + 1,
    parent_hash: hash,
    timestamp_ms: header.timestamp_ms + 1_000,
    gas_used: waiting.reduce((sum, { envelope }) => sum + envelope.bundle.gas_limit, 0),
    bundle_count: waiting.length,
    state_root: ZERO,
    transactions_root: ZERO,
    receipts_root: ZERO,
  };
  // As geth: clients expect null in these fields only.
  return { ...headJson({ header: next, hash }, NOTHING), hash: null, nonce: null, miner: null };
}

/** The pending block with its transactions or their hashes. */
export async function pendingJson(node: PluginContext, full: boolean): Promise<Json> {
  const waiting = await pendingTransactions(node);
  return {
    ...pendingHeader(node, waiting),
    size: hexOf(waiting.reduce((sum, { envelope }) => sum + envelope.bytes.length, 0)),
    transactions: await mapInSlices(waiting, ({ envelope }) =>
      full ? node.ledger.read(() => transactionJson(node, envelope, undefined)) : `0x${envelope.hash}`,
    ),
    uncles: [],
  };
}

/**
 * Resolves a reference to the height of a final block; undefined if there is no such block. Refuses `pending`, whose
 * transactions have no receipts and traces yet.
 */
export function finalHeightOf(
  node: PluginContext,
  reference: BlockReference,
): number | undefined | Promise<number | undefined> {
  if (isPending(reference)) throw refusal('the pending block has no receipts and traces yet: use latest');
  return heightOf(node, reference);
}
