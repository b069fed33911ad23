/** The state archive of a node without pruning: it follows the blocks in the background. */

import { StateArchive } from '../../../engine/ledger/state-archive.js';
import { logOf } from '../../../lib/log-levels.js';
import type { Chain, FullNodeContext } from '../../assembly/context.js';

/** If more bundles are waiting, the archive uses only idle time. */
const BUSY_BUNDLES = 500;

/** Opens the archive and starts to follow; does nothing on a pruning node. */
export async function keepStateArchive(
  { ledger, mempool }: Pick<Chain, 'ledger' | 'mempool'>,
  { get, hooks, closers }: Pick<FullNodeContext, 'get' | 'hooks' | 'closers'>,
): Promise<void> {
  if (get('PruningTerms').blocks !== undefined) return;
  const database = await get('ArchiveDatabase');
  const archive = await StateArchive.open({
    ...{ ledger, database, log: logOf(get('Log'), 'pruning') },
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
