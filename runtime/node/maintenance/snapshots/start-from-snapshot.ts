/** Begins a data directory with a snapshot, where it is told to and has no chain yet. */

import { Staging } from '../../../engine/snapshots/staging.js';
import { load } from '../../../lib/preload.js';
import type { NodeContext } from '../../assembly/context.js';

/** Finishes what an earlier start had verified; says whether there is a chain in the directory. */
export async function finishSnapshot({ directory }: Pick<NodeContext, 'directory'>): Promise<boolean> {
  await new Staging(directory.path).resume();
  return directory.hasChain();
}

/** Restores the snapshot of `--snapshot-url` where no chain has begun. */
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
  if (snapshotUrl !== undefined) get('Log')('info', 'there is a chain here already: no snapshot is taken');
}
