/** Makes snapshots of the chain and serves them on a separate port. */

import { join } from 'node:path';
import {
  archiveName,
  heightOfHeader,
  LATEST_MANIFEST,
  manifestName,
  SnapshotStore,
} from '../../../engine/snapshots/archive/snapshot-store.js';
import { Header } from '../../../kernel/chain/block.js';
import { encode } from '../../../lib/codec/type.js';
import { fail } from '../../../lib/errors.js';
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
  const shelf = await SnapshotStore.open(directory.snapshots);
  const keeper = new SnapshotKeeper({
    ledger,
    blockLog,
    shelf,
    genesisHash: genesis.hash,
    interval: options.snapshotInterval,
    isBehind: () => catchingUp.now,
    version,
    now: () => get('Clock').now(),
    log: get('Log'),
  });
  closers.add(() => keeper.stop());
  pruner.hold(() => keeper.needs);
  hooks.finalized.tap('snapshots', ({ header, hash }) => {
    keeper.follow(header, hash);
    return undefined;
  });
  return { store: shelf, seconds: () => keeper.seconds, server: undefined };
}

/** Serves the stored snapshots and the headers of the chain; returns the port. */
export async function serveSnapshots(
  snapshots: Snapshots,
  { ledger }: Pick<Chain, 'ledger'>,
  { options, get, closers }: Pick<FullNodeContext, 'options' | 'get' | 'closers'>,
): Promise<number> {
  const { store: shelf } = snapshots;
  const server = await FileServer.start({
    host: options.snapshotHost ?? options.rpcHost,
    port: portOf(options),
    index: () => ({ snapshots: indexOf(shelf) }),
    notReady: () =>
      shelf.newest
        ? undefined
        : { code: 'no-snapshot', reason: 'no snapshot has been made yet: see --snapshot-interval' },
    file: (name) => fileOf(shelf, name),
    async record(name) {
      const height = heightOfHeader(name);
      const header = height === undefined ? null : await ledger.store.header(height);
      return header ? encode(Header, header) : undefined;
    },
    log: get('Log'),
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
    reason: `must be at most ${65_535 - PORT_AFTER} with --serve-snapshots, which takes the port ${PORT_AFTER} above`,
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

/** The file served under a name. */
function fileOf({ path, kept, newest }: SnapshotStore, name: string): SharedFile | undefined {
  for (const one of kept) {
    const { contents, archive } = one;
    const tag = archive.sha256;
    const names = { archive: archive.file, sum: `${archive.file}.sha256`, manifest: manifestName(contents.height) };
    const latest = {
      archive: archiveName('latest'),
      sum: `${archiveName('latest')}.sha256`,
      manifest: LATEST_MANIFEST,
    };
    const of = (file: string, type: string): SharedFile => ({
      path: join(path, file),
      type,
      tag,
      forever: file === name,
    });
    const named = (kind: keyof typeof names) => name === names[kind] || (one === newest && name === latest[kind]);
    if (named('archive')) return of(names.archive, 'application/zstd');
    if (named('sum')) return of(names.sum, 'text/plain; charset=utf-8');
    if (named('manifest')) return of(names.manifest, 'application/json');
  }
  return undefined;
}
