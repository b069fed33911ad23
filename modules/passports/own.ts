/** Operations of players on their own passports. */

import { fail, lowerCase, t } from '../../runtime/sdk.js';
import { ChangeCooldown, GameNotFound, GamertagTaken, InvalidGamertag, NoPassport, PassportExists } from './errors.js';
import { GameId } from './game.js';
import { Avatar, Bio, COOLDOWN, Gamertag, GamertagGiven } from './passport.js';
import { type Acting, passportOf, passports } from './shape.js';

export const CreatePassport = passports.operation({
  id: 132,
  about:
    'Creates the passport of the sender: a gamertag that is unique in any letter case, a picture and a bio. It cannot be transferred.',
  sentence: 'Created the gamer profile {gamertag}',
  params: {
    gamertag: t.doc(
      GamertagGiven,
      'Gamertag of 3 to 20 characters: letters A to Z of either case, digits and underscores; unique in any letter case',
    ),
    avatar_uri: t.doc(t.option(Avatar), 'Link to a picture: https, ipfs or ar, at most 256 bytes; null for none'),
    bio: t.doc(t.option(Bio), 'Self-description, at most 280 characters; null for none'),
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
    'Updates the passport of the sender. An omitted or null field stays; an empty text is cleared. The gamertag can change once in 30 days, and the previous one stays reserved for as long.',
  params: {
    gamertag: t.doc(t.option(GamertagGiven), 'New gamertag, at most one change in 30 days; null to keep it'),
    avatar_uri: t.doc(t.option(Avatar), 'Link to a picture: https, ipfs or ar; empty to remove it, null to keep it'),
    bio: t.doc(t.option(Bio), 'Self-description, at most 280 characters; empty to remove it, null to keep it'),
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
    'Shows or hides the profile of the sender in a game. For a hidden profile, responses only show its existence; the data in past blocks stays public.',
  params: {
    game_id: t.doc(GameId, 'Id of a registered game, with or without a profile of the sender'),
    visible: t.doc(t.bool, 'False to hide the profile from responses'),
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
