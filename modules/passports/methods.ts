/** RPC methods of passports. */

import { type Address, fn, lowerCase, type MethodContext, t, type ValueOf } from '../../runtime/sdk.js';
import { accountNameView } from '../accounts/port.js';
import { Achievement, GameId, GameName, Stats } from './game.js';
import { Avatar, Bio, Gamertag, levelOf } from './passport.js';
import { MOST_ACHIEVEMENTS } from './play.js';
import { passports, type Reading } from './shape.js';

/** A passport as callers see it (definitions 4.20). */
const PassportInfo = t.titled(
  'Passport',
  t.doc(
    t.struct({
      owner: t.doc(t.address, 'Account of the passport, which cannot be transferred'),
      gamertag: t.doc(Gamertag, 'Gamertag of the player, in its original letter case'),
      avatar_uri: t.doc(Avatar, 'Link to the picture of the player; empty for none'),
      bio: t.doc(Bio, 'Self-description of the player, at most 280 characters; empty for none'),
      xp: t.doc(t.count, 'Experience: counted points of all games, at most 1,000 a game and epoch'),
      level: t.doc(t.count, 'Level of the player: 1 + floor(sqrt(xp / 100))'),
      games: t.doc(t.count, 'Number of games with a profile of the player'),
      achievements: t.doc(t.count, 'Number of achievements in all games'),
      created_at: t.doc(t.time, 'Time of creation in Unix seconds'),
      created_at_height: t.doc(t.height, 'Height of the block that created the passport'),
      name: t.doc(t.option(t.text(1, 128)), 'Primary name of the account; null if it has none'),
    }),
    'A player passport with totals over all games',
  ),
);

function describe(c: MethodContext<typeof passports>, owner: Address): ValueOf<typeof PassportInfo> | null {
  const passport = c.state.passports.get(owner);
  if (!passport) return null;
  const [name] = c.ask(accountNameView, owner).filter((one) => one !== undefined);
  return { owner, ...passport, level: levelOf(passport.xp), name: name ?? null };
}

export const getPassport = passports.method({
  about: 'Returns the passport of an account; null if it has none.',
  cli: 'passport show',
  signature: fn({ owner: t.doc(t.address, 'Account of the player') }, t.option(PassportInfo)),
  read: (c, { owner }) => describe(c, owner),
});

export const lookupPassport = passports.method({
  about: 'Returns the passport with a gamertag, in any letter case; null if the gamertag is not in use.',
  cli: 'passport find',
  signature: fn({ gamertag: t.doc(Gamertag, 'Current gamertag, in any letter case') }, t.option(PassportInfo)),
  read(c, { gamertag }) {
    const owner = ownerOf(c, gamertag);
    return owner === undefined ? null : describe(c, owner);
  },
});

/** Current owner of a gamertag. */
export function ownerOf({ state }: Reading, gamertag: string): Address | undefined {
  const tag = state.tags.get(lowerCase(gamertag));
  return tag?.held_until === null ? tag.owner : undefined;
}

const DAY = 86_400;

export const getPassportStats = passports.method({
  about: 'Returns the numbers of passports, games, profiles and achievements, and the most experienced players.',
  cli: 'passport stats',
  cost: { base: 5 },
  signature: fn(
    {},
    t.struct({
      total_passports: t.doc(t.count, 'Number of players with a passport'),
      total_games: t.doc(t.count, 'Number of registered games'),
      total_profiles: t.doc(t.count, 'Number of profiles: pairs of a player and a game'),
      total_achievements: t.doc(t.count, 'Number of achievements of all players in all games'),
      new_24h: t.doc(t.count, 'Passports created in the 24 hours before the time of the block'),
      top: t.doc(
        t.list(
          t.struct({
            gamertag: t.doc(Gamertag, 'Current gamertag of the player'),
            level: t.doc(t.count, 'Level of the player, from 1'),
          }),
          10,
        ),
        'The ten players with the most experience, in descending order',
      ),
    }),
  ),
  read(c) {
    const { state, time } = c;
    const totals = state.totals.get();
    const best = state.top.get();
    const tags = state.passports.getAll(best.map(({ owner }) => [owner]));
    return {
      total_passports: totals.passports,
      total_games: totals.games,
      total_profiles: totals.profiles,
      total_achievements: totals.achievements,
      new_24h: totals.passports - madeBefore(c, time - DAY, totals.passports),
      top: best.map(({ xp }, i) => ({ gamertag: tags[i]!.gamertag, level: levelOf(xp) })),
    };
  },
});

/** Number of passports created up to a time, by binary search: they are stored in order of creation. */
function madeBefore({ state }: Reading, time: number, all: number): number {
  let [low, high] = [0, all];
  while (low < high) {
    const middle = Math.trunc((low + high) / 2);
    const { created_at } = state.passports.get(state.byAge.get(middle)!)!;
    if (created_at <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** If the player hides the profile, everything but the game is null. */
const ProfileInfo = t.titled(
  'GameProfile',
  t.doc(
    t.struct({
      game_id: t.doc(GameId, 'Unique id of the game'),
      visible: t.doc(t.bool, 'False if the player hides the profile; the fields below are null then'),
      passport_owner: t.doc(t.option(t.address), 'Account of the player'),
      game_name: t.doc(t.option(GameName), 'Display name of the game'),
      score: t.doc(t.option(t.count), 'Current score of the player in the game'),
      stats: t.doc(t.option(Stats), 'Current numbers by name, as reported by the game'),
      achievements: t.doc(
        t.option(t.list(Achievement, MOST_ACHIEVEMENTS)),
        'Achievements of the player in the game, in alphabetical order',
      ),
      first_played: t.doc(t.option(t.time), 'Time of the first update in Unix seconds'),
      last_played: t.doc(t.option(t.time), 'Time of the last update in Unix seconds'),
      updates: t.doc(t.option(t.count), 'Number of updates by the game'),
    }),
    'Profile of a player in a game',
  ),
);

const HIDDEN = {
  visible: false,
  passport_owner: null,
  game_name: null,
  score: null,
  stats: null,
  achievements: null,
  first_played: null,
  last_played: null,
  updates: null,
};

export const getGameProfile = passports.method({
  about: 'Returns the profile of a player in a game; null if there is none. The fields of a hidden profile are null.',
  cli: 'games profile',
  signature: fn(
    {
      passport_owner: t.doc(t.address, 'Account of the player'),
      game_id: t.doc(GameId, 'Unique id of the game'),
    },
    t.option(ProfileInfo),
  ),
  read({ state }, { passport_owner, game_id }) {
    const profile = state.profiles.get(passport_owner, game_id);
    if (!profile) return null;
    if (state.hidden.has(passport_owner, game_id)) return { game_id, ...HIDDEN };
    const reached = state.achievements.list([passport_owner, game_id], MOST_ACHIEVEMENTS);
    return {
      game_id,
      visible: true,
      passport_owner,
      game_name: state.games.get(game_id)!.name,
      ...profile,
      achievements: reached.map(({ key }) => key[2]),
    };
  },
});

export const getGame = passports.method({
  about: 'Returns a game by its id, with its authority; null if there is none.',
  cli: 'games show',
  signature: fn(
    { game_id: t.doc(GameId, 'Unique id of the game') },
    t.option(
      t.struct({
        game_id: t.doc(GameId, 'Unique id of the game'),
        name: t.doc(GameName, 'Name of the game'),
        authority: t.doc(t.address, 'Only account that can write profiles of the game'),
        registered_at: t.doc(t.time, 'Time of the registration in Unix seconds'),
        players: t.doc(t.count, 'Number of players with a profile in the game'),
      }),
    ),
  ),
  read({ state }, { game_id }) {
    const game = state.games.get(game_id);
    return game ? { game_id, ...game } : null;
  },
});
