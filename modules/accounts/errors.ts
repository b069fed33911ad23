/** Errors about keys (codes 1050 to 1056). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const KeyNotAuthorized = error(1050, 'KeyNotAuthorized', 'The key may not sign for this account', {
  details: { key_type: 'Signature scheme of the key' },
});
export const PublicKeyMismatch = error(
  1051,
  'PublicKeyMismatch',
  'The public key does not match the account: its hash is another address',
);
export const KeyAlreadyPresent = error(1052, 'KeyAlreadyPresent', 'The account already has this key');
export const LastKey = error(1053, 'LastKey', 'An account must keep at least one key');
export const TooManyKeys = error(1054, 'TooManyKeys', 'An account holds at most 16 keys', {
  details: sharedDetails('max'),
});
export const UnsupportedKeyType = error(
  1056,
  'UnsupportedKeyType',
  'The chain does not accept this key: its type is not supported, or the key is weak',
  {
    details: { key_type: 'Signature scheme of the key' },
  },
);
