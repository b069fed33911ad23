/** Deposits of proposers: held in a module account until the proposal ends. */

import { type Address, type ChainInfo, type DispatchPort, type Hash, unitOf } from '../../runtime/sdk.js';
import { NATIVE } from './tokens.js';

interface Keeping {
  account(...parts: readonly string[]): Address;
  readonly use: { readonly tokens: { transfer(from: Address, to: Address, mint: Hash, amount: bigint): void } };
}

/** Takes a deposit in whole native units from the sender; returns it in raw units. */
export function takeDeposit(
  { use, sender, chain, account }: Keeping & { readonly sender: Address; readonly chain: ChainInfo },
  units: bigint,
): bigint {
  const deposit = units * unitOf(chain);
  use.tokens.transfer(sender, account('deposits'), NATIVE, deposit);
  return deposit;
}

/**
 * Returns a deposit to the proposer, or sends it to the treasury if it is forfeited or the proposer cannot receive it.
 */
export function releaseDeposit(
  {
    use,
    account,
  }: Keeping & {
    readonly use: { readonly treasury: { address(): Address }; readonly dispatch: Pick<DispatchPort, 'attempt'> };
  },
  { deposit, proposer }: { readonly deposit: bigint; readonly proposer: Address },
  back: boolean,
): void {
  if (deposit === 0n) return;
  const deposits = account('deposits');
  const refused = back && use.dispatch.attempt(() => use.tokens.transfer(deposits, proposer, NATIVE, deposit));
  if (!back || refused) use.tokens.transfer(deposits, use.treasury.address(), NATIVE, deposit);
}
