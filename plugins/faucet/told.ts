/** Response types of the faucet, shared by HTTP and JSON-RPC. */

import { t, type ValueOf } from '../../runtime/plugin.js';

/** A challenge to solve before a grant. */
export const Challenge = t.struct({
  challenge: t.doc(t.text(1, 100), 'What the nonce is found for; good for one grant'),
  bits: t.doc(t.range(0, 32), 'How many zero bits SHA-256 of `challenge:address:nonce` must begin with'),
  expires_at: t.doc(t.time, 'Until when it is good, in Unix seconds'),
});

/** The faucet's account and limits. */
export const Status = t.struct({
  chain_id: t.doc(t.u32, 'Id of the chain whose money it is'),
  address: t.doc(t.address, 'Account that gives'),
  token: t.doc(
    t.struct({
      symbol: t.doc(t.text(1, 66), 'Symbol of the native token'),
      decimals: t.doc(t.u8, 'Digits after the point of one whole token'),
    }),
    'What it gives',
  ),
  balance: t.doc(t.amount, 'Raw native units that it has'),
  amount: t.doc(t.amount, 'Raw native units for who names no amount'),
  per_address_and_hour: t.doc(t.amount, 'The most that an account gets in an hour, in raw native units'),
  grants_per_ip_and_hour: t.doc(t.count, 'How many grants an IP address gets in an hour'),
  left_today: t.doc(t.amount, 'Raw native units that it still gives on this day (UTC)'),
  work: t.doc(t.option(Challenge), 'The proof of work that it wants for a grant; null for none'),
});
export type Status = ValueOf<typeof Status>;

/** A proof of work. */
export const Proof = t.struct({
  challenge: t.doc(t.text(1, 100), 'The challenge, as it was given out'),
  nonce: t.doc(t.text(1, 64), 'What was found: 1 to 64 visible characters'),
});

/** A grant. */
export const Given = t.struct({
  bundle_hash: t.doc(t.hash, 'Bundle that pays it'),
  amount: t.doc(t.amount, 'Raw native units that were granted'),
  next_at: t.doc(t.time, 'When the same may be asked for again, in Unix seconds'),
});
export type Given = ValueOf<typeof Given>;
