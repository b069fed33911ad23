/** Errors of passports and games (codes 2800 to 2808). */

import { error, told } from '../../runtime/sdk.js';

export const GamertagTaken = error(
  2800,
  'GamertagTaken',
  'Somebody has this gamertag, or had it less than 30 days ago',
  { details: { held_until: 'Until when it is kept for who had it, in Unix seconds; null where somebody has it' } },
);
export const InvalidGamertag = error(
  2801,
  'InvalidGamertag',
  'A gamertag is 3 to 20 letters A to Z of either case, digits and underscores',
  { details: told('field', 'reason', 'min', 'max', 'got') },
);
export const PassportExists = error(2802, 'PassportExists', 'An account has one passport, and cannot give it away');
export const NoPassport = error(2803, 'NoPassport', 'The account has no passport', {
  details: { owner: 'Account that has none' },
});
export const NotGameAuthority = error(2804, 'NotGameAuthority', 'Only the authority of a game writes its profiles', {
  details: told('required'),
});
export const GameExists = error(2805, 'GameExists', 'Another game has this id', {
  details: { game_id: 'Id that is taken' },
});
export const ChangeCooldown = error(2806, 'ChangeCooldown', 'A gamertag changes once in 30 days', {
  details: { ready_at: 'When it can change again, in Unix seconds' },
});
export const GameNotFound = error(2807, 'GameNotFound', 'No game has this id', {
  details: { game_id: 'Id that no game has' },
});
export const TooManyAchievements = error(2808, 'TooManyAchievements', 'A profile has up to 128 achievements');
