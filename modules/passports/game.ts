/** Games, the profiles that they write, and how a score counts as experience. */

import { type Type, t, type ValueOf } from '../../runtime/sdk.js';

const GAMES = ['chess', 'star-race', '2048'];

/** Id of a game: lower-case letters, digits and hyphens. */
export const GameId: Type<string> = {
  ...t.text(3, 32, /^[a-z0-9-]+$/),
  sample: (random) => GAMES[random(GAMES.length)]!,
};

export const GameName = t.text(1, 64);

/** A game. Only its authority can write its profiles. */
export const Game = t.struct({
  name: GameName,
  authority: t.address,
  registered_at: t.time,
  /** Number of players with a profile in the game. */
  players: t.count,
});

/** Named numbers, as last reported by the game. */
export const Stats = t.dictionary(t.i64, 32, 32);

/** Something that a player has reached; it is never removed. */
export const Achievement = t.text(1, 64);

/** The stored profile of a player in a game. */
export const Profile = t.struct({
  score: t.count,
  stats: Stats,
  /** Number of achievements of the player in this game. */
  achievements: t.count,
  /** Part of the score that counts as experience, and how much of it was added in `epoch`. */
  counted: t.count,
  epoch: t.count,
  counted_in_epoch: t.count,
  first_played: t.time,
  last_played: t.time,
  updates: t.count,
});
export type Profile = ValueOf<typeof Profile>;

/** Maximum points of a game that count per epoch, so that no score makes a player a veteran in a day. */
const MOST_IN_EPOCH = 1_000;

type Counted = Pick<Profile, 'counted' | 'epoch' | 'counted_in_epoch'>;

/** Updates the counted part for a new score: it grows towards the score by at most 1,000 per epoch and never falls. */
export function countScore(before: Counted, score: number, epoch: number): Counted {
  const already = before.epoch === epoch ? before.counted_in_epoch : 0;
  const gain = Math.min(Math.max(0, score - before.counted), MOST_IN_EPOCH - already);
  return { counted: before.counted + gain, epoch, counted_in_epoch: already + gain };
}
