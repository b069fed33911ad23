/** What tests of keys share: proofs, rotations, and what an account tells of its keys. */

import { possessionDigest } from '../../../modules/accounts/port.js';
import { fromHex } from '../../../runtime/sdk.js';
import type { Actor, TestChain } from '../../kit/index.js';

/** What `AddKey` takes for the key of somebody. */
export const keyOf = (who: Actor) => ({ key_type: who.keyType, public_key: who.publicKey });

/** Somebody's proof that his key may be put on an account. */
export const proof = (c: TestChain, who: Actor, account: Actor) =>
  who.sign(fromHex(possessionDigest(c.info.chainId, account.address, who.publicKey)));

/** Adds the key of somebody to an account. */
export const add = (c: TestChain, account: Actor, who: Actor) =>
  c.run(account, 'AddKey', { ...keyOf(who), proof_of_possession: proof(c, who, account) });

/** What chain_getAccount tells of an account. */
export interface AccountJson {
  readonly nonce: number;
  readonly pending_nonce: number;
  readonly keys: readonly {
    readonly key_type: string;
    readonly public_key: string;
    readonly added_at_height: number;
  }[];
  readonly is_multisig: boolean;
}

export const keysOf = (c: TestChain, who: Actor) => c.ask<AccountJson>('getAccount', [who]).keys;

/** What `RotateKey` takes to put the key of one in the place of another's. */
export const rotation = (c: TestChain, account: Actor, from: Actor, to: Actor) => ({
  old_public_key: from.publicKey,
  key_type: to.keyType,
  new_public_key: to.publicKey,
  proof_of_possession: proof(c, to, account),
});
