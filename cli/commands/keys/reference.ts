/** `keys reference`: writes a key file that names a key in a hardware module or a key service. */

import type { Action, Flags } from '../../command-line/command.js';
import { createReference, type KeyPlace, type OutsideKeyType } from '../../runtime/signer.js';
import { Problem } from '../../terminal/command-error.js';
import { showFields } from '../../terminal/render.js';

export const referKey: Action = async ({ args, flags, out }) => {
  const [file] = args as [string];
  const keyType = (flags.text('key-type') ?? 'Ed25519') as OutsideKeyType;
  const { public_key } = await createReference(file, placeIn(flags), keyType, flags.text('passphrase-file'));
  showFields(out, { file, key_type: keyType, public_key });
  return 0;
};

function placeIn(flags: Flags): KeyPlace {
  const [library, module] = [flags.text('pkcs11'), flags.text('key-module')];
  if ((library === undefined) === (module === undefined)) throw new Problem('give one of --pkcs11 and --key-module');
  const wanted = (name: string): string => {
    const text = flags.text(name);
    if (text === undefined) throw new Problem(`--${name} is missing`);
    return text;
  };
  if (library === undefined) return { pkcs11: null, module: { path: module!, setting: wanted('setting') } };
  return { pkcs11: { library, token: wanted('token'), label: wanted('label') }, module: null };
}
