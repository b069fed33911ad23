/** Documentation plugin: one page at /docs, generated from the schemas of the node's modules. */

import { plugin, type RouteAnswer } from '../../runtime/plugin.js';
import type { Document } from './document.js';

export default plugin('docs', {
  sdk: 1,
  about: 'Serves the documentation of the RPC methods of this node at /docs.',
  async start(node) {
    /** The page, and the code that builds it, are loaded on the first request. */
    let page: RouteAnswer | undefined;
    const made = async () => {
      const { docsPage, POLICY } = await import('./page.js');
      return {
        type: 'text/html; charset=utf-8',
        body: docsPage(node.describe() as Document),
        // Framing can only be forbidden by a header, not by the page itself.
        headers: {
          'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
          'Referrer-Policy': 'no-referrer',
        },
      };
    };
    return {
      routes: [
        {
          path: '/',
          // A relative target, which also works behind a proxy that serves the node below a path.
          handler: () => ({
            status: 303,
            type: 'text/plain; charset=utf-8',
            headers: { Location: 'docs' },
            body: 'The documentation is at docs. For JSON-RPC 2.0, send a POST request or open a WebSocket here.\n',
          }),
        },
        {
          path: '/docs',
          handler: async () => {
            page ??= await made();
            return page;
          },
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
