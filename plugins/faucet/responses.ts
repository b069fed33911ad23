/** Response types of the faucet, shared by HTTP and JSON-RPC. */

import { t, type ValueOf } from '../../runtime/plugin.js';

/** A challenge to solve before a grant. */
export const Challenge = t.struct({
  challenge: t.doc(t.text(1, 100), 'Challenge, valid for one payment'),
  bits: t.doc(t.range(0, 32), 'Number of zero bits with which SHA-256 of `challenge:address:nonce` must begin'),
  expires_at: t.doc(t.time, 'Expiry, in Unix seconds'),
});

export const Status = t.struct({
  chain_id: t.doc(t.u32, 'Chain id'),
  address: t.doc(t.address, 'Account of the faucet'),
  token: t.doc(
    t.struct({
      symbol: t.doc(t.text(1, 66), 'Symbol of the native token'),
      decimals: t.doc(t.u8, 'Decimals of the token'),
    }),
    'Token that the faucet pays',
  ),
  balance: t.doc(t.amountOf(), 'Balance, in raw native units'),
  amount: t.doc(t.amountOf(), 'Default payment, in raw native units'),
  per_address_and_hour: t.doc(t.amountOf(), 'Maximum per account and hour, in raw native units'),
  grants_per_ip_and_hour: t.doc(t.count, 'Maximum payments per IP address and hour'),
  left_today: t.doc(t.amountOf(), 'Remaining amount of this day (UTC), in raw native units'),
  work: t.doc(t.option(Challenge), 'Challenge for the required proof of work; null if none is required'),
});
export type Status = ValueOf<typeof Status>;

export const Proof = t.struct({
  challenge: t.doc(t.text(1, 100), 'Challenge, as returned by the faucet'),
  nonce: t.doc(t.text(1, 64), 'Nonce, 1 to 64 visible characters'),
});

export const Given = t.struct({
  bundle_hash: t.doc(t.hash, 'Hash of the bundle'),
  amount: t.doc(t.amountOf(), 'Amount paid, in raw native units'),
  next_at: t.doc(t.time, 'Time of the next possible request, in Unix seconds'),
});
export type Given = ValueOf<typeof Given>;
