/**
 * `chain_getTransfersTo`: transfers to given accounts, upward from a height. It reads the blocks themselves, so it needs
 * no index and finds every transfer of the blocks that the node has.
 */

import {
  type Address,
  DataPruned,
  type FinalBlock,
  fail,
  type Hash,
  type PluginContext,
  t,
} from '../../runtime/plugin.js';

/** Maximum blocks that one call reads; a caller continues at `next_height`. */
const MAX_BLOCKS = 1_000;
/** Transfers after which a call reads no further block. */
const ENOUGH = 1_000;
/** Maximum accounts of one call. */
const MAX_ACCOUNTS = 1_000;
/** Cost units per block and per bundle that is read. */
const BLOCK_UNITS = 0.1;
const BUNDLE_UNITS = 0.01;

const Deposit = t.struct({
  height: t.doc(t.height, 'Block that includes the transfer'),
  timestamp: t.doc(t.time, 'Time of the block, in Unix seconds'),
  bundle_hash: t.doc(t.option(t.bundleHash), 'Hash of the bundle; null for an effect of the block'),
  event_index: t.doc(t.u32, 'Index of the transfer among the events of the block: with the height, its permanent id'),
  from: t.doc(t.option(t.address), 'Sender; null for minted tokens'),
  to: t.doc(t.address, 'Recipient: one of the requested accounts'),
  token: t.doc(t.text(1, 66), 'Symbol of the token, or its mint address'),
  amount: t.doc(t.amountOf('token'), 'Amount in raw units'),
});
type Deposit = { readonly height: number } & Record<string, unknown>;

interface Moved {
  readonly from?: Address;
  readonly to: Address;
  readonly token: string;
  readonly amount: bigint;
}

/** Transfers of a block to the accounts, in the order of execution. */
function transfersTo({ header, outcomes, envelopes }: FinalBlock, accounts: ReadonlySet<Address>): Deposit[] {
  const found: Deposit[] = [];
  let event_index = -1;
  for (const [index, { events }] of outcomes.entries()) {
    for (const { type, data } of events) {
      event_index++;
      if (type.module !== 'tokens' || (type.name !== 'Transfer' && type.name !== 'TokenMinted')) continue;
      const { from, to, token, amount } = data as unknown as Moved;
      if (!accounts.has(to)) continue;
      found.push({
        height: header.height,
        timestamp: Math.trunc(header.timestamp_ms / 1_000),
        bundle_hash: (envelopes[index]?.hash as Hash | undefined) ?? null,
        event_index,
        from: from ?? null,
        to,
        token,
        amount,
      });
    }
  }
  return found;
}

export function depositsMethod({ ledger, blocks, method }: PluginContext) {
  return method({
    name: 'chain_getTransfersTo',
    about:
      'Returns the transfers of any token to given accounts, oldest first, from a height upward. Call it again from `next_height`: blocks are final, so no transfer is missed, repeated or revoked.',
    cost: {
      base: 2,
      per: { accounts: 0.01 },
      more: `${BLOCK_UNITS} per block and ${BUNDLE_UNITS} per bundle that is read`,
    },
    params: {
      accounts: t.doc(t.list(t.address, MAX_ACCOUNTS, 1), `Recipient accounts, at most ${MAX_ACCOUNTS}`),
      from_height: t.doc(t.height, 'First block to read'),
    },
    result: t.struct({
      transfers: t.doc(t.list(Deposit, 1_000_000), 'Transfers, oldest first; those of a block are always complete'),
      next_height: t.doc(t.height, 'First block that was not read: the from_height of the next call'),
      final_height: t.doc(t.height, 'Height of the last final block; if next_height is above it, all blocks were read'),
    }),
    errors: [DataPruned],
    async answer({ accounts, from_height }, request) {
      const wanted = new Set(accounts);
      const { height: final_height } = ledger.head;
      const transfers: Deposit[] = [];
      let next_height = from_height;
      const end = Math.min(final_height, from_height + MAX_BLOCKS - 1);
      for (; next_height <= end && transfers.length < ENOUGH; next_height++) {
        const block = await blocks.at(next_height, request);
        if (!block) fail(DataPruned, { oldest_height: blocks.oldest });
        request.spend(BLOCK_UNITS + BUNDLE_UNITS * block.envelopes.length);
        transfers.push(...transfersTo(block, wanted));
        await request.giveWay();
      }
      return { transfers: transfers as never, next_height, final_height };
    },
  });
}
