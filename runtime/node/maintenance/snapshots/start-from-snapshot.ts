/** Starts a data directory without a chain from a snapshot, if configured. */

import { Staging } from '../../../engine/snapshots/staging.js';
import { logOf } from '../../../lib/log-levels.js';
import { load } from '../../../lib/preload.js';
import type { NodeContext } from '../../assembly/context.js';

/** Finishes a snapshot that an earlier start had verified; returns whether the directory has a chain. */
export async function finishSnapshot({ directory }: Pick<NodeContext, 'directory'>): Promise<boolean> {
  await new Staging(directory.path).resume();
  return directory.hasChain();
}

/** Restores the snapshot of `--snapshot-url` if the directory has no chain. */
export async function startFromSnapshot(context: NodeContext, begun: boolean): Promise<void> {
  const { options, directory, get } = context;
  const { snapshotUrl } = options;
  if (!begun && snapshotUrl !== undefined) {
    const { restoreInto } = await load(
      new URL('./restore-into-directory.js', import.meta.url),
      () => import('./restore-into-directory.js'),
    );
    await restoreInto(context, snapshotUrl);
    return;
  }
  await new Staging(directory.path).discard();
  if (snapshotUrl !== undefined)
    logOf(get('Log'), 'snapshots')('info', 'snapshot ignored, the data directory has a chain');
}
