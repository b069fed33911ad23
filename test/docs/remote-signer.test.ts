/** Executes the guide to remote signers: signer, standby, failover, move, backup and rotation. */

import { pageOn } from './page.js';

// The page starts its own nodes.
pageOn('docs/guide/remote-signer.md', async () => ({ url: 'http://127.0.0.1:21930', stop: async () => {} }));
