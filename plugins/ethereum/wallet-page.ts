/**
 * The page /wallet: one button that adds this node's network to a browser wallet (EIP-3085). It loads nothing from
 * elsewhere.
 */

import { createHash } from 'node:crypto';
import type { PluginContext, Started } from '../../runtime/plugin.js';
import { hexOf } from './types.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!);

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}' +
  'button{font:inherit;padding:.6rem 1.2rem;cursor:pointer}dt{font-weight:600}dd{margin:0 0 .5rem}' +
  '@media(prefers-color-scheme:dark){body{background:#111;color:#eee}a{color:#9cf}}';

/**
 * Reads the network from the button and sends it to the wallet. The RPC URL is that of the page, which only the browser
 * knows.
 */
const SCRIPT = `
const button = document.querySelector('button');
const said = document.querySelector('#said');
const network = JSON.parse(button.dataset.network);
const url = new URL('/', location.href).href;
document.querySelector('#url').textContent = url;
const tell = (text) => { said.textContent = text; };
button.addEventListener('click', async () => {
  const wallet = window.ethereum;
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
  const body =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${html(name)}: add to a wallet</title><style>${STYLE}</style></head><body><h1>${html(name)}</h1>` +
    `<p>Adds this network to MetaMask or another browser wallet.</p>` +
    `<p><button type="button" data-network="${html(JSON.stringify(network))}">Add ${html(name)} to your wallet</button></p>` +
    `<p id="said" role="status"></p><p>To add it manually, enter these values under <i>Add a custom network</i>:</p>` +
    `<dl>${facts.map(([what, value]) => `<dt>${what}</dt><dd>${value}</dd>`).join('')}</dl>` +
    `<noscript><p>The button needs JavaScript; the RPC URL is the address of this page without <code>/wallet</code>.</p></noscript>` +
    `<script type="module">${SCRIPT}</script></body></html>`;
  return {
    path: '/wallet',
    handler: () => ({
      type: 'text/html; charset=utf-8',
      body,
      headers: { 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'no-referrer' },
    }),
  };
}
