/** `keys convert`: all forms of an address, an EVM address or a public key. */

import type { Action } from '../../command-line/command.js';
import { type Address, fromHex } from '../../runtime/common.js';
import { addressOfKey, KEY_TYPES, parseAddress } from '../../runtime/keys.js';
import { Problem } from '../../terminal/command-error.js';
import { showFields } from '../../terminal/render.js';
import { formsOf } from './key-file.js';

export const convert: Action = async (call) => {
  const [id] = call.args as [string];
  const { distribution } = call;
  const bare = id.replace(/^0x/, '');
  const address = parseAddress(id, distribution.addressPrefix);
  if (address !== undefined) showFields(call.out, formsOf(call, address));
  else if (/^0x[0-9a-fA-F]{40}$/.test(id))
    showFields(call.out, formsOf(call, bare.toLowerCase().padStart(64, '0') as Address));
  else if (/^[0-9a-fA-F]{64}$/.test(id) || /^[0-9a-fA-F]{3904}$/.test(bare)) {
    const types = KEY_TYPES.filter((one) => one.signsBundles && one.publicKeyLength * 2 === bare.length);
    const key_type = types.map(({ name }) => name).join(' or ');
    showFields(call.out, { key_type, public_key: bare, ...formsOf(call, addressOfKey(fromHex(bare))) });
  } else {
    throw new Problem(
      `${id} is neither an address (${distribution.addressPrefix}…, or 0x and 64 or 40 hex digits) nor a public key of 64 or 3904 hex digits`,
    );
  }
  return 0;
};
