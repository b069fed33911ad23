/** Makes snapshots of the chain and serves them on a separate port. */

import { join } from 'node:path';
import { heightOfHeader, manifestName, SnapshotStore } from '../../../engine/snapshots/archive/snapshot-store.js';
import { Header } from '../../../kernel/chain/block.js';
import { encode } from '../../../lib/codec/type.js';
import { fail } from '../../../lib/errors.js';
import { logOf } from '../../../lib/log-levels.js';
import { FileServer, type SharedFile } from '../../../lib/rpc/ports/file-port.js';
import type { Chain, FullNodeContext } from '../../assembly/context.js';
import { InvalidOption, type NodeOptions } from '../../options/options.js';
import { SnapshotKeeper } from './keeper.js';

/** Offset of the snapshot port from the RPC port. */
const PORT_AFTER = 10;

/** The snapshots of a node that makes them. */
export interface Snapshots {
  readonly store: SnapshotStore;
  /** Duration of the newest snapshot's making, seconds; undefined if none was made since the start. */
  seconds(): number | undefined;
  /** The port that serves them; undefined until it is open. */
  server: FileServer | undefined;
}

/** Starts making snapshots. */
export async function keepSnapshots(version: string, chain: Chain, context: FullNodeContext): Promise<Snapshots> {
  const { options, directory, genesis, get, hooks, closers } = context;
  const { ledger, blockLog, catchingUp, pruner } = chain;
  const store = await SnapshotStore.open(directory.snapshots);
  const keeper = new SnapshotKeeper({
    ...{ ledger, blockLog, store },
    genesisHash: genesis.hash,
    interval: options.snapshotInterval,
    isBehind: () => catchingUp.now,
    maker: () => ({ version, nowMs: get('Clock').now() }),
    log: logOf(get('Log'), 'snapshots'),
  });
  closers.add(() => keeper.stop());
  pruner.hold(() => keeper.lowestNeeded);
  hooks.finalized.tap('snapshots', ({ header, hash }) => {
    keeper.follow(header, hash);
    return undefined;
  });
  return { store, seconds: () => keeper.seconds, server: undefined };
}

/** Serves the stored snapshots and the headers of the chain; returns the port. */
export async function serveSnapshots(
  snapshots: Snapshots,
  { ledger }: Pick<Chain, 'ledger'>,
  { options, get, closers }: Pick<FullNodeContext, 'options' | 'get' | 'closers'>,
): Promise<number> {
  const { store } = snapshots;
  const server = await FileServer.start({
    host: options.snapshotHost ?? options.rpcHost,
    port: portOf(options),
    index: () => ({ snapshots: indexOf(store) }),
    notReady: () =>
      store.newest
        ? undefined
        : { code: 'no-snapshot', reason: 'no snapshot has been made yet: see --snapshot-interval' },
    file: (name) => fileOf(store, name),
    async record(name) {
      const height = heightOfHeader(name);
      const header = height === undefined ? null : await ledger.store.header(height);
      return header ? encode(Header, header) : undefined;
    },
    log: logOf(get('Log'), 'snapshots'),
  });
  closers.add(() => server.stop());
  snapshots.server = server;
  return server.port;
}

function portOf({ rpcPort }: NodeOptions): number {
  if (rpcPort === 0) return 0;
  const port = rpcPort + PORT_AFTER;
  if (port <= 65_535) return port;
  return fail(InvalidOption, {
    option: '--rpc-port',
    value: String(rpcPort),
    reason: `must be at most ${65_535 - PORT_AFTER} with --serve-snapshots, which uses the port ${PORT_AFTER} above it`,
  });
}

const indexOf = ({ kept }: SnapshotStore): readonly object[] =>
  kept.toReversed().map(({ contents, archive }) => ({
    height: contents.height,
    block_hash: `0x${contents.block_hash}`,
    state_root: `0x${contents.state_root}`,
    archive: archive.file,
    manifest: manifestName(contents.height),
    size: archive.size,
    sha256: archive.sha256,
  }));

const TYPES = { zst: 'application/zstd', json: 'application/json', sha256: 'text/plain; charset=utf-8' } as const;

/** The file served under a name. */
function fileOf(store: SnapshotStore, name: string): SharedFile | undefined {
  const found = store.file(name);
  if (!found) return undefined;
  const { target, sha256 } = found;
  const type = TYPES[target.slice(target.lastIndexOf('.') + 1) as keyof typeof TYPES];
  return { path: join(store.path, target), type, tag: sha256, forever: target === name };
}
