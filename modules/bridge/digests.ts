/** Digests that attesters sign: Blake3 of a tag and all relevant fields, bound to one chain id. */

import { type ChainInfo, type Hash, hashOf, t, type Values } from '../../runtime/sdk.js';

/** The statement that an attester signs about a deposit. */
export const deposit = {
  chain: t.text(1, 32),
  tx_hash: t.text(1, 128),
  log_index: t.u32,
  mint: t.hex32,
  amount: t.amount,
  recipient: t.address,
};
/** The statement that an attester signs about a withdrawal. */
export const withdrawal = {
  withdrawal_id: t.count,
  chain: t.text(1, 32),
  contract: t.text(1, 128),
  amount: t.amount,
  destination: t.text(1, 128),
  expires_at: t.time,
};
/** The statement that an attester signs about a release. */
export const release = { withdrawal_id: t.count, release_tx: t.text(1, 128) };

/** The first field of each digest. */
export const chain_id = t.count;
type Here = Pick<ChainInfo, 'chainId'>;

/**
 * States that a log of another chain deposits an amount, in raw units there, for an account here. Names are normalized.
 */
export const depositDigest = ({ chainId }: Here, values: Values<typeof deposit>): Hash =>
  hashOf('bridge-deposit/v1', { chain_id, ...deposit }, { chain_id: chainId, ...values });

/** States that the other chain may release an amount, in raw units there, until a time. */
export const withdrawalDigest = ({ chainId }: Here, values: Values<typeof withdrawal>): Hash =>
  hashOf('bridge-withdrawal/v1', { chain_id, ...withdrawal }, { chain_id: chainId, ...values });

/** States that the other chain released it, in a transaction there. */
export const releaseDigest = ({ chainId }: Here, values: Values<typeof release>): Hash =>
  hashOf('bridge-release/v1', { chain_id, ...release }, { chain_id: chainId, ...values });
