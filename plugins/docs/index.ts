/** Documentation of the node by the node: one page at /docs, made from the schemas of the modules it has. */

import { plugin, type RouteAnswer } from '../../runtime/plugin.js';
import type { Document } from './document.js';

export default plugin('docs', {
  sdk: 1,
  about: 'Serves the documentation of the RPC methods of this very node at /docs.',
  async start(node) {
    /** Made when it is first asked for, as is what makes it. */
    let page: RouteAnswer | undefined;
    const made = async () => {
      const { docsPage, POLICY } = await import('./page.js');
      return {
        type: 'text/html; charset=utf-8',
        body: docsPage(node.describe() as Document),
        // A page cannot say of itself that nothing frames it.
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
          // Relative, so that it also leads there behind a proxy that serves the node under a folder.
          handler: () => ({
            status: 303,
            type: 'text/plain; charset=utf-8',
            headers: { Location: 'docs' },
            body: 'The documentation is at docs. JSON-RPC 2.0 is POST here, or a WebSocket.\n',
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
