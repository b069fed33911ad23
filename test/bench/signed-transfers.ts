/** Signed bundles, as clients of a chain make them. */

import { defaults } from '../../cli/index.js';
import { bundleHash, type Envelope, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import type { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { type Address, fromHex } from '../../runtime/lib/codec/ids.js';
import type { Shape, Values } from '../../runtime/lib/codec/type.js';
import type { Actor } from '../kit/actors.js';

const GAS = 21_000;
const DEV_CHAIN = defaults.profiles.dev!.chainId;

/** An operation by its name, with its parameters. */
export type Named = readonly [name: string, params: object];

/** One bundle of some operations, at the price of development chains. */
export function signedBundle(
  operations: OperationTable,
  actor: Actor,
  nonce: number,
  named: readonly Named[],
  { gas, chainId = DEV_CHAIN }: { readonly gas: number; readonly chainId?: number },
): Envelope {
  const typed = named.map(([name, params]) => ({
    type: operations.byName.get(name)!,
    params: params as Values<Shape>,
  }));
  const terms = { version: 1, chain_id: chainId, gas_limit: gas, gas_price: 10 };
  const bundle = { ...terms, from: actor.address, nonce, valid_until: 0, memo: '', operations: typed };
  return sealEnvelope(bundle, [actor.signature(fromHex(bundleHash(bundle, operations)))], operations);
}

/** One bundle that gives a little to everybody in `recipients`. */
export function signedTransfers(
  operations: OperationTable,
  actor: Actor,
  nonce: number,
  recipients: readonly Address[],
  chainId?: number,
): Envelope {
  const moves = recipients.map((to): Named => {
    return ['Transfer', { to, token_symbol: defaults.symbol, amount: 1_000n, memo: null }];
  });
  const gas = GAS * moves.length;
  return signedBundle(operations, actor, nonce, moves, chainId === undefined ? { gas } : { gas, chainId });
}
