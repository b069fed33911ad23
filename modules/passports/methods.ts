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
      owner: t.doc(t.address, 'The account that has it for good'),
      gamertag: t.doc(Gamertag, 'What the player is called, in the case that he chose'),
      avatar_uri: t.doc(Avatar, 'Where his picture is; empty for none'),
      bio: t.doc(Bio, 'What he says of himself; empty for nothing'),
      xp: t.doc(t.count, 'Experience: what counts of his scores in all games, up to 1,000 a game and epoch'),
      level: t.doc(t.count, 'The whole root of a hundredth of the experience, and one'),
      games: t.doc(t.count, 'How many games have written about him'),
      achievements: t.doc(t.count, 'How many he has reached in all games'),
      created_at: t.doc(t.time, 'When the player made it, in Unix seconds'),
      created_at_height: t.doc(t.height, 'The block in which he made it'),
      name: t.doc(t.option(t.text(1, 128)), 'What the account is called, a whole name; null without one'),
    }),
    'A player, and what his games make of him',
  ),
);

function describe(c: MethodContext<typeof passports>, owner: Address): ValueOf<typeof PassportInfo> | null {
  const passport = c.state.passports.get(owner);
  if (!passport) return null;
  const [name] = c.ask(accountNameView, owner).filter((one) => one !== undefined);
  return { owner, ...passport, level: levelOf(passport.xp), name: name ?? null };
}

export const getPassport = passports.method({
  about: 'The passport of an account; null when it has none.',
  cli: 'passport show',
  signature: fn({ owner: t.doc(t.address, 'The account to ask about') }, t.option(PassportInfo)),
  read: (c, { owner }) => describe(c, owner),
});

export const lookupPassport = passports.method({
  about: 'The passport with a gamertag, in whatever case; null when nobody has it now.',
  cli: 'passport find',
  signature: fn({ gamertag: t.doc(Gamertag, 'What the player is called now, in any case') }, t.option(PassportInfo)),
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
  about: 'How many passports, games, profiles and achievements there are, and who has the most experience.',
  cli: 'passport stats',
  cost: { base: 5 },
  signature: fn(
    {},
    t.struct({
      total_passports: t.doc(t.count, 'How many players have one'),
      total_games: t.doc(t.count, 'How many games are registered'),
      total_profiles: t.doc(t.count, 'How often a game has written about a player for the first time'),
      total_achievements: t.doc(t.count, 'How many all players have reached in all games'),
      new_24h: t.doc(t.count, 'Passports made in the last 24 hours before this block'),
      top: t.doc(
        t.list(
          t.struct({
            gamertag: t.doc(Gamertag, 'What the player is called now'),
            level: t.doc(t.count, 'How far his experience has brought him, from 1'),
          }),
          10,
        ),
        'The ten players with the most experience, the most first',
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
      game_id: t.doc(GameId, 'The game, by the id under which it registered'),
      visible: t.doc(t.bool, 'False when the player hides it: then all that follows is null'),
      passport_owner: t.doc(t.option(t.address), 'The player that it is about'),
      game_name: t.doc(t.option(GameName), 'What people call the game'),
      score: t.doc(t.option(t.count), 'His score, as the game last said it'),
      stats: t.doc(t.option(Stats), 'Named numbers, as the game last said them'),
      achievements: t.doc(
        t.option(t.list(Achievement, MOST_ACHIEVEMENTS)),
        'What he has reached in it, by the alphabet',
      ),
      first_played: t.doc(t.option(t.time), 'When the game first wrote about him'),
      last_played: t.doc(t.option(t.time), 'When it last did'),
      updates: t.doc(t.option(t.count), 'How often it did'),
    }),
    'What a game says of a player',
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
  about: 'What a game says of a player; null when it has said nothing. Of a hidden profile only that it is there.',
  cli: 'games profile',
  signature: fn(
    {
      passport_owner: t.doc(t.address, 'The player to ask about'),
      game_id: t.doc(GameId, 'The game, by the id under which it registered'),
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
  about: 'A game by its id, and who writes its profiles; null when there is none.',
  cli: 'games show',
  signature: fn(
    { game_id: t.doc(GameId, 'The id under which it registered') },
    t.option(
      t.struct({
        game_id: t.doc(GameId, 'The id that was asked for'),
        name: t.doc(GameName, 'What people call it'),
        authority: t.doc(t.address, 'The account that alone writes its profiles'),
        registered_at: t.doc(t.time, 'When it was registered, in Unix seconds'),
        players: t.doc(t.count, 'How many players it has written about'),
      }),
    ),
  ),
  read({ state }, { game_id }) {
    const game = state.games.get(game_id);
    return game ? { game_id, ...game } : null;
  },
});
