/** Deposits that proposers leave: they lie in an account of the module until the proposal ends. */

import { type Address, type ChainInfo, type DispatchPort, unitOf } from '../../runtime/sdk.js';
import type { TreasuryPort } from '../fees/port.js';
import { NATIVE, type TokensPort } from '../tokens/port.js';

interface Keeping {
  account(...parts: readonly string[]): Address;
  readonly use: { readonly tokens: Pick<TokensPort, 'transfer'> };
}

/** Takes so many whole native units from the sender; returns the raw ones. */
export function takeDeposit(
  { use, sender, chain, account }: Keeping & { readonly sender: Address; readonly chain: ChainInfo },
  units: bigint,
): bigint {
  const deposit = units * unitOf(chain);
  use.tokens.transfer(sender, account('deposits'), NATIVE, deposit);
  return deposit;
}

/** Gives a deposit back, or to the treasury when it is forfeit or its owner cannot receive. */
export function releaseDeposit(
  {
    use,
    account,
  }: Keeping & {
    readonly use: { readonly treasury: TreasuryPort; readonly dispatch: Pick<DispatchPort, 'attempt'> };
  },
  { deposit, proposer }: { readonly deposit: bigint; readonly proposer: Address },
  back: boolean,
): void {
  if (deposit === 0n) return;
  const deposits = account('deposits');
  const refused = back && use.dispatch.attempt(() => use.tokens.transfer(deposits, proposer, NATIVE, deposit));
  if (!back || refused) use.tokens.transfer(deposits, use.treasury.address(), NATIVE, deposit);
}
