/** A chain that any number of nodes publish to servers of NATS. */

import { Feed } from '../../../plugins/nats/feed.js';
import { PublishedHeight } from '../../../plugins/nats/published-height.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import type { PluginContext } from '../../../runtime/plugin.js';
import { FedChain } from '../postgres/chain.js';
import { NatsServer } from './server.js';

export class PublishedChain {
  readonly chain: FedChain;
  readonly #closers: (() => Promise<unknown>)[] = [];

  private constructor(chain: FedChain) {
    this.chain = chain;
  }

  static async open(): Promise<PublishedChain> {
    return new PublishedChain(await FedChain.open());
  }

  /** A server with a stream that begins with the first block. */
  readonly begin = async (settings?: string): Promise<NatsServer> => {
    const server = await NatsServer.start(settings);
    this.#closers.push(() => server.close());
    return server;
  };

  /** Another node that publishes, in these forms, from a height on; `node` is what it has of its own. */
  readonly publish = async (
    server: NatsServer,
    forms: readonly ('json' | 'borsh')[] = ['json', 'borsh'],
    node: PluginContext = this.chain.context,
    from = 0,
  ): Promise<Feed> => {
    const reached = await PublishedHeight.open(new MemoryDatabase(), from);
    const feed = Feed.start(node, { url: server.url, stream: 'TRELLIS', forms }, reached);
    node.hooks.finalized.tap('feed', () => feed.wake());
    this.#closers.push(() => feed.stop());
    return feed;
  };

  /** A node with what it logs; `oldest` is its first block where it prunes. */
  readonly another = (oldest?: number): { readonly node: PluginContext; readonly logged: string[] } => {
    const { context } = this.chain;
    const logged: string[] = [];
    const log: PluginContext['log'] = (level, message, about) =>
      void logged.push(`${level} ${message} ${JSON.stringify(about ?? {})}`);
    const blocks = oldest === undefined ? context.blocks : { ...context.blocks, oldest };
    return { node: { ...context, log, blocks }, logged };
  };

  /** Ends all nodes and servers. */
  async rest(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }

  async close(): Promise<void> {
    await this.chain.close();
  }
}
