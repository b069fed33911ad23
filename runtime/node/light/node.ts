/** A light node: verified headers of a chain, links to peers, and an RPC port for the headers. */

import { genesisBlock } from '../../engine/ledger/genesis-block.js';
import { headerHash } from '../../kernel/chain/block.js';
import { type Hash, ZERO_HASH } from '../../lib/codec/ids.js';
import { readExamples, spelledFor } from '../../lib/rpc/documents/examples.js';
import { chainSubscriptions } from '../../lib/rpc/subscriptions/subscribe-methods.js';
import { Subscriptions } from '../../lib/rpc/subscriptions/subscriptions.js';
import { assemble, type NodeKind, serveMetrics, serveRpc } from '../assembly/assembly.js';
import { commandOf, type Distribution } from '../assembly/distribution.js';
import { signaturesOf } from '../assembly/signature-checks.js';
import { peerSeries } from '../metrics/peer-series.js';
import { subscriptionLimits } from '../options/limits.js';
import type { NodeOptions } from '../options/options.js';
import type { Reloadable } from '../options/replace-options.js';
import type { Ending } from '../types.js';
import { LightChain } from './chain.js';
import { fetchCheckpoint, LightFollower } from './follow.js';
import { LightStore } from './light-store.js';
import { type LightHead, lightMethods, lightStream, stateMethods } from './methods.js';
import { openTemporaryLinks } from './temporary-links.js';

/** A started light node. */
export interface RunningLightNode extends Ending, Reloadable {
  readonly chain: LightChain;
  readonly rpcPort: number;
  /** Undefined if metrics are off. */
  readonly metricsPort: number | undefined;
  /** Multiaddress under which others reach it. */
  readonly address: string;
}

/** Starts a light node on a chain given by its genesis. */
export const startLightNode = (
  distribution: Distribution,
  genesisJson: unknown,
  given: Partial<NodeOptions> = {},
  signal?: AbortSignal,
): Promise<RunningLightNode> => assemble(LIGHT, distribution, genesisJson, given, signal);

const LIGHT: NodeKind<Omit<RunningLightNode, keyof (Ending & Reloadable)>> = {
  async compose(context) {
    const { distribution, options, set, genesis, text, get, closers, halt } = context;
    const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
    const log = get('Log');
    const now = () => get('Clock').now();
    const database = await get('LightDatabase');
    closers.add(() => database.close());
    const { trustedHash } = options;
    const store = new LightStore(database);
    const kept = await store.head();
    // Only the version with which the chain began can make its first block.
    const first = kept === null && trustedHash === undefined ? genesisBlock(genesis, set, text) : undefined;
    let status = kept ?? { height: 0, hash: first?.hash ?? ZERO_HASH, oldest: 0 };
    const keys = { validators: new Set(first?.validators.map(({ publicKey }) => publicKey)) };
    const { links, stop } = await openTemporaryLinks(context, {
      status: () => status,
      isValidator: (key) => keys.validators.has(key),
    });
    closers.add(stop);

    const genesisStart = first && {
      head: { header: first.block.header, commit: first.block.last_commit, proposer_signature: null },
      validators: first.validators,
    };
    const start = trustedHash
      ? await fetchCheckpoint(links, { height: trustedHash.height, hash: trustedHash.hash as Hash })
      : (genesisStart ?? null);
    const chain = await LightChain.open(store, domain.chainId, signaturesOf(domain), start, now);
    const subscriptions = new Subscriptions<LightHead>(log, subscriptionLimits(options), {
      get head() {
        return chain.height;
      },
      async block(height) {
        const header = height < chain.oldest ? null : await chain.header(height);
        return header && { height, header };
      },
    });
    context.onReload.push(() => subscriptions.setLimits(subscriptionLimits(options)));
    const moved = () => {
      status = { height: chain.height, hash: headerHash(chain.head.header), oldest: chain.oldest };
      keys.validators = new Set(chain.validators.map(({ publicKey }) => publicKey));
    };
    moved();
    const follower = new LightFollower({
      links,
      chain,
      log,
      now,
      checked(header, live) {
        moved();
        subscriptions.setSyncing(!live);
        subscriptions.publish({ height: header.header.height, header });
      },
      failed: (cause) => halt('headers cannot be stored', cause),
    });
    closers.add(() => follower.stop());
    follower.start();
    const methods = [
      ...lightMethods({
        chain,
        info: genesis.chain,
        set,
        text,
        version: distribution.version,
        genesisHash: genesis.hash,
        startedMs: performance.now(),
        peers: () => links.all().length,
        highest: () => follower.highest,
        syncing: () => follower.syncing,
      }),
      ...chainSubscriptions(subscriptions, [lightStream(text)]),
    ];
    const server = await serveRpc(context, {
      methods,
      info: {
        title: `${genesis.chain.name} light node JSON-RPC`,
        version: distribution.version,
        ...commandOf(distribution),
      },
      examples: () => spelledFor(genesis.chain, readExamples()),
      absent: stateMethods(set),
      notReady: () =>
        follower.syncing
          ? { code: 'syncing', reason: `syncing: block ${chain.height} of ${follower.highest}` }
          : undefined,
    });
    const metricsPort = await serveMetrics(context, (metrics) => {
      metrics.reading('block_height', 'Height of the newest checked header', () => chain.height);
      peerSeries(metrics, () => links.all().map(({ connection }) => connection));
      metrics.process();
      return () => {};
    });
    log('info', 'light node started', {
      chain: `${genesis.chain.name} ${genesis.chain.network} (${genesis.chain.chainId})`,
      height: chain.height,
      rpc: `http://${options.rpcHost}:${server.port}`,
      ...(metricsPort === undefined ? {} : { metrics: metricsPort }),
    });
    const address = `/ip4/127.0.0.1/udp/${links.port}/quic-v1/p2p/${links.self}`;
    return { chain, rpcPort: server.port, metricsPort, address };
  },
};
