/** Accounts of modules: addresses derived from the module's name and further parts. */

import type { Address } from '../../lib/codec/ids.js';
import { blake3Hex } from '../../lib/crypto/hash.js';

/** Blake3("module-account/v1" ‖ borsh texts of name and parts): an address that no key can have. */
export function moduleAccount(module: string, parts: readonly (string | number | bigint)[]): Address {
  const texts = [module, ...parts.map(String)].map((part) => new TextEncoder().encode(part));
  const tag = new TextEncoder().encode('module-account/v1');
  const bytes = new Uint8Array(tag.length + texts.reduce((sum, text) => sum + 4 + text.length, 0));
  bytes.set(tag);
  let at = tag.length;
  for (const text of texts) {
    new DataView(bytes.buffer).setUint32(at, text.length, true);
    bytes.set(text, at + 4);
    at += 4 + text.length;
  }
  return blake3Hex(bytes) as string as Address;
}
