/** Errors about anchors (codes 1700 to 1704). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const AlreadyAnchored = error(
  1700,
  'AlreadyAnchored',
  'The key already has a hash, which is permanent: anchor another version under another key',
  { details: { value_hash: 'Hash that is already anchored', block_height: 'Height of the block that anchored it' } },
);
export const NamespaceOwned = error(
  1701,
  'NamespaceOwned',
  'The namespace belongs to another account: use a namespace of your own',
  {
    details: { namespace: 'Name of the namespace', owner: 'Owner of the namespace' },
  },
);
export const InvalidHash = error(1702, 'InvalidHash', 'The hash must be 32 bytes of hex, and not zero', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
export const InvalidNamespace = error(
  1703,
  'InvalidNamespace',
  'A namespace has 1 to 64 characters of a-z, 0-9, dot, underscore and dash',
  { details: sharedDetails('field', 'reason', 'min', 'max', 'got') },
);
export const NamespaceNotFound = error(
  1704,
  'NamespaceNotFound',
  'The namespace does not exist: nothing has been anchored in it',
  {
    details: { namespace: 'The unknown namespace' },
  },
);
