/**
 * Multi-signature accounts by signer; initially from the state, then from events. Signers never change, so rows never
 * do.
 */

import type { Address, DatabaseChange, FinalBlock, PluginContext } from '../../runtime/plugin.js';
import { idOf } from './chosen.js';
import { chosen, signed } from './tables.js';

type Context = Pick<PluginContext, 'entries' | 'set'>;

const rowsOf = (account: Address, signers: readonly Address[], height: number): DatabaseChange[] =>
  signers.map((signer) => signed.put(signer, height, account, {}));

/** Yields the rows of the accounts in the state, and of the signers that recently acted for them. */
export async function* signersInState({ entries, set }: Context): AsyncGenerator<readonly DatabaseChange[]> {
  if (!set.modules.some(({ module }) => module.name === 'multisig')) return;
  for await (const { key, value } of entries('multisig', 'accounts')) {
    const { signers, created_at_height } = value as {
      readonly signers: readonly Address[];
      readonly created_at_height: number;
    };
    yield rowsOf(key[0] as Address, signers, created_at_height);
  }
  for await (const { key, value } of entries('multisig', 'transactions')) {
    const { proposer, approvals } = value as {
      readonly proposer: Address;
      readonly approvals: readonly { readonly signer: Address }[];
    };
    const signers = new Set([proposer, ...approvals.map(({ signer }) => signer)]);
    yield [...signers].map((signer) => chosen.put(signer, 'multisig', idOf(key[0] as Address), 0n, {}));
  }
}

/** Returns the rows that a block adds. */
export const signerRows = ({ header, outcomes }: FinalBlock): DatabaseChange[] =>
  outcomes
    .flatMap(({ events }) => events)
    .filter(({ type }) => type.module === 'multisig' && type.name === 'MultiSigCreated')
    .flatMap(({ data }) => rowsOf(data.address as Address, data.signers as readonly Address[], header.height));
