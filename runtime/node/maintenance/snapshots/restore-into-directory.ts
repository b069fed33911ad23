/** Restores a snapshot or an export into a data directory without a chain, or only verifies it. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GenesisBlock, genesisBlock } from '../../../engine/ledger/genesis-block.js';
import { PeerProvider } from '../../../engine/network/snapshot-provider.js';
import type { Subject } from '../../../engine/snapshots/anchor.js';
import { ArchiveSource } from '../../../engine/snapshots/archive/archive-source.js';
import type { SnapshotContents } from '../../../engine/snapshots/archive/contents.js';
import { ExportRefused, SnapshotRefused, SnapshotUnavailable } from '../../../engine/snapshots/errors.js';
import { type Counted, openExport } from '../../../engine/snapshots/export/read.js';
import { type RestoreParts, restoreState, verifyState } from '../../../engine/snapshots/restore.js';
import { Staging } from '../../../engine/snapshots/staging.js';
import type { Root } from '../../../engine/snapshots/trust.js';
import { type Genesis, InvalidGenesis, readGenesis } from '../../../kernel/chain/genesis.js';
import { textForms } from '../../../kernel/chain/text.js';
import type { ModuleSet } from '../../../kernel/loader.js';
import { ZERO_HASH } from '../../../lib/codec/ids.js';
import type { TextForms } from '../../../lib/codec/type.js';
import { type Details, Failure, fail } from '../../../lib/errors.js';
import { logOf } from '../../../lib/log-levels.js';
import type { Log } from '../../../lib/rpc/methods/method.js';
import { RocksDatabase } from '../../../lib/storage/rocks.js';
import { AbortedStart } from '../../assembly/aborted-start.js';
import type { NodeContext } from '../../assembly/context.js';
import { type Distribution, loadDistribution } from '../../assembly/distribution.js';
import { signaturesOf } from '../../assembly/signature-checks.js';
import { checkTrusted } from '../../light/chain.js';
import { openTemporaryLinks } from '../../light/temporary-links.js';
import { FROM_PEERS } from '../../options/option-values.js';
import type { NodeOptions } from '../../options/options.js';
import { providerAt } from './providers.js';

/** Maximum number of false offers from peers before the node gives up. */
const MOST_FALSE_OFFERS = 32;
/** Few retries, because other peers may offer another snapshot. */
const PEER_RETRIES = { attempts: 2, pauseMs: 200 };

/** The chain and modules of a command that uses no data directory, or of a node. */
export interface OfflineChain {
  readonly set: ModuleSet;
  readonly genesis: Genesis;
  readonly text: TextForms;
}

export async function readChain(
  distribution: Distribution,
  genesisJson: unknown,
  modules: readonly string[],
): Promise<OfflineChain> {
  const set = await loadDistribution(distribution, modules);
  const genesis = readGenesis(genesisJson);
  return { set, genesis, text: textForms(genesis.chain, set.operations) };
}

/** The chain's identity and rules, as needed to restore and verify a snapshot. */
export function verificationOf({ set, genesis }: OfflineChain) {
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  return { set, domain, signatures: signaturesOf(domain) };
}

/**
 * Restores a snapshot from a server, from peers or from this machine into a data directory without a chain. A final
 * abort leaves nothing behind.
 */
export function restoreInto(context: NodeContext, place: string): Promise<SnapshotContents> {
  return restoring(context, async (parts) => {
    if (place === FROM_PEERS) return restoreFromPeers(context, parts);
    const { provider, retryPolicy } = await providerAt(place, context.signal);
    const source = new ArchiveSource(provider, { ...parts, ...(retryPolicy && { retryPolicy }) });
    await restoreState(source, parts);
    return source.contents;
  });
}

/** Result of an import. */
export interface Imported {
  readonly header: Subject;
  readonly counted: Counted;
}

/** Imports the state of an export into a data directory without a chain. A failed import leaves nothing behind. */
export function importInto(context: NodeContext, path: string): Promise<Imported> {
  return restoring(context, async (parts) => {
    const { staging } = parts;
    await staging.discard();
    await staging.begin(path);
    try {
      const sorting = join(staging.path, 'sorting');
      const source = await openExport(path, { ...parts, text: context.text, sorting });
      return { header: await restoreState(source, parts), counted: source.counted };
    } catch (cause) {
      await staging.discard();
      throw cause;
    }
  });
}

async function restoring<T>(context: NodeContext, work: (parts: RestoreParts) => Promise<T>): Promise<T> {
  const { directory, get, signal } = context;
  const parts: RestoreParts = {
    ...verificationOf(context),
    root: rootOf({ ...context, nowMs: get('Clock').now() }),
    staging: new Staging(directory.path),
    openDatabase: RocksDatabase.open,
    signal,
    log: logOf(get('Log'), 'snapshots'),
  };
  try {
    return await work(parts);
  } catch (cause) {
    if (cause instanceof AbortedStart && cause.forGood) await parts.staging.discard();
    throw cause;
  }
}

/** Restores a snapshot from peers. A peer that offers a false one is banned, and another snapshot is used. */
async function restoreFromPeers(context: NodeContext, parts: RestoreParts): Promise<SnapshotContents> {
  const { root, log } = parts;
  const trusted = root !== 'own-block' && 'validators' in root ? root.validators : [];
  const validators = new Set(trusted.map(({ publicKey }) => publicKey));
  const { links, stop } = await openTemporaryLinks(context, {
    status: () => ({ height: 0, hash: ZERO_HASH, oldest: 0 }),
    isValidator: (key) => validators.has(key),
  });
  const provider = new PeerProvider(links);
  try {
    for (let offers = 0; offers < MOST_FALSE_OFFERS; offers++) {
      try {
        const source = new ArchiveSource(provider, { ...parts, retryPolicy: PEER_RETRIES });
        await restoreState(source, parts);
        return source.contents;
      } catch (cause) {
        if (!(cause instanceof Failure) || ![SnapshotRefused, SnapshotUnavailable].includes(cause.error)) throw cause;
        const reason = String(cause.details.reason);
        log('warn', 'snapshot of a peer rejected', { reason });
        if (!provider.refuse(reason, cause.error === SnapshotRefused)) throw cause;
      }
    }
    const reason = `${MOST_FALSE_OFFERS} snapshots of peers were rejected`;
    return fail(SnapshotUnavailable, { source: provider.name, reason });
  } finally {
    await stop();
  }
}

/** Verifies a whole snapshot. Throws SnapshotRefused, SnapshotUnavailable and BeyondTrust, like a restore. */
export async function verifySnapshot(
  place: string,
  chain: OfflineChain,
  options: NodeOptions,
  log: Log,
  signal: AbortSignal,
): Promise<SnapshotContents> {
  const { provider, retryPolicy } = await providerAt(place, signal);
  const parts = { ...verificationOf(chain), signal, log };
  const source = new ArchiveSource(provider, { ...parts, ...(retryPolicy && { retryPolicy }) });
  await verifyState(source, { ...parts, root: rootOf({ ...chain, options, nowMs: Date.now() }) });
  return source.contents;
}

/** Result of the verification of an export. */
export interface VerifiedExport {
  readonly header: Subject | null;
  readonly counted: Counted;
  /** Why the file would be rejected; null if it would be accepted. */
  readonly refusal: Details | null;
}

/**
 * Verifies a whole export: each line can be read, and the state has the root of its block, signed by two thirds of the
 * validators named in the file. Only an import decides which validators are trusted.
 */
export async function verifyExport(
  path: string,
  chain: OfflineChain,
  log: Log,
  signal?: AbortSignal,
): Promise<VerifiedExport> {
  const sorting = await mkdtemp(join(tmpdir(), 'import-'));
  const parts = { ...verificationOf(chain), text: chain.text, sorting, log };
  try {
    const source = await openExport(path, parts);
    const root = 'own-block' as const;
    return await verifyState(source, { ...parts, root, signal }).then(
      (header) => ({ header, counted: source.counted, refusal: null }),
      (cause: unknown) => {
        if (!(cause instanceof Failure) || cause.error !== ExportRefused) throw cause;
        return { header: null, counted: source.counted, refusal: cause.details };
      },
    );
  } finally {
    await rm(sorting, { recursive: true, force: true });
  }
}

/** Inputs that determine the root of trust. */
export interface RootParts extends OfflineChain, Pick<NodeContext, 'options'> {
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
    fail(SnapshotRefused, { reason: `the genesis block is 0x${hash}, not that of --trusted-hash` });
  }
  return { height: 0, hash, timestampMs, validators, validatorsHash: block.header.next_validators_hash };
}

/** The genesis block. Throws SnapshotRefused if only an earlier version can make it. */
function firstBlock(...[genesis, set, text]: Parameters<typeof genesisBlock>): GenesisBlock {
  try {
    return genesisBlock(genesis, set, text);
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.error !== InvalidGenesis) throw cause;
    const reason = `the genesis validators cannot be computed: ${cause.details.reason}`;
    return fail(SnapshotRefused, { reason, next_step: 'name a block you know with --trusted-hash' });
  }
}
