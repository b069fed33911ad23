/** The archive of the state on a node that prunes nothing: it follows the blocks beside them. */

import { StateArchive } from '../../../engine/ledger/state-archive.js';
import type { Chain, FullNodeContext } from '../../assembly/context.js';

/** With more bundles waiting than this, it takes what time is left. */
const BUSY_BUNDLES = 500;

/** Opens it, and has it follow; nothing on a node that prunes. */
export async function keepStateArchive(
  { ledger, mempool }: Pick<Chain, 'ledger' | 'mempool'>,
  { get, hooks, closers }: Pick<FullNodeContext, 'get' | 'hooks' | 'closers'>,
): Promise<void> {
  if (get('PruningTerms').blocks !== undefined) return;
  const database = await get('ArchiveDatabase');
  const archive = await StateArchive.open({
    ...{ ledger, database, log: get('Log') },
    busy: () => mempool.pendingSize > BUSY_BUNDLES,
  });
  ledger.archive = archive;
  closers.add(() => archive.stop());
  hooks.finalized.tap('archive', () => {
    archive.wake();
    return undefined;
  });
  archive.wake();
}
