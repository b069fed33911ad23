/** What other code may ask of settlement. */

import { type Address, type Hash, port } from '../../runtime/sdk.js';

/** An order, for what shows it. */
export interface SettleOrder {
  readonly sell_token: Hash;
  readonly buy_token: Hash;
  readonly status: string;
}

/** For what shows orders; nothing here moves tokens. */
export interface SettlementPort {
  /** The order of a number, as it stands now; undefined for a number that none has. */
  order(id: number): SettleOrder | undefined;
  /** Who fills orders by this account, or has a bond left; undefined for others. */
  maker(account: Address): { readonly name: string; readonly tier: number } | undefined;
}
export const settlementPort = port<SettlementPort>('settlement');
