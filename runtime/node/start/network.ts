/** The network part of a node; none if the node has no peers. */

import type { PeerToPeer } from '../../engine/network/peer-to-peer.js';
import type { SnapshotStore } from '../../engine/snapshots/archive/snapshot-store.js';
import { Halt } from '../../lib/halt.js';
import { logOf } from '../../lib/log-levels.js';
import { load } from '../../lib/preload.js';
import type { Chain, FullNodeContext } from '../assembly/context.js';
import { watchChainStart } from '../validator/chain-start-gate.js';
import { beginConsensus, type Consensus } from '../validator/consensus.js';
import type { OwnSigner } from '../validator/signer.js';

/** Creates the network; nothing is sent before it starts. */
export async function createNetwork(
  { ledger, blocks, blockLog, mempool }: Chain,
  { distribution, options, directory, genesis, genesisJson, get, hooks, onReload }: FullNodeContext,
  validator: OwnSigner | undefined,
  snapshots: SnapshotStore | undefined,
): Promise<PeerToPeer | undefined> {
  if (options.p2pPort === undefined) return undefined;
  const file = new URL('../../engine/network/peer-to-peer.js', import.meta.url);
  const { PeerToPeer } = await load(file, () => import('../../engine/network/peer-to-peer.js'));
  const network = await PeerToPeer.create({
    options,
    directory: directory.path,
    version: distribution.version,
    ledger,
    blocks,
    blockLog,
    mempool,
    snapshots,
    genesis: new TextEncoder().encode(JSON.stringify(genesisJson)),
    domain: { chainId: genesis.chain.chainId, genesisHash: genesis.hash },
    validator,
    open: get('Transport'),
    log: logOf(get('Log'), 'network'),
    now: () => get('Clock').now(),
  });
  onReload.push(() => network.links.reloadBootnodes());
  if (validator?.remote) validator.remote.onConnected = () => network.proveAgain();
  hooks.finalized.tap('network', (_, executed) => {
    network.finalized(executed);
    return undefined;
  });
  return network;
}

/** Connects to peers: their messages go to consensus, and the node catches up on missing blocks. */
export async function joinNetwork(
  network: PeerToPeer,
  consensus: Consensus,
  chain: Chain,
  context: FullNodeContext,
  own: OwnSigner | undefined,
): Promise<void> {
  const { driver, application, attestations, signatures } = consensus;
  const { subscriptions, catchingUp } = chain;
  network.consensus.driver = driver;
  network.attestations.keeper = attestations;
  if (own) watchChainStart(network, own, driver, logOf(context.get('Log'), 'network'));
  await network.start({
    signatures,
    fits: (block) => application.header(block) !== null,
    commit: application.commit.bind(application),
    deliver(peer, certificate, block, attested) {
      const decided = { type: 'commit', certificate } as const;
      void attestations
        .receiveAll(attested)
        .then(() => driver.receive(peer, decided, () => block))
        .catch((cause: unknown) => {
          const link = network.links.of(peer);
          if (cause instanceof Halt) throw cause;
          if (link) network.links.reportFailure(link, 'taking a decided block', cause);
        });
    },
    async pause() {
      catchingUp.now = true;
      subscriptions.setSyncing(true);
      await driver.stop();
    },
    async resume() {
      catchingUp.now = false;
      subscriptions.setSyncing(false);
      await beginConsensus(consensus, chain, context);
    },
    failed: context.halt,
  });
}
