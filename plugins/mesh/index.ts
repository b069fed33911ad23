/** Mesh plugin: the Mesh (Rosetta) API at the RPC port + 30, for exchanges and custodians. */

import { plugin } from '../../runtime/plugin.js';
import { options } from './options.js';

export default plugin('mesh', {
  sdk: 1,
  needs: { modules: ['tokens'] },
  about: 'Serves the Mesh (Rosetta) API: blocks as operations, balances at any height, and offline construction.',
  options,
  async start(node) {
    if (!node.options.mesh) return {};
    // Loaded on demand, because most nodes do not serve it.
    const { openMesh } = await import('./open.js');
    return openMesh(node);
  },
});
