/** Links of a node that requests but serves no blocks: a light node, or one that restores a snapshot. */

import { randomBytes } from 'node:crypto';
import { type Hello, LINK_FORMAT, type PeerStatus } from '../../engine/network/hello.js';
import { nodeIdentity } from '../../engine/network/identity.js';
import { Links } from '../../engine/network/links.js';
import { PeerBook } from '../../engine/network/peer-book.js';
import { exchangePeers } from '../../engine/network/peer-exchange.js';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import { logOf } from '../../lib/log-levels.js';
import type { NodeContext } from '../assembly/context.js';

/** Inputs of such links. */
export interface TemporaryLinksParts {
  readonly status: () => PeerStatus;
  readonly isValidator: (publicKey: string) => boolean;
}

/** Links that are kept until `stop`. */
export interface TemporaryLinks {
  readonly links: Links;
  stop(): Promise<void>;
}

/** Opens the port for peers and searches for some. */
export async function openTemporaryLinks(
  { distribution, options, set, genesis, directory, get, onReload }: NodeContext,
  { status, isValidator }: TemporaryLinksParts,
): Promise<TemporaryLinks> {
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const now = () => get('Clock').now();
  const book = await PeerBook.open(directory.path, now);
  const links = new Links({
    identity: nodeIdentity(directory.path),
    host: options.p2pHost,
    port: options.p2pPort ?? 0,
    get bootnodes() {
      return options.bootnodes;
    },
    get maxPeers() {
      return options.maxPeers;
    },
    exchange: options.peerExchange,
    domain,
    hello: (port): Hello => ({
      format: LINK_FORMAT,
      chain_id: domain.chainId,
      genesis_hash: domain.genesisHash,
      module_set_id: set.id,
      agent: `trellis/${distribution.version}`,
      light: true,
      port,
      addresses: [],
      status: status(),
      nonce: toHex(randomBytes(32)) as Hash,
    }),
    welcome: async () => ({ validator: null, appointments: [] }),
    status,
    hadModules: () => false,
    isValidator,
    takesPart: () => false,
    book,
    log: logOf(get('Log'), 'network'),
    now,
  });
  onReload.push(() => links.reloadBootnodes());
  const stopExchange = exchangePeers(links, book, options.peerExchange);
  try {
    await links.start(get('Transport'));
  } catch (cause) {
    stopExchange();
    await links.stop();
    throw cause;
  }
  return {
    links,
    async stop() {
      stopExchange();
      await links.stop();
    },
  };
}
