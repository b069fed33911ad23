/** Secrets from the words of BIP-39, apart from the client: the list of words is large. */

export { mnemonicSecret, newMnemonic, readMnemonic } from '../lib/crypto/mnemonic.js';
