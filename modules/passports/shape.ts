/** Module definition: state and events. */

import { cell, fail, map, module, type OperationContext, type Reads, t, type Writes } from '../../runtime/sdk.js';
import { NoPassport } from './errors.js';
import { Achievement, Game, GameId, GameName, Profile } from './game.js';
import { Gamertag, Passport, Tag, TagKey } from './passport.js';
import { Top } from './top.js';

const Totals = t.struct({ passports: t.count, games: t.count, profiles: t.count, achievements: t.count });

const state = {
  passports: map(0, [t.address], Passport),
  tags: map(1, [TagKey], Tag),
  /** All passports in order of creation. */
  byAge: map(2, [t.count], t.address),
  games: map(3, [GameId], Game),
  /** By player, then by game. */
  profiles: map(4, [t.address, GameId], Profile),
  achievements: map(5, [t.address, GameId, Achievement], t.time),
  /** Games in which the player hides the profile. */
  hidden: map(6, [t.address, GameId], t.bool),
  totals: cell(7, Totals, { passports: 0, games: 0, profiles: 0, achievements: 0 }),
  top: cell(8, Top, []),
};

const owner = t.doc(t.address, 'Account of the passport, which cannot be transferred');
const gamertag = t.doc(Gamertag, 'Current gamertag of the player, in its original letter case');
const passport_owner = t.doc(t.address, 'Account of the player');
const game_id = t.doc(GameId, 'Unique id of the game');

const events = {
  PassportCreated: { owner, gamertag },
  PassportUpdated: { owner, gamertag },
  GameRegistered: {
    game_id,
    name: t.doc(GameName, 'Name of the game, 1 to 64 characters'),
    authority: t.doc(t.address, 'Only account that can write profiles of the game'),
  },
  /** Contains nothing that the player may want to hide. */
  GameProfileUpdated: {
    passport_owner,
    game_id,
    xp: t.doc(t.count, 'Experience of the player after the update, over all games'),
  },
  GameVisibilityChanged: {
    passport_owner,
    game_id,
    visible: t.doc(t.bool, 'Whether the profile is shown in responses'),
  },
};

export const passports = module('passports', {
  about: 'Non-transferable player passports; registered games write profiles, and the player decides which are shown.',
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof passports>;
/** Read-write context of the module. */
export type Writing = Writes<typeof passports>;
export type Acting = OperationContext<typeof passports>;

/** The passport of an account; fails if there is none. */
export const passportOf = ({ state: { passports: all } }: Reading, owner: Parameters<typeof all.get>[0]): Passport =>
  all.get(owner) ?? fail(NoPassport, { owner: `0x${owner}` });
