/** Faucet plugin: gives test money to anyone who asks, at the RPC port + 20 and over JSON-RPC. */

import { fail, InvalidOption, plugin, readKeyFile } from '../../runtime/plugin.js';
import { options } from './options.js';

export default plugin('faucet', {
  sdk: 1,
  needs: { modules: ['tokens'] },
  about: 'Pays test tokens on request, within limits per address, network and day.',
  options,
  check({ 'faucet-key': key, 'faucet-passphrase-file': passphrase }, { network }) {
    if (key === undefined) return;
    const flaw = network === 'mainnet' ? 'a main network has no faucet' : flawOf(key, passphrase);
    if (flaw !== undefined) fail(InvalidOption, { option: '--faucet-key', value: key, reason: flaw });
  },
  async start(node) {
    const { 'faucet-key': path, 'faucet-passphrase-file': passphrase } = node.options;
    if (path === undefined) return {};
    // Loaded on demand, because most nodes run no faucet.
    const { openFaucet } = await import('./open.js');
    return openFaucet(node, path, passphrase);
  },
});

/** Returns why a key file cannot be used, as far as that is visible without opening it. */
function flawOf(path: string, passphrase: string | undefined): string | undefined {
  try {
    const { encrypted } = readKeyFile(path);
    return encrypted && passphrase === undefined
      ? 'the key file is encrypted: set --faucet-passphrase-file'
      : undefined;
  } catch (cause) {
    return (cause as Error).message;
  }
}
