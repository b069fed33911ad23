/** Signed bundles of transfers, as clients of a chain make them. */

import { defaults } from '../../cli/index.js';
import { bundleHash, type Envelope, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import type { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { type Address, fromHex } from '../../runtime/lib/codec/ids.js';
import type { Actor } from '../kit/actors.js';

const GAS = 21_000;

/** One bundle that gives a little to everybody in `recipients`. */
export function signedTransfers(
  operations: OperationTable,
  actor: Actor,
  nonce: number,
  recipients: readonly Address[],
): Envelope {
  const type = operations.byName.get('Transfer')!;
  const moves = recipients.map((to) => {
    return { type, params: { to, token_symbol: defaults.symbol, amount: 1_000n, memo: null } };
  });
  const terms = { version: 1, chain_id: defaults.profiles.dev!.chainId, gas_limit: GAS * moves.length, gas_price: 10 };
  const bundle = { ...terms, from: actor.address, nonce, valid_until: 0, memo: '', operations: moves };
  return sealEnvelope(bundle, [actor.signature(fromHex(bundleHash(bundle, operations)))], operations);
}
