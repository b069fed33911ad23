/** Begins a data directory with a snapshot, where it is told to and has no chain yet. */

import { genesisBlock } from '../../engine/ledger/genesis-block.js';
import { PeerSource } from '../../engine/network/snapshot-source.js';
import { SnapshotRefused, SnapshotUnavailable } from '../../engine/snapshots/errors.js';
import { type RestoreParts, restoreSnapshot } from '../../engine/snapshots/restore.js';
import { Staging } from '../../engine/snapshots/staging.js';
import type { Root } from '../../engine/snapshots/trust.js';
import { InvalidGenesis } from '../../kernel/chain/genesis.js';
import { ZERO_HASH } from '../../lib/codec/ids.js';
import { Failure, fail } from '../../lib/errors.js';
import { RocksDatabase } from '../../lib/storage/rocks.js';
import { openAskingLinks } from '../asking-links.js';
import type { Groundwork } from '../assembly.js';
import { signaturesOf } from '../consensus.js';
import { checkTrusted } from '../light/chain.js';
import { FROM_PEERS } from '../option-values.js';
import { HttpSource } from './http-source.js';

/** False offers of peers, before the node gives up. */
const MOST_LIES = 32;
/** Others may have another one, so those who do not give theirs are not waited for. */
const OF_PEERS = { attempts: 2, pauseMs: 200 };

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
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const parts: RestoreParts = {
    staging,
    directory: directory.path,
    domain,
    set,
    root: rootOf(ground),
    signatures: signaturesOf(domain),
    openDatabase: RocksDatabase.open,
    log,
  };
  if (snapshotUrl === FROM_PEERS) await restoreFromPeers(ground, parts);
  else await restoreSnapshot(new HttpSource(snapshotUrl), parts);
}

/** Takes a snapshot of a peer. Who offers a false one is banned, and another one is taken. */
async function restoreFromPeers(ground: Groundwork, parts: RestoreParts): Promise<void> {
  const { root, log } = parts;
  const validators = new Set('validators' in root ? root.validators.map(({ publicKey }) => publicKey) : []);
  const { links, stop } = await openAskingLinks(ground, {
    status: () => ({ height: 0, hash: ZERO_HASH, oldest: 0 }),
    isValidator: (key) => validators.has(key),
  });
  const source = new PeerSource(links);
  try {
    for (let lies = 0; lies < MOST_LIES; lies++) {
      const flaw = await flawIn(restoreSnapshot(source, { ...parts, patience: OF_PEERS }));
      if (flaw === undefined) return;
      log('warn', 'the snapshot that a peer offers is not taken', { reason: flaw.details.reason });
      if (!source.refuse(String(flaw.details.reason), flaw.error === SnapshotRefused)) throw flaw;
    }
    fail(SnapshotUnavailable, { source: source.name, reason: `${MOST_LIES} snapshots of peers are false` });
  } finally {
    await stop();
  }
}

/** Why a snapshot is not taken; undefined where it is. */
async function flawIn(restoring: Promise<void>): Promise<Failure | undefined> {
  try {
    await restoring;
    return undefined;
  } catch (cause) {
    if (cause instanceof Failure && [SnapshotRefused, SnapshotUnavailable].includes(cause.error)) return cause;
    throw cause;
  }
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
