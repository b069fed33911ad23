/**
 * NATS plugin: publishes the chain to a JetStream stream for event-driven consumers. Without `--nats` it only describes
 * the stream.
 */

import { plugin, requirePackages } from '../../runtime/plugin.js';
import { asyncApi } from './asyncapi.js';
import { Messages } from './messages.js';
import { options } from './options.js';
import { PublishedHeight } from './published-height.js';

export default plugin('nats', {
  sdk: 1,
  about: 'Publishes blocks, receipts, operations and events to NATS JetStream.',
  options,
  check({ nats }) {
    if (nats !== undefined) requirePackages('--nats', '@nats-io/transport-node', '@nats-io/jetstream');
  },
  async start(node) {
    const { nats: url, 'nats-stream': stream, 'nats-forms': chosen } = node.options;
    const forms = chosen === 'both' ? (['json', 'borsh'] as const) : [chosen];
    let described: string | undefined;
    const routes = [
      {
        path: '/asyncapi.json',
        handler() {
          described ??= JSON.stringify(asyncApi(new Messages(node.set, node.text).channels, { stream, forms, node }));
          return { type: 'application/json; charset=utf-8', body: described };
        },
      },
    ];
    if (url === undefined) return { routes };
    const reached = await PublishedHeight.open(await node.openDatabase(), node.ledger.head.height);
    // The client library is loaded only when the option is used.
    const { Feed } = await import('./feed.js');
    const feed = Feed.start(node, { url, stream, forms }, reached);
    node.hooks.finalized.tap('new block', () => feed.wake());
    node.keepBlocks(() => feed.needs);
    node.gauge('height', 'Last block published to NATS', () => feed.height);
    return { routes, stop: () => feed.stop() };
  },
});
