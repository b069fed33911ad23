/** The order committee of a height: the few validators whose arrival times order its bundles (consensus 2.10). */

import { fromHex, type Hash } from '../../lib/codec/ids.js';
import { shortId } from '../../lib/crypto/short-id.js';

/** Members of the committee, if there are that many validators. */
export const COMMITTEE_SIZE = 16;

/**
 * Indices of the committee, ascending: drawn without replacement, in proportion to power, by the hash of the previous
 * block, which is unpredictable.
 */
export function orderCommittee(powers: readonly number[], parent: Hash): readonly number[] {
  const drawn = powers.map((_, index) => index);
  if (drawn.length <= COMMITTEE_SIZE) return drawn;
  const seed = fromHex(parent);
  let total = powers.reduce((sum, power) => sum + power, 0);
  const members: number[] = [];
  while (members.length < COMMITTEE_SIZE) {
    let left = shortId(seed, Uint8Array.of(members.length)) % total;
    const at = drawn.findIndex((index) => {
      left -= powers[index]!;
      return left < 0;
    });
    const [member] = drawn.splice(at, 1);
    members.push(member!);
    total -= powers[member!]!;
  }
  return members.sort((a, b) => a - b);
}
