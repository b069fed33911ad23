/** A node with a plugin that counts final blocks and bundles, and shows the counts by a method and a page. */

import { defaults, run } from 'trellis';
import { plugin, t } from 'trellis/plugin';

const pulse = plugin('pulse', {
  about: 'Counts blocks and bundles since the node started.',
  sdk: 1,
  async start(node) {
    let [blocks, bundles] = [0, 0];
    node.hooks.finalized.tap('pulse', ({ envelopes }) => {
      blocks += 1;
      bundles += envelopes.length;
    });
    return {
      methods: [
        node.method({
          name: 'pulse_get',
          about: 'Returns the number of blocks and bundles that became final since this node started.',
          params: {},
          result: t.struct({
            blocks: t.doc(t.count, 'Blocks since the start'),
            bundles: t.doc(t.count, 'Bundles in these blocks'),
          }),
          answer: () => ({ blocks, bundles }),
        }),
      ],
      routes: [
        {
          path: '/pulse',
          handler: () => ({ type: 'text/plain; charset=utf-8', body: `${blocks} blocks, ${bundles} bundles\n` }),
        },
      ],
    };
  },
});

await run({ ...defaults, plugins: [...defaults.plugins, pulse] });
