/** Restores a snapshot into a data directory without a chain. */

import { type GenesisBlock, genesisBlock } from '../../../engine/ledger/genesis-block.js';
import { PeerProvider } from '../../../engine/network/snapshot-provider.js';
import type { SnapshotContents } from '../../../engine/snapshots/archive/contents.js';
import type { SnapshotProvider } from '../../../engine/snapshots/archive/provider.js';
import { SnapshotRefused, SnapshotUnavailable } from '../../../engine/snapshots/errors.js';
import { type RestoreParts, restoreSnapshot } from '../../../engine/snapshots/restore.js';
import { Staging } from '../../../engine/snapshots/staging.js';
import type { Root } from '../../../engine/snapshots/trust.js';
import { InvalidGenesis } from '../../../kernel/chain/genesis.js';
import { ZERO_HASH } from '../../../lib/codec/ids.js';
import { Failure, fail } from '../../../lib/errors.js';
import { RocksDatabase } from '../../../lib/storage/rocks.js';
import { AbortedStart } from '../../assembly/aborted-start.js';
import type { NodeContext } from '../../assembly/context.js';
import { signaturesOf } from '../../assembly/signature-checks.js';
import { checkTrusted } from '../../light/chain.js';
import { openTemporaryLinks } from '../../light/temporary-links.js';
import { FROM_PEERS } from '../../options/option-values.js';
import { FileProvider } from './file-provider.js';
import { HttpProvider } from './http-provider.js';

/** Maximum number of false offers from peers before the node gives up. */
const MOST_LIES = 32;
/** Few retries, because other peers may offer another snapshot. */
const OF_PEERS = { attempts: 2, pauseMs: 200 };
/** No retries: data missing from a file stays missing. */
const ONCE = { attempts: 1, pauseMs: 0 };

/**
 * Restores a snapshot from a server, from peers or from this machine into a data directory without a chain. A final
 * abort leaves nothing behind.
 */
export async function restoreInto(context: NodeContext, place: string): Promise<SnapshotContents> {
  const { set, genesis, directory, get, signal } = context;
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const parts: RestoreParts = {
    staging: new Staging(directory.path),
    directory: directory.path,
    domain,
    set,
    root: rootOf({ ...context, nowMs: get('Clock').now() }),
    signatures: signaturesOf(domain),
    openDatabase: RocksDatabase.open,
    signal,
    log: get('Log'),
  };
  try {
    if (place === FROM_PEERS) return await restoreFromPeers(context, parts);
    const { source, policy } = await providerAt(place, signal);
    return await restoreSnapshot(source, { ...parts, ...policy });
  } catch (cause) {
    if (cause instanceof AbortedStart && cause.forGood) await parts.staging.discard();
    throw cause;
  }
}

/** The source at an address or path, and its retry policy. Throws SnapshotUnavailable if a path has no snapshot. */
export async function providerAt(
  place: string,
  signal?: AbortSignal,
): Promise<{ readonly source: SnapshotProvider; readonly policy: Pick<RestoreParts, 'retryPolicy'> }> {
  if (/^https?:/.test(place)) return { source: new HttpProvider(place, { signal }), policy: {} };
  return { source: await FileProvider.at(place), policy: { retryPolicy: ONCE } };
}

/** Restores a snapshot from peers. A peer that offers a false one is banned, and another snapshot is used. */
async function restoreFromPeers(context: NodeContext, parts: RestoreParts): Promise<SnapshotContents> {
  const { root, log } = parts;
  const validators = new Set('validators' in root ? root.validators.map(({ publicKey }) => publicKey) : []);
  const { links, stop } = await openTemporaryLinks(context, {
    status: () => ({ height: 0, hash: ZERO_HASH, oldest: 0 }),
    isValidator: (key) => validators.has(key),
  });
  const source = new PeerProvider(links);
  try {
    for (let lies = 0; lies < MOST_LIES; lies++) {
      const taken = await orFlaw(restoreSnapshot(source, { ...parts, retryPolicy: OF_PEERS }));
      if (!(taken instanceof Failure)) return taken;
      const flaw = taken;
      log('warn', 'the snapshot that a peer offers is not taken', { reason: flaw.details.reason });
      if (!source.refuse(String(flaw.details.reason), flaw.error === SnapshotRefused)) throw flaw;
    }
    return fail(SnapshotUnavailable, { source: source.name, reason: `${MOST_LIES} snapshots of peers are false` });
  } finally {
    await stop();
  }
}

/** The snapshot contents, or the reason for rejection. */
async function orFlaw(restoring: Promise<SnapshotContents>): Promise<SnapshotContents | Failure> {
  try {
    return await restoring;
  } catch (cause) {
    if (cause instanceof Failure && [SnapshotRefused, SnapshotUnavailable].includes(cause.error)) return cause;
    throw cause;
  }
}

/** Inputs that determine the root of trust. */
export interface RootParts extends Pick<NodeContext, 'options' | 'set' | 'genesis' | 'text'> {
  readonly nowMs: number;
}

/**
 * The root of trust, as for light nodes: the block of `--trusted-hash`, otherwise genesis while it is recent. Genesis
 * named by its block hash is trusted however old it is.
 */
export function rootOf({ options, set, genesis, text, nowMs }: RootParts): Root {
  const { trustedHash } = options;
  if (trustedHash !== undefined && trustedHash.height > 0)
    return { height: trustedHash.height, hash: trustedHash.hash };
  const timestampMs = genesis.chain.genesisTimeMs;
  if (trustedHash === undefined) checkTrusted(0, timestampMs, nowMs);
  const { hash, validators, block } = firstBlock(genesis, set, text);
  if (trustedHash !== undefined && trustedHash.hash !== hash) {
    fail(SnapshotRefused, { reason: `the genesis here makes block 0x${hash}, not that of --trusted-hash` });
  }
  return { height: 0, hash, timestampMs, validators, validatorsHash: block.header.next_validators_hash };
}

/** The genesis block. Throws SnapshotRefused if only an earlier version can make it. */
function firstBlock(...[genesis, set, text]: Parameters<typeof genesisBlock>): GenesisBlock {
  try {
    return genesisBlock(genesis, set, text);
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.error !== InvalidGenesis) throw cause;
    const reason = `the first validators are not known: ${cause.details.reason}`;
    return fail(SnapshotRefused, { reason, next_step: 'name a block you know with --trusted-hash' });
  }
}
