/** Secrets from BIP-39 words; a separate file, because the word list is large. */

export { mnemonicSecret, newMnemonic, readMnemonic } from '../../../runtime/lib/crypto/mnemonic.js';
