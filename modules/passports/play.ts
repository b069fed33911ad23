/** Operations of games: registration, and reports about players. */

import { type Address, fail, InvalidAddress, t, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { GameExists, GameNotFound, NoPassport, NotGameAuthority, TooManyAchievements } from './errors.js';
import { Achievement, countScore, GameId, GameName, type Profile, Stats } from './game.js';
import { passportOf, passports, type Writing } from './shape.js';
import { placed } from './top.js';

/** Maximum achievements of a player in a game. */
export const MOST_ACHIEVEMENTS = 128;

export const RegisterGame = passports.operation({
  id: 134,
  about: 'Registers a game under a unique id. Only its authority can write profiles; this is permanent.',
  params: {
    game_id: t.doc(GameId, 'Unique id of 3 to 32 characters: a-z, 0-9 and hyphens'),
    name: t.doc(GameName, 'Name of the game, 1 to 64 characters'),
    authority: t.doc(t.address, 'Only account that can write profiles of the game; permanent, not the zero address'),
  },
  logs: ['GameRegistered'],
  gas: 60_000,
  cli: 'games register',
  errors: [GameExists, InvalidAddress],
  execute({ state, emit, time }, { game_id, name, authority }) {
    if (state.games.has(game_id)) fail(GameExists, { game_id });
    if (authority === ZERO_ADDRESS)
      fail(InvalidAddress, { field: 'authority', reason: 'the zero address has no owner' });
    state.games.put(game_id, { name, authority, registered_at: time, players: 0 });
    const totals = state.totals.get();
    state.totals.put({ ...totals, games: totals.games + 1 });
    emit.GameRegistered({ game_id, name, authority });
  },
});

const NEW: Profile = {
  score: 0,
  stats: {},
  achievements: 0,
  counted: 0,
  epoch: 0,
  counted_in_epoch: 0,
  first_played: 0,
  last_played: 0,
  updates: 0,
};

export const UpdateGameProfile = passports.operation({
  id: 135,
  about:
    'Updates the profile of a player in a game whose authority is the sender: current score, numbers and new achievements. At most 1,000 points a game and epoch count as experience.',
  params: {
    passport_owner: t.doc(t.address, 'Account of the player, which must have a passport'),
    game_id: t.doc(GameId, 'Id of a game whose authority is the sender'),
    stats: t.doc(Stats, 'Current numbers by name, at most 32; they replace the previous ones'),
    achievements: t.doc(t.list(Achievement, 32), 'Achievements to add; existing ones stay'),
    score: t.doc(t.count, 'Current total score of the player in the game'),
  },
  logs: ['GameProfileUpdated'],
  gas: 60_000,
  cli: 'games update',
  errors: [GameNotFound, NotGameAuthority, NoPassport, TooManyAchievements],
  execute(c, { passport_owner, game_id, stats, achievements, score }) {
    const { state, time, epoch } = c;
    const game = state.games.get(game_id) ?? fail(GameNotFound, { game_id });
    if (game.authority !== c.sender) fail(NotGameAuthority, { required: `0x${game.authority}` });
    const passport = passportOf(c, passport_owner);
    const known = state.profiles.get(passport_owner, game_id);
    const before = known ?? { ...NEW, first_played: time };
    const reached = reach(c, passport_owner, game_id, achievements);
    if (before.achievements + reached > MOST_ACHIEVEMENTS) fail(TooManyAchievements);
    const counted = countScore(before, score, epoch);
    const xp = passport.xp + counted.counted - before.counted;
    state.profiles.put(passport_owner, game_id, {
      ...before,
      ...counted,
      score,
      stats,
      achievements: before.achievements + reached,
      last_played: time,
      updates: before.updates + 1,
    });
    const isNew = known ? 0 : 1;
    state.passports.put(passport_owner, {
      ...passport,
      xp,
      games: passport.games + isNew,
      achievements: passport.achievements + reached,
    });
    if (isNew) state.games.put(game_id, { ...game, players: game.players + 1 });
    if (isNew || reached > 0) {
      const totals = state.totals.get();
      state.totals.put({
        ...totals,
        profiles: totals.profiles + isNew,
        achievements: totals.achievements + reached,
      });
    }
    if (xp !== passport.xp) state.top.put(placed(state.top.get(), passport_owner, xp));
    c.emit.GameProfileUpdated({ passport_owner, game_id, xp });
  },
});

/** Stores the achievements that are new for the player; returns their number. */
function reach({ state, time }: Writing, owner: Address, game: string, achievements: readonly string[]): number {
  let reached = 0;
  for (const achievement of achievements) {
    if (state.achievements.has(owner, game, achievement)) continue;
    state.achievements.put(owner, game, achievement, time);
    reached++;
  }
  return reached;
}
