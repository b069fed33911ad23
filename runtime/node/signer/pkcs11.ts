/** A key in a hardware module, reached through the PKCS #11 library of its vendor. */

import { toHex } from '../../lib/codec/ids.js';
import { type Attribute, Pkcs11Failure, Pkcs11Library, wordOf } from './pkcs11-library.js';
import { type OutsideKeyType, PUBLIC_KEY_FORMS, type SigningKey } from './signing-key.js';

/** Location of a key in a hardware module. */
export interface Pkcs11Place {
  /** Path of the vendor's library. */
  readonly library: string;
  /** Label of the token. */
  readonly token: string;
  /** Label of the private key and of its public key. */
  readonly label: string;
}

const CLASS = 0x000;
const LABEL = 0x003;
const EC_POINT = 0x181;
const PUBLIC_KEY = 2;
const PRIVATE_KEY = 3;

/** CKM_EDDSA without parameters is plain Ed25519; CKM_ECDSA signs a digest. */
const MECHANISMS: Readonly<Record<OutsideKeyType, number>> = { Ed25519: 0x1057, secp256k1: 0x1041 };
/** Tag and length of an octet string around a point, which some libraries omit. */
const POINT_HEADS: Readonly<Record<OutsideKeyType, readonly [head: string, digits: number]>> = {
  Ed25519: ['0420', 64],
  secp256k1: ['0441', 130],
};

interface Session {
  readonly handle: number;
  readonly key: number;
}

/** Opens a key. Rejects with an Error that says what is missing. Without a PIN it does not log in. */
export async function openPkcs11Key(
  place: Pkcs11Place,
  keyType: OutsideKeyType,
  pin: Uint8Array | undefined,
): Promise<SigningKey> {
  return Pkcs11Key.open(await Pkcs11Library.load(place.library), { ...place, keyType, pin });
}

type Parts = Pkcs11Place & { readonly keyType: OutsideKeyType; readonly pin: Uint8Array | undefined };

class Pkcs11Key implements SigningKey {
  readonly #library: Pkcs11Library;
  readonly #parts: Parts;
  /** Undefined after a failure: the next signature opens another one. */
  #session: Session | undefined;
  #publicKey = '';
  #refusedPin: Pkcs11Failure | undefined;
  #isBusy = false;

  private constructor(library: Pkcs11Library, parts: Parts) {
    this.#library = library;
    this.#parts = parts;
  }

  static async open(library: Pkcs11Library, parts: Parts): Promise<Pkcs11Key> {
    const key = new Pkcs11Key(library, parts);
    try {
      const { handle } = await key.#opened();
      key.#publicKey = await key.#readPublicKey(handle);
      return key;
    } catch (cause) {
      await key.close();
      throw cause;
    }
  }

  get publicKey(): string {
    return this.#publicKey;
  }

  async sign(bytes: Uint8Array): Promise<Uint8Array> {
    // A session signs one message at a time, and a module that hangs must not collect waiting threads.
    if (this.#isBusy) throw new Error('the hardware module has not answered the previous request');
    this.#isBusy = true;
    try {
      const { handle, key } = await this.#opened();
      return await this.#library.sign(handle, key, MECHANISMS[this.#parts.keyType], bytes);
    } catch (cause) {
      await this.close();
      throw cause;
    } finally {
      this.#isBusy = false;
    }
  }

  async close(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    if (session !== undefined) await this.#library.closeSession(session.handle).catch(() => undefined);
  }

  async #opened(): Promise<Session> {
    if (this.#refusedPin !== undefined) throw this.#refusedPin;
    this.#session ??= await this.#openSession();
    return this.#session;
  }

  async #openSession(): Promise<Session> {
    const { token, label, pin } = this.#parts;
    const slot = single(await this.#library.slotsOf(token), `tokens with the label ${token}`);
    const handle = await this.#library.openSession(slot);
    try {
      if (pin !== undefined) await this.#library.login(handle, pin);
      const hint = pin === undefined ? '; without --passphrase-file it was searched without a PIN' : '';
      const what = `private keys with the label ${label}${hint}`;
      return { handle, key: single(await this.#library.find(handle, labelled(PRIVATE_KEY, label)), what) };
    } catch (cause) {
      if (cause instanceof Pkcs11Failure && cause.isPin) this.#refusedPin = cause;
      await this.#library.closeSession(handle).catch(() => undefined);
      throw cause;
    }
  }

  async #readPublicKey(session: number): Promise<string> {
    const { label, keyType } = this.#parts;
    const found = await this.#library.find(session, labelled(PUBLIC_KEY, label));
    const object = single(found, `public keys with the label ${label}`);
    const point = toHex(await this.#library.valueOf(session, object, EC_POINT));
    const [head, digits] = POINT_HEADS[keyType];
    const publicKey = point.length === head.length + digits && point.startsWith(head) ? point.slice(4) : point;
    if (!PUBLIC_KEY_FORMS[keyType].test(publicKey)) throw new Error(`the key ${label} is not of type ${keyType}`);
    return publicKey;
  }
}

const labelled = (kind: number, label: string): readonly Attribute[] => [
  { type: CLASS, value: wordOf(kind) },
  { type: LABEL, value: Buffer.from(label) },
];

function single(found: readonly number[], what: string): number {
  const [one, ...others] = found;
  if (one !== undefined && others.length === 0) return one;
  throw new Error(`${found.length === 0 ? 'no' : 'several'} ${what}`);
}
