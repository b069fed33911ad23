/** Storage of a light node: signed headers, validator sets by hash, and verification progress. */

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

  /** The last verified header and the lowest stored height; null before the first header. */
  async head(): Promise<{ readonly height: number; readonly hash: Hash; readonly oldest: number } | null> {
    const bytes = await this.#database.get(HEAD);
    return bytes && decode(Head, bytes);
  }

  /** Stores verified headers and their new validator sets; the last one becomes the head. */
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
