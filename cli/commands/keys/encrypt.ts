/** `keys encrypt`: encrypts a key file, changes its passphrase, or removes it with --decrypt. */

import type { Action } from '../../command-line/command.js';
import { newPassphrase, readSecret } from '../../keys/keys.js';
import { readPassphrase, rewriteKeyFile } from '../../runtime/common.js';
import { Problem } from '../../terminal/command-error.js';

export const encryptKey: Action = async (call) => {
  const { args, flags, out } = call;
  const [name] = args as [string];
  const { path, secretKey, keyType } = await readSecret(call, name);
  const file = flags.text('new-passphrase-file');
  const passphrase = flags.on('decrypt')
    ? undefined
    : file === undefined
      ? await newPassphrase(call, name)
      : readPassphrase(file);
  if (passphrase === undefined && !flags.on('decrypt')) throw new Problem('the passphrase must not be empty');
  rewriteKeyFile(path, secretKey, { keyType, passphrase });
  out.line(`${path} is ${passphrase === undefined ? 'no longer encrypted' : 'encrypted'}`);
  return 0;
};
