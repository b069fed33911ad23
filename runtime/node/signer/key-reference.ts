/**
 * Key files that name a key outside of the file, in a hardware module or a key service. The record of the key and the lock lie
 * beside the file, as for any key file.
 */

import { dirname, resolve } from 'node:path';
import { option, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError, type TextForms, type ValueOf } from '../../lib/codec/type.js';
import { KeyFileError, REFERENCE_FORMAT, readKeyText, readPassphrase, writeKeyText } from '../../lib/crypto/keyfile.js';
import { error, Failure, fail, sharedDetails } from '../../lib/errors.js';
import { openModuleKey } from './key-module.js';
import { openPkcs11Key } from './pkcs11.js';
import { OUTSIDE_KEY_TYPES, type OutsideKeyType, PUBLIC_KEY_FORMS, type SigningKey } from './signing-key.js';

export const OutsideKeyUnavailable = error(
  3210,
  'OutsideKeyUnavailable',
  'The key in the hardware module or key service cannot be used',
  { retryable: true, details: sharedDetails('reason', 'path') },
);

export const OutsideKeyDiffers = error(
  3211,
  'OutsideKeyDiffers',
  'The hardware module or key service has another public key than the key file names',
  { details: sharedDetails('path', 'got', 'expected') },
);

const Text = scalar.text(1, 1_024);
const Place = {
  pkcs11: struct({ library: Text, token: Text, label: Text }),
  module: struct({ path: Text, setting: Text }),
};
const Reference = struct({
  format: scalar.choice(REFERENCE_FORMAT),
  key_type: scalar.choice(...OUTSIDE_KEY_TYPES),
  public_key: scalar.text(64, 130, /^[0-9a-f]+$/),
  pkcs11: option(Place.pkcs11),
  module: option(Place.module),
});
/** Location of a key. One of `pkcs11` and `module` is set. */
export type KeyPlace = Pick<ValueOf<typeof Reference>, 'pkcs11' | 'module'>;
export type KeyReference = ValueOf<typeof Reference>;

const NO_IDS = {} as TextForms;

/** The reference in a key file; undefined if the file holds a key. Throws KeyFileError. */
export function readReference(path: string): (KeyReference & { readonly warning: string | undefined }) | undefined {
  const { text, warning } = readKeyText(path);
  if (!text.includes(REFERENCE_FORMAT)) return undefined;
  const malformed = (why: string) =>
    new KeyFileError('KEYFILE_MALFORMED', `the key file ${path} is invalid: ${why}; create it with: keys reference`);
  try {
    const reference = Reference.fromJson(JSON.parse(text), NO_IDS);
    if ((reference.pkcs11 === null) === (reference.module === null)) throw malformed('it needs pkcs11 or module');
    if (!PUBLIC_KEY_FORMS[reference.key_type].test(reference.public_key)) throw malformed('its public key is invalid');
    const module = reference.module && { ...reference.module, path: resolve(dirname(path), reference.module.path) };
    return { ...reference, module, warning };
  } catch (cause) {
    if (cause instanceof CodecError) throw malformed(`${cause.path} ${cause.message}`.trim());
    if (cause instanceof SyntaxError) throw malformed(cause.message);
    throw cause;
  }
}

/** Opens the key at a place. Rejects with OutsideKeyUnavailable or MissingPackage. */
async function openAt(
  { pkcs11, module }: KeyPlace,
  keyType: OutsideKeyType,
  passphraseFile: string | undefined,
): Promise<SigningKey> {
  try {
    if (module !== null) return await openModuleKey(module, keyType);
    return await openPkcs11Key(
      pkcs11!,
      keyType,
      passphraseFile === undefined ? undefined : readPassphrase(passphraseFile),
    );
  } catch (cause) {
    if (cause instanceof Failure || cause instanceof KeyFileError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(OutsideKeyUnavailable, { reason, path: module?.path ?? pkcs11!.library }, cause);
  }
}

/** Opens the key that a file names. Rejects with OutsideKeyUnavailable, OutsideKeyDiffers or MissingPackage. */
export async function openReferenced(
  path: string,
  reference: KeyReference,
  passphraseFile: string | undefined,
): Promise<SigningKey> {
  const key = await openAt(reference, reference.key_type, passphraseFile);
  if (key.publicKey === reference.public_key) return key;
  await key.close?.();
  return fail(OutsideKeyDiffers, { path, got: key.publicKey, expected: reference.public_key });
}

/** Creates a key file that names a key, after opening it. Rejects as `openReferenced`; never overwrites a file. */
export async function createReference(
  path: string,
  place: KeyPlace,
  keyType: OutsideKeyType,
  passphraseFile: string | undefined,
): Promise<KeyReference> {
  const at = place.module && { ...place.module, path: resolve(place.module.path) };
  const key = await openAt({ ...place, module: at }, keyType, passphraseFile);
  await key.close?.();
  const reference: KeyReference = {
    format: REFERENCE_FORMAT,
    key_type: keyType,
    public_key: key.publicKey,
    pkcs11: place.pkcs11,
    module: at,
  };
  const { pkcs11, module, ...rest } = Reference.toJson(reference, NO_IDS) as Record<string, unknown>;
  const written = { ...rest, ...(pkcs11 === null ? { module } : { pkcs11 }) };
  writeKeyText(path, `${JSON.stringify(written, null, 2)}\n`);
  return reference;
}
