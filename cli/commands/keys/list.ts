/** `keys list`: lists the named keys without opening encrypted ones. */

import type { Action } from '../../command-line/command.js';
import { keyNames, keyPath, keystoreOf } from '../../keys/keystore.js';
import { readKeyFile } from '../../runtime/common.js';
import { KEY_TYPES, KeyType, signerOf } from '../../runtime/keys.js';
import { describeKey } from './key-file.js';

export const listKeys: Action = async (call) => {
  const { out } = call;
  const directory = keystoreOf(call);
  const keys = keyNames(call).map((name) => {
    const { keyType = KeyType.Ed25519, encrypted, open } = readKeyFile(keyPath(call, name));
    const { address = '-' } = encrypted ? {} : describeKey(call, signerOf(keyType, open()));
    return { name, key_type: KEY_TYPES[keyType]!.name, encrypted, address };
  });
  out.result({ directory, keys }, () => {
    if (keys.length === 0) return out.line(`no keys in ${directory}; create one: keys new NAME`);
    out.table(
      ['name', 'type', 'encrypted', 'address'].map((title) => ({ title })),
      keys.map(({ name, key_type, encrypted, address }) => [name, key_type, encrypted ? 'yes' : 'no', address]),
    );
  });
  return 0;
};
