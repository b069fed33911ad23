/**
 * The page /wallet: one button that adds this node's network to a browser wallet (EIP-3085). It loads nothing from
 * elsewhere.
 */

import { createHash } from 'node:crypto';
import type { PluginContext, Started } from '../../runtime/plugin.js';
import { TOKENS } from '../docs/design.js';
import { html } from '../docs/html.js';
import { hexOf } from './types.js';

const STYLE =
  `${TOKENS}a{color:var(--accent)}header{background:var(--page);border-bottom:1px solid var(--line)}header a{display:block;max-width:36rem;margin:0 auto;padding:14px var(--space-4);font-weight:700;color:var(--ink);text-decoration:none}` +
  'main{max-width:36rem;margin:0 auto;padding:var(--space-4)}h1{font-size:var(--text-xl);line-height:1.25}' +
  'dl{padding:var(--space-2) var(--space-4);border:1px solid var(--line);border-radius:var(--radius);background:var(--page)}' +
  'dl div{display:grid;grid-template-columns:9rem minmax(0,1fr);gap:var(--space-2);align-items:center;padding:var(--space-2) 0}dl div+div{border-top:1px solid var(--line)}' +
  'dt{color:var(--dim);font-size:var(--text-s)}dd{display:flex;justify-content:space-between;align-items:center;gap:var(--space-2);margin:0;overflow-wrap:anywhere}' +
  'button{font:inherit;font-size:14px;padding:4px 10px;cursor:pointer;color:var(--ink);background:var(--soft);border:1px solid var(--line);border-radius:var(--radius-s)}' +
  'button.main{padding:10px 18px;font-weight:600;color:var(--on-accent);background:var(--accent);border-color:var(--accent)}' +
  '@media(max-width:520px){dl div{grid-template-columns:minmax(0,1fr)}}';

/**
 * Reads the network from the button and sends it to the wallet. The RPC URL is that of the page, which only the browser
 * knows.
 */
const SCRIPT = `
const button = document.querySelector('button.main');
const said = document.querySelector('#said');
const network = JSON.parse(button.dataset.network);
const tell = (text) => { said.textContent = text; };
const url = new URL('/', location.href).href;
document.querySelector('#url').textContent = url;
for (const copy of document.querySelectorAll('button.copy')) {
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(copy.previousElementSibling.textContent);
      tell('Copied.');
    } catch {
      tell('The browser does not allow copying here: select the text.');
    }
  });
}
// Wallets put a provider into the page, or announce one when they are asked (EIP-6963).
const announced = [];
addEventListener('eip6963:announceProvider', ({ detail }) => announced.push(detail.provider));
button.addEventListener('click', async () => {
  if (!window.ethereum) dispatchEvent(new Event('eip6963:requestProvider'));
  const wallet = window.ethereum ?? announced[0];
  if (!wallet) return tell('No browser wallet found. Install one, or enter the values below manually.');
  button.disabled = true;
  try {
    await wallet.request({ method: 'wallet_addEthereumChain', params: [{ ...network, rpcUrls: [url] }] });
    tell('The network was added to the wallet.');
  } catch (cause) {
    tell(cause && cause.code === 4001 ? 'Request declined in the wallet.' : 'The wallet returned an error: ' + String((cause && cause.message) || cause));
  } finally {
    button.disabled = false;
  }
});`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows only this script and style, forbids all requests, and forbids framing, to prevent clickjacking. */
const POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(SCRIPT)}`,
  `style-src ${hashOf(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function walletPage({ ledger }: PluginContext): NonNullable<Started['routes']>[number] {
  const { chainId, symbol, network: kind } = ledger.chain;
  const name = kind === 'mainnet' ? ledger.chain.name : `${ledger.chain.name} ${kind}`;
  const network = {
    chainId: hexOf(chainId),
    chainName: name,
    nativeCurrency: { name: symbol, symbol, decimals: 18 },
  };
  const facts = [
    ['Network name', html(name)],
    ['RPC URL', '<code id="url"></code>'],
    ['Chain ID', `${chainId}`],
    ['Currency symbol', html(symbol)],
  ];
  const rows = facts.map(
    ([what, value]) =>
      `<div><dt>${what}</dt><dd><span>${value}</span><button type="button" class="copy" aria-label="Copy ${what}">Copy</button></dd></div>`,
  );
  const body =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${html(name)}: add to a wallet</title><style>${STYLE}</style></head><body><header><a href="/">${html(ledger.chain.name)}</a></header><main>` +
    `<h1>Add ${html(name)} to a wallet</h1><p>Adds this network to MetaMask or another browser wallet.</p>` +
    `<p><button type="button" class="main" data-network="${html(JSON.stringify(network))}">Add ${html(name)} to your wallet</button></p>` +
    `<p id="said" role="status"></p><p>To add it manually, enter these values under <i>Add a custom network</i>:</p>` +
    `<dl>${rows.join('')}</dl>` +
    `<noscript><p>The button needs JavaScript; the RPC URL is the address of this page without <code>/wallet</code>.</p></noscript>` +
    `</main><script type="module">${SCRIPT}</script></body></html>`;
  return {
    path: '/wallet',
    handler: () => ({
      type: 'text/html; charset=utf-8',
      body,
      headers: { 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer' },
    }),
  };
}
