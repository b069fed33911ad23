/** Documentation of the node by the node: one page at /docs, made from the schemas of the modules it has. */

import { plugin, readExamples } from '../../runtime/plugin.js';
import type { Document } from './document.js';
import { docsPage } from './page.js';

export default plugin('docs', {
  sdk: 1,
  about: 'Serves the documentation of the RPC methods of this very node at /docs.',
  async start(node) {
    let page: string | undefined;
    const html = () => {
      page ??= docsPage(node.describe() as Document, readExamples());
      return page;
    };
    return {
      routes: [
        {
          path: '/docs',
          handler: () => ({
            type: 'text/html; charset=utf-8',
            body: html(),
            // Nothing but what is in the page runs, and it talks to this node only.
            headers: {
              'Content-Security-Policy':
                "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
            },
          }),
        },
        {
          path: '/docs/openrpc.json',
          handler: () => ({
            type: 'application/json',
            body: JSON.stringify(node.describe()),
          }),
        },
      ],
    };
  },
});
