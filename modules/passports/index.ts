/** Passports and game profiles. Read this first; game.ts defines how scores count. */

import { recipientView } from '../shared/intent-forms.js';
import { getGame, getGameProfile, getPassport, getPassportStats, lookupPassport, ownerOf } from './methods.js';
import { CreatePassport, SetGameVisibility, UpdatePassport } from './own.js';
import { RegisterGame, UpdateGameProfile } from './play.js';
import { passportsPort } from './port.js';
import { passports } from './shape.js';

export * from './errors.js';

export default passports.define({
  operations: { CreatePassport, UpdatePassport, RegisterGame, UpdateGameProfile, SetGameVisibility },
  methods: { getPassport, lookupPassport, getPassportStats, getGameProfile, getGame },

  indexes: {
    registeredGames: { on: 'GameRegistered', keys: ['authority'], about: 'Games whose profiles an account writes.' },
    profileUpdates: {
      on: 'GameProfileUpdated',
      keys: ['passport_owner'],
      about: 'Updates of the game profiles of a player.',
    },
    gameUpdates: { on: 'GameProfileUpdated', keys: ['game_id'], about: 'Updates of profiles by a game.' },
  },

  provides: [
    passports.provide(passportsPort, {
      gamertagsOf: ({ state }, accounts) =>
        state.passports.getAll(accounts.map((account) => [account])).map((passport) => passport?.gamertag),
      ownerOf,
    }),
  ],
  answers: [
    passports.answer(recipientView, (c, text) =>
      text.startsWith('@') ? (ownerOf(c, text.slice(1)) ?? null) : undefined,
    ),
  ],
});
