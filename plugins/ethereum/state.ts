/** State at a block given by number, tag or hash, as far back as state is kept. */

import { type Asked, type EvmPort, evmPort, type Look } from '../../modules/evm/port.js';
import { type Address, DataPruned, fail, type PluginContext, type StateView } from '../../runtime/plugin.js';
import { after } from './after.js';
import { refusal } from './errors.js';
import type { Lookup } from './receivers.js';
import type { BlockReference } from './types.js';

/** Whether the reference means the state after all pending transactions. */
export const isPending = (block: BlockReference): boolean => 'tag' in block && block.tag === 'pending';

/** Whether a reference names the head by tag. */
export const isHead = ({ block }: { readonly block: BlockReference }): boolean =>
  'tag' in block && block.tag !== 'pending' && block.tag !== 'earliest';

/**
 * Resolves a reference to a height; undefined if there is no such block. The head is final, so most tags mean the head.
 */
export function heightOf(
  { ledger, blocks }: PluginContext,
  reference: BlockReference,
): number | undefined | Promise<number | undefined> {
  if ('hash' in reference) return ledger.store.heightOf(reference.hash).then((height) => height ?? undefined);
  const { height } = ledger.head;
  if ('tag' in reference) return reference.tag === 'earliest' ? blocks.oldest : height;
  return reference.number <= BigInt(height) ? Number(reference.number) : undefined;
}

/** Reads the state after a final block. */
export const runAt = <T>(
  node: PluginContext,
  reference: BlockReference,
  read: (state: StateView) => T,
): T | Promise<T> =>
  after(heightOf(node, reference), (height) => {
    if (height === undefined) throw refusal('header not found');
    return node.ledger.readAt(height, read);
  });

/** Reads the state after a block, or after all pending transactions, through the evm port. */
export const readAt = <T>(node: PluginContext, reference: BlockReference, read: (evm: EvmPort) => T): T | Promise<T> =>
  isPending(reference) ? node.mempool.read((state) => read(state.port(evmPort)!)) : readFinal(node, reference, read);

const readFinal = <T>(node: PluginContext, reference: BlockReference, read: (evm: EvmPort) => T): T | Promise<T> =>
  runAt(node, reference, (state) => {
    const evm = state.port(evmPort);
    return evm ? read(evm) : fail(DataPruned, { oldest_height: state.height });
  });

export interface Asking {
  ask(to: Address, value: bigint, data: Uint8Array, look: Look): Asked;
  balance(bare: Address): bigint;
}

/** Queries on behalf of a caller: they resolve accounts that only ever received, and charge for list records read. */
export const knowing = ({ ask, balance }: EvmPort, lookup: Lookup, pay: Look): Asking => ({
  ask: (to, value, data, look) =>
    ask(to, value, data, lookup, (records) => {
      look(records);
      pay(records);
    }),
  balance: (bare) => balance(bare, lookup),
});
