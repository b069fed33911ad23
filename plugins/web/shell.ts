/** HTML shell of the page: the network as data, script and style references, and the content security policy. */

import { html } from '../docs/html.js';
import type { Built } from './built.js';
import type { Network } from './terms.js';

/** Scripts, styles and data come from this node only, no text becomes markup, and the page cannot be framed. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The page before its script runs. `<` is escaped, because no other character could end the data. */
export function shell(network: Network, { script, style, icon }: Pick<Built, 'script' | 'style' | 'icon'>): string {
  const data = JSON.stringify(network).replaceAll('<', '\\u003c');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${html(network.name)}</title><link rel="stylesheet" href="web/${style}"><link rel="icon" href="web/${icon}">` +
    `<script type="application/json" id="network">${data}</script><script type="module" src="web/${script}"></script></head>` +
    `<body><div id="page"><header><div class="bar"><a class="brand" href="#/">${html(network.name)}</a></div><div class="network"></div></header>` +
    '<main><div class="waiting" role="status"><span class="unseen">Loading</span><i></i><i></i><i></i><i></i><i></i><i></i></div></main></div>' +
    '<noscript>This page needs JavaScript. The same data is available through JSON-RPC and the command line.</noscript></body></html>'
  );
}
