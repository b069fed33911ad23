/** Operations of players on their own passports. */

import { fail, lowerCase, t } from '../../runtime/sdk.js';
import { ChangeCooldown, GameNotFound, GamertagTaken, InvalidGamertag, NoPassport, PassportExists } from './errors.js';
import { GameId } from './game.js';
import { Avatar, Bio, COOLDOWN, Gamertag, GamertagGiven } from './passport.js';
import { type Acting, passportOf, passports } from './shape.js';

export const CreatePassport = passports.operation({
  id: 132,
  about:
    'Make your passport: a gamertag that nobody else has in any case, a picture, a few words. It is yours for good.',
  params: {
    gamertag: t.doc(
      GamertagGiven,
      '3 to 20 letters A to Z of either case, digits and underscores; no other passport has it in any case',
    ),
    avatar_uri: t.doc(t.option(Avatar), 'Where a picture of you is: https, ipfs or ar, up to 256 bytes'),
    bio: t.doc(t.option(Bio), 'A few words about you, up to 280 characters'),
  },
  bounds: { gamertag: { as: Gamertag, error: InvalidGamertag } },
  logs: ['PassportCreated'],
  gas: 60_000,
  cli: 'passport create',
  errors: [PassportExists, InvalidGamertag, GamertagTaken],
  execute(c, { gamertag, avatar_uri, bio }) {
    const { state, sender, time, height } = c;
    if (state.passports.has(sender)) fail(PassportExists);
    take(c, gamertag);
    state.passports.put(sender, {
      gamertag,
      avatar_uri: avatar_uri ?? '',
      bio: bio ?? '',
      xp: 0,
      games: 0,
      achievements: 0,
      created_at: time,
      created_at_height: height,
      tag_changed_at: 0,
    });
    const totals = state.totals.get();
    state.byAge.put(totals.passports, sender);
    state.totals.put({ ...totals, passports: totals.passports + 1 });
    c.emit.PassportCreated({ owner: sender, gamertag });
  },
});

export const UpdatePassport = passports.operation({
  id: 133,
  about:
    'Change your passport. What is left out or null stays; an empty text is cleared. A gamertag changes once in 30 days, and the one before is kept for you as long.',
  params: {
    gamertag: t.doc(t.option(GamertagGiven), 'Another one, at most once in 30 days; null leaves it as it is'),
    avatar_uri: t.doc(t.option(Avatar), 'Another picture: https, ipfs or ar; empty takes it away, null leaves it'),
    bio: t.doc(t.option(Bio), 'Other words, up to 280 characters; empty takes them away, null leaves them'),
  },
  bounds: { gamertag: { as: t.option(Gamertag), error: InvalidGamertag } },
  logs: ['PassportUpdated'],
  gas: 60_000,
  cli: 'passport update',
  errors: [NoPassport, InvalidGamertag, GamertagTaken, ChangeCooldown],
  execute(c, given) {
    const { state, sender, time } = c;
    const passport = passportOf(c, sender);
    const gamertag = given.gamertag ?? passport.gamertag;
    const changes = gamertag !== passport.gamertag;
    if (changes) {
      const ready_at = passport.tag_changed_at + COOLDOWN;
      if (passport.tag_changed_at > 0 && time < ready_at) fail(ChangeCooldown, { ready_at });
      state.tags.put(lowerCase(passport.gamertag), { owner: sender, held_until: time + COOLDOWN });
      take(c, gamertag);
    }
    state.passports.put(sender, {
      ...passport,
      gamertag,
      avatar_uri: given.avatar_uri ?? passport.avatar_uri,
      bio: given.bio ?? passport.bio,
      tag_changed_at: changes ? time : passport.tag_changed_at,
    });
    c.emit.PassportUpdated({ owner: sender, gamertag });
  },
});

/** Assigns a gamertag to the sender; fails if another account has it or it is still reserved for another account. */
function take({ state, sender, time }: Acting, gamertag: string): void {
  const key = lowerCase(gamertag);
  const tag = state.tags.get(key);
  if (tag && tag.owner !== sender && (tag.held_until === null || time < tag.held_until)) {
    fail(GamertagTaken, { held_until: tag.held_until });
  }
  state.tags.put(key, { owner: sender, held_until: null });
}

export const SetGameVisibility = passports.operation({
  id: 136,
  about:
    'Say whether your profile in a game is shown. Of a hidden one, answers tell that it is there; what blocks say of it can still be read in them.',
  params: {
    game_id: t.doc(GameId, 'A game that is registered, whether it has written about you or not'),
    visible: t.doc(t.bool, 'False hides what the game says of you from answers'),
  },
  logs: ['GameVisibilityChanged'],
  gas: 60_000,
  cli: 'passport show-game',
  errors: [NoPassport, GameNotFound],
  execute(c, { game_id, visible }) {
    const { state, sender } = c;
    passportOf(c, sender);
    if (!state.games.has(game_id)) fail(GameNotFound, { game_id });
    if (visible) state.hidden.delete(sender, game_id);
    else state.hidden.put(sender, game_id, true);
    c.emit.GameVisibilityChanged({ passport_owner: sender, game_id, visible });
  },
});
