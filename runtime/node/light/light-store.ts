/** What a light node keeps: signed headers, validator sets by their hash, and how far it has checked. */

import { headerHash, SignedHeader } from '../../kernel/chain/block.js';
import { readValidators, validatorsBytes, validatorsHash } from '../../kernel/chain/validators.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { decode, encode } from '../../lib/codec/type.js';
import { metaKey, signedHeaderKey, validatorSetKey } from '../../lib/storage/columns.js';
import type { Database } from '../../lib/storage/database.js';

const HEAD = metaKey('head');
const Head = struct({ height: scalar.height, hash: scalar.hash, oldest: scalar.height });

export class LightStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** How far the chain was checked, and the first header that is here; null before the first. */
  async head(): Promise<{ readonly height: number; readonly hash: Hash; readonly oldest: number } | null> {
    const bytes = await this.#database.get(HEAD);
    return bytes && decode(Head, bytes);
  }

  /** Keeps checked headers and the sets they brought; the last one is the head. */
  async put(
    headers: readonly SignedHeader[],
    oldest: number,
    sets: readonly (readonly ValidatorPower[])[] = [],
  ): Promise<void> {
    const { header } = headers.at(-1)!;
    const head = { height: header.height, hash: headerHash(header), oldest };
    await this.#database.write({
      changes: [
        ...headers.map((one) => [signedHeaderKey(one.header.height), encode(SignedHeader, one)] as const),
        ...sets.map((set) => [validatorSetKey(validatorsHash(set)), validatorsBytes(set)] as const),
        [HEAD, encode(Head, head)],
      ],
    });
  }

  async header(height: number): Promise<SignedHeader | null> {
    const bytes = await this.#database.get(signedHeaderKey(height));
    return bytes && decode(SignedHeader, bytes);
  }

  async validatorSet(hash: Hash): Promise<readonly ValidatorPower[] | null> {
    const bytes = await this.#database.get(validatorSetKey(hash));
    return bytes && readValidators(bytes);
  }
}
