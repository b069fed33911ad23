/** Passports: who a player is, and what the games that he played make of him. */

import { type Type, t, type ValueOf } from '../../runtime/sdk.js';

const TAGS = ['Alice', 'alice', 'BOB_42', 'x_x', 'Neo', 'Trinity_in_the_Matri'];

/** A gamertag as its owner writes it. */
export const Gamertag: Type<string> = {
  ...t.text(3, 20, /^[A-Za-z0-9_]+$/),
  sample: (random) => TAGS[random(TAGS.length)]!,
};

/** The same in operations, where what is none is refused by a code of its own. */
export const GamertagGiven: Type<string> = { ...t.text(0, 128), sample: Gamertag.sample };

/** The key of a gamertag: whatever its case, it is one. */
export const TagKey = t.text(3, 20, /^[a-z0-9_]+$/);

/** A link to a picture, or nothing. */
export const Avatar: Type<string> = {
  ...t.text(0, 256, /^$|^(https|ipfs|ar):\/\/[!-~]+$/),
  sample: (random) => ['', 'https://example.org/a.png', 'ipfs://bafy'][random(3)]!,
};

/** A few words of a player about himself. */
export const Bio = t.text(0, 280);

/** What is kept of a passport. */
export const Passport = t.struct({
  gamertag: Gamertag,
  avatar_uri: Avatar,
  bio: Bio,
  /** The sum of what its profiles count for. */
  xp: t.count,
  games: t.count,
  achievements: t.count,
  created_at: t.time,
  created_at_height: t.height,
  /** When the gamertag last changed; 0 for never. */
  tag_changed_at: t.time,
});
export type Passport = ValueOf<typeof Passport>;

/** Who has a gamertag, or had it: then it is kept for him until a time. */
export const Tag = t.struct({ owner: t.address, held_until: t.option(t.time) });

/** Seconds between two changes of a gamertag, for which the one before is kept. */
export const COOLDOWN = 30 * 86_400;

/** Above the root of a hundredth of the most experience that there can be. */
const HIGHEST_ROOT = 9_490_627;

/** The level of so much experience: 1, then one more for each next square of a hundred points. */
export function levelOf(xp: number): number {
  let [root, above] = [0, HIGHEST_ROOT];
  while (above - root > 1) {
    const middle = Math.trunc((root + above) / 2);
    if (middle * middle * 100 <= xp) root = middle;
    else above = middle;
  }
  return root + 1;
}
