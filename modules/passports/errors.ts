/** Errors of passports and games (codes 2800 to 2808). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const GamertagTaken = error(
  2800,
  'GamertagTaken',
  'The gamertag is in use, or was given up less than 30 days ago',
  { details: { held_until: 'End of the reservation for its previous owner, in Unix seconds; null if it is in use' } },
);
export const InvalidGamertag = error(
  2801,
  'InvalidGamertag',
  'A gamertag has 3 to 20 characters: letters A to Z of either case, digits and underscores',
  { details: sharedDetails('field', 'reason', 'min', 'max', 'got') },
);
export const PassportExists = error(2802, 'PassportExists', 'The account already has a passport');
export const NoPassport = error(2803, 'NoPassport', 'The account has no passport', {
  details: { owner: 'Account without a passport' },
});
export const NotGameAuthority = error(
  2804,
  'NotGameAuthority',
  'Only the authority of the game can write its profiles',
  {
    details: sharedDetails('required'),
  },
);
export const GameExists = error(2805, 'GameExists', 'The game id is already registered', {
  details: { game_id: 'The registered game id' },
});
export const ChangeCooldown = error(
  2806,
  'ChangeCooldown',
  'The gamertag can change only once in 30 days: wait until then',
  {
    details: { ready_at: 'Earliest time of the next change, in Unix seconds' },
  },
);
export const GameNotFound = error(2807, 'GameNotFound', 'There is no game with this id', {
  details: { game_id: 'The unknown game id' },
});
export const TooManyAchievements = error(2808, 'TooManyAchievements', 'A profile has at most 128 achievements');
