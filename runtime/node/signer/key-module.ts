/** A key in a service, such as a cloud KMS, reached through a JavaScript module of the operator. */

import { pathToFileURL } from 'node:url';
import { type OutsideKeyType, PUBLIC_KEY_FORMS, type SigningKey } from './signing-key.js';

/** Location of a key, as its module reads it. */
export interface KeyModulePlace {
  /** Path of the module. */
  readonly path: string;
  /** Text for the module: the name of the key at its service. */
  readonly setting: string;
}

/** Exports of a key module. */
interface KeyModule {
  /** Opens the key that the setting names. */
  open?(setting: string): SigningKey | Promise<SigningKey>;
}

/** Opens a key. Rejects with an Error that says what is wrong with the module. */
export async function openModuleKey({ path, setting }: KeyModulePlace, keyType: OutsideKeyType): Promise<SigningKey> {
  const { open } = (await import(pathToFileURL(path).href)) as KeyModule;
  if (typeof open !== 'function') throw new Error('the module exports no function open');
  const key = await open(setting);
  if (typeof key?.sign !== 'function') throw new Error('open returned no object with a function sign');
  if (!PUBLIC_KEY_FORMS[keyType].test(key.publicKey))
    throw new Error(`open returned no public key of type ${keyType} in lower-case hex`);
  return key;
}
