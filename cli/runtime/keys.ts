/** Keys: signatures, addresses, hashes. */

export {
  addressOfKey,
  addressText,
  checkedAddressText,
  parseAddress,
  shortForm,
} from '../../runtime/lib/crypto/address.js';
export { COIN_TYPE } from '../../runtime/lib/crypto/coin-type.js';
export { generate } from '../../runtime/lib/crypto/ed25519.js';
export { blake3 } from '../../runtime/lib/crypto/hash.js';
export {
  admissibleKey,
  KEY_TYPES,
  KeyType,
  type Signer,
  signerOf,
  verifySignature,
} from '../../runtime/lib/crypto/signatures.js';

/** Recovery words; separate, because only few commands need the list of words. */
export const loadMnemonic = (): Promise<typeof import('../../runtime/lib/crypto/mnemonic.js')> =>
  import('../../runtime/lib/crypto/mnemonic.js');
