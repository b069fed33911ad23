/** Executes the guide to keys outside of files, with SoftHSM and a stand-in for Google Cloud KMS. */

import { startFakeKms } from '../node/fake-kms.js';
import { SoftHsm } from '../node/soft-hsm.js';
import { pageOn } from './page.js';

// The page starts its own node.
pageOn('docs/guide/outside-keys.md', async () => {
  const [hsm, kms] = [await SoftHsm.empty(), await startFakeKms(new Uint8Array(32).fill(8))];
  const env = { ...hsm.env, ...kms.env, PKCS11: hsm.library };
  return { url: 'http://127.0.0.1:21950', env, stop: () => kms.stop() };
});
