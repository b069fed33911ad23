/** Text forms of one chain: its prefixes, and its operations by name. */

import type { TextForms } from '../../lib/codec/type.js';
import { addressText, hashText, parseAddress, parseHash } from '../../lib/crypto/address.js';
import type { OperationForm, OperationTable } from './operation.js';

/** The JSON forms of this chain's ids and, if given, its operations. */
export function textForms(
  chain: { readonly addressPrefix: string; readonly hashPrefix: string },
  operations?: OperationTable<OperationForm>,
): TextForms {
  const { addressPrefix, hashPrefix } = chain;
  return {
    address: (id) => addressText(id, addressPrefix),
    hash: (id) => hashText(id, hashPrefix),
    parseAddress: (text) => parseAddress(text, addressPrefix),
    parseHash: (text) => parseHash(text, hashPrefix),
    operations,
    nesting: 0,
  };
}
