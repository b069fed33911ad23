/**
 * Documentation plugin: one page at /docs, generated from the schemas of the node's modules; with `--docs-site` also the
 * site of `docs build`.
 */

import { fail, InvalidOption, plugin } from '../../runtime/plugin.js';
import type { Document } from './document.js';
import { filesOf, siteRoutes } from './folder.js';
import { options } from './options.js';
import { packedRoute } from './packed.js';

export default plugin('docs', {
  sdk: 1,
  about: 'Serves the documentation of the RPC methods of this node at /docs.',
  options,
  check({ 'docs-site': directory }) {
    if (directory === undefined) return;
    try {
      filesOf(directory);
    } catch (cause) {
      fail(InvalidOption, { option: '--docs-site', value: directory, reason: (cause as Error).message });
    }
  },
  async start(node) {
    const directory = node.options['docs-site'];
    // The code that builds the page is loaded with the first request.
    const page = packedRoute('/docs', 'text/html; charset=utf-8', async () => {
      const { docsPage } = await import('./page.js');
      return docsPage(node.describe() as Document, { served: true, site: directory !== undefined });
    });
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
          path: page.path,
          handler: async (request) => {
            const { POLICY } = await import('./page.js');
            const answer = await page.handler(request);
            // Framing can only be forbidden by a header, not by the page itself.
            const headers = {
              'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
              'Referrer-Policy': 'no-referrer',
            };
            return { ...answer, headers: { ...answer.headers, ...headers } };
          },
        },
        packedRoute('/docs/openrpc.json', 'application/json', () => JSON.stringify(node.describe())),
        ...(directory === undefined ? [] : siteRoutes(directory)),
      ],
    };
  },
});
