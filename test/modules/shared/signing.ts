/** What tests of multi-signature accounts share: accounts of several people, and what they do with them. */

import accounts from '../../../modules/accounts/index.js';
import multisig from '../../../modules/multisig/index.js';
import tokens from '../../../modules/tokens/index.js';
import type { Address, Operation, Values } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, type ChainOptions, carol, chain, type TestChain } from '../../kit/index.js';
import { withoutActors } from '../../kit/values.js';

export const multisigChain = (options?: ChainOptions) => chain([accounts, tokens, multisig], options);

/** An operation inside a transaction. */
export function inner(c: TestChain, name: string, params: object = {}): Operation {
  const type = c.set.operations.byName.get(name)!;
  const given = withoutActors({ ...params }) as Record<string, unknown>;
  const fields = Object.entries(type.definition.params).map(([field, one]) => [
    field,
    given[field] ?? (one.optional ? one.fromJson(undefined, c.text) : given[field]),
  ]);
  return { type, params: Object.fromEntries(fields) as Values<typeof type.definition.params> };
}

/** Native units to somebody. */
export const payment = (c: TestChain, to: Actor | Address, amount = 5n): Operation =>
  inner(c, 'Transfer', { to, token_symbol: 'TRL', amount });

export const create = (c: TestChain, change: object = {}, who = alice) =>
  c.run(who, 'CreateMultiSig', { signers: [alice, bob, carol], threshold: 2, label: 'the board', ...change });

export const propose = (
  c: TestChain,
  who: Actor,
  account: Address,
  operations: readonly Operation[],
  change: object = {},
) => c.run(who, 'ProposeMultiSigTx', { account, operations, description: 'to pay', ...change });

export const approve = (c: TestChain, who: Actor, account: Address, tx_id = 0) =>
  c.run(who, 'ApproveMultiSigTx', { account, tx_id });

export const revoke = (c: TestChain, who: Actor, account: Address, tx_id = 0) =>
  c.run(who, 'RevokeMultiSigApproval', { account, tx_id });

/** A chain with the account of alice, bob and carol, two of whom must agree; it holds so much. */
export function board(held = 1_000n, options?: ChainOptions): { c: TestChain; account: Address } {
  const c = multisigChain(options);
  const account = create(c).returned[0]!.address as Address;
  if (held > 0n) c.run(alice, 'Transfer', { to: account, token_symbol: 'TRL', amount: held });
  return { c, account };
}

/** Why an operation would be refused; what it ran may have been refused in turn. */
export interface RefusedJson {
  readonly code: number;
  readonly index: number;
  readonly details: { readonly reason?: string; readonly error?: RefusedJson };
}

/** What chain_listMultiSigTxs tells of one transaction. */
export interface TxJson {
  readonly tx_id: number;
  readonly proposer: string;
  readonly operations: readonly object[];
  readonly description: string;
  readonly operations_hash: string;
  readonly approvals: readonly { readonly signer: string; readonly height: number }[];
  readonly approval_count: number;
  readonly threshold: number;
  readonly status: 'Pending' | 'Executed' | 'Expired';
  readonly expires_at_height: number;
  readonly executed_at_height: number | null;
  readonly execution_bundle: string | null;
  readonly summary: readonly string[];
  readonly simulation: { readonly ok: boolean; readonly error: RefusedJson | null } | null;
}

export const txOf = (c: TestChain, account: Address, id = 0) => c.ask<TxJson>('getMultiSigTx', [`0x${account}`, id]);
