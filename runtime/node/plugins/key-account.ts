/** Accounts whose key a plugin has: operations are sent as a wallet would. */

import type { Operation } from '../../kernel/chain/operation.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import type { Shape, Values } from '../../lib/codec/type.js';
import { addressOfKey } from '../../lib/crypto/address.js';
import type { Signer } from '../../lib/crypto/signatures.js';
import { OWN_REQUEST } from '../../lib/rpc/methods/method.js';
import type { ApiParts } from '../api/parts.js';
import { writeBundle } from '../api/write.js';
import type { PluginGuard } from './guard.js';
import { handOver } from './uncaught-exceptions.js';

/** An account with its key. */
export interface KeyAccount {
  readonly address: Address;
  /**
   * Sends an operation after those of the account that are pending here; returns the id of its bundle. Throws Failure
   * if it is rejected, TypeError for an operation that the chain lacks.
   */
  send(operation: string, params: Values<Shape>): Promise<Hash>;
}

export function keyAccount(guard: PluginGuard, api: ApiParts, key: Signer): KeyAccount {
  const address = addressOfKey(key.publicKey);
  const send = async (operation: string, params: Values<Shape>): Promise<Hash> => {
    const type = api.ledger.set.operations.byName.get(operation);
    if (type === undefined) throw new TypeError(`no module has the operation ${operation}`);
    return sendSigned(api, address, key, { type, params });
  };
  return Object.freeze<KeyAccount>({ address, send: (...args) => handOver(guard, send(...args)) });
}

/** Sends an operation of an account, signed if there is a key; returns the id of its bundle. */
export async function sendSigned(
  api: ApiParts,
  from: Address,
  signer: Signer | undefined,
  operation: Operation,
): Promise<Hash> {
  const wallet = new Map(signer ? [[from, signer]] : []);
  const answer = await writeBundle({ ...api, wallet }, from, [operation], null, OWN_REQUEST);
  return api.text.parseHash((answer as { bundle_hash: string }).bundle_hash) as Hash;
}
