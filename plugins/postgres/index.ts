/**
 * PostgreSQL plugin: writes the chain to a database, for readers that outgrow one node. It does nothing without
 * `--postgres`.
 */

import { plugin, requirePackages } from '../../runtime/plugin.js';
import { options } from './options.js';

export default plugin('postgres', {
  sdk: 1,
  needs: { modules: ['tokens'] },
  about: 'Writes blocks, bundles, operations, transfers, holders and events to PostgreSQL.',
  options,
  check({ postgres }) {
    if (postgres !== undefined) requirePackages('--postgres', 'pg', 'pg-copy-streams');
  },
  async start(node) {
    const { postgres: url, 'postgres-schema': schema, 'postgres-backfill': backfill } = node.options;
    const partition = node.options['postgres-partition'];
    if (url === undefined) return {};
    // The driver is loaded only when the option is used.
    const { Feed } = await import('./feed.js');
    const feed = await Feed.start(node, { url, schema, backfill, partition });
    node.hooks.finalized.tap('new block', () => feed.wake());
    node.keepBlocks(() => feed.needs);
    node.gauge('height', 'Last block written to PostgreSQL', () => feed.height);
    return { stop: () => feed.stop() };
  },
});
