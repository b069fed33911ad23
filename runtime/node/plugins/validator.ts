/**
 * The account of the node's validator, for plugins that may act for it: only operations granted by the distribution,
 * one at a time.
 */

import { SignatureRequired } from '../../kernel/chain/common-errors.js';
import { authPort } from '../../kernel/ports.js';
import { type Address, type Hash, toHex } from '../../lib/codec/ids.js';
import type { Shape, Values } from '../../lib/codec/type.js';
import { addressOfKey } from '../../lib/crypto/address.js';
import type { Signer } from '../../lib/crypto/signatures.js';
import { fail } from '../../lib/errors.js';
import type { ApiParts } from '../api/parts.js';
import type { OwnValidator } from '../types.js';
import type { PluginGuard } from './guard.js';
import { sendSigned } from './key-account.js';
import { handOver } from './uncaught-exceptions.js';

/** Actions for the node's validator. Its keys stay with the node. */
export interface ValidatorAccount {
  /** The account of this node's validator; null while its key belongs to none. */
  account(): Promise<Address | null>;
  /**
   * Sends an operation as a wallet would, signed by a key of this node that may sign for the account; returns the id of
   * its bundle. Throws Failure if it is rejected; TypeError for an operation that is not granted, or while the previous
   * one is pending.
   */
  send(operation: string, params: Values<Shape>): Promise<Hash>;
}

/** The account of a validator, restricted to these operations, for one plugin. */
export function validatorAccount(
  guard: PluginGuard,
  api: ApiParts,
  validator: OwnValidator,
  operations: ReadonlySet<string>,
): ValidatorAccount {
  let last: Hash | undefined;
  let sending = false;
  const send = async (operation: string, params: Values<Shape>): Promise<Hash> => {
    if (!operations.has(operation)) throw new TypeError(`${guard.plugin} is not granted ${operation}`);
    if (sending || (last !== undefined && api.mempool.get(last) !== undefined))
      throw new TypeError('the previous operation is still pending');
    sending = true;
    try {
      last = await sendAs(api, validator, operation, params);
      return last;
    } finally {
      sending = false;
    }
  };
  return Object.freeze<ValidatorAccount>({
    account: () => handOver(guard, validator.account()),
    send: (operation, params) => handOver(guard, send(operation, params)),
  });
}

async function sendAs(
  api: ApiParts,
  { account, key }: OwnValidator,
  operation: string,
  params: Values<Shape>,
): Promise<Hash> {
  const from = await account();
  const type = api.ledger.set.operations.byName.get(operation);
  if (from === null || type === undefined)
    throw new TypeError(`the key is of no validator, or ${operation} is of no module`);
  const signer = await signerFor(api, from, key);
  if (!signer && api.ledger.chain.enforceSignatures) {
    fail(SignatureRequired, {
      reason: `no key of this node may sign for the account of its validator`,
      next_step: 'add a key with --wallet-key',
    });
  }
  return sendSigned(api, from, signer, { type, params });
}

/** A key of this node that may sign for an account: one of its wallet, or that of the validator. */
async function signerFor(
  { ledger, wallet }: ApiParts,
  account: Address,
  validatorKey: Signer | undefined,
): Promise<Signer | undefined> {
  const view = ledger.view();
  const keys = await ledger.read(() => view.port(authPort)?.keysOf(account) ?? []);
  const known = new Set(keys.map(({ public_key }) => toHex(public_key)));
  const mayJoin = (publicKey: Uint8Array) => known.size === 0 && addressOfKey(publicKey) === account;
  return [...wallet.values(), ...(validatorKey ? [validatorKey] : [])].find(
    ({ publicKey }) => known.has(toHex(publicKey)) || mayJoin(publicKey),
  );
}
