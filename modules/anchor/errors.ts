/** Errors about anchors (codes 1700 to 1704). */

import { error, told } from '../../runtime/sdk.js';

export const AlreadyAnchored = error(
  1700,
  'AlreadyAnchored',
  'The key of the namespace has its hash for good: anchor another version under another key',
  { details: { value_hash: 'Hash that is anchored already', block_height: 'Block that anchored it' } },
);
export const NamespaceOwned = error(1701, 'NamespaceOwned', 'The namespace belongs to another account', {
  details: { namespace: 'Name of the namespace', owner: 'Account that owns it' },
});
export const InvalidHash = error(1702, 'InvalidHash', 'The hash must be 32 bytes of hex, and not zero', {
  details: told('field', 'reason', 'min', 'max', 'got'),
});
export const InvalidNamespace = error(
  1703,
  'InvalidNamespace',
  'A namespace is 1 to 64 characters of a to z, 0 to 9, dot, underscore and dash',
  { details: told('field', 'reason', 'min', 'max', 'got') },
);
export const NamespaceNotFound = error(1704, 'NamespaceNotFound', 'Nobody has anchored anything in the namespace', {
  details: { namespace: 'Name that no namespace has' },
});
