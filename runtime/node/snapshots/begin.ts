/** Begins a data directory with a snapshot, where it is told to and has no chain yet. */

import { genesisBlock } from '../../engine/ledger/genesis-block.js';
import { SnapshotRefused } from '../../engine/snapshots/errors.js';
import { restoreSnapshot } from '../../engine/snapshots/restore.js';
import { Staging } from '../../engine/snapshots/staging.js';
import type { Root } from '../../engine/snapshots/trust.js';
import { InvalidGenesis } from '../../kernel/chain/genesis.js';
import { Failure, fail } from '../../lib/errors.js';
import { RocksDatabase } from '../../lib/storage/rocks.js';
import type { Groundwork } from '../assembly.js';
import { signaturesOf } from '../consensus.js';
import { checkTrusted } from '../light/chain.js';
import { HttpSource } from './http-source.js';

/** Restores the snapshot of `--snapshot-url`, or finishes what an earlier start had verified. */
export async function beginWithSnapshot(ground: Groundwork): Promise<void> {
  const { options, set, genesis, directory, get } = ground;
  const log = get('Log');
  const staging = new Staging(directory.path);
  await staging.resume();
  const { snapshotUrl } = options;
  const begun = await directory.hasChain();
  if (begun || snapshotUrl === undefined) {
    await staging.discard();
    if (snapshotUrl !== undefined) log('info', 'there is a chain here already: no snapshot is taken');
    return;
  }
  await restoreSnapshot(new HttpSource(snapshotUrl), {
    staging,
    directory: directory.path,
    domain: { chainId: genesis.chain.chainId, genesisHash: genesis.hash },
    set,
    root: rootOf(ground),
    signatures: signaturesOf({ chainId: genesis.chain.chainId, genesisHash: genesis.hash }),
    openDatabase: RocksDatabase.open,
    log,
  });
}

/** Where trust begins: as for light nodes, the block of `--trusted-hash`, else genesis while it is young. */
function rootOf({ options, set, genesis, text, get }: Groundwork): Root {
  const { trustedHash } = options;
  if (trustedHash !== undefined) return { height: trustedHash.height, hash: trustedHash.hash };
  const timestampMs = genesis.chain.genesisTimeMs;
  checkTrusted(0, timestampMs, get('Clock').now());
  try {
    const { hash, validators, block } = genesisBlock(genesis, set, text);
    return { height: 0, hash, timestampMs, validators, validatorsHash: block.header.next_validators_hash };
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.error !== InvalidGenesis) throw cause;
    const reason = `the first validators are not known: ${cause.details.reason}`;
    return fail(SnapshotRefused, { reason, next_step: 'name a block you know with --trusted-hash' });
  }
}
