/** Actors: people with keys that are the same in every run, so that tests can speak of alice and bob. */

import type { Signature } from '../../runtime/kernel/chain/bundle.js';
import type { Address, Hash } from '../../runtime/lib/codec/ids.js';
import { addressOfKey } from '../../runtime/lib/crypto/address.js';
import { sha256 } from '../../runtime/lib/crypto/hash.js';
import { KeyType, type Signer, signerOf } from '../../runtime/lib/crypto/signatures.js';

/** Somebody with a key. Wherever a test needs an address, the actor itself will do. */
export class Actor {
  readonly name: string;
  readonly keyType: KeyType;
  #signer: Signer | undefined;
  #address: Address | undefined;

  constructor(name: string, keyType: KeyType = KeyType.Ed25519) {
    this.name = name;
    this.keyType = keyType;
  }

  private get signer(): Signer {
    this.#signer ??= signerOf(this.keyType, sha256(new TextEncoder().encode(`actor ${this.name}`)));
    return this.#signer;
  }

  get publicKey(): Uint8Array {
    return this.signer.publicKey;
  }

  /** The account that the key hashes to. */
  get address(): Address {
    this.#address ??= addressOfKey(this.publicKey);
    return this.#address;
  }

  sign(digest: Uint8Array): Uint8Array {
    return this.signer.sign(digest);
  }

  /** A signature as bundles carry it. */
  signature(digest: Uint8Array): Signature {
    return { key_type: this.keyType, public_key: this.publicKey, signature: this.sign(digest) };
  }

  toString(): string {
    return this.name;
  }
}

/** Somebody by name: the same name is the same key everywhere. */
export function actor(name: string, keyType?: KeyType): Actor {
  return new Actor(name, keyType);
}

export const alice = actor('alice');
export const bob = actor('bob');
export const carol = actor('carol');
export const dave = actor('dave');
/** Makes the blocks of test chains. */
export const proposer = actor('proposer');

/** A recognizable 32-byte value: h(1), h(2), … */
export const h = (n: number): Hash => n.toString(16).padStart(64, '0') as string as Hash;
