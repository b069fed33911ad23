/** Games and what they say of players; and how much of it counts. */

import { type Type, t, type ValueOf } from '../../runtime/sdk.js';

const GAMES = ['chess', 'star-race', '2048'];

/** Names a game: lower-case letters, digits and hyphens. */
export const GameId: Type<string> = {
  ...t.text(3, 32, /^[a-z0-9-]+$/),
  sample: (random) => GAMES[random(GAMES.length)]!,
};

/** What people call a game. */
export const GameName = t.text(1, 64);

/** A game, and the account that alone writes its profiles. */
export const Game = t.struct({
  name: GameName,
  authority: t.address,
  registered_at: t.time,
  /** Players that it has written about. */
  players: t.count,
});

/** Named numbers, as the game last said them. */
export const Stats = t.dictionary(t.i64, 32, 32);

/** What a player has reached for good. */
export const Achievement = t.text(1, 64);

/** What is kept of a player in a game. */
export const Profile = t.struct({
  score: t.count,
  stats: Stats,
  /** How many achievements he has in it. */
  achievements: t.count,
  /** How much of the score counts as experience, and how much of that was added in `epoch`. */
  counted: t.count,
  epoch: t.count,
  counted_in_epoch: t.count,
  first_played: t.time,
  last_played: t.time,
  updates: t.count,
});
export type Profile = ValueOf<typeof Profile>;

/** Points of a game that count in an epoch at most: however a game scores, it makes nobody a veteran in a day. */
const MOST_IN_EPOCH = 1_000;

type Counted = Pick<Profile, 'counted' | 'epoch' | 'counted_in_epoch'>;

/** What counts once the game has said a score: up to it, and a thousand more than before the epoch. It never falls. */
export function countScore(before: Counted, score: number, epoch: number): Counted {
  const already = before.epoch === epoch ? before.counted_in_epoch : 0;
  const gain = Math.min(Math.max(0, score - before.counted), MOST_IN_EPOCH - already);
  return { counted: before.counted + gain, epoch, counted_in_epoch: already + gain };
}
