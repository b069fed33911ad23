/** Which multi-signature accounts an account signs for: first from the state, then by events. Signers never change, so no row does. */

import type { Address, DatabaseChange, PluginContext } from '../../runtime/plugin.js';
import type { Event } from './movements.js';
import { signed } from './tables.js';

const rowsOf = (account: Address, signers: readonly Address[]): DatabaseChange[] =>
  signers.map((signer) => signed.put(signer, account, {}));

/** The accounts in the state, one after the other. */
export async function* signersInState({
  entries,
  set,
}: Pick<PluginContext, 'entries' | 'set'>): AsyncGenerator<readonly DatabaseChange[]> {
  if (!set.modules.some(({ module }) => module.name === 'multisig')) return;
  for await (const { key, value } of entries('multisig', 'accounts')) {
    yield rowsOf(key[0] as Address, (value as { readonly signers: readonly Address[] }).signers);
  }
}

/** What the events of a block add. */
export const signerRows = (events: readonly Event[]): DatabaseChange[] =>
  events
    .filter(({ type }) => type.module === 'multisig' && type.name === 'MultiSigCreated')
    .flatMap(({ data }) => rowsOf(data.address as Address, data.signers as readonly Address[]));
