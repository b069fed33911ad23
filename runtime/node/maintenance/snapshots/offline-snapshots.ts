/** Snapshot jobs without a node: making one from a stopped chain, and verifying one. */

import { ChainStore } from '../../../engine/ledger/chain-store.js';
import { stateRecords } from '../../../engine/ledger/scan.js';
import type { SnapshotContents } from '../../../engine/snapshots/archive/contents.js';
import { type Manifest, SnapshotStore } from '../../../engine/snapshots/archive/snapshot-store.js';
import { verifySnapshot } from '../../../engine/snapshots/restore.js';
import { readGenesis } from '../../../kernel/chain/genesis.js';
import { textForms } from '../../../kernel/chain/text.js';
import { fail } from '../../../lib/errors.js';
import type { Log } from '../../../lib/rpc/methods/method.js';
import { BlockLog } from '../../../lib/storage/block-log.js';
import type { NodeContext } from '../../assembly/context.js';
import { type Distribution, loadDistribution } from '../../assembly/distribution.js';
import { signaturesOf } from '../../assembly/signature-checks.js';
import type { NodeOptions } from '../../options/options.js';
import { NoChainHere } from '../offline-job.js';
import { makeAndKeep } from './keeper.js';
import { providerAt, rootOf } from './restore-into-directory.js';

/** Makes a snapshot of the head in the node's own snapshot store. */
export async function makeHere({ distribution, directory, genesis, get, signal }: NodeContext): Promise<Manifest> {
  const database = await get('Database');
  try {
    const store = new ChainStore(database);
    const head = await store.head();
    const header = head && (await store.header(head.height));
    if (!head || !header || head.height === 0) return fail(NoChainHere, { path: directory.path });
    const shelf = await SnapshotStore.open(directory.snapshots);
    const blockLog = await BlockLog.open(directory.blocks, { firstHeight: 0 });
    const view = database.view();
    try {
      let records = 0;
      for await (const _ of stateRecords(database)) records++;
      return await makeAndKeep({
        ...{ store, blockLog, shelf, header, hash: head.hash, records, view, signal },
        genesisHash: genesis.hash,
        version: distribution.version,
        now: () => get('Clock').now(),
      });
    } finally {
      await view.close();
      await blockLog.close();
    }
  } finally {
    await database.close();
  }
}

/** Verifies a whole snapshot. Throws SnapshotRefused, SnapshotUnavailable and BeyondTrust, like a restore. */
export async function verifyAt(
  place: string,
  distribution: Distribution,
  genesisJson: unknown,
  options: NodeOptions,
  log: Log,
  signal: AbortSignal,
): Promise<SnapshotContents> {
  const set = await loadDistribution(distribution, options.modules);
  const genesis = readGenesis(genesisJson);
  const text = textForms(genesis.chain, set.operations);
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const { source, policy } = await providerAt(place, signal);
  return verifySnapshot(source, {
    ...{ domain, set, signal, log },
    ...policy,
    root: rootOf({ options, set, genesis, text, nowMs: Date.now() }),
    signatures: signaturesOf(domain),
  });
}
