/** Checks before a transaction is simulated, with geth's messages: nonce, fees and balance. */

import { evmPort, priceWithin, TipAboveCap, weiOf, weiPrice } from '../../modules/evm/port.js';
import { type Address, authPort, feeOf, type Hash, type PluginContext, type RpcError } from '../../runtime/plugin.js';
import { refusal } from './errors.js';

/** Fails if the nonce is used or too far ahead. `hash` is the transaction's hash, if it has one. */
export async function checkNonce(
  { ledger, mempool, blocks }: PluginContext,
  from: Address,
  nonce: number,
  hash?: Hash,
): Promise<void> {
  const [final, next] = await Promise.all([
    ledger.read(() => ledger.view().port(authPort)?.nonceOf(from) ?? 0),
    mempool.nextNonce(from),
  ]);
  if (nonce < final) {
    // A sender that retries after a lost response learns that its transaction is in a block, not that another one
    // replaced it.
    const isKnown = hash !== undefined && (await blocks.bundle(hash)) !== null;
    throw refusal(isKnown ? 'already known' : `nonce too low: next nonce ${final}, tx nonce ${nonce}`);
  }
  if (nonce > next + mempool.nonceGap) throw refusal(`nonce too high: next nonce ${next}, tx nonce ${nonce}`);
}

/** Fails if the fee cap is below the gas price of this node or the tip is above the cap; both in wei. */
export function checkFees(node: PluginContext, from: Address, feeCap: bigint, tipCap: bigint): void {
  if (tipCap > feeCap) throw refusal(TipAboveCap.message);
  const floor = node.gasPrice();
  if (priceWithin(feeCap) >= floor) return;
  const price = weiPrice(floor);
  throw refusal(`max fee per gas less than block base fee: ${whoIs(from)}, maxFeePerGas: ${feeCap}, baseFee: ${price}`);
}

/**
 * Returns an error if the balance does not cover raw units and gas, otherwise undefined. A transaction that waits for
 * earlier ones is not checked, because they change the balance.
 */
export async function lacking(
  { ledger, mempool }: PluginContext,
  from: Address,
  { nonce, amount, gas }: { readonly nonce: number | undefined; readonly amount: bigint; readonly gas: number },
): Promise<RpcError | undefined> {
  const pending = await mempool.read((state) => ({
    nonce: state.port(authPort)?.nonceOf(from) ?? 0,
    balance: state.port(evmPort)?.balance(from) ?? 0n,
  }));
  const need = amount + feeOf(gas, ledger.head.header.base_fee, ledger.chain);
  if ((nonce !== undefined && nonce !== pending.nonce) || pending.balance >= need) return undefined;
  const [have, want] = [pending.balance, need].map((raw) => weiOf(raw, ledger.chain));
  return refusal(`insufficient funds for gas * price + value: ${whoIs(from)} have ${have} want ${want}`);
}

const whoIs = (account: Address): string => `address 0x${account.slice(24)}`;
