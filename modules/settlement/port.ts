/** Port of settlement for other modules and plugins. */

import { type Address, type Hash, port } from '../../runtime/sdk.js';

/** An order, for display. */
export interface SettleOrder {
  readonly sell_token: Hash;
  readonly buy_token: Hash;
  readonly status: string;
}

/** Read-only view of orders and makers; nothing here moves tokens. */
export interface SettlementPort {
  /** An order with its current status; undefined if there is none of this number. */
  order(id: number): SettleOrder | undefined;
  /** The maker of an account that is active or still has a bond; undefined for other accounts. */
  maker(account: Address): { readonly name: string; readonly tier: number } | undefined;
}
export const settlementPort = port<SettlementPort>('settlement');
