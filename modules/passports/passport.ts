/** Passports: the identity of a player, with totals over all games. */

import { type Type, t, type ValueOf } from '../../runtime/sdk.js';

const TAGS = ['Alice', 'alice', 'BOB_42', 'x_x', 'Neo', 'Trinity_in_the_Matri'];

/** A gamertag in its original case. */
export const Gamertag: Type<string> = {
  ...t.text(3, 20, /^[A-Za-z0-9_]+$/),
  sample: (random) => TAGS[random(TAGS.length)]!,
};

/** A gamertag in an operation: a wide type, because invalid ones must fail with an error of their own. */
export const GamertagGiven: Type<string> = { ...t.text(0, 128), sample: Gamertag.sample };

/** Key of a gamertag, in lower case: gamertags that differ only in case are the same. */
export const TagKey = t.text(3, 20, /^[a-z0-9_]+$/);

/** A link to a picture; may be empty. */
export const Avatar: Type<string> = {
  ...t.text(0, 256, /^$|^(https|ipfs|ar):\/\/[!-~]+$/),
  sample: (random) => ['', 'https://example.org/a.png', 'ipfs://bafy'][random(3)]!,
};

export const Bio = t.text(0, 280);

/** A passport as stored. */
export const Passport = t.struct({
  gamertag: Gamertag,
  avatar_uri: Avatar,
  bio: Bio,
  /** Sum of the counted points of all profiles. */
  xp: t.count,
  games: t.count,
  achievements: t.count,
  created_at: t.time,
  created_at_height: t.height,
  /** Time of the last change of the gamertag; 0 if it never changed. */
  tag_changed_at: t.time,
});
export type Passport = ValueOf<typeof Passport>;

/**
 * Owner of a gamertag; after the owner changed it, `held_until` is the time until which it stays reserved for the
 * owner.
 */
export const Tag = t.struct({ owner: t.address, held_until: t.option(t.time) });

/** Minimum seconds between two changes of a gamertag; the old one stays reserved for the owner as long. */
export const COOLDOWN = 30 * 86_400;

/** Exclusive upper bound of the root of a hundredth of the largest possible experience. */
const HIGHEST_ROOT = 9_490_627;

/** Level for an amount of experience: level n + 1 needs 100 n² points. */
export function levelOf(xp: number): number {
  let [root, above] = [0, HIGHEST_ROOT];
  while (above - root > 1) {
    const middle = Math.trunc((root + above) / 2);
    if (middle * middle * 100 <= xp) root = middle;
    else above = middle;
  }
  return root + 1;
}
